"""The institutes of a group, filtered, sorted and in pages."""

from typing import Any

from psycopg.rows import DictRow

from api.database import Connection, read_rows
from api.group.kinds import GroupKind
from api.group.queries import find_group
from api.institute.listing import TRANSLATED_NAMES, filter_by_name, sort_institutes
from api.institute.translations import pick_translations
from api.references import Noun, find_ids
from api.refusal import Refusal
from schemas.contracts.base import Named
from schemas.contracts.catalogue.groups import GroupInstitute, GroupInstituteFilter, GroupInstitutePage
from schemas.vocabulary.kinds import InstituteOrder
from schemas.vocabulary.limits import LISTING_PAGE_SIZE

_FILTER_NOUNS: dict[str, Noun] = {
    "countries": "country",
    "cities": "city",
    "disciplines": "discipline",
    "institutes": "institute",
}
_CONDITIONS = """
    (%(countries)s::int[] IS NULL OR EXISTS (
        SELECT FROM campus JOIN city ON city.id = city_id
        WHERE campus.institute_id = member.id AND campus.status = 'published' AND country_id = ANY(%(countries)s)))
    AND (%(cities)s::int[] IS NULL OR EXISTS (
        SELECT FROM campus
        WHERE campus.institute_id = member.id AND campus.status = 'published' AND city_id = ANY(%(cities)s)))
    AND (%(disciplines)s::int[] IS NULL OR EXISTS (
        SELECT FROM course
        JOIN published_course ON published_course.id = course.id
        JOIN course_specialization ON course_specialization.course_id = course.id
        JOIN specialization ON specialization.id = specialization_id
        WHERE course.institute_id = member.id AND discipline_id = ANY(%(disciplines)s)))
    AND (%(institutes)s::int[] IS NULL OR member.id = ANY(%(institutes)s))
"""
_INSTITUTES = """
SELECT institute.id, institute.slug, institute.name, institute.logo, sector, institute_type, established,
       tcf_ranking, short_description, institute.translations, country.id AS country_id, country.slug AS country_slug,
       country.name AS country_name, source.is_sample,
       (SELECT count(*) FROM course JOIN published_course ON published_course.id = course.id
        WHERE course.institute_id = institute.id) AS course_count
FROM institute
JOIN country ON country.id = institute.country_id
JOIN source ON source.id = institute.source_id
WHERE institute.id = ANY(%s)
"""


async def read_institutes(
    connection: Connection, kind: GroupKind, reference: str, filters: GroupInstituteFilter, page: int
) -> GroupInstitutePage:
    """Read one page of the institutes. Pages start at 1, and a page after the last one has no results.

    Raises Refusal 404 if a filter contains an unknown slug or no valid id, and HTTPException 404 or 410 for the group
    like `find_group`.
    """
    group = await find_group(connection, kind, reference)
    statement = f"""
    SELECT id, name, tcf_ranking, {TRANSLATED_NAMES} FROM ({kind.members}) AS member WHERE {_CONDITIONS}
    """
    selected = await _find_filter_ids(connection, filters)
    found = await read_rows(connection, statement, {"group": group["id"], **selected})
    matching = sort_institutes(filter_by_name(found, filters.search), InstituteOrder(filters.order_by))
    first = (page - 1) * LISTING_PAGE_SIZE
    ids = [row["id"] for row in matching[first : first + LISTING_PAGE_SIZE]]
    by_id = {row["id"]: row for row in await read_rows(connection, _INSTITUTES, (ids,))}
    return GroupInstitutePage(count=len(matching), results=[_build_institute(by_id[each]) for each in ids])


async def _find_filter_ids(connection: Connection, filters: GroupInstituteFilter) -> dict[str, Any]:
    """Find the ids of each filter. An empty filter is None. Raises Refusal 404 for an unknown slug or an invalid id."""
    selected: dict[str, Any] = {}
    for field, noun in _FILTER_NOUNS.items():
        references = getattr(filters, field)
        ids = await find_ids(connection, noun, references)
        if None in ids:
            raise Refusal(
                404,
                "A filter has an unknown value",
                {field: f"There is no {noun} {references[ids.index(None)]}"},
            )
        selected[field] = ids or None
    return selected


def _build_institute(row: DictRow) -> GroupInstitute:
    return GroupInstitute(
        id=row["id"],
        slug=row["slug"],
        institute_name=row["name"],
        logo=row["logo"],
        sector=row["sector"],
        institute_type=row["institute_type"],
        established=row["established"],
        country=Named(id=row["country_id"], slug=row["country_slug"], name=row["country_name"]),
        country_slug=row["country_slug"],
        tcf_ranking=row["tcf_ranking"],
        institute_short_description=row["short_description"],
        translations=pick_translations(row["translations"], ("name", "short_description")),
        course_count=row["course_count"],
        is_sample=row["is_sample"],
    )
