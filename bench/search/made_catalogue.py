"""Writes a generated catalogue into PostgreSQL. Only its places, subjects and degree levels are real."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

from bench.search import wheels
from indexer.catalogue.reference.load import load_reference
from schemas.migrations import upgrade

STATEMENTS = Path(__file__).with_name("made_catalogue.sql")

PREFIXES = {
    "certificate": "Certificate in",
    "diploma": "Diploma of",
    "advanced-diploma": "Advanced Diploma of",
    "associate-degree": "Associate Degree in",
    "bachelors-degree": "Bachelor of",
    "bachelors-honours-degree": "Bachelor of",
    "graduate-certificate": "Graduate Certificate in",
    "graduate-diploma": "Graduate Diploma of",
    "masters-degree": "Master of",
    "extended-masters-degree": "Master of",
    "masters-by-research": "Master of Research in",
    "doctorate": "Doctor of Philosophy in",
}
"""The first words of the name of a course, by degree level."""


def is_catalogue_made(database_url: str, courses: int) -> bool:
    """True if the database has a catalogue of this size that the current source files have generated."""
    with psycopg.connect(database_url) as connection:
        if connection.execute("SELECT to_regclass('made_catalogue')").fetchone() == (None,):
            return False
        return connection.execute("SELECT courses, recipe FROM made_catalogue").fetchone() == (
            courses,
            _hash_sources(),
        )


def make_catalogue(database_url: str, courses: int) -> None:
    """Delete the content of the database. Then write a new catalogue in one transaction."""
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA IF EXISTS peer CASCADE")
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    upgrade(database_url)
    with psycopg.connect(database_url) as connection:
        load_reference(connection)
    with psycopg.connect(database_url) as connection:
        connection.execute("SET LOCAL session_replication_role = replica")
        connection.execute("SET LOCAL work_mem = '256MB'")
        numbers = {f"slots_of_{name}": slots for name, slots in _store_wheels(connection).items()}
        text = STATEMENTS.read_text("utf-8").format(
            courses=courses, larger_than_registered=wheels.LARGER_THAN_REGISTERED, **numbers
        )
        connection.execute(text.encode())
        connection.execute("CREATE TABLE made_catalogue (courses integer, recipe text)")
        connection.execute("INSERT INTO made_catalogue VALUES (%s, %s)", (courses, _hash_sources()))
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("VACUUM ANALYZE")


def _hash_sources() -> str:
    return sha256(STATEMENTS.read_bytes() + Path(wheels.__file__).read_bytes()).hexdigest()


def _store_wheels(connection: psycopg.Connection) -> dict[str, int]:
    """Store each wheel in a temporary table for the SQL statements. Returns the number of slots by wheel name.

    A wheel is a list of values. Each value is in the list in proportion to its weight (see `wheels`).
    """
    ids: dict[str, int] = dict(connection.execute("SELECT slug, id FROM specialization").fetchall())
    level_ids: dict[str, int] = dict(connection.execute("SELECT slug, id FROM degree_level").fetchall())
    cities = connection.execute(
        "SELECT city.id, iso2, population FROM city JOIN country ON country.id = country_id ORDER BY city.id"
    ).fetchall()
    known = wheels.build_level_wheels()
    _store_levels(connection, {level_ids[slug]: (PREFIXES[slug], each) for slug, each in known.items()})
    spun = {
        "courses_per_institution": wheels.build_count_wheel("courses_per_institution"),
        "locations_per_institution": wheels.build_count_wheel("locations_per_institution"),
        "campuses_per_course": wheels.build_count_wheel("campuses_per_course"),
        "subjects": [ids[slug] for slug in wheels.build_subject_wheel()],
        "levels": wheels.build_wheel((level_ids[slug], each["courses"]) for slug, each in known.items()),
        "cities": wheels.build_city_wheel([(row[0], row[1], row[2]) for row in cities]),
    }
    for name, values in spun.items():
        table = sql.Identifier(f"wheel_{name}")
        connection.execute(
            sql.SQL(
                "CREATE TEMPORARY TABLE {} (slot integer PRIMARY KEY, value integer) ON COMMIT DROP"
            ).format(table)
        )
        with connection.cursor().copy(sql.SQL("COPY {} FROM STDIN").format(table)) as copy:
            for slot, value in enumerate(values, 1):
                copy.write_row((slot, value))
        connection.execute(sql.SQL("ANALYZE {}").format(table))
    return {name: len(values) for name, values in spun.items()}


def _store_levels(
    connection: psycopg.Connection, levels: Mapping[int, tuple[str, Mapping[str, Any]]]
) -> None:
    connection.execute(
        "CREATE TEMPORARY TABLE made_levels (level_id integer, prefix text, weeks integer[], fees integer[]) "
        "ON COMMIT DROP"
    )
    for level_id, (prefix, each) in levels.items():
        connection.execute(
            "INSERT INTO made_levels VALUES (%s, %s, %s, %s)", (level_id, prefix, each["weeks"], each["fees"])
        )
