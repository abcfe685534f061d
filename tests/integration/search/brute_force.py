"""Computes the expected results of a listing request with SQL on the tables `fact` and `fact_campus`.

Tests compare the responses of the search with these results. A card is the entry of a course in a list.
"""

from collections.abc import Mapping
from typing import Any

import psycopg

from tests.integration.search.random_filters import Choice

DISTANCE_METRES = """
2 * 6371008.7714 * asin(least(1, sqrt(
    sin(radians(latitude - %(latitude)s) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(%(latitude)s)) * sin(radians(longitude - %(longitude)s) / 2) ^ 2)))
"""
ORDERS = {
    0: "priority DESC, popularity DESC, id",
    1: "fee_pkr ASC NULLS LAST, priority DESC, popularity DESC, id",
    2: "fee_pkr DESC NULLS LAST, priority DESC, popularity DESC, id",
    3: "weeks ASC NULLS LAST, priority DESC, popularity DESC, id",
    4: "weeks DESC NULLS LAST, priority DESC, popularity DESC, id",
    5: "ranking ASC NULLS LAST, priority DESC, popularity DESC, id",
}
PLACE_COLUMNS = {"countries": "country", "states": "state", "cities": "city"}
FLAT_COLUMNS = {"degree_levels_types": "level_type", "degree_levels": "level", "institutes": "institute"}
ARRAY_COLUMNS = {"disciplines": "disciplines", "specializations": "specializations"}
ALL_WEEKS = (0.0, 5.0)
NO_FEE_FILTER = (0, 5_000_000)


def build_fixed_match(key: str, argument: str) -> str:
    """Build SQL for the courses with one of the values. A course can accept several English tests."""
    if key == "english_test":
        return f"english ?| %({argument})s::text[]"
    return f"{key} = ANY(%({argument})s)"


