"""A small catalogue of one country.

The importer loads 48 courses, and SQL makes 25 copies of each course. SQL also adds scholarships, institute groups,
guides and pages.
"""

from pathlib import Path

import psycopg

from indexer.catalogue.importers import cricos
from indexer.catalogue.reference.gazetteer import Gazetteer
from indexer.catalogue.reference.load import load_reference
from indexer.shared.database import Connection
from tests.unit.catalogue.importers.small_register import (
    COURSE,
    COURSE_LOCATION,
    INSTITUTION,
    LOCATION,
    SmallRegister,
)

INSTITUTES, COURSES_OF_EACH = 8, 6
SCHOLARSHIPS = 5
"""The number of scholarships that a test changes together."""
COPIES = 25
STILL = "00001A"
"""The code of an institution that no test changes.

Tests search for its courses, because the right results are known.
"""

CITIES = (("SYDNEY", "NSW", "2000"), ("MELBOURNE", "VIC", "3000"), ("BRISBANE", "QLD", "4000"))
SUBJECTS = (
    ("06 - Health", "0603 - Nursing", "060301 - General Nursing"),
    ("09 - Society and Culture", "0909 - Law", "090901 - Business and Commercial Law"),
)

_ONE_COUNTRY = """
DELETE FROM city WHERE country_id <> (SELECT id FROM country WHERE iso2 = 'AU');
DELETE FROM state WHERE country_id <> (SELECT id FROM country WHERE iso2 = 'AU')
"""

_MULTIPLY = """
INSERT INTO source (id, slug, name, licence, is_sample) VALUES (99, 'copies', 'Copies', 'none', true);
INSERT INTO course (source_id, source_code, source_date, slug, name, institute_id, degree_level_id, duration_weeks,
                    popularity, status)
SELECT 99, course.id || '/' || copy, source_date, slug || '-copy-' || copy, name || ' copy ' || copy, institute_id,
       degree_level_id, duration_weeks + copy, copy, 'published'
FROM course, generate_series(1, {copies}) AS copy ORDER BY copy, course.id;
INSERT INTO course_campus SELECT copy.id, campus_id FROM course AS copy JOIN course_campus
    ON course_id = split_part(source_code, '/', 1)::integer WHERE source_id = 99;
INSERT INTO course_specialization SELECT copy.id, specialization_id, position FROM course AS copy
    JOIN course_specialization ON course_id = split_part(source_code, '/', 1)::integer WHERE source_id = 99;
INSERT INTO course_fee (course_id, amount, currency_id, basis, audience, is_base)
    SELECT copy.id, amount + copy.id, currency_id, basis, audience, is_base FROM course AS copy JOIN course_fee
    ON course_id = split_part(source_code, '/', 1)::integer WHERE source_id = 99;
INSERT INTO course_intake SELECT id, 1 + id % 12 FROM course;
INSERT INTO scholarship (source_id, source_code, source_date, slug, name, provider_name, description, type, status)
    SELECT 99, number, '2026-01-01', 'award-of-' || number, 'Award ' || number, 'Trust', '', 'living-costs', 'published'
    FROM generate_series(1, 30) AS number;
INSERT INTO institute_group (slug, name, summary, position)
    SELECT 'group-of-' || number, 'Group ' || number, '', number FROM generate_series(1, 5) AS number;
INSERT INTO institute_group_member SELECT institute_group.id, institute.id FROM institute_group, institute;
INSERT INTO blog (slug, name, heading, summary, content, published_on, status)
    SELECT 'guide-of-' || number, 'Guide ' || number, 'Guide', '', '', '2026-01-01', 'published'
    FROM generate_series(1, 5) AS number;
INSERT INTO page (slug, category, name, heading, summary, content, position, status)
    SELECT 'page-of-' || number, 'made', 'Page ' || number, 'Page', '', '', number, 'published'
    FROM generate_series(1, 5) AS number
"""


def register() -> SmallRegister:
    """Build the register file to import. Each institution has two campuses and six courses."""
    codes = [f"{number:05}A" for number in range(1, INSTITUTES + 1)]
    courses = [
        COURSE._replace(
            provider_code=code,
            course_code=f"{1000 * (at + 1) + number}X",
            course_name=f"Bachelor of Study {at} {number}",
            broad_field=(subject := SUBJECTS[number % 2])[0],
            narrow_field=subject[1],
            detailed_field=subject[2],
        )
        for at, code in enumerate(codes)
        for number in range(COURSES_OF_EACH)
    ]
    places = {code: (CITIES[at % 3], CITIES[(at + 1) % 3]) for at, code in enumerate(codes)}
    return SmallRegister(
        institutions=tuple(
            INSTITUTION._replace(provider_code=code, institution_name=f"University {code}") for code in codes
        ),
        courses=tuple(courses),
        locations=tuple(
            LOCATION._replace(
                provider_code=code, location_name=f"{city} Campus", city=city, state=state, postcode=postcode
            )
            for code, cities in places.items()
            for city, state, postcode in cities
        ),
        course_locations=tuple(
            COURSE_LOCATION._replace(
                provider_code=course.provider_code,
                course_code=course.course_code,
                location_name=f"{city} Campus",
                location_city=city,
                location_state=state,
            )
            for number, course in enumerate(courses)
            for city, state, _ in places[str(course.provider_code)][: 1 + number % 2]
        ),
    )


def load_catalogue(database_url: str, folder: Path, gazetteer: Gazetteer) -> None:
    """Fill a migrated, empty database with 1,248 published courses."""
    with psycopg.connect(database_url) as connection:
        load_reference(connection)
        connection.execute(_ONE_COUNTRY)
    cricos.import_file(database_url, register().write(folder / "register.xlsx"), gazetteer=gazetteer)
    with psycopg.connect(database_url) as connection:
        connection.execute(_MULTIPLY.format(copies=COPIES).encode())


def list_changing_scholarships(connection: Connection) -> list[int]:
    rows = connection.execute(
        "SELECT id FROM scholarship WHERE status = 'published' ORDER BY id LIMIT %s", (SCHOLARSHIPS,)
    )
    scholarships = [scholarship_id for (scholarship_id,) in rows]
    assert len(scholarships) == SCHOLARSHIPS
    return scholarships


def change_scholarships(connection: Connection, scholarships: list[int]) -> None:
    """Rename the scholarships and withdraw the last scholarship, in one transaction."""
    with connection.transaction():
        connection.execute(
            "UPDATE scholarship SET name = name || ' x', status = CASE WHEN id = %s THEN 'withdrawn' ELSE status END "
            "WHERE id = ANY(%s)",
            (scholarships[-1], scholarships),
        )


def read_scholarship_names(connection: Connection, scholarships: list[int]) -> list[str | None]:
    """Return the names in PostgreSQL, and None for a withdrawn scholarship."""
    rows = connection.execute(
        "SELECT CASE WHEN status = 'published' THEN name END FROM scholarship WHERE id = ANY(%s) ORDER BY id",
        (scholarships,),
    )
    return [name for (name,) in rows]
