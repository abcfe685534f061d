"""Counts the courses whose application deadline has not passed, and the courses whose deadline is unknown."""

from datetime import date

from schemas.filters.declarations import FilterGroup
from schemas.vocabulary.day_numbers import to_day_number
from search.requests.facets import Facet, build_missing_facet

FIELD = "application_deadline"
DEADLINE_OPEN, DEADLINE_UNKNOWN = "deadline_open", "deadline_unknown"


def build_deadline_facets(today: date) -> tuple[Facet, ...]:
    """Build the facets. The name of the first facet contains the day, so the reader of the response knows this day."""
    day = to_day_number(today)
    still_open = {"filters": {"filters": {today.isoformat(): {"range": {FIELD: {"gte": day}}}}}}
    return (
        Facet(DEADLINE_OPEN, FilterGroup.DEADLINE, still_open),
        build_missing_facet(DEADLINE_UNKNOWN, FilterGroup.DEADLINE, FIELD),
    )
