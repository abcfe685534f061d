"""A catalogue in which known faults of other products would become visible.

The catalogue is the sample with copies of courses, so that the total exceeds 10,000. Some courses are drafts, and one
institute is withdrawn. An additional institute has one campus on each side of the date line.
"""

import psycopg

SHARDS = 3
WITHDRAWN_INSTITUTE = "dublin-city-university"
DATE_LINE_LATITUDE = -16.8
DATE_LINE_LONGITUDES = {"west-of-the-line": 179.95, "east-of-the-line": -179.95}
DATE_LINE_COURSES = {
    "west-of-the-line": ("Santé Publique et Société", "Marine Biology of Reefs"),
    "east-of-the-line": ("Navigation by Stars",),
}

COPY_COURSES = """
CREATE TEMP TABLE copied AS SELECT id AS original, nextval('course_id_seq') AS copy FROM course WHERE id % 5 < 3;
INSERT INTO course (id, source_id, source_code, source_date, slug, name, course_title, institute_id, degree_level_id,
                    course_language, study_mode, duration_weeks, priority, popularity, status)
SELECT copy, source_id, source_code || '-again', source_date, slug || '-again', name, course_title, institute_id,
       degree_level_id, course_language, study_mode, duration_weeks, priority, popularity, status
FROM course JOIN copied ON original = course.id;
INSERT INTO course_campus SELECT copy, campus_id FROM course_campus JOIN copied ON original = course_id;
INSERT INTO course_specialization
SELECT copy, specialization_id, position FROM course_specialization JOIN copied ON original = course_id;
INSERT INTO course_intake SELECT copy, month FROM course_intake JOIN copied ON original = course_id;
INSERT INTO course_fee (course_id, amount, currency_id, basis, audience, is_base)
SELECT copy, amount, currency_id, basis, audience, is_base FROM course_fee JOIN copied ON original = course_id;
UPDATE course SET status = 'draft' WHERE id % 97 = 0;
"""

INSERT_INSTITUTE = """
INSERT INTO institute (source_id, source_code, source_date, slug, name, institute_type, institute_type_basis,
                       country_id, status)
SELECT (SELECT min(id) FROM source), 'line', '2026-01-01', 'university-of-the-line', 'University of the Line',
       'UNIVERSITY', 'made', id, 'published' FROM country WHERE iso2 = 'FJ'
RETURNING id
"""
INSERT_CAMPUS = """
INSERT INTO campus (source_id, source_code, source_date, slug, name, institute_id, city_id, latitude, longitude,
                    point_source, status)
SELECT (SELECT min(id) FROM source), %(slug)s, '2026-01-01', %(slug)s, %(slug)s, %(institute)s, min(city.id),
       %(latitude)s, %(longitude)s, 'made', 'published'
FROM city JOIN country ON country.id = country_id WHERE iso2 = 'FJ'
RETURNING id
"""
INSERT_COURSE = """
WITH made AS (
    INSERT INTO course (source_id, source_code, source_date, slug, name, institute_id, degree_level_id, status)
    SELECT (SELECT min(id) FROM source), %(slug)s, '2026-01-01', %(slug)s, %(name)s, %(institute)s, min(id),
           'published' FROM degree_level
    RETURNING id
), at AS (INSERT INTO course_campus SELECT id, %(campus)s FROM made)
INSERT INTO course_specialization SELECT made.id, (SELECT min(id) FROM specialization), 0 FROM made
"""


def load_catalogue(database_url: str) -> None:
    """Add the rows to a database that has the sample, and change the status of some courses and of an institute."""
    with psycopg.connect(database_url) as connection:
        connection.execute(COPY_COURSES)
        connection.execute(
            "UPDATE institute SET status = 'withdrawn' WHERE slug = %s", (WITHDRAWN_INSTITUTE,)
        )
        _add_date_line_institute(connection)


def _add_date_line_institute(connection: psycopg.Connection) -> None:
    institute = _insert_row(connection, INSERT_INSTITUTE)
    for slug, longitude in DATE_LINE_LONGITUDES.items():
        place = {"slug": slug, "institute": institute, "latitude": DATE_LINE_LATITUDE, "longitude": longitude}
        campus = _insert_row(connection, INSERT_CAMPUS, **place)
        for number, name in enumerate(DATE_LINE_COURSES[slug]):
            course = {"slug": f"{slug}-{number}x", "name": name, "institute": institute, "campus": campus}
            connection.execute(INSERT_COURSE, course)


def _insert_row(connection: psycopg.Connection, statement: str, **arguments: object) -> int:
    row = connection.execute(statement.encode(), arguments).fetchone()
    assert row is not None
    return int(row[0])
