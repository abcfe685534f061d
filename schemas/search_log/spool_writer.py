"""Appends lines to the spool file of this process.

A line is in the file system's cache as soon as `append` returns, so no line is lost if the process dies. `sync` writes
the cache to the disk. If the machine fails, only the lines since the last `sync` are lost.
"""

import fcntl
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex

FILE_MAX_BYTES = 16_000_000
FILE_MAX_SECONDS = 300.0
SUFFIX = ".jsonl"
UNFINISHED = ".opening"


class SpoolWriter:
    """Appends lines to a file, and holds a lock on the file. A file without a lock gets no further lines.

    If the file is large or old, a new file is started, so that the worker can delete the old file. `sync` and `close`
    may run in another thread than `append`.
    """

    def __init__(self, folder: Path, now: Callable[[], float] = time.monotonic) -> None:
        self._folder = folder
        self._now = now
        self._file: int | None = None
        self._size = 0
        self._opened = 0.0
        self._is_dirty = False
        self._lock = threading.Lock()
        """Held while the file is used or replaced, but not during the slow fsync."""

    def append(self, line: bytes) -> None:
        """Append a line, which must not contain a line feed. Raises OSError if the whole line cannot be written."""
        content = line + b"\n"
        with self._lock:
            if self._file is None:
                self._file = self._open()
            written = os.write(self._file, content)
            if written < len(content):
                os.ftruncate(self._file, self._size)
                raise OSError(28, "only a part of the line could be written", str(self._folder))
            self._size += written
            self._is_dirty = True

    def sync(self) -> None:
        """Write the lines to the disk. If the file is large or old, close it."""
        opened = self._file
        if opened is None:
            return
        if self._is_dirty:
            self._is_dirty = False
            os.fsync(opened)
        if self._size >= FILE_MAX_BYTES or self._now() - self._opened >= FILE_MAX_SECONDS:
            self.close()

    def close(self) -> None:
        with self._lock:
            closed, self._file = self._file, None
        if closed is not None:
            try:
                os.fsync(closed)
            finally:
                os.close(closed)

    def _open(self) -> int:
        """Create a file, lock it, and then rename it to its final name. Readers therefore find only locked files."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{time.time_ns()}-{token_hex(4)}{SUFFIX}"
        unfinished = path.with_suffix(UNFINISHED)
        opened = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
        fcntl.flock(opened, fcntl.LOCK_EX)
        unfinished.replace(path)
        self._size, self._opened = 0, self._now()
        return opened
