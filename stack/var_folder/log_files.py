"""The log files of child processes. A large log is copied to `.log.1`. Older copies are `.log.2` and so on."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class LogLimits:
    """bytes_max: a larger log is rotated. old_files: the number of old logs that are kept."""

    bytes_max: int = 10_000_000
    old_files: int = 3


def rotate_if_large(log: Path, limits: LogLimits) -> None:
    """Copy a large log to `.log.1`, and empty the log. Older copies get the next number, and the oldest is deleted.

    If `old_files` is 0, the log is emptied without a copy. If the log cannot be copied, for example because the disk is
    full, it is left as it is.

    The writer keeps the file open for appending, so its next line is at the beginning of the emptied file. A line that
    is written between the end of the copy and the emptying is lost. This gap lasts only microseconds.
    """
    try:
        if log.stat().st_size <= limits.bytes_max:
            return
    except FileNotFoundError:
        return
    copies = [log.with_suffix(f".log.{number}") for number in range(1, limits.old_files + 1)]
    unfinished = log.with_suffix(".log.unfinished")
    try:
        if copies:
            shutil.copyfile(log, unfinished)
        os.truncate(log, 0)
    except OSError:
        unfinished.unlink(missing_ok=True)
        return
    for older, newer in reversed(list(zip(copies[1:], copies, strict=False))):
        if newer.exists():
            newer.replace(older)
    if copies:
        unfinished.replace(copies[0])
