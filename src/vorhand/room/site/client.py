"""The browser client as ``web/`` was built: read once, handed out from memory, so that no path leads elsewhere."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

FOLDER: Final = Path(__file__).parents[1] / "client"

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED: Final = {".png", ".woff2"}
"""What is packed already."""

HASHED: Final = re.compile(r"^assets/.+-[A-Za-z0-9_-]{8}\.\w+$")
"""A name that changes with what it names."""


class Asset:
    """What is sent: its bytes, their type and their tag."""

    def __init__(self, body: bytes, suffix: str, hashed: bool = False) -> None:
        self.body, self.suffix, self.hashed = body, suffix, hashed
        self.media = TYPES.get(suffix, "application/octet-stream")
        self.tag = hashlib.sha256(body).hexdigest()[:20]

    @property
    def keeping(self) -> str:
        """How long a browser may keep it without asking again: for good, a page not at all, a picture an hour."""
        if self.hashed:
            return "public, max-age=31536000, immutable"
        return "no-cache" if self.suffix == ".html" else "public, max-age=3600"

    @cached_property
    def packed(self) -> bytes | None:
        """The bytes in gzip; None where that gains nothing."""
        if self.suffix in PACKED or len(self.body) < 1000:
            return None
        return gzip.compress(self.body, 6, mtime=0)


class Client:
    """The files of the built client by their path, and what each entry of the build needs."""

    def __init__(self, assets: Mapping[str, Asset], manifest: Mapping[str, Any]) -> None:
        self.assets, self.manifest = assets, manifest

    @property
    def built(self) -> bool:
        """Whether there is a client at all."""
        return "src/main.ts" in self.manifest

    def script(self, source: str) -> str:
        """The address of an entry; empty where it was not built."""
        found = self.manifest.get(source)
        return f"/{found['file']}" if found else ""

    def chunks(self, source: str) -> Iterator[str]:
        """The entry and what it imports at once, each once, by their names in the manifest."""
        seen, wanted = set(), [source]
        while wanted:
            name = wanted.pop()
            if name not in seen and name in self.manifest:
                seen.add(name)
                wanted += self.manifest[name].get("imports", ())
                yield name

    def preloads(self, source: str) -> list[str]:
        """The addresses of the modules that an entry imports at once."""
        return [f"/{self.manifest[name]['file']}" for name in self.chunks(source) if name != source]

    def styles(self, *sources: str) -> list[str]:
        """The addresses of the style sheets of these entries, each once."""
        found: dict[str, None] = {}
        for source in sources:
            for name in self.chunks(source):
                chunk = self.manifest[name]
                own = [chunk["file"]] if chunk["file"].endswith(".css") else []
                found |= dict.fromkeys(f"/{path}" for path in [*own, *chunk.get("css", ())])
        return list(found)


def read_client(folder: Path = FOLDER) -> Client:
    """The client in a folder; one without anything where it has not been built."""
    assets = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name.startswith(("assets/", "cards/")):
            assets[name] = Asset(path.read_bytes(), path.suffix, HASHED.match(name) is not None)
    manifest = folder / "manifest.json"
    return Client(assets, msgspec.json.decode(manifest.read_bytes()) if manifest.is_file() else {})
