"""Elasticsearch starts only if the compiled classes of this project have the hashes in the lock file."""

import shutil
from pathlib import Path

import pytest

from stack.elasticsearch import distribution
from stack.elasticsearch.build_check import COMPILED, LOCK_FILE, write_startup_cache_hash
from stack.elasticsearch.distribution import assemble, build_distribution
from stack.elasticsearch.jars import JarMismatch, compute_sha256, read_lock
from stack.elasticsearch.node import EmbeddedElasticsearch
from stack.var_folder.paths import VarFolder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the build without its startup cache. Tests may change the copy."""
    built = build_distribution().home
    copy = tmp_path / built.name
    shutil.copytree(built, copy, ignore=shutil.ignore_patterns("startup.*"))
    monkeypatch.setattr(distribution, "HOMES", tmp_path)
    assert build_distribution().home == copy
    return copy


def test_compilation_makes_exactly_the_classes_of_the_lock(tmp_path: Path) -> None:
    assemble(tmp_path / "home", read_lock())
    made = [f"{compute_sha256(tmp_path / 'home' / path)}  {path}\n" for path in COMPILED]
    assert "".join(made) == LOCK_FILE.read_text()


@pytest.mark.parametrize(
    "changed",
    [
        *COMPILED,
        "modules/finder-analysis/plugin-descriptor.properties",
        "modules/transport-netty4/plugin-descriptor.properties",
        "modules/transport-netty4/netty-buffer-4.1.135.Final.jar",
    ],
)
def test_a_changed_file_prevents_the_start(home: Path, tmp_path: Path, changed: str) -> None:
    with (home / changed).open("ab") as file:
        file.write(b"\n")
    node = EmbeddedElasticsearch(VarFolder(tmp_path / "var"))
    with pytest.raises(JarMismatch, match=f"{changed} is not the one that was built"):
        node.start()
    assert node.children == []


def test_a_missing_file_prevents_the_start(home: Path) -> None:
    (home / "launcher.jar").unlink()
    with pytest.raises(JarMismatch, match=r"launcher\.jar is missing .* run `make setup`"):
        build_distribution()


@pytest.mark.parametrize("stray", ["plugins/stray/stray.jar", "modules/transport-netty4/stray.jar", "stray"])
def test_a_file_that_was_not_built_prevents_the_start(home: Path, stray: str) -> None:
    (home / stray).parent.mkdir(exist_ok=True)
    (home / stray).touch()
    with pytest.raises(JarMismatch, match="was not built here"):
        build_distribution()


def test_a_changed_startup_cache_prevents_the_start(home: Path) -> None:
    cache = home / "startup.aot"
    cache.write_bytes(b"classes")
    with pytest.raises(JarMismatch, match="expected none"):
        build_distribution()
    write_startup_cache_hash(home, cache)
    build_distribution()
    cache.write_bytes(b"other classes")
    with pytest.raises(JarMismatch, match=r"startup\.aot is not the one that was built"):
        build_distribution()
