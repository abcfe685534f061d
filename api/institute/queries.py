from collections.abc import Iterable, Sequence

from psycopg.rows import DictRow

from api.costs.living_costs import read_living_costs
from api.database import Connection, read_rows
from api.institute.translations import pick_translations
from api.references import find_id
from api.replacement.missing_rows import build_missing_error
from schemas.contracts.base import Named
from schemas.contracts.catalogue.institute import CampusDetail, CampusLocation, InstituteDetail
from schemas.contracts.course.details import DetailInstitute, DetailSource
from search.text_folding import fold_text

_INSTITUTES = """
SELECT institute.id, institute.slug, institute.name, institute.logo, institute.sector, institute.institute_type,
       institute.established, institute.website, institute.tcf_ranking, institute.ranking_source,
       institute.meta_title, institute.meta_description, institute.description, institute.short_description,
       institute.translations,
       country.id AS country_id, country.slug AS country_slug, country.name AS country_name,
       source.name AS source_name, source.is_sample, source.note, source.licence, source.url AS source_url,
       institute.source_date
FROM institute
JOIN country ON country.id = institute.country_id
JOIN source ON source.id = institute.source_id
WHERE institute.status = 'published' AND institute.id = %s
"""
_COURSES = """
SELECT count(*) AS courses
FROM course JOIN published_course ON published_course.id = course.id
WHERE course.institute_id = %s
"""
_CAMPUSES = """
SELECT campus.id, campus.slug, campus.name, campus.translations, campus.address, campus.suburb, campus.postcode,
       campus.latitude, campus.longitude,
       city.id AS city_id, city.slug AS city_slug, city.name AS city_name,
       state.id AS state_id, state.slug AS state_slug, state.name AS state_name,
       country.id AS country_id, country.slug AS country_slug, country.name AS country_name, country.iso2
FROM campus
JOIN city ON city.id = campus.city_id
JOIN state ON state.id = city.state_id
JOIN country ON country.id = city.country_id
WHERE campus.status = 'published' AND campus.id = ANY(%s)
"""
_GROUPS = """
SELECT institute_group.id, institute_group.slug, institute_group.name
FROM institute_group_member JOIN institute_group ON institute_group.id = institute_group_id
WHERE institute_id = %s AND institute_group.status = 'published' ORDER BY position, institute_group.id
"""
_CAMPUSES_OF_INSTITUTE = "SELECT id FROM campus WHERE institute_id = %s"
_INSTITUTE_OF_CAMPUS = "SELECT institute_id FROM campus WHERE id = %s AND status = 'published'"
_COURSES_BY_CAMPUS = """
SELECT course_campus.campus_id, count(*) AS courses
FROM course_campus JOIN published_course ON published_course.id = course_campus.course_id
WHERE course_campus.campus_id = ANY(%s)
GROUP BY course_campus.campus_id
"""


async def read_institute_detail(connection: Connection, reference: str) -> InstituteDetail:
    """Read a published institute by id or slug. Raises HTTPException 410 if it is withdrawn, otherwise 404."""
    institute_id = await find_id(connection, "institute", reference)
    rows = [] if institute_id is None else await read_rows(connection, _INSTITUTES, (institute_id,))
    if not rows:
        raise await build_missing_error(connection, "institute", institute_id, "institute")
    (counted,) = await read_rows(connection, _COURSES, (institute_id,))
    campuses = await read_rows(connection, _CAMPUSES_OF_INSTITUTE, (institute_id,))
    return {
        **_build_institute(rows[0]),
        "course_count": counted["courses"],
        "groups": await _read_groups(connection, rows[0]["id"]),
        "campus_locations": await _read_campuses(connection, [each["id"] for each in campuses]),
        "source": _build_source(rows[0]),
    }


async def read_campus_detail(connection: Connection, reference: str) -> CampusDetail:
    """Read a published campus of a published institute, by id or slug of the campus.

    Raises HTTPException 410 if the campus or its institute is withdrawn, otherwise 404.
    """
    campus_id = await find_id(connection, "campus", reference)
    owner = [] if campus_id is None else await read_rows(connection, _INSTITUTE_OF_CAMPUS, (campus_id,))
    institutes = await read_rows(connection, _INSTITUTES, (owner[0]["institute_id"],)) if owner else []
    if campus_id is None or not institutes:
        raise await build_missing_error(connection, "campus", campus_id, "campus")
    (campus,) = await _read_campuses(connection, [campus_id])
    return {
        **campus,
        "institute": _build_institute(institutes[0]),
        "groups": await _read_groups(connection, institutes[0]["id"]),
        "living_costs": await read_living_costs(connection, [campus["city"]["id"]]),
        "source": _build_source(institutes[0]),
    }


async def _read_groups(connection: Connection, institute_id: int) -> list[Named]:
    rows = await read_rows(connection, _GROUPS, (institute_id,))
    return [Named(id=each["id"], slug=each["slug"], name=each["name"]) for each in rows]


async def _read_campuses(connection: Connection, ids: Sequence[int]) -> list[CampusLocation]:
    """Read the published campuses with the given ids, sorted by name and id."""
    rows = await read_rows(connection, _CAMPUSES, (list(ids),))
    counts = await read_rows(connection, _COURSES_BY_CAMPUS, (list(ids),))
    courses = {each["campus_id"]: each["courses"] for each in counts}
    return [_build_campus(row, courses.get(row["id"], 0)) for row in _sort_by_name(rows)]


def _sort_by_name(rows: Iterable[DictRow]) -> list[DictRow]:
    return sorted(rows, key=lambda row: (fold_text(row["name"]), row["id"]))


def _build_campus(row: DictRow, courses: int) -> CampusLocation:
    return CampusLocation(
        id=row["id"],
        slug=row["slug"],
        name=row["name"],
        campus=row["name"],
        city=_build_named(row, "city"),
        state=_build_named(row, "state"),
        country=_build_named(row, "country"),
        country_iso2=row["iso2"],
        latitude=row["latitude"],
        longitude=row["longitude"],
        address=row["address"],
        suburb=row["suburb"],
        postcode=row["postcode"],
        course_count=courses,
        translations=row["translations"],
    )


def _build_institute(row: DictRow) -> DetailInstitute:
    return DetailInstitute(
        id=row["id"],
        institute_name=row["name"],
        slug=row["slug"],
        logo=row["logo"],
        sector=row["sector"],
        institute_type=row["institute_type"],
        established=row["established"],
        country=_build_named(row, "country"),
        country_slug=row["country_slug"],
        website=row["website"],
        tcf_ranking=row["tcf_ranking"],
        ranking_source=row["ranking_source"],
        translations=pick_translations(row["translations"]),
        institute_meta_title=row["meta_title"],
        institute_meta_description=row["meta_description"],
        institute_description=row["description"],
        institute_short_description=row["short_description"],
    )


def _build_source(row: DictRow) -> DetailSource:
    return DetailSource(
        name=row["source_name"],
        is_sample=row["is_sample"],
        note=row["note"],
        date=row["source_date"].isoformat(),
        licence=row["licence"],
        url=row["source_url"],
    )


def _build_named(row: DictRow, noun: str) -> Named:
    return Named(id=row[f"{noun}_id"], slug=row[f"{noun}_slug"], name=row[f"{noun}_name"])
