"""Imports the publisher's own scorecard files into a real database."""

import csv
import gzip
from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest

from indexer.catalogue.importers import scorecard
from indexer.catalogue.importers.report import ImportSummary, SheetCounts
from indexer.catalogue.reference.gazetteer import Gazetteer
from schemas.geography import compute_distance_km
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.integration.catalogue.importers.database_reads import (
    count_outbox_rows,
    fetch_rows,
    read_row_versions,
)
from tests.integration.catalogue.importers.raw_register import single_spaced
from tests.unit.catalogue.importers.small_scorecard import (
    INSTITUTION_FILE,
    PROGRAMME_FILE,
)


@pytest.fixture(scope="module")
def real(shared_data: Path) -> Path:
    return shared_data / "scorecard"


def raw_lines(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def imported(
    services: ServiceUrls, reference_template: str, real: Path, america: Gazetteer
) -> Iterator[tuple[str, ImportSummary]]:
    with fresh_database(services.database, reference_template) as url:
        yield url, scorecard.import_folder(url, real, gazetteer=america)


def test_every_real_row_is_imported_or_reported(imported: tuple[str, ImportSummary], real: Path) -> None:
    _, summary = imported
    assert {sheet: counts.read for sheet, counts in summary.sheets.items()} == {
        name: len(raw_lines(real / name)) for name in (INSTITUTION_FILE, PROGRAMME_FILE)
    }
    assert summary.sheets[PROGRAMME_FILE] == SheetCounts(2_492, 2_491, 1)
    assert summary.sheets[INSTITUTION_FILE] == SheetCounts(3_214, 45, 3_169)
    assert [row.kind for row in summary.reported if row.sheet == PROGRAMME_FILE] == ["damaged"]


def test_real_names_and_fees_equal_those_of_the_normalised_copy(
    imported: tuple[str, ImportSummary], shared_data: Path
) -> None:
    """The copy was cleaned without this project's importer. The test compares code, name and fee of each programme."""
    url, _ = imported
    with gzip.open(shared_data / "normalised" / "courses.csv.gz", "rt", encoding="utf-8", newline="") as file:
        expected = {
            line["course_id"].removeprefix("US-"): (
                single_spaced(line["name"]),
                Decimal(line["tuition_fee"] or 0),
            )
            for line in csv.DictReader(file)
            if line["source"] == "scorecard"
        }
    stored = fetch_rows(
        url,
        "SELECT source_code, name, coalesce(amount, 0) FROM course "
        "LEFT JOIN course_fee ON course_id = course.id AND is_base AND basis = 'per_year'",
    )
    assert {code: (name, fee) for code, name, fee in stored} == expected
    assert sum(fee == 0 for _, _, fee in stored) == 581


def test_every_real_credential_level_is_mapped(imported: tuple[str, ImportSummary], real: Path) -> None:
    url, _ = imported
    levels = {
        "1": "certificate",
        "2": "associate-degree",
        "3": "bachelors-degree",
        "4": "graduate-certificate",
        "5": "masters-degree",
        "6": "doctorate",
        "7": "professional-degree",
        "8": "graduate-certificate",
    }
    expected = Counter(
        levels[line["CREDLEV"]] for line in raw_lines(real / PROGRAMME_FILE) if line["CREDLEV"]
    )
    stored = fetch_rows(
        url,
        "SELECT degree_level.slug, count(*) FROM course "
        "JOIN degree_level ON degree_level.id = degree_level_id GROUP BY degree_level.slug",
    )
    assert dict(stored) == expected


def test_real_campuses_have_the_published_point_and_a_near_city(
    imported: tuple[str, ImportSummary], real: Path
) -> None:
    url, _ = imported
    points = {
        line["UNITID"]: (line["LATITUDE"], line["LONGITUDE"]) for line in raw_lines(real / INSTITUTION_FILE)
    }
    stored = fetch_rows(
        url,
        "SELECT source_code, campus.latitude, campus.longitude, city.latitude, city.longitude, country.iso2 "
        "FROM campus JOIN city ON city.id = city_id JOIN country ON country.id = city.country_id",
    )
    assert len(stored) == 45
    for code, latitude, longitude, city_latitude, city_longitude, country in stored:
        assert (latitude, longitude) == tuple(map(float, points[code]))
        assert compute_distance_km(latitude, longitude, city_latitude, city_longitude) < 60
        assert country == "US"


def test_a_second_import_of_the_real_folder_changes_nothing(
    imported: tuple[str, ImportSummary], real: Path, america: Gazetteer
) -> None:
    url, first = imported
    before, outbox_rows = read_row_versions(url), count_outbox_rows(url)
    again = scorecard.import_folder(url, real, gazetteer=america)
    assert (read_row_versions(url), count_outbox_rows(url)) == (before, outbox_rows)
    assert not any(changes.has_changes for changes in again.changes.values())
    assert again.sheets == first.sheets
