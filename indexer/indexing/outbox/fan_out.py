"""The fan-out: SQL that finds the documents that a change affects.

An outbox row identifies a changed row by a noun (in most cases the name of the table) and an id. Value names are the
names of countries, subjects and other things that searches use. Value names, place suggestions and scholarships are
lookup documents.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from indexer.indexing.outbox.rows import ClaimedRow
from indexer.shared.database import Connection
from schemas.documents.scholarship.document import ScholarshipKind
from schemas.documents.suggestion.document import SuggestionKind
from schemas.documents.value_name.document import ValueKind

AFFECTED_COURSES_SQL: dict[str, str] = {
    "course": "SELECT changed.row_id::integer FROM changed WHERE noun = 'course'",
    "institute": "SELECT course.id FROM changed JOIN course ON institute_id = row_id WHERE noun = 'institute'",
    "campus": "SELECT course_id FROM changed JOIN course_campus ON campus_id = row_id WHERE noun = 'campus'",
    "city": "SELECT course_id FROM changed JOIN campus ON city_id = row_id "
    "JOIN course_campus ON campus_id = campus.id WHERE noun = 'city'",
    "state": "SELECT course_id FROM changed JOIN city ON state_id = row_id JOIN campus ON city_id = city.id "
    "JOIN course_campus ON campus_id = campus.id WHERE noun = 'state'",
    "country": "SELECT course_id FROM changed JOIN city ON country_id = row_id JOIN campus ON city_id = city.id "
    "JOIN course_campus ON campus_id = campus.id WHERE noun = 'country' "
    "UNION ALL SELECT course.id FROM changed JOIN institute ON country_id = row_id "
    "JOIN course ON institute_id = institute.id WHERE noun = 'country'",
    "currency": "SELECT course_id FROM changed JOIN course_fee ON currency_id = row_id WHERE noun = 'currency' "
    "UNION ALL SELECT course.id FROM changed JOIN entry_requirement ON application_fee_currency_id = row_id "
    "JOIN course ON course.id = course_id OR course.institute_id = entry_requirement.institute_id "
    "WHERE noun = 'currency'",
    "discipline": "SELECT course_id FROM changed JOIN specialization ON discipline_id = row_id "
    "JOIN course_specialization ON specialization_id = specialization.id WHERE noun = 'discipline'",
    "specialization": "SELECT course_id FROM changed JOIN course_specialization ON specialization_id = row_id "
    "WHERE noun = 'specialization'",
    "degree_level": "SELECT course.id FROM changed JOIN course ON degree_level_id = row_id "
    "WHERE noun = 'degree_level'",
    "degree_level_group": "SELECT course.id FROM changed JOIN degree_level ON group_id = row_id "
    "JOIN course ON degree_level_id = degree_level.id WHERE noun = 'degree_level_group'",
    "source": "SELECT course.id FROM changed JOIN course ON source_id = row_id WHERE noun = 'source'",
}
"""For each noun, SQL for the courses whose documents contain data of a changed row.

