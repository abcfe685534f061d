"""Reads courses, texts and places of the generated catalogue. The benchmark draws its requests from these values."""

from collections.abc import Mapping
from dataclasses import dataclass

import psycopg

POOL_ROWS_MAX = 4_000


@dataclass(frozen=True)
class SampleCourse:
    """A course of the catalogue at one campus. A filter with the values of a course always finds a course."""

    values: Mapping[str, int | str]
    """Values by filter key."""
    latitude: float
    longitude: float
    fee: int | None
    """The fee in rupees per year."""
    weeks: int | None
    month: int | None


@dataclass(frozen=True)
class RequestPool:
    courses: list[SampleCourse]
    ids: Mapping[str, list[int]]
    """The ids of values by filter key."""
    texts: list[str]
    """Names of courses, subjects and institutes, and subjects with a city or a country, as a visitor types them."""
    places: list[str]
    """Names of cities and countries with courses."""
    sentences: list[str]
    """Texts that the search interprets: `masters in nursing in canada`."""


_KEYS = (
    "countries", "states", "cities", "degree_levels", "degree_levels_types", "disciplines", "specializations",
    "institutes", "institute_type",
)  # fmt: skip

_COURSES = """
SELECT country_id, state_id, city_id, degree_level_id, level_type_id, discipline_ids[1], specialization_ids[1],
       institute_id, institute_type, latitude, longitude, fee_pkr, duration_weeks, intakes[1]
FROM peer.filters JOIN peer.campus ON campus.id = campus_ids[1]
ORDER BY hashint8extended(filters.id, 1) LIMIT %s
"""

_TEXTS = (
    "SELECT name FROM specialization",
    "SELECT name FROM course WHERE id IN ("
    "SELECT id FROM peer.filters ORDER BY hashint8extended(id, 2) LIMIT {limit})",
    "SELECT name FROM institute ORDER BY hashint8extended(id, 3) LIMIT {limit}",
    "SELECT subject.name || ' ' || city FROM peer.filters JOIN peer.campus ON campus.id = campus_ids[1] "
    "JOIN specialization AS subject ON subject.id = specialization_ids[1] "
    "ORDER BY hashint8extended(filters.id, 4) LIMIT {limit}",
    "SELECT subject.name || ' in ' || country FROM peer.filters JOIN peer.campus ON campus.id = campus_ids[1] "
    "JOIN specialization AS subject ON subject.id = specialization_ids[1] "
    "ORDER BY hashint8extended(filters.id, 5) LIMIT {limit}",
)

_SENTENCE_PARTS = """
SELECT subject.name, city, country FROM peer.filters JOIN peer.campus ON campus.id = campus_ids[1]
JOIN specialization AS subject ON subject.id = specialization_ids[1]
ORDER BY hashint8extended(filters.id, 6) LIMIT %s
"""
SENTENCES = (
    "masters in {subject} in {country}",
    "{subject} under 20000 usd",
    "cheap {subject} {country}",
    "{subject} september intake",
    "1 year masters {subject}",
    "I want to study {subject} in {city}",
)


def read_request_pool(database_url: str) -> RequestPool:
    with psycopg.connect(database_url) as connection:
        courses = [
            SampleCourse(dict(zip(_KEYS, row[:9], strict=True)), *row[9:])
            for row in connection.execute(_COURSES, (POOL_ROWS_MAX,)).fetchall()
        ]
        texts = {
            row[0]
            for each in _TEXTS
            for row in connection.execute(each.format(limit=POOL_ROWS_MAX).encode()).fetchall()
        }
        places = connection.execute("SELECT city FROM peer.campus UNION SELECT country FROM peer.campus")
        names = sorted(row[0] for row in places.fetchall())
        parts = connection.execute(_SENTENCE_PARTS, (POOL_ROWS_MAX,)).fetchall()
    sentences = {
        SENTENCES[number % len(SENTENCES)].format(subject=subject, city=city, country=country)
        for number, (subject, city, country) in enumerate(parts)
    }
    ids = {key: sorted({int(course.values[key]) for course in courses}) for key in _KEYS[:-1]}
    return RequestPool(courses, ids, sorted(texts), names, sorted(sentences))
