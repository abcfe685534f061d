"""The knobs of the ranking: constants of `search/requests/ranking_knobs.py`.

A knob is a boost (a factor for the score of a field) or a share (the fraction of a field's score that is added).
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from search.requests import ranking_knobs
from search.requests.knob_changes import SHARE_ENDING, change_fields, read_constants, split_field

CHANGES: Mapping[str, Callable[[float], float]] = {
    "removed": lambda _: 0.0,
    "halved": lambda value: value / 2,
    "doubled": lambda value: value * 2,
}


@dataclass(frozen=True)
class Knob:
    """One knob: a numeric constant, or the boost of one field in a list such as `["name^8"]`.

    field: the name of the field, or None if the constant is a number.
    """

    constant: str
    field: str | None
    value: float

    @property
    def name(self) -> str:
        return self.constant if self.field is None else f"{self.constant} {self.field}"

    @contextmanager
    def use_value(self, value: float) -> Iterator[None]:
        """Use another value for the knob during the block.

        With the value 0, a field is removed from its list. A share above 1 is set to 1.
        """
        before = getattr(ranking_knobs, self.constant)
        setattr(ranking_knobs, self.constant, self._build_constant(before, value))
        try:
            yield
        finally:
            setattr(ranking_knobs, self.constant, before)

    def _build_constant(self, before: Any, value: float) -> Any:
        if self.field is None:
            return min(value, 1.0) if self.constant.endswith(SHARE_ENDING) else value
        return change_fields(before, {self.field: value})


def list_knobs() -> list[Knob]:
    """Return every constant that ends in _BOOST or _SHARE, and every field in the lists that end in _FIELDS."""
    return list(_list_knobs())


def _list_knobs() -> Iterator[Knob]:
    for constant, value in read_constants().items():
        if isinstance(value, list):
            for field, boost in map(split_field, value):
                yield Knob(constant, field, boost)
        else:
            yield Knob(constant, None, value)
