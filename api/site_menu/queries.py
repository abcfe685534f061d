"""Queries for the links of the header and the footer."""

from collections.abc import Iterable
from typing import LiteralString

from psycopg.rows import DictRow

from api.country.queries import build_listed_country
from api.counts.catalogue_counts import DisciplineCounts, PlaceCounts
from api.database import Connection, read_rows
from api.group.kinds import GROUP_KINDS, GroupNoun
from schemas.contracts.catalogue.lists import ListedCountry
from schemas.contracts.catalogue.site_menu import MenuDiscipline, MenuEntry, SiteMenu
from schemas.vocabulary.limits import (
    MENU_BLOGS_MAX,
    MENU_COUNTRIES_MAX,
    MENU_DISCIPLINES_MAX,
    MENU_GROUPS_MAX,
    MENU_PAGES_MAX,
    MENU_SCHOLARSHIPS_MAX,
)

_TOTALS = """
SELECT (SELECT count(*) FROM published_course) AS courses,
       (SELECT count(*) FROM institute WHERE status = 'published') AS institutes,
       (SELECT count(*) FROM scholarship WHERE status = 'published') AS scholarships
"""
_COUNTRIES = "SELECT id, slug, name, iso2 FROM country WHERE id = ANY(%s)"
_DISCIPLINES = "SELECT id, slug, name FROM discipline WHERE id = ANY(%s)"
_SCHOLARSHIPS = """
SELECT id, slug, name, translations FROM scholarship
WHERE status = 'published' AND (deadline IS NULL OR deadline >= current_date)
ORDER BY id LIMIT %s
"""
_PAGES = """
SELECT id, slug, name, translations FROM page
WHERE status = 'published' AND category = 'what-is-interesting' ORDER BY position, id LIMIT %s
"""
_BLOGS = """
SELECT id, slug, name, translations FROM blog
WHERE status = 'published' ORDER BY published_on DESC, id DESC LIMIT %s
"""


async def read_site_menu(
    connection: Connection, places: PlaceCounts, disciplines: DisciplineCounts
) -> SiteMenu:
    (totals,) = await read_rows(connection, _TOTALS)
    return SiteMenu(
        course_count=totals["courses"],
        institute_count=totals["institutes"],
        country_count=len(places.countries),
        scholarship_count=totals["scholarships"],
        countries=await _read_countries(connection, places),
        disciplines=await _read_disciplines(connection, disciplines),
        institute_groups=await _read_groups(connection, "institute_group"),
        pathway_groups=await _read_groups(connection, "pathway_group"),
        apply_portals=await _read_groups(connection, "apply_portal"),
        scholarships=await _read_entries(connection, _SCHOLARSHIPS, MENU_SCHOLARSHIPS_MAX),
        what_is_interesting=await _read_entries(connection, _PAGES, MENU_PAGES_MAX),
        blogs=await _read_entries(connection, _BLOGS, MENU_BLOGS_MAX),
    )


async def _read_countries(connection: Connection, places: PlaceCounts) -> list[ListedCountry]:
    rows = await read_rows(connection, _COUNTRIES, (list(places.countries),))
    countries = [build_listed_country(row, places) for row in rows]
    return sorted(countries, key=lambda each: (-each["course_count"], each["name"]))[:MENU_COUNTRIES_MAX]


async def _read_disciplines(connection: Connection, counts: DisciplineCounts) -> list[MenuDiscipline]:
    disciplines = [
        MenuDiscipline(
            id=row["id"], slug=row["slug"], name=row["name"], course_count=counts.courses[row["id"]]
        )
        for row in await read_rows(connection, _DISCIPLINES, (list(counts.courses),))
    ]
    return sorted(disciplines, key=lambda each: (-each["course_count"], each["name"]))[:MENU_DISCIPLINES_MAX]


async def _read_groups(connection: Connection, noun: GroupNoun) -> list[MenuEntry]:
    rows = await read_rows(connection, GROUP_KINDS[noun].groups, {"group": None})
    return _build_entries(row for row in rows if row["institute_count"])[:MENU_GROUPS_MAX]


async def _read_entries(connection: Connection, statement: LiteralString, limit: int) -> list[MenuEntry]:
    return _build_entries(await read_rows(connection, statement, (limit,)))


def _build_entries(rows: Iterable[DictRow]) -> list[MenuEntry]:
    return [
        MenuEntry(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            translations={
                language: {"name": texts["name"]}
                for language, texts in row["translations"].items()
                if "name" in texts
            },
        )
        for row in rows
    ]
