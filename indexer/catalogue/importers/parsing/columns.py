"""Finds the positions of an importer's columns in the publisher's header."""

from collections.abc import Sequence

from indexer.catalogue.importers.errors import MissingColumn, RepeatedColumn


def find_column_positions(
    file_name: str, sheet: str, header: Sequence[str], wanted: Sequence[str], row_number: int
) -> list[int]:
    """Return the position of each wanted column.

    Raises MissingColumn or RepeatedColumn unless each wanted column occurs once.
    row_number: the number of the header's row, for error texts.
    """
    missing = [column for column in wanted if column not in header]
    if missing:
        near = [column for column in header if column and column not in wanted]
        raise MissingColumn(file_name, sheet, missing, row_number, near)
    for column in wanted:
        if header.count(column) > 1:
            raise RepeatedColumn(file_name, sheet, column)
    return [header.index(column) for column in wanted]