class BruteForce:
    """The expected results of a request. choice: its filters and order.

    text_ids: the ids of the courses that match the text, or None if there is no text.
    """

    def __init__(self, connection: psycopg.Connection, choice: Choice, text_ids: list[int] | None) -> None:
        self._connection = connection
        self._choice = choice
        self._arguments: dict[str, Any] = {
            **choice.values,
            "months": choice.months,
            **choice.fixed,
            "text_ids": text_ids,
            "region": choice.region,
        }
        if choice.point:
            self._arguments |= dict(zip(("latitude", "longitude", "km"), choice.point, strict=True))
        self._campus = self._build_campus_conditions()
        self._conditions = {
            "text": "id = ANY(%(text_ids)s)" if text_ids is not None else None,
            "level": self._build_any_of(FLAT_COLUMNS, "degree_levels_types", "degree_levels"),
            "institute": self._build_any_of(FLAT_COLUMNS, "institutes"),
            "discipline": self._build_overlap("disciplines"),
            "specialization": self._build_overlap("specializations"),
            **{key: build_fixed_match(key, key) if values else None for key, values in choice.fixed.items()},
            "month": "months && %(months)s::int[]" if choice.months else None,
            "popular": "popular" if choice.popular else None,
            "fee": self._build_fee(),
            "weeks": self._build_weeks(),
        }

    def is_on_the_edge(self) -> bool:
        """True if a campus is within one metre of the edge of the selected circle.

        Rounding then decides if the campus is inside, so tests leave such a request out.
        """
        if self._choice.point is None:
            return False
        query = f"SELECT EXISTS (SELECT FROM fact_campus WHERE abs({DISTANCE_METRES} - 1000 * %(km)s) < 1)"
        return bool(self._read_rows(query)[0][0])

    def list_ids(self) -> list[int]:
        """Return the ids of all found courses, in the requested order."""
        order = ORDERS[self._choice.order]
        return [
            row[0]
            for row in self._read_rows(f"SELECT id FROM fact WHERE {self._build_where()} ORDER BY {order}")
        ]

    def count_by_column(self, column: str, without: str) -> dict[int | str, int]:
        """Count courses by the value of a column. All filters apply except those of the group `without`."""
        where = self._build_where(without)
        return dict(self._read_rows(f"SELECT {column}, count(*) FROM fact WHERE {where} GROUP BY 1"))

    def count_by_element(self, column: str, without: str) -> dict[int | str, int]:
        return self.count_by_column(f"unnest({column})", without)

    def count_by_place(self, column: str) -> dict[int | str, int]:
        """Count courses by country, state or city (`column`). All filters apply except those of places.

        If campuses are selected, a course counts only for the places of these campuses.
        """
        campus = self._campus["campus"] or "true"
        return dict(
            self._read_rows(
                f"SELECT {column}, count(DISTINCT id) FROM fact JOIN fact_campus ON course_id = id "
                f"WHERE {self._build_where('place')} AND {campus} GROUP BY 1"
            )
        )

    def count_institutes_by_place(self, column: str) -> dict[int | str, int]:
        """Count the institutes that have a found course, by country, state or city (`column`).

        The filters are the same as in count_by_place.
        """
        campus = self._campus["campus"] or "true"
        return dict(
            self._read_rows(
                f"SELECT {column}, count(DISTINCT institute) FROM fact JOIN fact_campus ON course_id = id "
                f"WHERE {self._build_where('place')} AND {campus} GROUP BY 1"
            )
        )

    def count(self, condition: str, without: str) -> int:
        return int(
            self._read_rows(f"SELECT count(*) FROM fact WHERE {self._build_where(without)} AND {condition}")[
                0
            ][0]
        )

    def list_matching_campuses(self, ids: list[int]) -> Mapping[int, list[int]]:
        """Return, by course, the campuses that pass the filters for place and campus.

        Courses without such a campus are left out.

        The campus that the card of the course shows comes first.
        """
        where = " AND ".join(condition for condition in self._campus.values() if condition) or "true"
        order = DISTANCE_METRES if self._choice.point else "campus"
        self._arguments["page"] = ids
        return dict(
            self._read_rows(
                f"SELECT course_id, array_agg(campus ORDER BY {order}, campus) FROM fact_campus "
                f"WHERE course_id = ANY(%(page)s) AND {where} GROUP BY 1"
            )
        )

    def _read_rows(self, query: str) -> list[tuple[Any, ...]]:
        return self._connection.execute(query.encode(), self._arguments).fetchall()

    def _build_where(self, without: str = "") -> str:
        conditions = [
            condition for group, condition in self._conditions.items() if condition and group != without
        ]
        campus = [condition for group, condition in self._campus.items() if condition and group != without]
        if campus:
            conditions.append(
                f"EXISTS (SELECT FROM fact_campus WHERE course_id = id AND {' AND '.join(campus)})"
            )
        return " AND ".join(conditions) or "true"

    def _build_campus_conditions(self) -> dict[str, str | None]:
        """Build the SQL conditions that a campus of a course must meet, by filter group. None: no condition."""
        return {
            "place": self._build_place(),
            "campus": "campus = ANY(%(campuses)s)" if "campuses" in self._choice.values else None,
        }

    def _build_place(self) -> str | None:
        if self._choice.region is not None:
            return "country IN (SELECT country_id FROM region_country WHERE region_id = %(region)s)"
        if self._choice.point is not None:
            return f"{DISTANCE_METRES} <= 1000 * %(km)s"
        return self._build_any_of(PLACE_COLUMNS, *PLACE_COLUMNS)

    def _build_any_of(self, columns: Mapping[str, str], *keys: str) -> str | None:
        chosen = [f"{columns[key]} = ANY(%({key})s)" for key in keys if key in self._choice.values]
        return f"({' OR '.join(chosen)})" if chosen else None

    def _build_overlap(self, key: str) -> str | None:
        return f"{ARRAY_COLUMNS[key]} && %({key})s::int[]" if key in self._choice.values else None

    def _build_fee(self) -> str | None:
        if self._choice.fee is None or self._choice.fee == NO_FEE_FILTER:
            return None
        self._arguments |= {"least_fee": self._choice.fee[0], "most_fee": self._choice.fee[1]}
        return "fee_pkr BETWEEN %(least_fee)s AND %(most_fee)s"

    def _build_weeks(self) -> str | None:
        if self._choice.years is None or self._choice.years == ALL_WEEKS:
            return None
        self._arguments |= {"least_years": self._choice.years[0], "most_years": self._choice.years[1]}
        upper = "" if self._choice.years[1] == 5 else " AND weeks / 52.0 <= %(most_years)s"
        return f"weeks / 52.0 >= %(least_years)s{upper}"
