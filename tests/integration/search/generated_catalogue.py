"""A small generated catalogue with difficult cases. Every run generates the same rows.

The catalogue has campuses on both sides of the date line, and courses with several disciplines and campuses.
Some fees, durations, intakes and rankings are unknown. Some rows are drafts or withdrawn.
"""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any, LiteralString

import psycopg

from schemas.vocabulary.kinds import ScholarshipType

Row = Sequence[Any]

COUNTRIES = [(1, "Fiji", "FJ"), (2, "New Zealand", "NZ"), (3, "Samoa", "WS"), (4, "Empty Land", "EL")]
STATES = [(1, "Northern", 1), (2, "Central", 1), (3, "Gisborne", 2), (4, "Upolu", 3), (5, "Nowhere", 4)]
CITIES = [
    (1, "Waiyevo", 1, 1, -16.79, 179.99), (2, "Somosomo", 1, 1, -16.77, -179.97), (3, "Suva", 2, 1, -18.14, 178.44),
    (4, "Gisborne City", 3, 2, -38.66, 178.02), (5, "Apia", 4, 3, -13.83, -171.77), (6, "Void", 5, 4, 10.0, 10.0),
]  # fmt: skip
DISCIPLINES = [(1, "Computing"), (2, "Health"), (3, "Arts"), (4, "Alchemy")]
LEVELS = [(1, "Diploma", -1), (2, "Bachelor", -1), (3, "Master", -2), (4, "Doctorate", -3), (5, "Unused", -2)]
CURRENCIES = [
    (33, "PKR", "1"),
    (1, "AUD", "194.516"),
    (2, "NZD", "170.333"),
    (3, "USD", "280.5"),
    (4, "VND", "0.0108"),
]
INSTITUTES, CAMPUSES, COURSES, SCHOLARSHIPS = 12, 60, 400, 90
WORDS = [
    "Nursing",
    "Software",
    "Engineering",
    "Fine",
    "Arts",
    "Marine",
    "Biology",
    "Law",
    "Sydney",
    "Business",
]


def load_generated_catalogue(connection: psycopg.Connection) -> None:
    """Write the catalogue into an empty, migrated database."""
    for table, columns, rows in _build_tables(random.Random(20261121)):
        statement: LiteralString = "COPY {} ({}) FROM STDIN"
        with connection.cursor() as cursor, cursor.copy(statement.format(table, columns).encode()) as copy:
            for row in rows:
                copy.write_row(row)
    connection.commit()


def _build_tables(rng: random.Random) -> Iterator[tuple[str, str, Sequence[Row]]]:
    yield "source", "id, slug, name, licence, is_sample", [(1, "made", "Made up", "none", True)]
    yield (
        "currency", "id, code, display_name, description, value_to_pkr, rate_date",
        [(number, code, code, code, rate, "2026-01-01") for number, code, rate in CURRENCIES],
    )  # fmt: skip
    yield (
        "country", "id, slug, name, iso2, iso3, continent",
        [(number, _build_slug(name), name, iso2, f"{iso2}X", "OC") for number, name, iso2 in COUNTRIES],
    )  # fmt: skip
    yield (
        "region",
        "id, slug, name, type",
        [(1, "islands", "Islands", "area"), (2, "nothing", "Nothing", "area")],
    )
    yield "region_country", "region_id, country_id", [(1, 1), (1, 3)]
    yield "state", "id, slug, name, country_id", [(row[0], _build_slug(row[1]), *row[1:]) for row in STATES]
    yield (
        "city", "id, slug, name, state_id, country_id, latitude, longitude, population",
        [(row[0], _build_slug(row[1]), *row[1:], 1000) for row in CITIES],
    )  # fmt: skip
    yield from _build_taxonomy()
    yield from _build_institutes(rng)
    yield from _build_courses(rng)
    yield from _build_scholarships(rng)
    yield from _build_entry_requirements(rng)


