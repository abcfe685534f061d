"""Lists of published institutes: all institutes, ranked institutes, and the institutes of a country."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, LiteralString

from psycopg.rows import DictRow

from api.counts.catalogue_counts import CatalogueCounts
from api.database import Connection, read_rows
from api.institute.translations import pick_translations
from api.references import find_ids
from schemas.contracts.base import Named
from schemas.contracts.catalogue.places import CountryInstituteFilter, InstitutePage, ListedInstitute
from schemas.vocabulary.kinds import InstituteOrder
from search.errors import FieldError, InvalidFilter
from search.results.facet_page import FacetPageRequest
from search.text_folding import fold_text

_TAUGHT: LiteralString = """
    SELECT course.institute_id, course.id
    FROM course
    JOIN published_course ON published_course.id = course.id
    WHERE (%(country)s::int IS NULL OR EXISTS (
              SELECT FROM course_campus
              JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published'
              JOIN city ON city.id = campus.city_id
              WHERE course_campus.course_id = course.id AND city.country_id = %(country)s))
"""
"""All published courses if `country` is null, otherwise those at a published campus in this country."""
TRANSLATED_NAMES: LiteralString = """
(SELECT string_agg(texts ->> 'name', ' ') FROM jsonb_each(translations) AS each (language, texts)) AS translated_names
"""
_MATCHING = f"""
SELECT id, name, tcf_ranking, {TRANSLATED_NAMES}
FROM institute
WHERE status = 'published'
  AND (NOT %(ranked)s OR tcf_ranking IS NOT NULL)
  AND (%(country)s::int IS NULL OR id IN (
      SELECT institute_id FROM ({_TAUGHT}) AS taught
      WHERE (cardinality(%(degree_levels)s::int[]) = 0 OR EXISTS (
                SELECT FROM course WHERE course.id = taught.id AND degree_level_id = ANY(%(degree_levels)s)))
        AND (cardinality(%(disciplines)s::int[]) = 0 OR EXISTS (
                SELECT FROM course_specialization
                JOIN specialization ON specialization.id = specialization_id
                WHERE course_id = taught.id AND discipline_id = ANY(%(disciplines)s)))))
"""
_INSTITUTES = f"""
SELECT institute.id, institute.slug, institute.name, institute.translations, logo, sector, institute_type,
       established, tcf_ranking, ranking_source, country.id AS country_id, country.slug AS country_slug,
       country.name AS country_name,
       country.iso2 AS country_iso2,
       (SELECT count(*) FROM ({_TAUGHT}) AS taught WHERE taught.institute_id = institute.id) AS courses
