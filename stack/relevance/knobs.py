"""The knobs of the ranking: constants of `search/requests/ranking_knobs.py`.

A knob is a boost (a factor of the score of a field) or a share (the part of a field's score that is added).
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from search.requests import ranking_knobs

NUMBER_ENDINGS = ("_BOOST", "_SHARE")
FIELDS_ENDING = "_FIELDS"

CHANGES: Mapping[str, Callable[[float], float]] = {
    "removed": lambda _: 0.0,
    "halved": lambda value: value / 2,
    "doubled": lambda value: value * 2,
}


@dataclass(frozen=True)
class Knob:
    """A constant, or the boost of one field in a list such as `["name^8"]`.

    field: the name of the field, or None if the constant is a number.
    """

    constant: str
    field: str | None
    value: float

    @property
    def name(self) -> str:
        return self.constant if self.field is None else f"{self.constant} {self.field}"

    @contextmanager
    def changed(self, value: float) -> Iterator[None]:
        """Use another value for the knob during the block.

        A field with the value 0 is left out. A share is at most 1.
        """
        before = getattr(ranking_knobs, self.constant)
        setattr(ranking_knobs, self.constant, self._build_constant(before, value))
        try:
            yield
        finally:
            setattr(ranking_knobs, self.constant, before)

    def _build_constant(self, before: Any, value: float) -> Any:
        if self.field is None:
            return min(value, 1.0) if self.constant.endswith("_SHARE") else value
        boosts = dict(map(_split_field, before)) | {self.field: value}
        return [f"{field}^{boost:g}" for field, boost in boosts.items() if boost]


def list_knobs() -> list[Knob]:
    """Return every constant that ends in _BOOST or _SHARE, and every field in the lists that end in _FIELDS."""
    return list(_list_knobs())


def _list_knobs() -> Iterator[Knob]:
    for constant, value in vars(ranking_knobs).items():
        if isinstance(value, float) and constant.endswith(NUMBER_ENDINGS):
            yield Knob(constant, None, value)
        elif isinstance(value, list) and constant.isupper() and constant.endswith(FIELDS_ENDING):
            for field, boost in map(_split_field, value):
                yield Knob(constant, field, boost)


def _split_field(text: str) -> tuple[str, float]:
    field, _, boost = text.partition("^")
    return field, float(boost or 1)
