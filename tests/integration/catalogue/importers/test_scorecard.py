"""Imports a small, invented scorecard into a real database."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest
from typer.testing import CliRunner

from indexer.catalogue.importers import cricos, scorecard
from indexer.catalogue.importers.rejections import NO_CODE, NO_COURSE, NO_NAME, REPEATED
from indexer.catalogue.importers.report import ImportSummary, SheetCounts, TableChanges
from indexer.catalogue.importers.scorecard import rejections
from indexer.catalogue.reference.gazetteer import Gazetteer
from schemas.settings import Settings
from stack.cli.main import app
from tests.integration.catalogue.importers.database_reads import (
    fetch_rows,
    fetch_value,
)
from tests.unit.catalogue.importers.small_register import SmallRegister
from tests.unit.catalogue.importers.small_scorecard import (
    INSTITUTION,
    INSTITUTION_FILE,
    PROGRAMME,
    PROGRAMME_FILE,
    SmallScorecard,
)

Import = Callable[[SmallScorecard, date], ImportSummary]

JANUARY, APRIL = date(2025, 1, 3), date(2025, 4, 4)
NURSING = PROGRAMME._replace(cip_code="5138", cip_title="Nursing.", credential="5", level="Master's Degree")


@pytest.fixture
def import_scorecard(catalogue_url: str, america: Gazetteer, tmp_path: Path) -> Import:
    """A function that writes a scorecard as two files and imports it."""

    def write_and_import(register: SmallScorecard, day: date = JANUARY) -> ImportSummary:
        folder = register.write(tmp_path / "scorecard")
        return scorecard.import_folder(catalogue_url, folder, file_date=day, gazetteer=america)

    return write_and_import


def test_a_programme_is_stored_with_its_known_fields_only(
    import_scorecard: Import, catalogue_url: str
) -> None:
    import_scorecard(SmallScorecard(), JANUARY)
    assert fetch_rows(
        catalogue_url,
        "SELECT course.slug, course.name, level.slug, course_language, duration_weeks, course_duration, "
        "course.status, course.source_date, institute.name, sector, institute_type, website, source.slug "
        "FROM course JOIN institute ON institute.id = institute_id JOIN source ON source.id = course.source_id "
        "JOIN degree_level AS level ON level.id = degree_level_id",
    ) == [
        ("computer-science-harbor-state-university-100001-1107-3", "Computer Science", "bachelors-degree", None, None,
         None, "published", JANUARY, "Harbor State University", "Public", "UNIVERSITY", "http://www.harbor.edu/",
         "scorecard")
    ]  # fmt: skip
    assert fetch_rows(
        catalogue_url, "SELECT amount, code, basis, audience, is_base FROM course_fee "
        "JOIN currency ON currency.id = currency_id",
    ) == [(Decimal(19396), "USD", "per_year", "international", True)]  # fmt: skip
    assert fetch_rows(
        catalogue_url, "SELECT city.name, country.iso2, postcode, campus.latitude, point_source FROM course_campus "
        "JOIN campus ON campus.id = campus_id JOIN city ON city.id = city_id "
        "JOIN country ON country.id = city.country_id",
    ) == [("Montgomery", "US", "36104-0271", 32.364317, "College Scorecard")]  # fmt: skip
    subject = (
        "SELECT slug FROM specialization JOIN course_specialization ON specialization_id = specialization.id"
    )
    assert fetch_value(catalogue_url, subject) == "computer-science"
    assert fetch_value(catalogue_url, "SELECT count(*) FROM course_intake") == 0


def test_an_institution_without_coordinates_is_placed_at_its_city(
    import_scorecard: Import, catalogue_url: str
) -> None:
    summary = import_scorecard(
        SmallScorecard((INSTITUTION._replace(latitude="NULL", longitude="NULL"),)), JANUARY
    )
    ((city, latitude, source),) = fetch_rows(
        catalogue_url,
        "SELECT city.name, campus.latitude, point_source FROM campus JOIN city ON city.id = city_id",
    )
    assert (city, source) == ("Montgomery", "GeoNames: the place of that name")
    assert abs(latitude - 32.37) < 0.1
    note = "point: that of its city, because it has no coordinates"
    assert summary.notes == {f"{INSTITUTION_FILE}: {note}": 1}


@pytest.mark.parametrize(("latitude", "longitude"), [("", ""), ("0", "0")])
def test_an_institution_without_a_known_place_is_placed_at_the_capital_of_its_state(
    import_scorecard: Import, catalogue_url: str, latitude: str, longitude: str
) -> None:
    nowhere = INSTITUTION._replace(city="Xyzzyville", latitude=latitude, longitude=longitude)
    summary = import_scorecard(SmallScorecard((nowhere,)), JANUARY)
    query = "SELECT city.name, point_source FROM campus JOIN city ON city.id = city_id"
    assert fetch_rows(catalogue_url, query) == [("Montgomery", "approximate: the capital of its state")]
    assert summary.notes == {f"{INSTITUTION_FILE}: approximate: placed at the capital of its state": 1}
    assert summary.changes["courses"].added == 1


def test_a_territory_is_the_country_of_its_institutions(import_scorecard: Import, catalogue_url: str) -> None:
    import_scorecard(
        SmallScorecard(
            (INSTITUTION._replace(city="Ponce", state="PR", zip_code="717", latitude="", longitude=""),)
        ),
        JANUARY,
    )
    query = (
        "SELECT city.name, country.iso2, postcode, institute.country_id = country.id FROM campus "
        "JOIN city ON city.id = city_id JOIN country ON country.id = city.country_id "
        "JOIN institute ON institute.id = institute_id"
    )
    assert fetch_rows(catalogue_url, query) == [("Ponce", "PR", "00717", True)]


def test_every_row_that_is_not_imported_is_reported_with_file_row_and_reason(
    import_scorecard: Import,
) -> None:
    summary = import_scorecard(
        SmallScorecard(
            institutions=(
                INSTITUTION,
                INSTITUTION,
                INSTITUTION._replace(unit_id="2", name="NULL"),
                INSTITUTION._replace(unit_id="3", name=""),
                INSTITUTION._replace(unit_id="4"),
                INSTITUTION._replace(unit_id=""),
            ),
            programmes=(
                PROGRAMME,
                PROGRAMME._replace(cip_title="Again."),
                PROGRAMME._replace(unit_id="3"),
                PROGRAMME._replace(unit_id="NULL"),
                PROGRAMME._replace(credential="9", level="Secret Degree"),
                PROGRAMME._replace(cip_code="9999"),
                PROGRAMME._replace(cip_code="NULL"),
                PROGRAMME._replace(cip_code="0901", cip_title=""),
                PROGRAMME._replace(credential=""),
            ),
            tails={PROGRAMME_FILE: "1,100001,Pub\n"},
        ),
        JANUARY,
    )
    assert [(row.sheet, row.row_number, row.source_code, row.reason) for row in summary.reported] == [
        (INSTITUTION_FILE, 3, "100001", REPEATED),
        (INSTITUTION_FILE, 4, "2", NO_NAME),
        (INSTITUTION_FILE, 5, "3", NO_NAME),
        (INSTITUTION_FILE, 6, "4", NO_COURSE),
        (INSTITUTION_FILE, 7, None, NO_CODE),
        (PROGRAMME_FILE, 3, "100001-1107-3", REPEATED),
        (PROGRAMME_FILE, 4, "3-1107-3", rejections.UNKNOWN_INSTITUTION),
        (PROGRAMME_FILE, 5, "1107-3", rejections.UNKNOWN_INSTITUTION),
        (PROGRAMME_FILE, 6, "100001-1107-9",
         "level: scorecard has no wording 'Secret Degree' in level_wordings.csv"),
        (PROGRAMME_FILE, 7, "100001-9999-3", "unknown field: CIP: no field with the code '9999'"),
        (PROGRAMME_FILE, 8, "100001-3", rejections.NO_FIELD),
        (PROGRAMME_FILE, 9, "100001-0901-3", NO_NAME),
        (PROGRAMME_FILE, 10, "100001-1107", NO_CODE),
        (PROGRAMME_FILE, 11, "100001", "damaged: the line has 3 of 7 columns"),
    ]  # fmt: skip
    assert summary.sheets == {INSTITUTION_FILE: SheetCounts(6, 1, 5), PROGRAMME_FILE: SheetCounts(10, 1, 9)}


def test_the_next_snapshot_reports_added_withdrawn_and_changed_rows(
    import_scorecard: Import, catalogue_url: str
) -> None:
    import_scorecard(SmallScorecard(programmes=(PROGRAMME, NURSING)), JANUARY)
    higher_tuition = INSTITUTION._replace(tuition_out_of_state="20000")
    new = NURSING._replace(credential="6", level="Doctoral Degree")
    summary = import_scorecard(SmallScorecard((higher_tuition,), (PROGRAMME, new)), APRIL)
    assert summary.changes["courses"] == TableChanges(1, 1, 0, 1, 0, {"fees": 1})
    assert fetch_rows(catalogue_url, "SELECT source_code, status FROM course ORDER BY source_code") == [
        ("100001-1107-3", "published"),
        ("100001-5138-5", "withdrawn"),
        ("100001-5138-6", "published"),
    ]
    back = import_scorecard(SmallScorecard((higher_tuition,), (PROGRAMME, NURSING, new)), APRIL)
    assert back.changes["courses"].returned == 1


def test_an_import_does_not_change_rows_of_another_register(
    import_scorecard: Import, catalogue_url: str, australia: Gazetteer, tmp_path: Path
) -> None:
    """The next scorecard withdraws only rows of the scorecard."""
    cricos.import_file(catalogue_url, SmallRegister().write(tmp_path / "register.xlsx"), gazetteer=australia)
    import_scorecard(SmallScorecard(), JANUARY)
    import_scorecard(SmallScorecard(programmes=(NURSING,)), APRIL)
    assert fetch_rows(
        catalogue_url,
        "SELECT source.slug, course.status, course.source_date FROM course "
        "JOIN source ON source.id = course.source_id ORDER BY source.slug, status",
    ) == [
        ("cricos", "published", date(2023, 1, 3)),
        ("scorecard", "published", APRIL),
        ("scorecard", "withdrawn", JANUARY),
    ]


def test_the_command_imports_a_folder_and_rejects_a_wrong_one(
    catalogue_url: str, america: Gazetteer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", catalogue_url)
    monkeypatch.setattr(scorecard.register_parser, "Gazetteer", lambda _: america)
    assert Settings().database_url == catalogue_url
    finder = CliRunner()
    folder = SmallScorecard().write(tmp_path / "scorecard")
    accepted = finder.invoke(app, ["import", "scorecard", str(folder), "--date", "2025-01-03"])
    assert accepted.exit_code == 0, accepted.output
    assert "scorecard, scorecard of 2025-01-03" in accepted.stdout
    empty = tmp_path / "empty"
    empty.mkdir()
    refused = finder.invoke(app, ["import", "scorecard", str(empty)])
    assert refused.exit_code == 1
    assert refused.stderr.startswith("finder: nothing imported: ")
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_run") == 1
    assert finder.invoke(app, ["import", "scorecard", str(folder / PROGRAMME_FILE)]).exit_code == 2