FROM institute JOIN country ON country.id = institute.country_id
WHERE institute.id = ANY(%(ids)s)
"""
_COURSES_IN_COUNTRY = (
    f"SELECT institute_id, count(*) AS courses FROM ({_TAUGHT}) AS taught GROUP BY institute_id"
)
FilterNoun = Literal["discipline", "degree_level"]
_EXISTING: Mapping[FilterNoun, LiteralString] = {
    "discipline": "SELECT id FROM discipline WHERE id = ANY(%s)",
    "degree_level": "SELECT id FROM degree_level WHERE id = ANY(%s)",
}


@dataclass(frozen=True)
class InstituteList:
    """The institutes that a list contains.

    - country_id: only institutes with a published course in this country, or None for all institutes.
    - ranked: only institutes with a rank.
    """

    country_id: int | None
    filter: CountryInstituteFilter
    order: InstituteOrder
    page: int
    ranked: bool = False


async def read_institute_page(
    connection: Connection, counts: CatalogueCounts, wanted: InstituteList
) -> InstitutePage:
    """Read one page. The first page is 1, and a page after the last one has no results.

    - counts: the cached counts. They are used to sort all institutes by courses, because counting is slow.

    Raises InvalidFilter for an unknown discipline or degree level.
    """
    parameters = {
        "country": wanted.country_id,
        "ranked": wanted.ranked,
        "disciplines": await _find_ids(connection, "disciplines", "discipline", wanted.filter.disciplines),
        "degree_levels": await _find_ids(
            connection, "degree_levels", "degree_level", wanted.filter.degree_levels
        ),
    }
    page_request = FacetPageRequest(wanted.filter.search, wanted.page, "")
    rows = await read_rows(connection, _MATCHING, parameters)
    found = filter_by_name(rows, wanted.filter.search)
    if wanted.order == InstituteOrder.COURSES:
        matching = sort_by_courses(found, await _count_courses(connection, counts, wanted.country_id))
    else:
        matching = sort_institutes(found, wanted.order)
    ids = [row["id"] for row in page_request.slice(matching)]
    details = await read_rows(connection, _INSTITUTES, {"ids": ids, "country": wanted.country_id})
    by_id = {row["id"]: _build_listed_institute(row) for row in details}
    return InstitutePage(count=len(matching), results=[by_id[each] for each in ids])


async def _count_courses(
    connection: Connection, counts: CatalogueCounts, country_id: int | None
) -> Mapping[int, int]:
    """Count the courses by institute id, of the whole catalogue or at campuses in the country."""
    if country_id is None:
        return await counts.institutes.get(connection)
    rows = await read_rows(connection, _COURSES_IN_COUNTRY, {"country": country_id})
    return {row["institute_id"]: row["courses"] for row in rows}


def filter_by_name(rows: Iterable[DictRow], search: str) -> list[DictRow]:
    """Select the institutes whose name and translated names have words that begin with the typed words."""
    typed = FacetPageRequest(search, 1, "")
    return [row for row in rows if typed.matches(f"{row['name']} {row['translated_names'] or ''}")]


def sort_institutes(rows: Iterable[DictRow], order: InstituteOrder) -> list[DictRow]:
    """Sort by name or by rank. Institutes without a rank are last in ascending and in descending order of the rank."""
    by_name = sorted(rows, key=lambda row: (fold_text(row["name"]), row["id"]))
    if order == InstituteOrder.NAME:
        return by_name
    sign = -1 if order == InstituteOrder.RANKING_DESCENDING else 1
    return sorted(by_name, key=lambda row: (row["tcf_ranking"] is None, sign * (row["tcf_ranking"] or 0)))


def sort_by_courses(rows: Iterable[DictRow], counts: Mapping[int, int]) -> list[DictRow]:
    """Sort by the number of courses, most first, and then by name."""
    by_name = sort_institutes(rows, InstituteOrder.NAME)
    return sorted(by_name, key=lambda row: -counts.get(row["id"], 0))


async def _find_ids(
    connection: Connection, key: str, noun: FilterNoun, references: Sequence[int | str]
) -> list[int]:
    """Find the ids of a filter. Raises InvalidFilter for an unknown id or slug."""
    found = await find_ids(connection, noun, references)
    rows = await read_rows(connection, _EXISTING[noun], (found,))
    existing = {row["id"] for row in rows}
    unknown = [each for each, row_id in zip(references, found, strict=True) if row_id not in existing]
    if unknown:
        raise InvalidFilter(
            *(FieldError(key, f"There is no {noun.replace('_', ' ')} '{each}'") for each in unknown)
        )
    return sorted(existing)


def _build_listed_institute(row: DictRow) -> ListedInstitute:
    return ListedInstitute(
        id=row["id"],
        institute_name=row["name"],
        slug=row["slug"],
        logo=row["logo"],
        sector=row["sector"],
        institute_type=row["institute_type"],
        established=row["established"],
        country=Named(id=row["country_id"], slug=row["country_slug"], name=row["country_name"]),
        country_slug=row["country_slug"],
        country_iso2=row["country_iso2"],
        tcf_ranking=row["tcf_ranking"],
        ranking_source=row["ranking_source"],
        course_count=row["courses"],
        translations=pick_translations(row["translations"], ("name",)),
    )
