"""Imports an invented College Scorecard with the same kinds of errors as the real one.

The errors are: lost leading zeros, names in capitals, and ZIP codes without a hyphen.
`test_real_scorecard.py` checks the same rules with the real files, which are not part of the repository.
"""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from indexer.catalogue.importers import scorecard
from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.reference.gazetteer import Gazetteer
from schemas.geography import compute_distance_km
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.integration.catalogue.importers.database_reads import (
    count_outbox_rows,
    fetch_rows,
    read_row_versions,
)
from tests.unit.catalogue.importers.small_scorecard import INSTITUTION, PROGRAMME, SmallScorecard

WORDINGS = {
    "1": ("Undergraduate Certificate or Diploma", "certificate"),
    "2": ("Associate's Degree", "associate-degree"),
    "3": ("Bachelor's Degree", "bachelors-degree"),
    "4": ("Post-baccalaureate Certificate", "graduate-certificate"),
    "5": ("Master's Degree", "masters-degree"),
    "6": ("Doctoral Degree", "doctorate"),
    "7": ("First Professional Degree", "professional-degree"),
    "8": ("Graduate/Professional Certificate", "graduate-certificate"),
}
"""The publisher's credential levels by number: the publisher's name, and the slug of the degree level on the site."""
INSTITUTIONS = (
    INSTITUTION,
    INSTITUTION._replace(
        unit_id="100002", name="Charles River College", city="CAMBRIDGE", state="MA", zip_code="2138",
        latitude="42.374471", longitude="-71.118313",
    ),
    INSTITUTION._replace(
        unit_id="100003", name="Valley Institute", city="Tempe", state="AZ", zip_code="852871234",
        latitude="33.417721", longitude="-111.934383",
    ),
)  # fmt: skip
PROGRAMMES = (
    *(PROGRAMME._replace(credential=level, level=wording) for level, (wording, _) in WORDINGS.items()),
    PROGRAMME._replace(unit_id="100002", cip_code="901", cip_title="Communication and Media Studies."),
    PROGRAMME._replace(unit_id="100003", control="Private, nonprofit"),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return SmallScorecard(INSTITUTIONS, PROGRAMMES).write(tmp_path_factory.mktemp("made") / "scorecard")


@pytest.fixture(scope="module")
def imported(
    services: ServiceUrls, reference_template: str, folder: Path, america: Gazetteer
) -> Iterator[tuple[str, ImportSummary]]:
    with fresh_database(services.database, reference_template) as url:
        yield url, scorecard.import_folder(url, folder, file_date=date(2025, 5, 19), gazetteer=america)


def test_every_made_row_is_imported(imported: tuple[str, ImportSummary]) -> None:
    _, summary = imported
    assert summary.reported == []
    assert [counts.imported for counts in summary.sheets.values()] == [len(INSTITUTIONS), len(PROGRAMMES)]


def test_every_credential_level_is_stored_with_its_level(imported: tuple[str, ImportSummary]) -> None:
    url, _ = imported
    stored = fetch_rows(
        url,
        "SELECT course.source_code, degree_level.slug FROM course "
        "JOIN degree_level ON degree_level.id = degree_level_id WHERE course.source_code LIKE %s",
        "100001-%",
    )
    assert dict(stored) == {f"100001-1107-{code}": level for code, (_, level) in WORDINGS.items()}


def test_a_lost_zero_of_a_field_code_is_restored(imported: tuple[str, ImportSummary]) -> None:
    url, _ = imported
    codes = fetch_rows(url, "SELECT source_code FROM course WHERE source_code LIKE %s", "100002-%")
    assert codes == [("100002-0901-3",)]


def test_campuses_have_the_published_point_and_a_near_city(imported: tuple[str, ImportSummary]) -> None:
    url, _ = imported
    points = {row.unit_id: (float(row.latitude), float(row.longitude)) for row in INSTITUTIONS}
    stored = fetch_rows(
        url,
        "SELECT source_code, campus.latitude, campus.longitude, city.latitude, city.longitude, country.iso2 "
        "FROM campus JOIN city ON city.id = city_id JOIN country ON country.id = city.country_id",
    )
    assert len(stored) == len(INSTITUTIONS)
    for code, latitude, longitude, city_latitude, city_longitude, country in stored:
        assert (latitude, longitude) == points[code]
        assert compute_distance_km(latitude, longitude, city_latitude, city_longitude) < 60
        assert country == "US"


def test_a_second_import_changes_nothing(
    imported: tuple[str, ImportSummary], folder: Path, america: Gazetteer
) -> None:
    url, first = imported
    before = read_row_versions(url), count_outbox_rows(url)
    again = scorecard.import_folder(url, folder, file_date=date(2025, 5, 19), gazetteer=america)
    assert (read_row_versions(url), count_outbox_rows(url)) == before
    assert not any(changes.has_changes for changes in again.changes.values())
    assert again.sheets == first.sheets