Unpublished courses are included.
"""

AFFECTED_VALUES_SQL: dict[str, str] = {
    **{
        kind: f"SELECT '{kind}', row_id FROM changed WHERE noun = '{kind}'"
        for kind in ("region", "country", "state", "city", "discipline", "specialization", "degree_level", "currency",
                     "campus", "institute", "degree_level_group", "institute_group", "blog", "page",
                     "scholarship", "accepted_phrase")
    },
    "campus_city": "SELECT 'city', row_id FROM changed WHERE noun = 'campus_city' "
    "UNION ALL SELECT 'state', state_id FROM changed JOIN city ON city.id = row_id WHERE noun = 'campus_city'",
    "city_state": "SELECT 'state', row_id FROM changed WHERE noun = 'city_state'",
    "campuses_of_institute": "SELECT 'campus', campus.id FROM changed JOIN campus ON institute_id = row_id "
    "WHERE noun = 'institute'",
    "groups_of_scholarships": "SELECT 'degree_level_group', id FROM degree_level_group "
    "WHERE EXISTS (SELECT FROM changed WHERE noun IN ('scholarship', 'degree_level'))",
    "levels_of_group": "SELECT 'degree_level', degree_level.id FROM changed JOIN degree_level ON group_id = row_id "
    "WHERE noun = 'degree_level_group'",
}  # fmt: skip
"""SQL for the values whose value name documents contain data of a changed row."""

AFFECTED_PLACES_SQL: dict[str, str] = {
    "city": "SELECT row_id AS id FROM changed WHERE noun IN ('city', 'campus_city') "
    "UNION SELECT city.id FROM changed JOIN city ON state_id = row_id WHERE noun = 'state' "
    "UNION SELECT city.id FROM changed JOIN city ON country_id = row_id WHERE noun = 'country'",
    "state": "SELECT row_id AS id FROM changed WHERE noun IN ('state', 'city_state') "
    "UNION SELECT state_id FROM city_reached JOIN city USING (id) "
    "UNION SELECT state.id FROM changed JOIN state ON country_id = row_id WHERE noun = 'country'",
    "country": "SELECT row_id AS id FROM changed WHERE noun IN ('country', 'city_country') "
    "UNION SELECT country_id FROM city_reached JOIN city USING (id)",
    "region": "SELECT row_id AS id FROM changed WHERE noun = 'region' "
    "UNION SELECT region_id FROM country_reached JOIN region_country ON country_id = country_reached.id",
    "postcode": "SELECT row_id AS id FROM changed WHERE noun = 'postcode' "
    "UNION SELECT postcode.id FROM changed JOIN postcode ON country_id = row_id WHERE noun = 'country'",
}
"""SQL for the places whose suggestion documents contain data of a changed row.

The SQL of a kind may use the results of earlier kinds, so the order matters. For example, the document of a state
contains the population of its cities, so the SQL for states uses the affected cities.
"""

AFFECTED_SCHOLARSHIPS_SQL: dict[str, str] = {
    "scholarship": "SELECT row_id FROM changed WHERE noun = 'scholarship'",
    "institute": "SELECT scholarship_id FROM changed JOIN scholarship_institute ON institute_id = row_id "
    "WHERE noun = 'institute'",
    "country": "SELECT scholarship_id FROM changed JOIN scholarship_host_country ON country_id = row_id "
    "WHERE noun = 'country'",
    "discipline": "SELECT scholarship_id FROM changed JOIN scholarship_discipline ON discipline_id = row_id "
    "WHERE noun = 'discipline'",
    "any_discipline": "SELECT id FROM scholarship WHERE EXISTS (SELECT FROM changed WHERE noun = 'discipline') "
    "AND NOT EXISTS (SELECT FROM scholarship_discipline WHERE scholarship_id = scholarship.id)",
    "degree_level": "SELECT scholarship_id FROM changed JOIN scholarship_degree_level ON degree_level_id = row_id "
    "WHERE noun = 'degree_level'",
    "any_degree_level": "SELECT id FROM scholarship WHERE EXISTS (SELECT FROM changed WHERE noun = 'degree_level') "
    "AND NOT EXISTS (SELECT FROM scholarship_degree_level WHERE scholarship_id = scholarship.id)",
    "currency": "SELECT scholarship.id FROM changed JOIN scholarship ON currency_id = row_id WHERE noun = 'currency'",
    "source": "SELECT scholarship.id FROM changed JOIN scholarship ON source_id = row_id WHERE noun = 'source'",
}
"""SQL for the scholarships whose documents contain data of a changed row. Unpublished scholarships are included.

A scholarship without disciplines is open to all of them, so its document contains the id of every discipline. The same
applies to degree levels.
"""

LOOKUP_NOUNS = frozenset(
    {
        "region",
        "campus_city",
        "city_state",
        "city_country",
        "postcode",
        "scholarship",
        "institute_group",
        "blog",
        "page",
        "accepted_phrase",
    }
)
"""Changes of rows with these nouns affect only lookup documents and no course."""

NOUNS = frozenset(AFFECTED_COURSES_SQL) | LOOKUP_NOUNS
"""All nouns that this release knows. Rows of other nouns are from a newer release."""

_CHANGED = """
WITH changed AS (
    SELECT DISTINCT * FROM unnest(%(nouns)s::text[], %(row_ids)s::bigint[]) AS each (noun, row_id))
