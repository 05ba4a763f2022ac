"""What decides whether the browser client is built again, in a tree of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "web" / "build.py"
pytestmark = pytest.mark.skipif(not SCRIPT.is_file(), reason="web/ is not beside this copy")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree whose client is as its sources say."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("export {};\n")
    shutil.copy(SCRIPT, tmp_path / "web")
    client = tmp_path / "src" / "vorhand" / "room" / "client"
    client.mkdir(parents=True)
    (client / "manifest.json").write_text("{}")
    said = "import runpy; build = runpy.run_path('web/build.py'); print(build['digest'](*build['sources']()), end='')"
    stamp = subprocess.run([sys.executable, "-c", said], cwd=tmp_path, capture_output=True, check=True).stdout
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "client.stamp").write_bytes(stamp)
    return tmp_path


def build(tree: Path, *words: str, **environment: str) -> int:
    """How the script ends."""
    clean = {name: value for name, value in os.environ.items() if name != "VORHAND_NO_CLIENT"}
    command = [sys.executable, "-I", str(tree / "web" / "build.py"), *words]
    return subprocess.run(command, env=clean | environment, capture_output=True, check=False).returncode


def test_a_client_is_built_again_when_its_sources_change(tree: Path) -> None:
    """A changed, a new or a renamed file counts; what npm and Python leave behind does not."""
    assert build(tree, "--check") == 0
    for folder in ("node_modules", "scripts/__pycache__"):
        (tree / "web" / folder).mkdir(parents=True)
        (tree / "web" / folder / "left.js").write_text("x")
    assert build(tree, "--check") == 0
    main = tree / "web" / "src" / "main.ts"
    main.write_text("export default 1;\n")
    assert build(tree, "--check") == 1
    main.write_text("export {};\n")
    assert build(tree, "--check") == 0
    main.rename(main.with_name("other.ts"))
    assert build(tree, "--check") == 1


def test_a_client_that_is_gone_is_built_again(tree: Path) -> None:
    """The stamp alone is not enough."""
    (tree / "src" / "vorhand" / "room" / "client" / "manifest.json").unlink()
    assert build(tree, "--check") == 1
    assert build(tree, "--check", VORHAND_NO_CLIENT="1") == 0


def test_without_node_the_build_says_so(tree: Path) -> None:
    """With none on the path, or an old one, it ends with 3, for scripts/setup to find another."""
    (tree / "web" / "src" / "main.ts").unlink()
    empty = tree / "bin"
    empty.mkdir()
    assert build(tree, PATH=str(empty)) == 3
    for name in ("node", "npm"):
        (empty / name).write_text("#!/bin/sh\necho v12.1.0\n")
        (empty / name).chmod(0o755)
    assert build(tree, PATH=str(empty)) == 3
