"""Compares fees, durations, levels and places of the imported register with another cleaned copy of the register.

The copy was made without this project's importer.
"""

import csv
import gzip
from collections.abc import Iterator
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from statistics import median, quantiles

import pytest

from schemas.geography import compute_distance_km
from tests.integration.catalogue.importers.database_reads import fetch_rows
from tests.integration.catalogue.importers.raw_register import single_spaced
from tests.integration.real_registers import RealRegister

LEVELS = {
    "Certificate I": "certificate",
    "Certificate II": "certificate",
    "Certificate III": "certificate",
    "Certificate IV": "certificate",
    "Diploma": "diploma",
    "Advanced Diploma": "advanced-diploma",
    "Associate Degree": "associate-degree",
    "Bachelor Degree": "bachelors-degree",
    "Bachelor Honours Degree": "bachelors-honours-degree",
    "Graduate Certificate": "graduate-certificate",
    "Graduate Diploma": "graduate-diploma",
    "Masters Degree (Coursework)": "masters-degree",
    "Masters Degree (Extended)": "extended-masters-degree",
    "Masters Degree (Research)": "masters-by-research",
    "Doctoral Degree": "doctorate",
}
Lines = dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def url(january_register: RealRegister) -> Iterator[str]:
    with january_register.copy() as url:
        yield url


def lines(path: Path) -> list[dict[str, str]]:
    with gzip.open(path, "rt", encoding="utf-8", newline="") as file:
        return [line for line in csv.DictReader(file) if line["source"] == "cricos"]


@pytest.fixture(scope="module")
def courses(shared_data: Path) -> Lines:
    return {line["source_code"]: line for line in lines(shared_data / "normalised" / "courses.csv.gz")}


def base_fee(line: dict[str, str]) -> Decimal | None:
    """Compute the fee per year from the fee and duration of a normalised row.

    Returns None for an unusable fee.
    """
    total = Decimal(line["tuition_fee"] or 0)
    if not 100 <= total <= 1_000_000:
        return None
    years = max(Decimal(1), Decimal(line["duration_weeks"]) / 52)
    return (total / years).quantize(Decimal("0.01"), ROUND_HALF_UP)


def test_durations_levels_and_fees_equal_those_of_the_normalised_copy(url: str, courses: Lines) -> None:
    imported = fetch_rows(
        url,
        "SELECT source_code, duration_weeks, level.slug, amount FROM course "
        "JOIN degree_level AS level ON level.id = degree_level_id "
        "LEFT JOIN course_fee ON course_id = course.id AND is_base",
    )
    assert len(imported) > 10_000
    for code, weeks, level, fee in imported:
        line = courses[code]
        assert (weeks, level) == (int(line["duration_weeks"]), LEVELS[line["level_raw"]]), code
        expected = base_fee(line)
        assert (fee is None) == (expected is None), code
        if fee is not None and expected is not None:
            assert abs(fee - expected) <= Decimal("0.01"), code


def test_published_fees_are_stored_beside_the_fee_per_year(url: str, courses: Lines) -> None:
    published = fetch_rows(
        url,
        "SELECT source_code, amount FROM course_fee JOIN course ON course.id = course_id "
        "WHERE basis = 'total_course'",
    )
    assert len(published) > 10_000
    for code, amount in published:
        assert abs(amount - Decimal(courses[code]["tuition_fee"])) <= Decimal("0.01"), code


def test_campuses_are_near_those_of_the_normalised_copy(url: str, shared_data: Path) -> None:
    known = {
        (line["institution_id"].removeprefix("AU-"), single_spaced(line["name"]), line["postcode"]): line
        for line in lines(shared_data / "normalised" / "campuses.csv.gz")
    }
    apart = []
    for institution, name, postcode, latitude, longitude in fetch_rows(
        url,
        "SELECT institute.source_code, campus.name, postcode, latitude, longitude "
        "FROM campus JOIN institute ON institute.id = institute_id",
    ):
        line = known[institution, name, postcode]
        if line["lat"]:
            apart.append(compute_distance_km(latitude, longitude, float(line["lat"]), float(line["lng"])))
    assert len(apart) > 900
    assert median(apart) < 1.0
    assert quantiles(apart, n=100)[94] < 3.0
    assert sum(km > 15.0 for km in apart) <= 0.01 * len(apart)
