"""Reads the spool files of all site processes of this machine.

The file `NAME.offset` contains the number of bytes of `NAME.jsonl` that are already in Elasticsearch. After a crash
before this file is written, some lines are stored again, which is harmless because every line has an id.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from schemas.search_log.spool_writer import SUFFIX

OFFSET_SUFFIX = ".offset"
BATCH_MAX_BYTES = 4_000_000
_LOCK = "ship.lock"


@dataclass(frozen=True, slots=True)
class SpoolBatch:
    """Whole lines of one file. `end` is the position after the last line.

    is_last: true if the process that wrote the file has closed it or died, and no line follows.
    torn_bytes: if is_last, the length of an unfinished line at the end of the file. The request that wrote this line
    got no response.
    """

    path: Path
    lines: tuple[bytes, ...]
    end: int
    is_last: bool
    torn_bytes: int


@contextmanager
def lock_spool(folder: Path) -> Iterator[bool]:
    """Lock the spool during the block. Yields False if another process has locked the spool."""
    folder.mkdir(parents=True, exist_ok=True)
    opened = os.open(folder / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        yield _try_lock(opened)
    finally:
        os.close(opened)


def list_spool_files(folder: Path) -> list[Path]:
    """List the files, the oldest first."""
    return sorted(folder.glob(f"*{SUFFIX}"))


def read_batch(path: Path, max_bytes: int = BATCH_MAX_BYTES) -> SpoolBatch:
    """Read the next complete lines after the offset in the offset file."""
    start = _read_offset(path)
    with path.open("rb") as file:
        # The lock is tested before the file is read. Otherwise the writer could append a line after the read and end
        # before the test, and the line would be lost.
        is_finished = _try_lock(file.fileno())
        file.seek(start)
        content = file.read(max_bytes)
        is_end = not file.read(1)
    whole = content.rfind(b"\n") + 1
    if not whole and len(content) == max_bytes:
        return read_batch(path, max_bytes * 2)
    is_last = is_finished and is_end
    lines = tuple(line for line in content[:whole].split(b"\n") if line)
    return SpoolBatch(path, lines, start + whole, is_last, len(content) - whole if is_last else 0)


def finish_batch(batch: SpoolBatch) -> None:
    """Record that the lines of the batch are in Elasticsearch. Delete the file if no line follows."""
    offset = batch.path.with_suffix(OFFSET_SUFFIX)
    if batch.is_last:
        batch.path.unlink()
        offset.unlink(missing_ok=True)
        return
    unfinished = offset.with_suffix(".unfinished")
    unfinished.write_text(str(batch.end))
    unfinished.replace(offset)


def count_waiting_bytes(folder: Path) -> int:
    """Count the bytes that are not in Elasticsearch yet."""
    return sum(max(path.stat().st_size - _read_offset(path), 0) for path in list_spool_files(folder))


def _read_offset(path: Path) -> int:
    offset = path.with_suffix(OFFSET_SUFFIX)
    return int(offset.read_text()) if offset.exists() else 0


def _try_lock(opened: int) -> bool:
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
