"""Selects the entries of a report by time and segment."""

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from typing import Self

from schemas.search_log.figures import Body, build_settled_query
from schemas.vocabulary.retention import SEARCH_LOG

GROUPS = (
    "day",
    "month",
    "language",
    "device",
    "country",
    "location",
    "generation",
    "ranking",
    "order",
    "page",
)
FIELD_BY_GROUP = {name: name for name in GROUPS} | {"country": "countries"}


class InvalidSelection(Exception):
    """The message is the reason. If an option such as `--since` is invalid, the message begins with its name."""


@dataclass(frozen=True, slots=True)
class Selection:
    """since, until: UTC days, both included. country: a country that the filters or the text of the search contain."""

    since: date
    until: date
    language: str | None = None
    device: str | None = None
    country: str | None = None

    def build_query(self, *filters: Body) -> Body:
        return build_settled_query(*self.build_filters(), *filters)

    def build_filters(self) -> list[Body]:
        days: Body = {"range": {"day": {"gte": f"{self.since}", "lte": f"{self.until}"}}}
        segments = {"language": self.language, "device": self.device, "countries": self.country}
        return [days, *({"term": {field: value}} for field, value in segments.items() if value is not None)]

    def build_previous(self) -> Self:
        """Select the period of the same length before this one."""
        days = self.until - self.since + timedelta(days=1)
        return replace(self, since=self.since - days, until=self.until - days)

    def shift_day(self, day: str, other: Self) -> str:
        """Return the day of the period `other` that has the same distance from the start of its period as `day`."""
        return f"{date.fromisoformat(day) + (other.since - self.since)}"


def parse_days(since: str | None, until: str | None, today: date | None = None) -> tuple[date, date]:
    """Parse days such as 2026-11-24, or 7d for seven days ago. The default is from seven days ago until today.

    Raises InvalidSelection.
    """
    today = today or datetime.now(UTC).date()
    first = _parse_day("--since", since or "7d", today)
    last = today if until is None else _parse_day("--until", until, today)
    if last < first:
        raise InvalidSelection(f"--until: {last} is before --since {first}")
    return first, last


def _parse_day(option: str, text: str, today: date) -> date:
    try:
        if text.endswith("d") and text[:-1].isascii() and text[:-1].isdigit() and len(text) < 6:
            return today - timedelta(days=int(text[:-1]))
        return date.fromisoformat(text)
    except ValueError as error:
        raise InvalidSelection(
            f"{option}: {text!r} is neither a day such as {today} nor a number of days such as "
            f"{SEARCH_LOG.days}d"
        ) from error
