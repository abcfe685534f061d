"""Writes the rows of a table to a Parquet file with DuckDB.

DuckDB is imported when a file is written, because its library has 66 MB and other commands do not need it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import orjson

GROUP_ROWS = 10_000
"""The number of rows that are passed to DuckDB at a time."""
_INSERT = (
    "INSERT INTO rows SELECT unnest(from_json_strict(line, ?)) FROM (SELECT unnest(?::VARCHAR[]) AS line)"
)
_CONFIGURATION: dict[str, str | bool | int | float | list[str]] = {
    "memory_limit": "500MB",
    # The extensions for JSON and Parquet are part of DuckDB. DuckDB must not download any other extension.
    "autoinstall_known_extensions": False,
    "autoload_known_extensions": False,
}


class Kind(StrEnum):
    """The types of values, with their names in DuckDB."""

    FLAG = "BOOLEAN"
    INTEGER = "BIGINT"
    NUMBER = "DOUBLE"
    TEXT = "VARCHAR"
    TIME = "TIMESTAMPTZ"
    DAY = "DATE"


@dataclass(frozen=True, slots=True)
class Column:
    """A column whose cells may be None. is_list: each cell is a list of values.

    Cells are JSON values: a time is a text such as 2026-11-27T12:00:00Z, and a day is a text such as 2026-11-27.
    """

    name: str
    kind: Kind
    is_list: bool = False

    @property
    def type(self) -> str:
        return f"{self.kind}[]" if self.is_list else f"{self.kind}"


def write_parquet(path: Path, columns: Sequence[Column], rows: Iterable[Mapping[str, Any]]) -> None:
    """Write the rows. A row may lack columns. Keys of a row without a column are ignored.

    The rows are collected in a compressed file in the folder of `path`, so a long export does not fill the memory.
    """
    import duckdb

    described = ", ".join(f'"{column.name}" {column.type}' for column in columns)
    structure = orjson.dumps({column.name: column.type for column in columns}).decode()
    remaining = iter(rows)
    with (
        TemporaryDirectory(dir=path.parent, prefix=".parquet-") as folder,
        duckdb.connect(Path(folder) / "rows.duckdb", config=_CONFIGURATION) as connection,
    ):
        connection.execute(f"CREATE TABLE rows ({described})")
        while lines := [_build_line(columns, row) for row in islice(remaining, GROUP_ROWS)]:
            connection.execute(_INSERT, [structure, lines])
        connection.table("rows").write_parquet(str(path), compression="zstd")


def _build_line(columns: Sequence[Column], row: Mapping[str, Any]) -> str:
    return orjson.dumps({column.name: row.get(column.name) for column in columns}).decode()
