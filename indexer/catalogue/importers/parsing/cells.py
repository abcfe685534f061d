"""Cells as text and as numbers."""

from decimal import Decimal, InvalidOperation

Cell = str | float
"""Text with its spaces made single, or a number; an empty cell is the empty text."""


class NotANumber(ValueError):
    """The cell holds text where a number belongs."""


def to_text(cell: Cell) -> str:
    """The cell as text; a whole number without its decimals, so that a postcode read as a number keeps its form."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return str(cell)


def to_optional_text(cell: Cell) -> str | None:
    """The cell as text, or None when it is empty."""
    return to_text(cell) or None


def parse_number(cell: Cell) -> Decimal | None:
    """The cell as a number, or None when it is empty. Raises NotANumber."""
    if cell == "":
        return None
    try:
        value = Decimal(str(cell).replace(",", "").removeprefix("$"))
    except InvalidOperation as error:
        raise NotANumber(str(cell)) from error
    if not value.is_finite():
        raise NotANumber(str(cell))
    return value
