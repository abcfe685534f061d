"""The columns of a table, and their values as the bytes of a page."""

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import Any

from schemas.parquet.thrift import write_varint


class Kind(Enum):
    """The types of values, with their numbers in the format."""

    FLAG = 0
    INTEGER = 2
    NUMBER = 5
    TEXT = 6


@dataclass(frozen=True, slots=True)
class Column:
    """A column whose cells may be None. is_list: each cell is a list of values, which are not None."""

    name: str
    kind: Kind
    is_list: bool = False


@dataclass(frozen=True, slots=True)
class PageContent:
    """size: the number of values, with one for each None and each empty list."""

    size: int
    content: bytes


def build_page(column: Column, cells: Sequence[Any]) -> PageContent:
    """Build the levels and the values of a column.

    The definition level says whether a cell is None (0), and of a list whether it is empty (1) or has a value (2). The
    repetition level of a value is 1 if the value continues the list of the value before.
    """
    if not column.is_list:
        values = [cell for cell in cells if cell is not None]
        levels = _write_levels([int(cell is not None) for cell in cells], 1)
        return PageContent(len(cells), levels + _write_values(column.kind, values))
    definitions: list[int] = []
    repetitions: list[int] = []
    values = []
    for cell in cells:
        values += cell or ()
        definitions += [2] * len(cell) if cell else [0 if cell is None else 1]
        repetitions += [0] + [1] * (len(cell) - 1 if cell else 0)
    levels = _write_levels(repetitions, 1) + _write_levels(definitions, 2)
    return PageContent(len(definitions), levels + _write_values(column.kind, values))


def _write_levels(levels: Iterable[int], bits: int) -> bytes:
    """Write runs of equal levels, after the length of all runs. bits: at most 8, so a level has one byte."""
    assert bits <= 8
    runs = ((level, sum(1 for _ in run)) for level, run in groupby(levels))
    content = b"".join(write_varint(length << 1) + bytes([level]) for level, length in runs)
    return struct.pack("<I", len(content)) + content


def _write_values(kind: Kind, values: Sequence[Any]) -> bytes:
    match kind:
        case Kind.INTEGER:
            return struct.pack(f"<{len(values)}q", *values)
        case Kind.NUMBER:
            return struct.pack(f"<{len(values)}d", *values)
        case Kind.FLAG:
            bits = "".join("1" if value else "0" for value in reversed(values)) or "0"
            return int(bits, 2).to_bytes(-(-len(values) // 8), "little")
        case Kind.TEXT:
            encoded = [value.encode() for value in values]
            return b"".join(struct.pack("<I", len(each)) + each for each in encoded)
