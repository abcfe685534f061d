"""Builds the SQL conditions for the filters and words of a search query."""

import re
from typing import Any

from bench.search.postgresql.columns import ARRAY_FILTERS, GROUP_KEYS, SCALAR_FILTERS
from schemas.filters.declarations import FilterGroup
from schemas.geography import EARTH_RADIUS_KM
from search.parsing.search_query import SearchQuery
from search.parsing.text_units import allows_typos

BOX_MARGIN = 1.01
"""The factor by which the searched box around a point is larger than the requested distance.

A second condition checks the exact distance of the campuses in the box. The box must be larger, because the extension
`earthdistance` uses another radius of the Earth than the second condition.
"""

WORD = re.compile(r"[^\W_]+")


class FilterConditions:
    """Builds the conditions of a search query and collects their parameters in `values`."""

    def __init__(self, search_query: SearchQuery, values: dict[str, Any]) -> None:
        self._search_query = search_query
        self._values = values

    def build(self, group: FilterGroup) -> str:
        search_query = self._search_query
        if group is FilterGroup.PLACE and search_query.point:
            return self._build_distance()
        if group is FilterGroup.FEE and search_query.fee:
            return self._build_range("fee_pkr", search_query.fee.lower, search_query.fee.upper)
        if group is FilterGroup.DURATION and search_query.duration:
            return self._build_range(
                "duration_weeks", search_query.duration.lower, search_query.duration.upper
            )
        if group is FilterGroup.POPULAR:
            return "popular"
        any_of = [self._build_any_value(key) for key in GROUP_KEYS[group] if key in search_query.terms]
        return "(" + " OR ".join(any_of) + ")"

    def _build_any_value(self, key: str) -> str:
        self._values[key] = list(self._search_query.terms[key])
        return (
            f"{ARRAY_FILTERS[key]} && %({key})s::int[]"
            if key in ARRAY_FILTERS
            else f"{SCALAR_FILTERS[key]} = ANY (%({key})s)"
        )

    def _build_range(self, column: str, lower: float | None, upper: float | None) -> str:
        ends = [("lower", ">=", lower), ("upper", "<=", upper)]
        self._values |= {f"{column}_{end}": value for end, _, value in ends if value is not None}
        return " AND ".join(
            f"{column} {sign} %({column}_{end})s" for end, sign, value in ends if value is not None
        )

    def _build_distance(self) -> str:
        point = self._search_query.point
        assert point is not None
        self._values |= {
            "latitude": point.latitude,
            "longitude": point.longitude,
            "metres": point.distance_km * 1_000,
            "box": point.distance_km * 1_000 * BOX_MARGIN,
            "twice": 2_000 * EARTH_RADIUS_KM,
        }
        return (
            "campus_ids && ARRAY(SELECT id FROM peer.campus WHERE "
            "earth_box(ll_to_earth(%(latitude)s, %(longitude)s), %(box)s) @> spot AND %(twice)s * asin(sqrt("
            "sin(radians(latitude - %(latitude)s) / 2) ^ 2 + cos(radians(latitude)) * cos(radians(%(latitude)s)) "
            "* sin(radians(longitude - %(longitude)s) / 2) ^ 2)) <= %(metres)s)"
        )


def build_word_query(parameter: str, word: str) -> str:
    """Build the tsquery of a word.

    The tsquery matches the stems of similar catalogue words with the same first letter and at most the allowed typos.
    If there are none, or if the word may have no typos, the tsquery matches the stem of the word itself.
    parameter: the SQL parameter with the word.
    """
    exact = f"plainto_tsquery('english', unaccent({parameter}))"
    if not allows_typos(word):
        return exact
    typos = 2 if len(word) >= 8 else 1
    return (
        f"coalesce((SELECT to_tsquery('english', string_agg(word, ' | ')) FROM peer.word WHERE word %% {parameter} "
        f"AND word LIKE left({parameter}, 1) || '%%' "
        f"AND levenshtein_less_equal(word, {parameter}, {typos}) <= {typos}), "
        f"{exact})"
    )
