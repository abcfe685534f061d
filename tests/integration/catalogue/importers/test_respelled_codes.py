"""Codes with the same slug: a register respells a code, or has several such codes in one file."""

from collections.abc import Callable
from datetime import date
from hashlib import md5
from pathlib import Path

import pytest

from indexer.catalogue.importers import discover_uni
from indexer.catalogue.reference.gazetteer import Gazetteer
from tests.integration.catalogue.importers.database_reads import fetch_rows, read_row_versions
from tests.unit.catalogue.importers.small_discover_uni import (
    COURSE,
    COURSE_LOCATION,
    LOCATION,
    SUBJECT,
    SmallDiscoverUni,
)

FIRST, SECOND, THIRD = ("UEEE/AFM12", "A/1"), ("UEEE-AFM12", "A-1"), ("UEEE AFM12", "A 1")
"""Three spellings of KISCOURSEID and LOCID."""
COURSE_SLUG = "computer-science-bsc-hons-university-of-the-avon-10007850-ueee-afm12-1"
CAMPUS_SLUG = "hill-campus-university-of-the-avon-10007850-a-1"
COURSES = [
    ("10007850-UEEE/AFM12-1", COURSE_SLUG),
    ("10007850-UEEE-AFM12-1", f"{COURSE_SLUG}-discover-uni"),
    ("10007850-UEEE AFM12-1", f"{COURSE_SLUG}-discover-uni-526edc91"),
]
CAMPUSES = [
    ("10007850-A/1", CAMPUS_SLUG),
    ("10007850-A-1", f"{CAMPUS_SLUG}-discover-uni"),
    ("10007850-A 1", f"{CAMPUS_SLUG}-discover-uni-e33228cf"),
]

Import = Callable[[tuple[str, str]], None]


@pytest.fixture
def import_spelling(catalogue_url: str, britain: Gazetteer, tmp_path: Path) -> Import:
    """A function that imports a course with this KISCOURSEID at a location with this LOCID."""

    def write_and_import(spelling: tuple[str, str]) -> None:
        course_id, location_id = spelling
        folder = SmallDiscoverUni(
            locations=(LOCATION._replace(location_id=location_id),),
            subjects=(SUBJECT._replace(course_id=course_id),),
            course_locations=(COURSE_LOCATION._replace(course_id=course_id, location_id=location_id),),
            courses=(COURSE._replace(course_id=course_id),),
        ).write(tmp_path / "dataset")
        summary = discover_uni.import_folder(
            catalogue_url, folder, file_date=date(2026, 1, 3), gazetteer=britain
        )
        assert summary.reported == []

    return write_and_import


def read_slugs(url: str, table: str) -> list[tuple[str, str, str]]:
    """Return the code, the slug and the status of each row, in the order in which the rows were added."""
    query = f"SELECT source_code, slug, status FROM {table} ORDER BY id"
    return [(code, slug, status) for code, slug, status in fetch_rows(url, query)]


def test_a_respelled_code_gets_a_slug_of_its_own_that_stays(
    import_spelling: Import, catalogue_url: str
) -> None:
    def check_rows(added: int, published: int) -> None:
        for table, rows in (("course", COURSES), ("campus", CAMPUSES)):
            assert read_slugs(catalogue_url, table) == [
                (code, slug, "published" if number == published else "withdrawn")
                for number, (code, slug) in enumerate(rows[:added])
            ], table

    for number, spelling in enumerate((FIRST, SECOND, THIRD)):
        import_spelling(spelling)
        check_rows(number + 1, number)
        before = read_row_versions(catalogue_url)
        import_spelling(spelling)
        assert read_row_versions(catalogue_url) == before, spelling
    for number, spelling in enumerate((FIRST, SECOND, THIRD)):
        import_spelling(spelling)
        check_rows(3, number)


def test_campuses_of_one_file_whose_codes_have_the_same_slug_get_different_slugs(
    import_spelling: Import, catalogue_url: str, britain: Gazetteer, tmp_path: Path
) -> None:
    """The campus that is already stored keeps its slug, and the slugs stay when the file is imported again."""
    import_spelling(FIRST)
    spellings = [location for _, location in (FIRST, SECOND, THIRD)]
    folder = SmallDiscoverUni(
        locations=tuple(LOCATION._replace(location_id=each) for each in spellings),
        subjects=(SUBJECT._replace(course_id=FIRST[0]),),
        course_locations=tuple(
            COURSE_LOCATION._replace(course_id=FIRST[0], location_id=each) for each in spellings
        ),
        courses=(COURSE._replace(course_id=FIRST[0]),),
    ).write(tmp_path / "three locations")
    for _ in range(2):
        summary = discover_uni.import_folder(
            catalogue_url, folder, file_date=date(2026, 1, 3), gazetteer=britain
        )
        assert summary.reported == []
        slugs = {code: slug for code, slug, _ in read_slugs(catalogue_url, "campus")}
        assert slugs == {
            "10007850-A/1": CAMPUS_SLUG,
            "10007850-A 1": f"{CAMPUS_SLUG}-discover-uni",
            "10007850-A-1": f"{CAMPUS_SLUG}-discover-uni-" + md5(b"10007850-A-1").hexdigest()[:8],
        }
    assert not summary.changes["campuses"].has_changes
    assert fetch_rows(catalogue_url, "SELECT count(*) FROM course_campus") == [(3,)]


def test_new_campuses_whose_codes_have_the_same_slug_get_different_slugs(
    catalogue_url: str, britain: Gazetteer, tmp_path: Path
) -> None:
    folder = SmallDiscoverUni(
        locations=(LOCATION._replace(location_id="A/1"), LOCATION._replace(location_id="A-1")),
        course_locations=(
            COURSE_LOCATION._replace(location_id="A/1"),
            COURSE_LOCATION._replace(location_id="A-1"),
        ),
    ).write(tmp_path / "two locations")
    for _ in range(2):
        summary = discover_uni.import_folder(
            catalogue_url, folder, file_date=date(2026, 1, 3), gazetteer=britain
        )
        assert read_slugs(catalogue_url, "campus") == [
            ("10007850-A-1", CAMPUS_SLUG, "published"),
            ("10007850-A/1", f"{CAMPUS_SLUG}-discover-uni", "published"),
        ]
    assert not summary.changes["campuses"].has_changes
