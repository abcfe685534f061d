"""Reads the sample's CSV tables. Error texts contain the file and the line."""

import csv
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

FOLDER = Path(__file__).parent
PROGRAMMES = FOLDER / "programmes"
GUIDES = FOLDER / "guides"


class SampleTableError(ValueError):
    """A line of a table is invalid. The text contains the file, the line and the reason."""


def read_lines(path: Path) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Yield the line number and the columns of each row.

    Raises SampleTableError if a row does not have as many columns as the header.
    """
    with path.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        for line in reader:
            if None in line or None in line.values():
                raise SampleTableError(
                    f"{path.name} line {reader.line_num}: not as many columns as the header"
                )
            yield reader.line_num, line


def read_table(path: Path, row: Callable[[Mapping[str, str]], T]) -> tuple[T, ...]:
    """Convert every line with the function `row`.

    If the function raises ValueError or KeyError, raise SampleTableError with the file and the line. Also raises the
    errors of `read_lines`.
    """
    rows = []
    for number, line in read_lines(path):
        try:
            rows.append(row(line))
        except (KeyError, ValueError) as error:
            raise SampleTableError(f"{path.name} line {number}: {error}") from error
    return tuple(rows)


def split_parts(text: str, separator: str = ";") -> tuple[str, ...]:
    """Split the text and drop empty parts."""
    return tuple(part.strip() for part in text.split(separator) if part.strip())