"""

_OPEN_ROWS = "WITH changed AS (SELECT DISTINCT noun, row_id FROM outbox WHERE state <> 'done')"


def find_affected_courses(
    connection: Connection, rows: Sequence[ClaimedRow], size: int
) -> Iterator[list[int]]:
    """Yield the ids of the affected courses in slices, ascending and without repetition.

    Only one slice is in memory.
    """
    nouns = {row.noun for row in rows} & AFFECTED_COURSES_SQL.keys()
    if not nouns:
        return
    selects = " UNION ALL ".join(f"({AFFECTED_COURSES_SQL[noun]})" for noun in sorted(nouns))
    statement = f"{_CHANGED} SELECT DISTINCT id FROM ({selects}) AS reached (id) ORDER BY id".encode()
    with connection.cursor("find_affected_courses", withhold=True) as cursor:
        cursor.execute(statement, _build_parameters(rows))
        while slice_ := cursor.fetchmany(size):
            yield [course_id for (course_id,) in slice_]


def find_affected_values(connection: Connection, rows: Iterable[ClaimedRow]) -> dict[ValueKind, list[int]]:
    """Return the ids of the affected values by kind."""
    selects = " UNION ".join(f"({select})" for select in AFFECTED_VALUES_SQL.values())
    values: dict[ValueKind, list[int]] = defaultdict(list)
    for kind, row_id in connection.execute(
        f"{_CHANGED} {selects} ORDER BY 1, 2".encode(), _build_parameters(rows)
    ):
        values[kind].append(row_id)
    return values


def find_affected_places(
    connection: Connection, rows: Iterable[ClaimedRow]
) -> dict[SuggestionKind, list[int]]:
    """Return the ids of the affected places by kind."""
    steps = ", ".join(f"{kind}_reached AS ({select})" for kind, select in AFFECTED_PLACES_SQL.items())
    selects = " UNION ALL ".join(f"SELECT '{kind}', id FROM {kind}_reached" for kind in AFFECTED_PLACES_SQL)
    places: dict[SuggestionKind, list[int]] = defaultdict(list)
    statement = f"{_CHANGED}, {steps} {selects} ORDER BY 1, 2"
    for kind, row_id in connection.execute(statement.encode(), _build_parameters(rows)):
        places[kind].append(row_id)
    return places


def find_affected_scholarships(
    connection: Connection, rows: Iterable[ClaimedRow]
) -> dict[ScholarshipKind, list[int]]:
    """Return the ids of the affected scholarships. The dictionary is empty if there are none."""
    selects = " UNION ".join(f"({select})" for select in AFFECTED_SCHOLARSHIPS_SQL.values())
    statement = f"{_CHANGED} SELECT id::integer FROM ({selects}) AS reached (id) ORDER BY 1"
    ids = [row_id for (row_id,) in connection.execute(statement.encode(), _build_parameters(rows))]
    return {"scholarship": ids} if ids else {}


def select_courses_with_open_rows(connection: Connection, ids: Sequence[int]) -> set[int]:
    """Return the courses in `ids` that an open outbox row affects. A row is open until it is done."""
    if not read_open_rows(connection):
        return set()
    selects = " UNION ALL ".join(f"({select})" for select in AFFECTED_COURSES_SQL.values())
    statement = f"{_OPEN_ROWS} SELECT DISTINCT id FROM ({selects}) AS reached (id) WHERE id = ANY(%s)"
    return {course_id for (course_id,) in connection.execute(statement.encode(), (list(ids),))}


def read_open_rows(connection: Connection) -> list[ClaimedRow]:
    """Return each changed database row that has an open outbox row, without repetition.

    A row is open until it is done.
    """
    rows = connection.execute(f"{_OPEN_ROWS} SELECT 0, noun, row_id FROM changed".encode())
    return [ClaimedRow(*row) for row in rows]


def _build_parameters(rows: Iterable[ClaimedRow]) -> dict[str, list[str] | list[int]]:
    changes = {(row.noun, row.row_id) for row in rows}
    return {"nouns": [noun for noun, _ in changes], "row_ids": [row_id for _, row_id in changes]}
