"""The supervisor rotates the logs of running children. `stack.log` has the format of FINDER_LOG."""

import json
import logging
from pathlib import Path

import pytest

from schemas.vocabulary.operation import LogFormat
from stack.run import build_log_handler
from stack.var_folder.log_files import LogLimits, rotate_if_large
from stack.var_folder.paths import VarFolder


def test_a_log_is_rotated_while_its_writer_keeps_it_open(tmp_path: Path) -> None:
    log, limits = tmp_path / "worker.log", LogLimits(bytes_max=25, old_files=2)
    with log.open("ab", buffering=0) as writer:
        for number in range(16):
            writer.write(b"line %02d\n" % number)
            rotate_if_large(log, limits)
    kept = [path.read_text().split("\n")[:-1] for path in sorted(tmp_path.iterdir(), reverse=True)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["worker.log", "worker.log.1", "worker.log.2"]
    assert [line for lines in kept for line in lines] == [f"line {number:02}" for number in range(8, 16)]
    assert log.read_text() == ""


def test_a_log_that_cannot_be_copied_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "worker.log"
    log.write_text("now")
    (tmp_path / "worker.log.1").write_text("before")

    def fill_the_disk(_: Path, copy: Path) -> None:
        copy.write_text("n")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.copyfile", fill_the_disk)
    rotate_if_large(log, LogLimits(bytes_max=1, old_files=2))
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        "worker.log": "now",
        "worker.log.1": "before",
    }


def test_without_old_files_a_large_log_is_emptied(tmp_path: Path) -> None:
    log = tmp_path / "worker.log"
    log.write_text("x" * 100)
    rotate_if_large(log, LogLimits(bytes_max=100, old_files=0))
    assert log.stat().st_size == 100
    rotate_if_large(log, LogLimits(bytes_max=99, old_files=0))
    assert [(path.name, path.stat().st_size) for path in tmp_path.iterdir()] == [("worker.log", 0)]
    rotate_if_large(tmp_path / "missing.log", LogLimits())


@pytest.mark.parametrize("log_format", list(LogFormat))
def test_the_log_of_the_stack_is_rotated_and_has_the_format_of_the_setting(
    tmp_path: Path, log_format: LogFormat
) -> None:
    var = VarFolder(tmp_path, LogLimits(bytes_max=300, old_files=1))
    handler = build_log_handler(var, log_format)
    for number in range(9):
        handler.handle(logging.LogRecord("stack", logging.WARNING, "file", 1, "restart %s", (number,), None))
    handler.close()
    assert sorted(path.name for path in var.logs.iterdir()) == ["stack.log", "stack.log.1"]
    lines = (var.logs / "stack.log").read_text().splitlines()
    if log_format is LogFormat.JSON:
        assert json.loads(lines[-1])["message"] == "restart 8"
        assert json.loads(lines[-1])["level"] == "WARNING"
    else:
        assert lines[-1].endswith(" WARNING stack restart 8")
