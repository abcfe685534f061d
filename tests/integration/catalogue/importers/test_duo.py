"""Imports an invented register of the Netherlands into a real database.

The register has the columns of the publisher's documentation and typical errors of real files. The importer was not
tried with the publisher's file.
"""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from typer.testing import CliRunner

from indexer.catalogue.importers import duo
from indexer.catalogue.importers.duo import register_parser
from indexer.catalogue.importers.duo.programmes import parse_weeks
from indexer.catalogue.importers.duo.rejections import CLOSED, LICENCE_ENDED, NO_FIELD
from indexer.catalogue.importers.errors import EmptySheet, MissingColumn
from indexer.catalogue.importers.rejections import NO_CODE, NO_NAME, REPEATED
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
from tests.unit.catalogue.importers.small_duo import PROGRAMME, write_duo_file

DAY = date(2026, 1, 3)
HBO = PROGRAMME._replace(
    institution_code="25BA", institution_name="Hogeschool Nergens", location_code="", location_name="",
    municipality="", place="XYZZYVEEN", level="hbo-ad", funding="NIET_BEKOSTIGD", form="deeltijd",
)  # fmt: skip
DIRTY = (
    PROGRAMME,
    PROGRAMME._replace(location_code="21PK01", location_name="Campus \u2018s-Hertogenbosch",
                       place="\u2018S-HERTOGENBOSCH", municipality="'s-Hertogenbosch"),
    PROGRAMME,
    PROGRAMME._replace(programme_code="M", international_name="", dutch_name="Wiskunde\u200b", level="WO-MA",
                       study_load="90", field="0541", admission_end="2027-08-31T00:00:00"),
    PROGRAMME._replace(form="DUAAL", study_load=""),
    HBO._replace(level="HBO-AD"),
    PROGRAMME._replace(programme_code="A", admission_end="2025-08-31T00:00:00"),
    PROGRAMME._replace(programme_code="B", licence_end="2025-12-31"),
    PROGRAMME._replace(programme_code="C", level="WO-PM"),
    PROGRAMME._replace(programme_code="D", level="PHD"),
    PROGRAMME._replace(programme_code="E", field=""),
    PROGRAMME._replace(programme_code="F", field="none"),
    PROGRAMME._replace(programme_code=""),
    PROGRAMME._replace(programme_code="G", dutch_name="NULL", international_name="null"),
)  # fmt: skip

Import = Callable[..., ImportSummary]


@pytest.fixture(scope="session")
def netherlands() -> Gazetteer:
    return Gazetteer(("NL",))


@pytest.fixture
def import_duo(catalogue_url: str, netherlands: Gazetteer, tmp_path: Path) -> Import:
    def write_and_import(*rows: object, **options: object) -> ImportSummary:
        path = write_duo_file(tmp_path / "erkenningen.csv", rows or (PROGRAMME,), **options)  # type: ignore[arg-type]
        return duo.import_file(catalogue_url, path, file_date=DAY, gazetteer=netherlands)

    return write_and_import


@pytest.mark.parametrize("delimiter", [",", ";"])
def test_a_programme_is_stored_without_a_fee(import_duo: Import, catalogue_url: str, delimiter: str) -> None:
    summary = import_duo(delimiter=delimiter)
    assert (summary.reported, summary.notes) == ([], {})
    assert fetch_rows(
        catalogue_url,
        "SELECT course.slug, course.name, level.slug, duration_weeks, course_duration, institute.name, sector, "
        "institute_type, source.slug, city.name, country.iso2, suburb, point_source, specialization.slug "
        "FROM course JOIN institute ON institute.id = institute_id JOIN source ON source.id = course.source_id "
        "JOIN degree_level AS level ON level.id = degree_level_id JOIN course_campus ON course_id = course.id "
        "JOIN campus ON campus.id = campus_id JOIN city ON city.id = city_id "
        "JOIN country ON country.id = city.country_id "
        "JOIN course_specialization ON course_specialization.course_id = course.id "
        "JOIN specialization ON specialization.id = specialization_id "
        "WHERE course.status = 'published' AND course_specialization.position = 0",
    ) == [
        ("computer-science-universiteit-aan-de-amstel-21pk-1001o6573-voltijd", "Computer Science", "bachelors-degree",
         156, "3 years", "Universiteit aan de Amstel", "Public", "UNIVERSITY", "duo", "Amsterdam", "NL", "Amsterdam",
         "GeoNames: the place of that name", "computer-science")
    ]  # fmt: skip
    assert fetch_value(catalogue_url, "SELECT count(*) FROM course_fee") == 0


