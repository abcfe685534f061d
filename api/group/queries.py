from collections import defaultdict

from psycopg.rows import DictRow

from api.database import Connection, read_rows
from api.group.kinds import GroupKind
from api.name_order import sort_by_name
from api.references import find_id
from api.replacement.missing_rows import build_missing_error
from schemas.contracts.catalogue.groups import (
    GroupCity,
    GroupCountry,
    GroupDetail,
    GroupDisciplines,
    GroupLocations,
    ListedGroup,
)
from schemas.contracts.listing.facets import DisciplineFacet


async def read_groups(connection: Connection, kind: GroupKind) -> list[ListedGroup]:
    rows = await read_rows(connection, kind.groups, {"group": None})
    return [_build_group(row) for row in rows if kind.lists_empty or row["institute_count"]]


async def find_group(connection: Connection, kind: GroupKind, reference: str) -> DictRow:
    """Read a published group by id, slug or former slug. Raises HTTPException 410 for a withdrawn one, or 404."""
    group = await find_id(connection, kind.noun, reference)
    rows = [] if group is None else await read_rows(connection, kind.groups, {"group": group})
    if not rows:
        raise await build_missing_error(connection, kind.noun, group, kind.title)
    return rows[0]


async def read_group(connection: Connection, kind: GroupKind, reference: str) -> GroupDetail:
    row = await find_group(connection, kind, reference)
    statement = f"""
    SELECT ARRAY(SELECT slug FROM ({kind.members}) AS member ORDER BY slug) AS slugs, count(*) AS courses
    FROM course JOIN published_course ON published_course.id = course.id
    WHERE course.institute_id IN (SELECT id FROM ({kind.members}) AS member)
    """
    (members,) = await read_rows(connection, statement, {"group": row["id"]})
    return {
        **_build_group(row),
        "website": row["website"],
        "course_count": members["courses"],
        "institute_slugs": members["slugs"],
    }


async def read_locations(connection: Connection, kind: GroupKind, reference: str) -> GroupLocations:
    """Read the countries and cities where the members have a published campus."""
    group = {"group": (await find_group(connection, kind, reference))["id"]}
    statement = f"""
    SELECT country.id AS country_id, country.slug AS country_slug, country.name AS country_name, iso2,
           city.id, city.slug, city.name, array_agg(DISTINCT member.id) AS institutes
    FROM ({kind.members}) AS member
    JOIN campus ON campus.institute_id = member.id AND campus.status = 'published'
    JOIN city ON city.id = campus.city_id
    JOIN country ON country.id = city.country_id
    GROUP BY country.id, city.id
    """
    by_country: dict[int, list[DictRow]] = defaultdict(list)
    for row in await read_rows(connection, statement, group):
        by_country[row["country_id"]].append(row)
    results = sort_by_name(_build_country(cities) for cities in by_country.values())
    return GroupLocations(count=len(results), results=results)


async def read_disciplines(connection: Connection, kind: GroupKind, reference: str) -> GroupDisciplines:
    group = {"group": (await find_group(connection, kind, reference))["id"]}
    statement = f"""
    SELECT discipline.id, discipline.slug, discipline.name, discipline.logo, discipline.icon,
           count(DISTINCT course.id) AS courses_count
    FROM course
    JOIN published_course ON published_course.id = course.id
    JOIN course_specialization ON course_specialization.course_id = course.id
    JOIN specialization ON specialization.id = specialization_id
    JOIN discipline ON discipline.id = specialization.discipline_id
    WHERE course.institute_id IN (SELECT id FROM ({kind.members}) AS member)
    GROUP BY discipline.id
    """
    results = sort_by_name(
        DisciplineFacet(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            logo=row["logo"],
            icon=row["icon"],
            courses_count=row["courses_count"],
        )
        for row in await read_rows(connection, statement, group)
    )
    return GroupDisciplines(count=len(results), results=results)


def _build_country(cities: list[DictRow]) -> GroupCountry:
    country = cities[0]
    return GroupCountry(
        id=country["country_id"],
        slug=country["country_slug"],
        name=country["country_name"],
        iso2=country["iso2"],
        institute_count=len({institute for city in cities for institute in city["institutes"]}),
        cities=sort_by_name(
            GroupCity(
                id=city["id"],
                slug=city["slug"],
                name=city["name"],
                institute_count=len(city["institutes"]),
            )
            for city in cities
        ),
    )


def _build_group(row: DictRow) -> ListedGroup:
    return ListedGroup(
        id=row["id"],
        slug=row["slug"],
        name=row["name"],
        logo=row["logo"],
        summary=row["summary"],
        institute_count=row["institute_count"],
        translations=row["translations"],
    )
