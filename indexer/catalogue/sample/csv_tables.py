"""Reads the sample's comma-separated tables, naming file, line and column when a value is wrong."""

import csv
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

FOLDER = Path(__file__).parent
PROGRAMMES = FOLDER / "programmes"


class SampleTableError(ValueError):
    """A table of the sample that cannot be used; the text names the file, the line and the reason."""


def read_lines(path: Path) -> Iterator[tuple[int, Mapping[str, str]]]:
    """The line number and the columns of each row."""
    with path.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        for line in reader:
            if None in line or None in line.values():
                raise SampleTableError(
                    f"{path.name} line {reader.line_num}: not as many columns as the header"
                )
            yield reader.line_num, line


def read_table(path: Path, row: Callable[[Mapping[str, str]], T]) -> tuple[T, ...]:
    """Every row of a table, made by `row`; its ValueError and KeyError are told with their place."""
    rows = []
    for number, line in read_lines(path):
        try:
            rows.append(row(line))
        except (KeyError, ValueError) as error:
            raise SampleTableError(f"{path.name} line {number}: {error}") from error
    return tuple(rows)


def split_parts(text: str, separator: str = ";") -> tuple[str, ...]:
    """The parts between separators; none of an empty text."""
    return tuple(part.strip() for part in text.split(separator) if part.strip())
