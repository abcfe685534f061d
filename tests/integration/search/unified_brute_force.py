"""Computes the expected results of POST /api/search with SQL on the tables `fact` and `fact_campus`."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import psycopg

from tests.integration.search.brute_force import DISTANCE_METRES, ORDERS, build_fixed_match
from tests.integration.search.random_unified_requests import Area, UnifiedChoice

FLAT = {"degree_levels_types": "level_type", "degree_levels": "level", "institutes": "institute",
        "institute_type": "institute_type", "study_mode": "study_mode",
        "language": "language"}  # fmt: skip
ARRAYS = {"disciplines": "disciplines", "specializations": "specializations"}
OF_CAMPUS = {"countries": "country", "states": "state", "cities": "city", "campuses": "campus"}
GROUPS = {
    "level": ("degree_levels_types", "degree_levels"),
    "institute": ("institutes",),
    "institute type": ("institute_type",),
    "study mode": ("study_mode",),
    "language": ("language",),
    "english test": ("english_test",),
    "discipline": ("disciplines",),
    "specialization": ("specializations",),
}
CAMPUS_GROUPS = {"place": ("countries", "states", "cities"), "campus": ("campuses",)}
HAS_CAMPUS = "EXISTS (SELECT FROM fact_campus WHERE course_id = id AND {})"


class UnifiedBruteForce:
    """The expected results of a request. text_ids: the ids of the courses that match the text. None: no text.

    slider_end: the highest fee of the site's slider, in rupees.
    """

    def __init__(
        self,
        connection: psycopg.Connection,
        choice: UnifiedChoice,
        text_ids: list[int] | None,
        slider_end: int,
    ) -> None:
        self._connection, self._choice, self._slider_end = connection, choice, slider_end
        self._arguments: dict[str, Any] = {"text_ids": text_ids, "region": choice.region}
        self._arguments |= {f"in_{key}": values for key, values in choice.included.items()}
        self._arguments |= {f"out_{key}": values for key, values in choice.excluded.items()}
        if choice.point:
            self._arguments |= dict(zip(("latitude", "longitude", "km"), choice.point, strict=True))
        self._conditions = {
            "text": "id = ANY(%(text_ids)s)" if text_ids is not None else None,
            **{group: self._build_group(keys) for group, keys in GROUPS.items()},
            "intake": self._build_months(),
            "popular": self._build_popular(),
            "fee": self._build_fee(),
            "duration": self._build_weeks(),
            "deadline": self._build_range("deadline", *self._quote_deadline()),
        }
        self._campus = {
            group: self._build_campus_condition(group, keys) for group, keys in CAMPUS_GROUPS.items()
        }

    @property
    def filters(self) -> set[str]:
        """The names of the active filters. A text counts as a filter."""
        return {name for name, condition in {**self._conditions, **self._campus}.items() if condition}

    def is_on_the_edge(self) -> bool:
        """True if a campus is within one metre of the edge of the selected circle.

        Rounding then decides if the campus is inside, so tests leave such a request out.
        """
        if self._choice.point is None:
            return False
        return bool(
            self._read_rows(
                f"SELECT EXISTS (SELECT FROM fact_campus WHERE abs({DISTANCE_METRES} - 1000 * %(km)s) < 1)"
            )[0][0]
        )

    def list_ids(self) -> list[int]:
        order = ORDERS[self._choice.order]
        return [
            row[0]
            for row in self._read_rows(f"SELECT id FROM fact WHERE {self._build_where()} ORDER BY {order}")
        ]

    def list_ids_without(self, group: str) -> list[int]:
        """Return the courses that pass all filters except those of the group."""
        return [row[0] for row in self._read_rows(f"SELECT id FROM fact WHERE {self._build_where(group)}")]

    def count(self, without: str, condition: str = "true") -> int:
        query = f"SELECT count(*) FROM fact WHERE {self._build_where(without)} AND {condition}"
        return int(self._read_rows(query)[0][0])

    def count_by(self, expression: str, without: str) -> dict[Any, int]:
        """Count courses by the value of an SQL expression. NULL values are left out.

        All filters apply except those of the group `without`.
        """
        query = (
            f"SELECT {expression} AS value, count(*) FROM fact WHERE {self._build_where(without)} GROUP BY 1"
        )
        return {value: count for value, count in self._read_rows(query) if value is not None}

    def count_by_campus_column(self, column: str, group: str) -> dict[Any, int]:
        """Count courses by country, state, city or campus (`column`). All filters apply except those of `group`.

        group: "place" or "campus". A course counts only for campuses that pass the filters of the other group.
        """
        other = self._campus["campus" if group == "place" else "place"] or "true"
        return dict(
            self._read_rows(
                f"SELECT {column}, count(DISTINCT id) FROM fact JOIN fact_campus ON course_id = id "
                f"WHERE {self._build_where(group)} AND {other} GROUP BY 1"
            )
        )

    def list_matching_campuses(self, ids: list[int]) -> Mapping[int, list[int]]:
        """Return, by course, the campuses that pass the filters for place and campus.

        Courses without such a campus are left out.

        The campus that the card (the list entry) of the course shows comes first.
        """
        order = DISTANCE_METRES if self._choice.point else "campus"
        self._arguments["page"] = ids
        return dict(
            self._read_rows(
                f"SELECT course_id, array_agg(campus ORDER BY {order}, campus) FROM fact_campus "
                f"WHERE course_id = ANY(%(page)s) AND {self._build_campus_where()} GROUP BY 1"
            )
        )

    def list_pairs(self, area: Area) -> list[tuple[int, int, float, float]]:
        """Return (course, campus, latitude, longitude) for each found course and each of its campuses on the map.

        The campus is in the area, and passes the filters for place and campus.
        """
        across = "OR" if area.west > area.east else "AND"
        self._arguments |= {f"area_{side}": value for side, value in vars(area).items()}
        return self._read_rows(
            "SELECT id, campus, latitude, longitude FROM fact JOIN fact_campus ON course_id = id "
            f"WHERE {self._build_where()} AND {self._build_campus_where()} "
            "AND latitude BETWEEN %(area_south)s AND %(area_north)s "
            f"AND (longitude >= %(area_west)s {across} longitude <= %(area_east)s)"
        )

    def _build_campus_where(self) -> str:
        return " AND ".join(condition for condition in self._campus.values() if condition) or "true"

    def _read_rows(self, query: str) -> list[tuple[Any, ...]]:
        return self._connection.execute(query.encode(), self._arguments).fetchall()

    def _build_where(self, without: str = "") -> str:
        conditions = [each for group, each in self._conditions.items() if each and group != without]
        campus = {group: each for group, each in self._campus.items() if each and group != without}
        if campus:
            found = HAS_CAMPUS.format(" AND ".join(campus.values()))
            included = any(self._includes_campuses(group) for group in campus)
            conditions.append(found if included else f"({found} OR NOT {HAS_CAMPUS.format('true')})")
        return " AND ".join(conditions) or "true"

    def _includes_campuses(self, group: str) -> bool:
        pointed = self._choice.point is not None or self._choice.region is not None
        chosen = any(key in self._choice.included for key in CAMPUS_GROUPS[group])
        return chosen or (group == "place" and pointed)

    def _build_campus_condition(self, group: str, keys: tuple[str, ...]) -> str | None:
        included = [f"{OF_CAMPUS[key]} = ANY(%(in_{key})s)" for key in keys if key in self._choice.included]
        if group == "place" and self._choice.region is not None:
            included.append("country IN (SELECT country_id FROM region_country WHERE region_id = %(region)s)")
        if group == "place" and self._choice.point is not None:
            included.append(f"{DISTANCE_METRES} <= 1000 * %(km)s")
        excluded = [f"{OF_CAMPUS[key]} <> ALL(%(out_{key})s)" for key in keys if key in self._choice.excluded]
        return " AND ".join([*_join_or(included), *excluded]) or None

    def _quote_deadline(self) -> tuple[str | None, None, str | None]:
        earliest, unknown = self._choice.deadline
        return earliest and f"date '{earliest}'", None, unknown

    def _build_group(self, keys: tuple[str, ...]) -> str | None:
        included = [_build_match(key, f"in_{key}") for key in keys if key in self._choice.included]
        if keys == ("english_test",) and self._choice.score is not None:
            included = [self._build_score(self._choice.score)]
        excluded = [f"NOT {_build_match(key, f'out_{key}')}" for key in keys if key in self._choice.excluded]
        return " AND ".join([*_join_or(included), *excluded]) or None

    def _build_score(self, score: float) -> str:
        """Build SQL: a selected test needs at most `score`. If `unknown` is selected, unknown tests pass too."""
        passing = [
            "english ? 'unknown'" if test == "unknown" else f"(english ->> '{test}')::numeric <= {score}"
            for test in self._choice.included["english_test"]
        ]
        return f"coalesce({' OR '.join(passing)}, false)"

    def _build_months(self) -> str | None:
        conditions = []
        if "intakes" in self._choice.included:
            conditions.append("month = ANY(%(in_intakes)s)")
        if "intakes" in self._choice.excluded:
            conditions.append("month <> ALL(%(out_intakes)s)")
        if not conditions:
            return None
        has_month = f"EXISTS (SELECT FROM unnest(months) AS month WHERE {' AND '.join(conditions)})"
        return has_month if "intakes" in self._choice.included else f"({has_month} OR months = '{{}}')"

    def _build_popular(self) -> str | None:
        if "panels" in self._choice.included:
            return "popular"
        return "NOT popular" if "panels" in self._choice.excluded else None

    def _build_fee(self) -> str | None:
        lower, upper, unknown = self._choice.fee
        if self._choice.rate:
            return self._build_range(build_shown_fee(self._choice.rate), lower or None, upper, unknown)
        if not lower and upper == self._slider_end and unknown is None:
            return None
        return self._build_range("fee_pkr", lower or None, upper, unknown)

    def _build_weeks(self) -> str | None:
        lower, upper, unknown = self._choice.years
        return self._build_range("weeks / 52.0", lower or None, None if upper == 5 else upper, unknown)

    def _build_range(self, column: str, lower: Any, upper: Any, unknown: str | None) -> str | None:
        if lower is None and upper is None:
            wanted = {None: None, "include": f"{column} IS NULL", "exclude": f"{column} IS NOT NULL"}
            return wanted[unknown]
        ends = [f"{column} {sign} {end}" for sign, end in ((">=", lower), ("<=", upper)) if end is not None]
        within = f"({' AND '.join(ends)})"
        return f"({within} OR {column} IS NULL)" if unknown == "include" else f"coalesce({within}, false)"


def build_shown_fee(rate: Decimal) -> str:
    """Build SQL for the fee that the site shows in a currency. rate: the value of one unit in rupees."""
    return f"round(fee_pkr_unrounded / {rate})"


def _build_match(key: str, argument: str) -> str:
    if key == "english_test":
        return build_fixed_match(key, argument)
    if key in ARRAYS:
        return f"{ARRAYS[key]} && %({argument})s::int[]"
    return f"{FLAT[key]} = ANY(%({argument})s)"


def _join_or(conditions: list[str]) -> list[str]:
    return [f"({' OR '.join(conditions)})"] if conditions else []
