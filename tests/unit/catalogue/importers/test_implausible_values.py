"""An implausible value in a register is shortened or set to unknown, or its row is rejected.

The report has a reason for each of these cases.
"""

import pytest

from indexer.catalogue.importers.cricos.courses import parse_course, parse_duration
from indexer.catalogue.importers.cricos.fees import parse_tuition
from indexer.catalogue.importers.cricos.institutions import parse_institution
from indexer.catalogue.importers.cricos.locations import build_campus_code
from indexer.catalogue.importers.parsing.cells import Cell, clean_text
from indexer.catalogue.importers.parsing.lengths import cut_text
from indexer.catalogue.importers.parsing.websites import parse_website
from indexer.catalogue.importers.rejections import RowRejected
from tests.unit.catalogue.importers.small_register import COURSE, INSTITUTION

LONG = "Bachelor of " + "x" * 400


@pytest.mark.parametrize(
    ("published", "cleaned"),
    [
        ("Bachelor\x00 of\x07 Arts", "Bachelor of Arts"),
        ("\u202eBachelor\u202c of \u2066Arts\u2069", "Bachelor of Arts"),
        ("\ufeffArts\u200b\u00ad", "Arts"),
        ("Arts\r\n\tand\u00a0Law ", "Arts and Law"),
        ("نیم\u200cفاصله", "نیم\u200cفاصله"),
        ("Université de Montréal", "Université de Montréal"),
    ],
)
def test_control_and_direction_characters_are_removed(published: str, cleaned: str) -> None:
    assert clean_text(published) == cleaned


def test_a_text_of_more_than_300_characters_is_cut_with_a_note() -> None:
    assert cut_text("x" * 300, "course name") == ("x" * 300, None)
    assert cut_text("x" * 301, "course name") == ("x" * 299 + "…", "course name: cut at 300 characters")


def test_long_names_and_languages_are_cut_and_noted() -> None:
    institution, notes = parse_institution(INSTITUTION._replace(institution_name=LONG))
    assert len(institution.name) == 300
    assert notes == ["institution name: cut at 300 characters"]
    course, notes = parse_course(COURSE._replace(course_name=LONG, course_language=LONG), institution)
    assert (len(course.name), len(course.language or "")) == (300, 300)
    assert notes == ["course name: cut at 300 characters", "course language: cut at 300 characters"]


def test_a_long_code_rejects_the_row() -> None:
    with pytest.raises(RowRejected, match="implausible code: longer than 50 characters"):
        parse_institution(INSTITUTION._replace(provider_code="1" * 51))


def test_a_location_code_fits_into_an_index() -> None:
    assert len(build_campus_code("00001A", "x" * 5_000, "y" * 5_000)) < 700


def test_a_long_website_is_unknown() -> None:
    assert parse_website(f"www.{'a' * 400}.edu") == (None, "website unknown: longer than 300 characters")


@pytest.mark.parametrize("cell", [99_999.0, 1_041.0, 1e300, "1e999999"])
def test_a_duration_of_more_than_20_years_is_unknown(cell: Cell) -> None:
    assert parse_duration(cell) == (None, "duration unknown: more than 1,040 weeks")


@pytest.mark.parametrize("cell", [1_000_000.01, 1e300, "1e999999"])
def test_a_fee_above_a_million_dollars_is_unknown(cell: Cell) -> None:
    assert parse_tuition(cell) == (None, "tuition fee unknown: more than AUD 1,000,000")
