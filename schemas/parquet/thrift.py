"""Writes structures in the compact protocol of Thrift, in which the metadata of a Parquet file is written.

A structure is a mapping from the number of a field to its value. The type of the value decides its encoding.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Union

Value = Union["Int32", "Int64", str, Sequence["Value"], Mapping[int, "Value"]]

_INT32, _INT64, _BINARY, _LIST, _STRUCT = 5, 6, 8, 9, 12
_STOP = b"\x00"
_SHORT_LIST = 15


@dataclass(frozen=True, slots=True)
class Int32:
    value: int


@dataclass(frozen=True, slots=True)
class Int64:
    value: int


def write_struct(fields: Mapping[int, Value]) -> bytes:
    """fields: in the order of their numbers, each at most 15 after the one before."""
    content, before = bytearray(), 0
    for number, value in fields.items():
        content.append((number - before) << 4 | _find_type(value))
        content += _write_value(value)
        before = number
    return bytes(content) + _STOP


def write_varint(number: int) -> bytes:
    """Write 7 bits in each byte, the lowest first. The highest bit says that more bytes follow."""
    content = bytearray()
    while number >= 0x80:
        content.append(number & 0x7F | 0x80)
        number >>= 7
    content.append(number)
    return bytes(content)


def _find_type(value: Value) -> int:
    match value:
        case Int32():
            return _INT32
        case Int64():
            return _INT64
        case str():
            return _BINARY
        case Mapping():
            return _STRUCT
        case _:
            return _LIST


def _write_value(value: Value) -> bytes:
    match value:
        case Int32() | Int64():
            return write_varint(value.value * 2 if value.value >= 0 else -value.value * 2 - 1)
        case str():
            encoded = value.encode()
            return write_varint(len(encoded)) + encoded
        case Mapping():
            return write_struct(value)
        case _:
            return _write_list(value)


def _write_list(values: Sequence[Value]) -> bytes:
    kind = _find_type(values[0]) if values else _STRUCT
    is_short = len(values) < _SHORT_LIST
    header = bytes([(len(values) if is_short else 15) << 4 | kind])
    size = b"" if is_short else write_varint(len(values))
    return header + size + b"".join(map(_write_value, values))
