"""Elasticsearch starts only if its jars are exactly the jars of the lock file (`jars.lock`)."""

import shutil
from pathlib import Path

import pytest

from stack.elasticsearch import jars
from stack.elasticsearch.jars import Jar, JarMismatch, fetch_missing, read_lock, verify_jars
from stack.elasticsearch.node import EmbeddedElasticsearch
from stack.var_folder.paths import VarFolder


@pytest.fixture
def copied_jars(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the jars. Tests may change the copy."""
    copy = tmp_path / "jars"
    shutil.copytree(jars.JARS, copy)
    monkeypatch.setattr(jars, "JARS", copy)
    return copy


def test_the_lock_contains_the_compiler_and_the_network_module() -> None:
    names = {jar.name for jar in read_lock() if jar.is_compiler or jar.is_network_module}
    assert {"ecj-3.43.0.jar", "transport-netty4-9.5.3.jar", "netty-buffer-4.1.135.Final.jar"} <= names
    verify_jars(read_lock())


def test_a_changed_jar_prevents_the_start(copied_jars: Path, tmp_path: Path) -> None:
    with (copied_jars / "lucene-core-10.5.1.jar").open("ab") as jar:
        jar.write(b"\0")
    var = VarFolder(tmp_path / "var")
    node = EmbeddedElasticsearch(var)
    with pytest.raises(JarMismatch, match=r"lucene-core-10\.5\.1\.jar is not the one in jars\.lock"):
        node.start()
    assert node.children == []
    assert not var.get_data_folder("elasticsearch").exists()


def test_a_missing_jar_is_refused(copied_jars: Path) -> None:
    (copied_jars / "joni-2.2.6.jar").unlink()
    with pytest.raises(JarMismatch, match=r"joni-2\.2\.6\.jar is missing .* Run `make setup`"):
        verify_jars(read_lock())


def test_a_jar_outside_the_lock_is_refused(copied_jars: Path) -> None:
    (copied_jars / "stray-1.0.jar").write_bytes(b"")
    with pytest.raises(JarMismatch, match=r"stray-1\.0\.jar is in .* but not in jars\.lock"):
        verify_jars(read_lock())


class Downloads:
    """Replaces the download function. Each call writes the next item of `contents` to a file."""

    def __init__(self, folder: Path, *contents: bytes) -> None:
        self.folder = folder
        self.contents = list(contents)

    def __call__(self, jar: Jar) -> Path:
        downloaded = self.folder / f"download-of-{jar.name}"
        downloaded.write_bytes(self.contents.pop(0))
        return downloaded


def test_a_partial_download_is_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    jar = next(jar for jar in read_lock() if jar.name == "joni-2.2.6.jar")
    whole = jar.path.read_bytes()
    monkeypatch.setattr(jars, "JARS", tmp_path / "jars")
    monkeypatch.setattr(jars, "_download", Downloads(tmp_path, whole[:1000], whole))
    fetch_missing([jar], print)
    assert (tmp_path / "jars" / jar.name).read_bytes() == whole
    assert capsys.readouterr().out == "1 1\n"


def test_a_download_with_a_wrong_hash_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jar = next(jar for jar in read_lock() if jar.name == "joni-2.2.6.jar")
    monkeypatch.setattr(jars, "JARS", tmp_path / "jars")
    monkeypatch.setattr(jars, "_download", Downloads(tmp_path, b"other", b"other"))
    with pytest.raises(JarMismatch, match=r"joni-2\.2\.6\.jar as downloaded is not the one"):
        fetch_missing([jar], print)
    assert not (tmp_path / "jars" / jar.name).exists()