def _build_taxonomy() -> Iterator[tuple[str, str, Sequence[Row]]]:
    yield (
        "discipline", "id, slug, name, isced_code, icon",
        [(number, _build_slug(name), name, f"{number:03}", "book") for number, name in DISCIPLINES],
    )  # fmt: skip
    subjects = [(number, f"Subject {number}", number % 4 + 1) for number in range(1, 41)]
    yield (
        "specialization", "id, slug, name, discipline_id, isced_code, is_field",
        [(number, _build_slug(name), name, discipline, "0000", False) for number, name, discipline in subjects],
    )  # fmt: skip
    types = ("undergraduate", "postgraduate", "postgraduate_by_research")
    yield (
        "degree_level_group", "id, slug, name, type",
        [(-number, _build_slug(kind), kind, kind) for number, kind in enumerate(types, 1)],
    )  # fmt: skip
    yield (
        "degree_level", "id, slug, name, display_name, group_id, position, popular_from",
        [
            (number, _build_slug(name), name, name, group, number, 7.5 if number < 4 else None)
            for number, name, group in LEVELS
        ],
    )  # fmt: skip


def _build_institutes(rng: random.Random) -> Iterator[tuple[str, str, Sequence[Row]]]:
    institutes = [
        (
            number, 1, f"i{number}", "2026-01-01", f"institute-{number}", f"Institute {number}",
            rng.choice(("COLLEGE", "UNIVERSITY")), "made", rng.randint(1, 3),
            None if number % 3 else number, None if number % 3 else "made",
            "withdrawn" if number == INSTITUTES else "published",
        )
        for number in range(1, INSTITUTES + 1)
    ]  # fmt: skip
    yield (
        "institute",
        "id, source_id, source_code, source_date, slug, name, institute_type, institute_type_basis, country_id, "
        "tcf_ranking, ranking_source, status",
        institutes,
    )
    yield (
        "campus",
        "id, source_id, source_code, source_date, slug, name, institute_id, city_id, latitude, longitude, "
        "point_source, status",
        [_build_campus(number, rng) for number in range(1, CAMPUSES + 1)],
    )


def _build_campus(number: int, rng: random.Random) -> Row:
    city = CITIES[number % 5]
    latitude, longitude = city[4] + rng.uniform(-0.3, 0.3), city[5] + rng.uniform(-0.3, 0.3)
    across = longitude - 360 if longitude > 180 else longitude + 360 if longitude < -180 else longitude
    return (
        number, 1, f"c{number}", "2026-01-01", f"campus-{number}", f"Campus {number}", _get_institute(number),
        city[0], latitude, across, "made", "draft" if number % 10 == 0 else "published",
    )  # fmt: skip


def _build_scholarships(rng: random.Random) -> Iterator[tuple[str, str, Sequence[Row]]]:
    """Build scholarships. Some name no institute, and some are open to all disciplines or all degree levels."""
    scholarships = [
        (
            number, 1, f"s{number}", "2026-01-01", f"{_build_slug(name)}-{number}", name, f"Trust {number % 7}",
            "<p>Text</p>", rng.choice(tuple(ScholarshipType)), rng.choice((None, 2, 7, 9)),
            rng.choice((None, 2026, 2027, 2028)),
            rng.choice((None, "2026-05-31", "2027-01-31", "2027-09-01", "2028-03-01")),
            rng.choice(("published", "published", "published", "draft", "withdrawn")),
        )
        for number, name in (
            (each, f"{rng.choice(WORDS)} {rng.choice(WORDS)} Award") for each in range(1, SCHOLARSHIPS + 1)
        )
    ]  # fmt: skip
    yield (
        "scholarship",
        "id, source_id, source_code, source_date, slug, name, provider_name, description, type, month, year, deadline, "
        "status",
        scholarships,
    )
    links = (
        ("institute", range(1, INSTITUTES + 1)), ("host_country", range(1, 4)), ("discipline", range(1, 5)),
        ("degree_level", range(1, 6)),
    )  # fmt: skip
    for noun, ids in links:
        least = 1 if noun == "host_country" else 0
        yield (
            f"scholarship_{noun}", f"scholarship_id, {noun.removeprefix('host_')}_id",
            [
                (row[0], value)
                for row in scholarships
                for value in rng.sample(ids, rng.randint(least, min(3, len(ids))))
            ],
        )  # fmt: skip


