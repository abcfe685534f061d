"""Writes the rows of a table to a Parquet file, in groups of rows."""

import gzip
import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, BinaryIO

from schemas.parquet.columns import Column, Kind, build_page
from schemas.parquet.thrift import Int32, Int64, Value, write_struct

GROUP_ROWS = 50_000
"""So many rows are in memory at a time."""
_GZIP_LEVEL = 6
_MAGIC = b"PAR1"
_OPTIONAL, _REPEATED, _REQUIRED = Int32(1), Int32(2), Int32(0)
_UTF8, _LIST = Int32(0), Int32(3)
_PLAIN, _RLE, _GZIP, _DATA_PAGE = Int32(0), Int32(3), Int32(2), Int32(0)
_STRING_TYPE: Value = {1: {}}
_LIST_TYPE: Value = {3: {}}
_CREATOR = "meridian"


@dataclass(frozen=True, slots=True)
class WrittenColumn:
    """A column of a group. start: the position of its page in the file. Sizes include the header of the page."""

    column: Column
    start: int
    values: int
    size: int
    compressed_size: int


def write_parquet(output: BinaryIO, columns: Sequence[Column], rows: Iterable[Mapping[str, Any]]) -> int:
    """Write the rows. A row may lack columns. Returns the number of rows."""
    position = output.write(_MAGIC)
    remaining, groups, total = iter(rows), [], 0
    while group := list(islice(remaining, GROUP_ROWS)):
        written = []
        for column in columns:
            page = build_page(column, [row.get(column.name) for row in group])
            content = gzip.compress(page.content, _GZIP_LEVEL, mtime=0)
            header = _write_page_header(page.size, len(page.content), len(content))
            sizes = (len(header) + len(page.content), len(header) + len(content))
            written.append(WrittenColumn(column, position, page.size, *sizes))
            position += output.write(header) + output.write(content)
        groups.append(_describe_group(written, len(group)))
        total += len(group)
    footer = write_struct(
        {1: Int32(1), 2: _describe_schema(columns), 3: Int64(total), 4: groups, 6: _CREATOR}
    )
    output.write(footer + struct.pack("<I", len(footer)) + _MAGIC)
    return total


def _write_page_header(values: int, size: int, compressed_size: int) -> bytes:
    page: Value = {1: Int32(values), 2: _PLAIN, 3: _RLE, 4: _RLE}
    return write_struct({1: _DATA_PAGE, 2: Int32(size), 3: Int32(compressed_size), 5: page})


def _describe_schema(columns: Sequence[Column]) -> list[Value]:
    described: list[Value] = [{4: "rows", 5: Int32(len(columns))}]
    for column in columns:
        if column.is_list:
            described.append({3: _OPTIONAL, 4: column.name, 5: Int32(1), 6: _LIST, 10: _LIST_TYPE})
            described.append({3: _REPEATED, 4: "list", 5: Int32(1)})
            described.append(_describe_values(column.kind, "element", _REQUIRED))
        else:
            described.append(_describe_values(column.kind, column.name, _OPTIONAL))
    return described


def _describe_values(kind: Kind, name: str, repetition: Int32) -> Value:
    text: dict[int, Value] = {6: _UTF8, 10: _STRING_TYPE} if kind is Kind.TEXT else {}
    return {1: Int32(kind.value), 3: repetition, 4: name, **text}


def _describe_group(written: Sequence[WrittenColumn], rows: int) -> Value:
    chunks: list[Value] = [
        {
            2: Int64(each.start),
            3: {
                1: Int32(each.column.kind.value),
                2: [_PLAIN, _RLE],
                3: [each.column.name, "list", "element"] if each.column.is_list else [each.column.name],
                4: _GZIP,
                5: Int64(each.values),
                6: Int64(each.size),
                7: Int64(each.compressed_size),
                9: Int64(each.start),
            },
        }
        for each in written
    ]
    return {1: chunks, 2: Int64(sum(each.size for each in written)), 3: Int64(rows)}
