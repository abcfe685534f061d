"""Loads the sample into a real database. The sample is complete, published and loaded only once."""

import csv
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from indexer.catalogue.sample.catalogue_rows import build_catalogue_rows
from indexer.catalogue.sample.guides.countries import read_living_costs
from indexer.catalogue.sample.home_page.rows import read_home_page_rows
from indexer.catalogue.sample.load import load_if_empty
from indexer.catalogue.sample.scholarships import read_translations
from indexer.catalogue.sample.source import SOURCE_NOTE
from schemas.settings import ROOT
from schemas.taxonomy.lexicon.entries import FOLDER

TRANSLATIONS = FOLDER / "translations"
COMMONEST_SPECIALIZATIONS = 150
LANGUAGES_MIN = 20
"""The minimum number of languages in which all tested specializations have names."""


@pytest.fixture(scope="module")
def connection(database_url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(database_url, autocommit=True) as opened:
        yield opened


@pytest.fixture(scope="module", autouse=True)
def steps(database_url: str) -> list[tuple[str, int, int]]:
    """Load the sample. Returns the reported progress: name of the step, finished rows, and all rows."""
    steps: list[tuple[str, int, int]] = []
    assert load_if_empty(database_url, lambda step, done, total: steps.append((step, done, total)))
    return steps


def count(connection: psycopg.Connection, query: str) -> int:
    row = connection.execute(query.encode()).fetchone()
    assert row is not None
    return int(row[0])


def several(value: object) -> tuple[object, ...]:
    assert isinstance(value, tuple)
    return value


def test_progress_ends_complete(steps: list[tuple[str, int, int]]) -> None:
    name, done, total = steps[-1]
    assert (name, done) == ("sample", total)
    assert all(done <= total for _, done, total in steps)


def test_every_row_is_loaded(connection: psycopg.Connection) -> None:
    rows = build_catalogue_rows()
    assert count(connection, "SELECT count(*) FROM institute") == len(rows.institutes)
    assert count(connection, "SELECT count(*) FROM campus") == len(rows.campuses)
    assert count(connection, "SELECT count(*) FROM course") == len(rows.courses)
    for table, column in (
        ("course_campus", "campuses"),
        ("course_specialization", "specializations"),
        ("course_intake", "months"),
    ):
        expected = sum(len(several(row[column])) for row in rows.courses)
        assert count(connection, f"SELECT count(*) FROM {table}") == expected
    living_costs = (
        "SELECT count(*) FROM city_living_cost JOIN source ON source.id = source_id WHERE is_sample"
    )
    assert count(connection, living_costs) == len(read_living_costs()) == 8
    fees = len([row for row in rows.courses if row["fee"] is not None])
    assert count(connection, "SELECT count(*) FROM course_fee WHERE is_base") == fees


def test_every_course_is_published(connection: psycopg.Connection) -> None:
    published = count(connection, "SELECT count(*) FROM published_course")
    assert published == count(connection, "SELECT count(*) FROM course") >= 5_000


def test_every_row_says_that_it_is_a_sample(connection: psycopg.Connection) -> None:
    for table in ("institute", "campus", "course", "scholarship", "entry_requirement"):
        sources = connection.execute(
            f"SELECT DISTINCT source.name, source.is_sample, source.note FROM {table} "
            "JOIN source ON source.id = source_id".encode()
        ).fetchall()
        assert sources == [("Sample catalogue", True, SOURCE_NOTE)]


def test_rankings_are_unknown(connection: psycopg.Connection) -> None:
    assert count(connection, "SELECT count(*) FROM institute WHERE tcf_ranking IS NOT NULL") == 0


def test_each_campus_lies_in_its_institutes_country(connection: psycopg.Connection) -> None:
    strays = connection.execute(
        "SELECT campus.slug FROM campus JOIN institute ON institute.id = institute_id "
        "JOIN city ON city.id = city_id WHERE city.country_id <> institute.country_id"
    ).fetchall()
    assert strays == []


def test_every_loaded_course_has_an_outbox_row(connection: psycopg.Connection) -> None:
    waiting = count(connection, "SELECT count(DISTINCT row_id) FROM outbox WHERE noun = 'course'")
    assert waiting == count(connection, "SELECT count(*) FROM course")


def test_second_load_does_nothing(connection: psycopg.Connection, database_url: str) -> None:
    before = count(connection, "SELECT count(*) FROM outbox")
    assert load_if_empty(database_url) is False
    assert count(connection, "SELECT count(*) FROM outbox") == before


def test_the_home_page_rows_are_loaded(connection: psycopg.Connection) -> None:
    rows = read_home_page_rows()
    assert count(connection, "SELECT count(*) FROM apply_portal") == len(rows.apply_portals) >= 4
    assert count(connection, "SELECT count(*) FROM institute_group") == len(rows.institute_groups) >= 4
    assert count(connection, "SELECT count(*) FROM pathway_group") == len(rows.pathway_groups) >= 2
    assert (
        count(connection, "SELECT count(*) FROM scholarship_country") == len(rows.scholarship_countries) == 7
    )
    assert count(connection, "SELECT count(*) FROM marketing_card") == len(rows.marketing_cards) >= 4
    for table, groups in (
        ("institute_group_member", rows.institute_groups),
        ("pathway_group_member", rows.pathway_groups),
        ("apply_portal_member", rows.apply_portals),
    ):
        members = sum(len(group.members) for group in groups)
        assert count(connection, f"SELECT count(*) FROM {table}") == members, table
    campuses = sum(len(card.campuses) for card in rows.marketing_cards)
    assert count(connection, "SELECT count(*) FROM marketing_card_campus") == campuses


def test_the_scholarships_are_published_samples_with_every_facet(connection: psycopg.Connection) -> None:
    assert count(connection, "SELECT count(*) FROM scholarship WHERE status = 'published'") >= 60
    assert count(connection, "SELECT count(DISTINCT type) FROM scholarship") == 5
    translated = "SELECT count(*) FROM scholarship WHERE translations->'ur' ?& array['name', 'description']"
    assert count(connection, translated) == len(read_translations()) == 4
    assert count(connection, "SELECT count(DISTINCT month) FROM scholarship") >= 6
    assert count(connection, "SELECT count(DISTINCT discipline_id) FROM scholarship_discipline") >= 15
    assert count(connection, "SELECT count(DISTINCT institute_id) FROM scholarship_institute") >= 40
    assert count(connection, "SELECT count(DISTINCT country_id) FROM scholarship_host_country") >= 15


def test_most_samples_state_requirements_and_the_others_leave_them_unknown(
    connection: psycopg.Connection,
) -> None:
    courses = count(connection, "SELECT count(*) FROM course")
    assert count(connection, "SELECT count(*) FROM entry_requirement WHERE course_id IS NOT NULL") == courses
    assert count(connection, "SELECT count(*) FROM entry_requirement WHERE institute_id IS NOT NULL") >= 150
    with_deadline = count(
        connection, "SELECT count(*) FROM entry_requirement WHERE application_deadline IS NOT NULL"
    )
    assert 0.3 < with_deadline / courses < 0.7
    tests = count(
        connection,
        "SELECT count(DISTINCT test) FROM entry_requirement, jsonb_object_keys(english_tests) AS test",
    )
    assert tests >= 6
    german = count(
        connection,
        "SELECT count(*) FROM entry_requirement JOIN course ON course.id = course_id "
        "WHERE course_language <> 'English' AND english_tests <> '{}'",
    )
    assert german == 0


def test_every_picture_of_an_advertisement_is_served(connection: psycopg.Connection) -> None:
    pictures = connection.execute(
        "SELECT unnest(ARRAY[list_card_img_front, list_card_img_back, grid_card_img_front, grid_card_img_back]) "
        "FROM marketing_card"
    ).fetchall()
    assert all((ROOT / "web" / "public" / path.lstrip("/")).is_file() for (path,) in pictures)


def test_the_commonest_specializations_have_names_in_most_languages(connection: psycopg.Connection) -> None:
    rows = connection.execute(
        "SELECT slug FROM course_specialization JOIN published_course ON published_course.id = course_id "
        "JOIN specialization ON specialization.id = specialization_id "
        "GROUP BY slug ORDER BY count(*) DESC, slug LIMIT %s",
        (COMMONEST_SPECIALIZATIONS,),
    )
    commonest = {slug for (slug,) in rows}
    complete = [
        table.stem for table in TRANSLATIONS.glob("*.csv") if commonest <= read_specializations(table)
    ]
    assert len(commonest) == COMMONEST_SPECIALIZATIONS
    assert len(complete) >= LANGUAGES_MIN
    assert {"ur", "ar", "hi", "zh"} <= set(complete)


def read_specializations(table: Path) -> set[str]:
    with table.open(encoding="utf-8", newline="") as file:
        return {row["slug"] for row in csv.DictReader(file) if row["kind"] == "specialization"}
