"""The stored figures that an import must not replace."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class StoredFigure:
    """is_edited: an editor has changed the figure, or has added it."""

    day: date
    is_edited: bool


def check_replaceable(stored: StoredFigure | None, day: date, *, edited: str) -> None:
    """Raise ValueError if a file may not replace the stored figure.

    day: the date of the figure in the file. edited: the beginning of the reason if an editor has changed the figure.
    """
    if stored is not None and stored.is_edited:
        raise ValueError(f"{edited}; change it at /admin")
    if stored is not None and stored.day > day:
        raise ValueError(f"date: the stored figure is of {stored.day}, which is newer")
