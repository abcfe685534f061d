"""Compares what visitors search with the courses that the catalogue has."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from api.analytics.queries import read_names
from api.counts.catalogue_counts import CatalogueCounts
from api.database import Connection
from schemas.search_log.reports.declarations import Row

SUPPLIED_REPORTS = frozenset({"subjects", "countries"})
"""The reports whose values are subjects or countries, so that the number of their courses can be shown."""


async def count_courses(connection: Connection, counts: CatalogueCounts, report: str) -> dict[str, int]:
    """Return the number of published courses by the name of the subject or country in lower case."""
    by_kind: dict[str, Mapping[int, int]]
    if report == "countries":
        places = (await counts.places.get(connection)).countries
        by_kind = {"country": {place: count.courses for place, count in places.items()}}
    else:
        by_kind = {
            "discipline": (await counts.disciplines.get(connection)).courses,
            "specialization": await counts.specializations.get(connection),
        }
    return sum_courses(await read_names(connection), by_kind)


def sum_courses(
    names: Iterable[Mapping[str, Any]], by_kind: Mapping[str, Mapping[int, int]]
) -> dict[str, int]:
    """Return the number of courses by name in lower case.

    Disciplines and specializations with the same name are one subject. The largest of their numbers is used.
    """
    courses: dict[str, int] = {}
    for row in names:
        if row["kind"] in by_kind:
            name = row["name"].casefold()
            courses[name] = max(courses.get(name, 0), by_kind[row["kind"]].get(row["id"], 0))
    return courses


def add_courses(rows: Sequence[Row], courses: Mapping[str, int]) -> list[Row]:
    """Add two columns to the rows of a report.

    - courses: the number of courses, or None for a value that is not in the catalogue.
    - searches_per_course: searches divided by courses, or None without courses. A high ratio means that students search
      for more courses than the catalogue has.
    """
    added = []
    for row in rows:
        number = courses.get(row["value"].casefold())
        ratio = round(row["searches"] / number, 4) if number else None
        added.append({**row, "courses": number, "searches_per_course": ratio})
    return added
