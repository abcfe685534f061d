"""The spool keeps each line exactly once, despite rotation, a killed writer, and an incomplete last line."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from schemas.search_log import spool_writer
from schemas.search_log.spool_reader import (
    count_waiting_bytes,
    finish_batch,
    list_spool_files,
    lock_spool,
    read_batch,
)
from schemas.search_log.spool_writer import SpoolWriter
from schemas.settings import ROOT

WRITE_UNTIL_KILLED = """
import sys
from pathlib import Path
from schemas.search_log.spool_writer import SpoolWriter
writer = SpoolWriter(Path(sys.argv[1]))
for number in range(10_000_000):
    writer.append(b"%d" % number)
    if number == 50:
        print("ready", flush=True)
"""


def read_all(folder: Path, max_bytes: int = 1_000_000) -> list[bytes]:
    lines: list[bytes] = []
    for path in list_spool_files(folder):
        batch = read_batch(path, max_bytes)
        while batch.lines:
            lines += batch.lines
            finish_batch(batch)
            if batch.is_last:
                break
            batch = read_batch(path, max_bytes)
    return lines


def test_lines_are_read_once_and_a_finished_file_is_deleted(tmp_path: Path) -> None:
    writer = SpoolWriter(tmp_path)
    for number in range(5):
        writer.append(b"%d" % number)
    assert read_all(tmp_path, max_bytes=3) == [b"0", b"1", b"2", b"3", b"4"]
    assert read_all(tmp_path) == []
    writer.append(b"a long line that is longer than the bytes that are read at once")
    assert len(read_all(tmp_path, max_bytes=3)) == 1
    writer.append(b"last")
    assert count_waiting_bytes(tmp_path) == 5
    writer.close()
    assert read_all(tmp_path) == [b"last"]
    assert [each.name for each in tmp_path.iterdir()] == []


def test_no_line_is_lost_while_another_thread_closes_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spool_writer, "FILE_MAX_SECONDS", -1.0)
    monkeypatch.setattr(os, "fsync", lambda _: None)
    writer = SpoolWriter(tmp_path)
    is_done = threading.Event()

    def sync_all_the_time() -> None:
        while not is_done.is_set():
            writer.sync()

    thread = threading.Thread(target=sync_all_the_time)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    thread.start()
    try:
        for number in range(2_000):
            writer.append(b"%d" % number)
    finally:
        is_done.set()
        thread.join()
        sys.setswitchinterval(interval)
    writer.close()
    assert read_all(tmp_path) == [b"%d" % number for number in range(2_000)]


def test_a_large_or_old_file_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spool_writer, "FILE_MAX_BYTES", 4)
    now = 0.0
    writer = SpoolWriter(tmp_path, now=lambda: now)
    writer.append(b"large")
    writer.sync()
    writer.append(b"x")
    writer.sync()
    now = spool_writer.FILE_MAX_SECONDS
    writer.sync()
    writer.append(b"y")
    assert len(list_spool_files(tmp_path)) == 3
    assert read_all(tmp_path) == [b"large", b"x", b"y"]


def test_a_killed_process_loses_no_line_and_its_torn_line_is_dropped(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITE_UNTIL_KILLED, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        os.kill(process.pid, signal.SIGKILL)
    (path,) = list_spool_files(tmp_path)
    with path.open("ab") as file:
        file.write(b'{"torn')
    batch = read_batch(path, 1_000_000_000)
    assert (batch.is_last, batch.torn_bytes) == (True, 6)
    assert list(batch.lines) == [b"%d" % number for number in range(len(batch.lines))]
    assert len(batch.lines) > 50
    finish_batch(batch)
    assert list_spool_files(tmp_path) == []


def test_a_line_that_does_not_fit_on_the_disk_leaves_no_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = SpoolWriter(tmp_path)
    writer.append(b"first")
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, content: write(file, content[:3]))
    with pytest.raises(OSError, match="only a part"):
        writer.append(b"second")
    monkeypatch.undo()
    writer.append(b"third")
    assert read_all(tmp_path) == [b"first", b"third"]


def test_only_one_process_reads_the_spool(tmp_path: Path) -> None:
    with lock_spool(tmp_path) as first, lock_spool(tmp_path) as second:
        assert (first, second) == (True, False)
    with lock_spool(tmp_path) as third:
        assert third
