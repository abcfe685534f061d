"""Finds the tracebacks in the logs of programs."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

START = "Traceback (most recent call last)"
_CHAINED = ("During handling of the above", "The above exception was")
_LEVEL = re.compile(r"^\d{4}-\d\d-\d\d |^\{|^\[|^INFO|^WARNING|^ERROR")
"""Matches the beginning of the next log line."""


def find_tracebacks(logs: Path) -> list[str]:
    """Return the text of each different traceback in the folder, with the name of its log and the number of times.

    Rotated logs (`.log.1`) are read too.
    """
    found = Counter(
        (log.name, block)
        for log in sorted(logs.glob("*.log*"))
        for block in _split_blocks(log.read_text(errors="replace"))
    )
    return [f"{name}, {count} times:\n{block}" for (name, block), count in found.items()]


def _split_blocks(text: str) -> Iterator[str]:
    """Yield each traceback with the line before it. Chained tracebacks are one block."""
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        if START not in lines[at]:
            at += 1
            continue
        first, at = max(0, at - 1), _find_end(lines, at)
        yield "\n".join(lines[first:at])


def _find_end(lines: list[str], start: int) -> int:
    """Return the index of the line after the traceback that begins at `start`."""
    at = start + 1
    while at < len(lines) and not _LEVEL.match(lines[at]):
        if lines[at] and not lines[at].startswith((" ", *_CHAINED)) and START not in lines[at]:
            # This is the line of the exception. After an empty line, a chained traceback may follow.
            rest = lines[at + 1 : at + 5]
            if not any(line.lstrip(" |").startswith(_CHAINED) or START in line for line in rest):
                return at + 1
        at += 1
    return at
