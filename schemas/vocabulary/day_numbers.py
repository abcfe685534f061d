"""Dates as numbers of days since 1970-01-01, as the course documents store them."""

from datetime import date

_FIRST = date(1970, 1, 1).toordinal()


def to_day_number(day: date | None) -> int | None:
    return None if day is None else day.toordinal() - _FIRST


def to_date(day_number: int | None) -> date | None:
    return None if day_number is None else date.fromordinal(day_number + _FIRST)
