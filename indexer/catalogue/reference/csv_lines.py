"""Reads a CSV file that an operator has written. The file has a header."""

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path


def read_csv_lines(
    path: Path, columns: Sequence[str], error: type[Exception], *, optional: Sequence[str] = ()
) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield the number and the texts of each line. White space becomes single spaces, and missing cells are empty.

    optional: columns that the header may lack. Raises `error` if the header lacks any other column, or if the file is
    not CSV in UTF-8.
    """
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            reader = csv.DictReader(file)
            missing = [column for column in columns if column not in (reader.fieldnames or ())]
            if missing:
                raise error(f"{path.name}: the header has no {', '.join(missing)}")
            for cells in reader:
                texts = {
                    column: " ".join((cells.get(column) or "").split()) for column in (*columns, *optional)
                }
                yield reader.line_num, texts
    except (UnicodeDecodeError, csv.Error) as cause:
        raise error(f"{path.name}: not a CSV file in UTF-8: {cause}") from cause
