"""Parses ZIP codes, coordinates, tuition, titles, fees and the snapshot date of the scorecard."""

import os
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from indexer.catalogue.importers.errors import (
    EmptySheet,
    FileRejected,
    MissingColumn,
    MissingFile,
    SeveralFiles,
)
from indexer.catalogue.importers.parsing.coordinates import parse_coordinates
from indexer.catalogue.importers.scorecard.folder import PublisherFolder, parse_publication_date
from indexer.catalogue.importers.scorecard.institutions import parse_yearly_tuition
from indexer.catalogue.importers.scorecard.programmes import (
    build_degree_fees,
    build_programme_code,
    strip_full_stop,
)
from indexer.catalogue.importers.scorecard.zip_codes import parse_zip_code
from schemas.taxonomy.data_files import read_degree_levels, read_level_wordings
from tests.unit.catalogue.importers.small_scorecard import (
    INSTITUTION_FILE,
    PROGRAMME,
    PROGRAMME_FILE,
    SmallScorecard,
)

REPAIRED = "ZIP code: lost zeros or hyphen given back"
DAMAGED = "ZIP code unknown: damaged"


@pytest.mark.parametrize(
    ("published", "state", "code", "note"),
    [
        ("36104-0271", "AL", "36104-0271", None),
        ("35611", "AL", "35611", None),
        ("6082", "CT", "06082", REPAIRED),
        ("907", "PR", "00907", REPAIRED),
        ("186270217", "PA", "18627-0217", REPAIRED),
        ("63820638", "CT", "06382-0638", REPAIRED),
        ("9071234", "PR", "00907-1234", REPAIRED),
        ("3561", "AL", None, DAMAGED),
        ("3561104", "AL", None, DAMAGED),
        ("ABCDE", "CT", None, DAMAGED),
        ("36104-02711", "AL", None, DAMAGED),
        ("", "AL", None, "ZIP code unknown: empty"),
    ],
)
def test_zip_codes_are_repaired_only_where_they_begin_with_zero(
    published: str, state: str, code: str | None, note: str | None
) -> None:
    assert parse_zip_code(published, state) == (code, note)


@pytest.mark.parametrize(
    ("latitude", "longitude", "point"),
    [
        ("32.5", "-86.25", (32.5, -86.25)),
        ("", "-86.25", None),
        ("north", "-86.25", None),
        ("91", "0", None),
        ("0", "181", None),
    ],
)
def test_coordinates_are_degrees_or_unknown(
    latitude: str, longitude: str, point: tuple[float, float] | None
) -> None:
    assert parse_coordinates(latitude, longitude) == point


@pytest.mark.parametrize(
    ("published", "amount", "note"),
    [
        ("19396", Decimal("19396.00"), None),
        ("", None, "tuition unknown: empty"),
        ("0", None, "tuition unknown: not between USD 100 and 200,000"),
        ("1000000", None, "tuition unknown: not between USD 100 and 200,000"),
        ("free", None, "tuition unknown: not a number"),
    ],
)
def test_tuition_is_dollars_a_year_or_unknown(
    published: str, amount: Decimal | None, note: str | None
) -> None:
    assert parse_yearly_tuition(published) == (amount, note)


def test_a_programme_code_has_institution_padded_field_and_level() -> None:
    assert build_programme_code(PROGRAMME._replace(cip_code="901")) == "100001-0901-3"
    assert strip_full_stop("Education, General.") == "Education, General"


@pytest.mark.parametrize("level", sorted(read_degree_levels()))
def test_only_degrees_have_the_yearly_tuition_as_fee(level: str) -> None:
    assert bool(build_degree_fees(Decimal(1000), level)) is ("certificate" not in level)
    assert build_degree_fees(None, level) == ()


def test_every_credential_level_of_the_publisher_is_mapped() -> None:
    mapped = {
        row.wording for row in read_level_wordings() if row.source == "scorecard" and row.degree_level_slug
    }
    assert mapped >= {
        "Undergraduate Certificate or Diploma",
        "Associate's Degree",
        "Bachelors Degree",
        "Bachelor's Degree",
        "Post-baccalaureate Certificate",
        "Master's Degree",
        "Doctoral Degree",
        "First Professional Degree",
        "Graduate/Professional Certificate",
    }


@pytest.mark.parametrize(
    ("name", "day"),
    [
        ("Most-Recent-Cohorts-Institution_05192025.csv", date(2025, 5, 19)),
        ("scorecard-2025-05-19", date(2025, 5, 19)),
        ("scorecard_99999999", None),
        ("scorecard", None),
    ],
)
def test_the_snapshot_date_is_read_from_a_name(name: str, day: date | None) -> None:
    assert parse_publication_date(name) == day


def test_without_a_date_in_names_the_modification_time_is_used_and_noted(tmp_path: Path) -> None:
    folder = SmallScorecard().write(tmp_path / "scorecard")
    for position, name in enumerate((INSTITUTION_FILE, PROGRAMME_FILE)):
        os.utime(folder / name, (0, 1_700_000_000 + position * 86_400))
    day, note = PublisherFolder(folder).find_snapshot_date()
    assert day == date(2023, 11, 15)
    assert note is not None
    assert "--date" in note
    assert PublisherFolder(folder.rename(tmp_path / "of-2023-01-02")).find_snapshot_date() == (
        date(2023, 1, 2),
        None,
    )


def read_rejection(folder: Path) -> FileRejected:
    with pytest.raises(FileRejected) as refused:
        PublisherFolder(folder)
    return refused.value


def test_a_wrong_folder_is_rejected_with_the_missing_names(tmp_path: Path) -> None:
    assert isinstance(read_rejection(tmp_path), MissingFile)
    folder = SmallScorecard().write(tmp_path / "scorecard")
    (folder / "FieldOfStudyData1920.csv").write_text("UNITID\n")
    assert isinstance(read_rejection(folder), SeveralFiles)
    (folder / "FieldOfStudyData1920.csv").unlink()
    (folder / INSTITUTION_FILE).write_text("UNITID,INSTNM\n1,A\n")
    assert isinstance(read_rejection(folder), MissingColumn)
    SmallScorecard(institutions=()).write(folder)
    assert isinstance(read_rejection(folder), EmptySheet)
    (folder / INSTITUTION_FILE).write_bytes(b"UNITID,\xff\xfe\n")
    assert "cannot be read" in str(read_rejection(folder))