def _build_entry_requirements(rng: random.Random) -> Iterator[tuple[str, str, Sequence[Row]]]:
    """Build entry requirements.

    Some courses have their own tests, some have those of their institute, and some have no test.
    """
    owners: list[tuple[int | None, int | None]] = [
        (number, None) for number in range(1, INSTITUTES + 1) if number % 3
    ]
    owners += [(None, number) for number in range(1, COURSES + 1) if number % 3 == 0]
    scores = {"ielts": (5.5, 6, 6.5, 7), "toefl": (60, 80, 100), "pte": (50, 58), "duolingo": (95, 110)}
    yield (
        "entry_requirement",
        "institute_id, course_id, english_tests, application_deadline, source_id, source_date",
        [
            (
                institute, course,
                json.dumps({test: rng.choice(scores[test]) for test in rng.sample(sorted(scores), rng.randint(0, 3))}),
                rng.choice((None, None, "2026-01-31", "2026-12-01", "2027-01-15", "2027-06-30", "2099-01-01")),
                1, "2026-01-01",
            )
            for institute, course in owners
        ],
    )  # fmt: skip


def _build_courses(rng: random.Random) -> Iterator[tuple[str, str, Sequence[Row]]]:
    courses, at, subjects, fees, intakes = [], [], [], [], []
    for number in range(1, COURSES + 1):
        course = _build_course(number, rng)
        courses.append(course)
        own = [campus for campus in range(1, CAMPUSES + 1) if _get_institute(campus) == course[6]]
        at += [(number, campus) for campus in sorted(rng.sample(own, rng.choice((0, 1, 1, 2, 5))))]
        chosen = rng.sample(range(1, 41), rng.choice((1, 1, 2, 3)))
        subjects += [(number, subject, position) for position, subject in enumerate(chosen)]
        if rng.random() < 0.8:
            fees.append((number, rng.choice((10_000, 25_000.5, 40_000)), rng.choice((33, 1, 2, 3)), True))
        intakes += [
            (number, month) for month in sorted(rng.sample(range(1, 13), rng.choice((0, 0, 1, 2, 4))))
        ]
    yield (
        "course",
        "id, source_id, source_code, source_date, slug, name, institute_id, degree_level_id, duration_weeks, "
        "priority, popularity, status, study_mode, course_language",
        courses,
    )
    yield "course_campus", "course_id, campus_id", at
    yield "course_specialization", "course_id, specialization_id, position", subjects
    yield (
        "course_fee", "course_id, amount, currency_id, is_base, basis, audience",
        [(*fee, "per_year", "international") for fee in fees],
    )  # fmt: skip
    yield "course_intake", "course_id, month", intakes


def _build_course(number: int, rng: random.Random) -> Row:
    return (
        number, 1, f"k{number}", "2026-01-01", f"course-{number}", " ".join(rng.sample(WORDS, rng.randint(1, 3))),
        rng.randint(1, INSTITUTES), rng.randint(1, 4), rng.choice((None, 26, 52, 53, 78, 104, 156, 260, 312)),
        rng.choice((0, 0, 0, 5)), rng.choice((0.0, 0.0, 2.5, 7.5, 9.0)),
        rng.choice(("published",) * 8 + ("draft", "withdrawn")),
        (None, "Full Time", "Part Time", "Online")[number % 4],
        (None, "English", "English", "mandarin", "Klingon")[number % 5],
    )  # fmt: skip


def _get_institute(campus: int) -> int:
    """Return the institute of a campus."""
    return campus % INSTITUTES + 1


def _build_slug(name: str) -> str:
    return name.lower().replace(" ", "-").replace("_", "-")