def test_rows_with_errors_are_reported_and_the_others_are_imported(
    import_duo: Import, catalogue_url: str
) -> None:
    summary = import_duo(*DIRTY, tail="1,2,3\r\n")
    assert {row.row_number: row.reason for row in summary.reported} == {
        4: REPEATED,
        8: CLOSED.format(day="2025-08-31"),
        9: LICENCE_ENDED.format(day="2025-12-31"),
        10: "post-initial: a programme after the master's for professionals",
        11: "level: duo has no wording 'PHD' in level_wordings.csv",
        12: NO_FIELD,
        13: "unknown field: ISCED: no field with the code 'none'",
        14: NO_CODE,
        15: NO_NAME,
        16: "damaged: the line has 3 of 19 columns",
    }
    assert fetch_rows(
        catalogue_url,
        "SELECT course.name, institute.name, institute_type, sector, level.slug, duration_weeks, "
        "array_agg(city.name ORDER BY city.name) FROM course JOIN institute ON institute.id = institute_id "
        "JOIN degree_level AS level ON level.id = degree_level_id JOIN course_campus ON course_id = course.id "
        "JOIN campus ON campus.id = campus_id JOIN city ON city.id = city_id "
        "GROUP BY course.id, institute.id, level.slug ORDER BY course.name",
    ) == [
        ("Computer Science", "Universiteit aan de Amstel", "UNIVERSITY", "Public", "bachelors-degree", 156,
         ["'s-Hertogenbosch", "Amsterdam"]),
        ("Computer Science (dual)", "Universiteit aan de Amstel", "UNIVERSITY", "Public", "bachelors-degree", None,
         ["Amsterdam"]),
        ("Computer Science (part-time)", "Hogeschool Nergens", "COLLEGE", "Private", "associate-degree", None,
         ["Amsterdam"]),
        ("Wiskunde", "Universiteit aan de Amstel", "UNIVERSITY", "Public", "masters-degree", 78, ["Amsterdam"]),
    ]  # fmt: skip
    assert summary.notes["erkenningen.csv: approximate: placed at the capital of the country"] == 1
    before = read_row_versions(catalogue_url), count_outbox_rows(catalogue_url)
    assert import_duo(*DIRTY, tail="1,2,3\r\n").sheets == summary.sheets
    assert (read_row_versions(catalogue_url), count_outbox_rows(catalogue_url)) == before


@pytest.mark.parametrize(
    ("load", "unit", "form", "weeks"),
    [("60", "ECTS", "VOLTIJD", 52), ("0", "ECTS", "VOLTIJD", None), ("9999", "ECTS", "VOLTIJD", None),
     ("x", "ECTS", "VOLTIJD", None), ("1680", "SBU", "VOLTIJD", None), ("60", "ECTS", "DEELTIJD", None)],
)  # fmt: skip
def test_only_plausible_full_time_loads_are_durations(
    load: str, unit: str, form: str, weeks: int | None
) -> None:
    found, note = parse_weeks(load, unit, form)
    assert (found, note is None) == (weeks, weeks is not None)


def test_another_layout_is_refused_and_a_shrunken_file_needs_approval(
    catalogue_url: str, netherlands: Gazetteer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", catalogue_url)
    monkeypatch.setattr(register_parser, "Gazetteer", lambda _: netherlands)
    path = tmp_path / "duo-2026-01-03.csv"
    with pytest.raises(EmptySheet):
        duo.import_file(catalogue_url, write_duo_file(path, ()), gazetteer=netherlands)
    path.write_text("INSTELLINGSCODE;ISCED\n1;2\n")
    with pytest.raises(MissingColumn):
        duo.import_file(catalogue_url, path, gazetteer=netherlands)
    rows = [PROGRAMME._replace(programme_code=f"P{number}") for number in range(30)]

    def run(count: int, *options: str) -> int:
        write_duo_file(path, rows[:count])
        return CliRunner().invoke(app, ["import", "duo", str(path), *options]).exit_code

    published = "SELECT count(*) FROM published_course"
    assert (run(30, "--dry-run"), fetch_value(catalogue_url, published)) == (ExitCode.SUCCESS, 0)
    assert (run(30), fetch_value(catalogue_url, published)) == (ExitCode.SUCCESS, 30)
    assert (run(20), fetch_value(catalogue_url, published)) == (ExitCode.NEEDS_APPROVAL, 30)
    assert (run(20, "--accept", "closed"), fetch_value(catalogue_url, published)) == (ExitCode.SUCCESS, 20)
