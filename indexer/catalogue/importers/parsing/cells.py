"""Converts cells to text and to numbers."""

import unicodedata
from decimal import Decimal, InvalidOperation

Cell = str | float
"""A text without repeated spaces, or a number. An empty cell is the empty text."""


class NotANumber(ValueError):
    """The cell has a text that is not a finite number."""


_JOINERS = "\u200c\u200d"
"""Zero-width characters that the Urdu, Persian and Indian scripts need."""
_INVISIBLE_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


def clean_text(text: str) -> str:
    """Replace white space by single spaces, without leading and trailing spaces.

    Remove control characters, direction marks and other invisible characters, except the characters of _JOINERS.
    """
    if not text.isprintable():
        collapsed = " ".join(text.split())
        text = "".join(
            character
            for character in collapsed
            if character in _JOINERS or unicodedata.category(character) not in _INVISIBLE_CATEGORIES
        )
    return " ".join(text.split())


def to_text(cell: Cell) -> str:
    """Convert the cell to text.

    A whole number gets no decimals, so a postcode that was stored as a number does not end with `.0`.
    """
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return str(cell)


def to_optional_text(cell: Cell) -> str | None:
    """Convert the cell to text. Returns None if the cell is empty."""
    return to_text(cell) or None


def parse_number(cell: Cell) -> Decimal | None:
    """Convert the cell to a number.

    Commas and a leading `$` are ignored. Returns None if the cell is empty. Raises NotANumber if the rest is not a
    finite number.
    """
    if cell == "":
        return None
    try:
        value = Decimal(str(cell).replace(",", "").removeprefix("$"))
    except InvalidOperation as error:
        raise NotANumber(str(cell)) from error
    if not value.is_finite():
        raise NotANumber(str(cell))
    return value
