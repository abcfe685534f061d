"""Imports an invented Discover Uni dataset into a real database.

The dataset follows the publisher's documentation and has typical errors of real files: a byte order mark, missing
codes, Welsh titles, repeated locations, lost zeros and lines with too few columns. The importer was not tried with the
publisher's files.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from indexer.catalogue.importers import discover_uni
from indexer.catalogue.importers.discover_uni import register_parser, rejections
from indexer.catalogue.importers.discover_uni.layout import COURSES
from indexer.catalogue.importers.rejections import NO_CODE, NO_COURSE, NO_NAME, REPEATED
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.reference.gazetteer import Gazetteer
from stack.cli.exit_codes import ExitCode
from stack.cli.main import app
from tests.integration.catalogue.importers.database_reads import (
    count_outbox_rows,
    fetch_rows,
    fetch_value,
    read_row_versions,
)
from tests.unit.catalogue.importers.small_discover_uni import (
    AIM,
    COURSE,
    COURSE_LOCATION,
    INSTITUTION,
    LOCATION,
    SUBJECT,
    SmallDiscoverUni,
)

DAY = date(2026, 1, 3)
WELSH = INSTITUTION._replace(
    publishing_ukprn="10007793", legal_name="UNIVERSITY OF CEREDIGION", trading_name="Prifysgol Ceredigion",
    address="Penglais, ABERYSTWYTH, SY23 3FL", website="not an address", nation="XI",
)  # fmt: skip
DIRTY = SmallDiscoverUni(
    aims=(
        AIM,
        AIM._replace(code="0", label="BA (Hons)"),
        AIM._replace(code="077", label="Licence"),
        AIM._replace(code=""),
    ),
    institutions=(
        INSTITUTION,
        INSTITUTION._replace(legal_name="Again"),
        WELSH,
        INSTITUTION._replace(publishing_ukprn="10000001", legal_name="", trading_name=""),
        INSTITUTION._replace(publishing_ukprn="10000002", legal_name="College without courses"),
    ),
    locations=(
        LOCATION,
        LOCATION._replace(name="Hill Campus again"),
        LOCATION._replace(ukprn="10007793", location_id="01", name="", welsh_name="Campws Penglais", latitude="",
                          longitude="", nation="XI"),
        LOCATION._replace(location_id=""),
        LOCATION._replace(location_id="Z", name="Empty Campus"),
    ),
    subjects=(
        SUBJECT,
        SUBJECT._replace(subject="CAH09-01-77"),
        SUBJECT._replace(subject="JACS I100"),
        SUBJECT._replace(publishing_ukprn="10007793", course_id="C~1", mode="1", subject="CAH19-02-03"),
        SUBJECT._replace(course_id="DIST", subject="CAH16-01-01"),
        SUBJECT._replace(course_id="LIC"),
    ),
    course_locations=(
        COURSE_LOCATION,
        COURSE_LOCATION,
        COURSE_LOCATION._replace(location_id="Q"),
        COURSE_LOCATION._replace(course_id="DIST", location_id=""),
        COURSE_LOCATION._replace(publishing_ukprn="10007793", ukprn="10007793", course_id="C~1", location_id="01"),
        COURSE_LOCATION._replace(publishing_ukprn="10007793", course_id="C~1"),
        COURSE_LOCATION._replace(course_id="LIC"),
    ),
    courses=(
        COURSE,
        COURSE._replace(mode="02", stages=""),
        COURSE._replace(publishing_ukprn="10007793", course_id="C~1", title="", welsh_title="Cymraeg", aim_code="000"),
        COURSE._replace(course_id="DIST", title="Law", distance="1"),
        COURSE._replace(course_id="LIC", aim_code="077"),
        COURSE._replace(publishing_ukprn="19999999"),
        COURSE._replace(course_id=""),
        COURSE,
    ),
    tails={COURSES: "1,2,3\r\n"},
)  # fmt: skip
"""Rows with errors, and two courses that are imported."""

Import = Callable[[SmallDiscoverUni], ImportSummary]


@pytest.fixture
def import_dataset(catalogue_url: str, britain: Gazetteer, tmp_path: Path) -> Import:
    def write_and_import(dataset: SmallDiscoverUni) -> ImportSummary:
        folder = dataset.write(tmp_path / "dataset")
        return discover_uni.import_folder(catalogue_url, folder, file_date=DAY, gazetteer=britain)

    return write_and_import


def test_a_course_is_stored_without_a_fee(import_dataset: Import, catalogue_url: str) -> None:
    summary = import_dataset(SmallDiscoverUni())
    assert (summary.reported, summary.notes) == ([], {})
    assert fetch_rows(
        catalogue_url,
        "SELECT course.slug, course.name, level.slug, duration_weeks, course_duration, course.source_date, "
        "institute.name, sector, institute_type, website, source.slug, city.name, country.iso2, point_source "
        "FROM course JOIN institute ON institute.id = institute_id JOIN source ON source.id = course.source_id "
        "JOIN degree_level AS level ON level.id = degree_level_id JOIN course_campus ON course_id = course.id "
        "JOIN campus ON campus.id = campus_id JOIN city ON city.id = city_id "
        "JOIN country ON country.id = city.country_id WHERE course.status = 'published'",
    ) == [
        ("computer-science-bsc-hons-university-of-the-avon-10007850-ufcs-1", "Computer Science, BSc (Hons)",
         "bachelors-degree", 156, "3 years", DAY, "University of the Avon", None, "UNIVERSITY",
         "http://www.avon.example.ac.uk", "discover-uni", "Bath", "GB", "Discover Uni")
    ]  # fmt: skip
    assert fetch_value(catalogue_url, "SELECT count(*) FROM course_fee") == 0


def test_rows_with_errors_are_reported_and_the_others_are_imported(
    import_dataset: Import, catalogue_url: str
) -> None:
    summary = import_dataset(DIRTY)
    reasons = {(row.sheet.removesuffix(".csv"), row.row_number): row.reason for row in summary.reported}
    unknown = "unknown field: CAH: no field with the code 'JACS I100'"
    level = "level: discover-uni has no wording 'Licence' in level_wordings.csv"
    assert reasons == {
        ("KISAIM", 4): rejections.NO_COURSE_WITH_AIM, ("KISAIM", 5): NO_CODE,
        ("INSTITUTION", 3): REPEATED, ("INSTITUTION", 5): NO_NAME, ("INSTITUTION", 6): NO_COURSE,
        ("LOCATION", 3): REPEATED, ("LOCATION", 5): NO_CODE, ("LOCATION", 6): rejections.NO_COURSE_AT_LOCATION,
        ("SBJ", 4): unknown, ("SBJ", 6): rejections.COURSE_LEFT_OUT, ("SBJ", 7): rejections.COURSE_LEFT_OUT,
        ("COURSELOCATION", 3): REPEATED, ("COURSELOCATION", 4): rejections.UNKNOWN_LOCATION,
        ("COURSELOCATION", 5): rejections.NO_LOCATION_ID, ("COURSELOCATION", 8): rejections.COURSE_LEFT_OUT,
        ("KISCOURSE", 3): rejections.NO_SUBJECT, ("KISCOURSE", 5): rejections.DISTANCE, ("KISCOURSE", 6): level,
        ("KISCOURSE", 7): rejections.UNKNOWN_INSTITUTION, ("KISCOURSE", 8): NO_CODE, ("KISCOURSE", 9): REPEATED,
        ("KISCOURSE", 10): "damaged: the line has 3 of 12 columns",
    }  # fmt: skip
    courses = fetch_rows(
        catalogue_url,
        "SELECT course.name, institute.name, level.slug, count(*), "
        "array_agg(DISTINCT campus.name ORDER BY campus.name), array_agg(DISTINCT city.name) "
        "FROM course JOIN institute ON institute.id = institute_id JOIN degree_level AS level "
        "ON level.id = degree_level_id JOIN course_campus ON course_id = course.id "
        "JOIN campus ON campus.id = campus_id JOIN city ON city.id = city_id "
        "GROUP BY course.id, institute.name, level.slug ORDER BY course.name",
    )
    assert [row[:5] for row in courses] == [
        ("Computer Science, BSc (Hons)", "University of the Avon", "bachelors-degree", 1, ["Hill Campus"]),
        (
            "Cymraeg, BA (Hons)",
            "Prifysgol Ceredigion",
            "bachelors-degree",
            2,
            ["Campws Penglais", "Hill Campus"],
        ),
    ]
    assert set(courses[1][5]) == {"Aberystwyth", "Bath"}
    subjects = fetch_rows(
        catalogue_url,
        "SELECT course.name, specialization.slug FROM course_specialization JOIN course ON course.id = course_id "
        "JOIN specialization ON specialization.id = specialization_id ORDER BY course.id, position",
    )
    assert [slug for name, slug in subjects if name.startswith("Computer")] == [
        "computer-science",
        "mathematics",
    ]


FOREIGN: dict[str, Any] = {
    "locations": (LOCATION._replace(ukprn="19999999"),),
    "course_locations": (COURSE_LOCATION._replace(course_id="OTHER"),),
}
"""Rows that belong to no imported course. They are needed because the importer rejects a dataset with an empty file."""
PLACES = (
    "SELECT course.source_code, campus.name, city.name, point_source FROM course "
    "JOIN course_campus ON course_id = course.id JOIN campus ON campus.id = campus_id "
    "JOIN city ON city.id = city_id WHERE course.status = 'published' ORDER BY course.source_code"
)


def test_a_course_without_a_known_location_is_placed_at_the_main_campus(
    import_dataset: Import, catalogue_url: str
) -> None:
    """One course names an unknown location, and another course has no row in COURSELOCATION.csv."""
    ids = ("UFCS", "UNKNOWN", "WITHOUT")
    summary = import_dataset(
        SmallDiscoverUni(
            locations=(LOCATION._replace(location_id="P", name="Pier", latitude="51.45", longitude="-2.59"), LOCATION),
            subjects=[SUBJECT._replace(course_id=each) for each in ids],
            course_locations=(
                COURSE_LOCATION, COURSE_LOCATION._replace(course_id="UNKNOWN", location_id="Q"),
            ),
            courses=[COURSE._replace(course_id=each) for each in ids],
        )
    )  # fmt: skip
    approximate = ("University of the Avon", "Bath", "approximate: the main campus of its institution")
    assert fetch_rows(catalogue_url, PLACES) == [
        ("10007850-UFCS-1", "Hill Campus", "Bath", "Discover Uni"),
        ("10007850-UNKNOWN-1", *approximate),
        ("10007850-WITHOUT-1", *approximate),
    ]
    assert summary.notes == {"KISCOURSE.csv: approximate: the main campus of its institution": 2}
    assert [(row.sheet, row.reason) for row in summary.reported] == [
        ("LOCATION.csv", rejections.NO_COURSE_AT_LOCATION),
        ("COURSELOCATION.csv", rejections.UNKNOWN_LOCATION),
    ]


@pytest.mark.parametrize(
    ("address", "nation", "city", "point_source"),
    [
        (
            "Penglais, ABERYSTWYTH, SY23 3FL",
            "XI",
            "Aberystwyth",
            "approximate: the address of its institution",
        ),
        ("", "XI", "Cardiff", "approximate: the capital of its nation"),
    ],
)
def test_without_a_location_the_address_of_the_institution_places_the_courses(
    import_dataset: Import, catalogue_url: str, address: str, nation: str, city: str, point_source: str
) -> None:
    summary = import_dataset(
        SmallDiscoverUni(institutions=(INSTITUTION._replace(address=address, nation=nation),), **FOREIGN)
    )
    assert fetch_rows(catalogue_url, PLACES) == [
        ("10007850-UFCS-1", "University of the Avon", city, point_source)
    ]
    assert summary.notes == {f"KISCOURSE.csv: {point_source}": 1}
    assert {row.sheet for row in summary.reported} == {"LOCATION.csv", "COURSELOCATION.csv"}


def test_an_institution_without_location_address_and_nation_cannot_place_its_courses(
    import_dataset: Import,
) -> None:
    summary = import_dataset(
        SmallDiscoverUni(institutions=(INSTITUTION._replace(address="", nation=""),), **FOREIGN)
    )
    assert {row.sheet: row.reason for row in summary.reported}["KISCOURSE.csv"] == (
        "no location: no known location, and its institution has no location, address and nation"
    )


def test_a_second_import_changes_nothing(import_dataset: Import, catalogue_url: str) -> None:
    first = import_dataset(DIRTY)
    before = read_row_versions(catalogue_url), count_outbox_rows(catalogue_url)
    again = import_dataset(DIRTY)
    assert (read_row_versions(catalogue_url), count_outbox_rows(catalogue_url)) == before
    assert again.sheets == first.sheets


def test_the_command_refuses_a_shrunken_dataset_and_stores_nothing_in_a_dry_run(
    catalogue_url: str,
    britain: Gazetteer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ids = [f"C{number}" for number in range(30)]
    whole = SmallDiscoverUni(
        subjects=[SUBJECT._replace(course_id=each) for each in ids],
        course_locations=[COURSE_LOCATION._replace(course_id=each) for each in ids],
        courses=[COURSE._replace(course_id=each) for each in ids],
    )
    monkeypatch.setenv("DATABASE_URL", catalogue_url)
    monkeypatch.setattr(register_parser, "Gazetteer", lambda _: britain)

    def run(dataset: SmallDiscoverUni, *options: str) -> int:
        folder = dataset.write(tmp_path / "discover-uni-2026-01-03")
        return CliRunner().invoke(app, ["import", "discover-uni", str(folder), *options]).exit_code

    published = "SELECT count(*) FROM published_course"
    assert run(whole, "--dry-run") == ExitCode.SUCCESS
    assert fetch_value(catalogue_url, published) == 0
    assert run(whole) == ExitCode.SUCCESS
    assert run(replace(whole, courses=whole.courses[:20])) == ExitCode.NEEDS_APPROVAL
    assert fetch_value(catalogue_url, published) == len(ids)
    assert (
        run(replace(whole, courses=whole.courses[:20]), "--accept", "ten courses ended") == ExitCode.SUCCESS
    )
    assert fetch_value(catalogue_url, published) == 20
