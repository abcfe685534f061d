"""Finds the date of the snapshot in the title rows or in the file name."""

from datetime import date
from pathlib import Path

import pytest

from indexer.catalogue.importers.cricos.snapshot_date import choose_snapshot_date, parse_title_date
from indexer.catalogue.importers.errors import UnknownFileDate

JANUARY = date(2023, 1, 3)


def test_the_date_is_read_from_the_title() -> None:
    assert parse_title_date(["Courses", "Report generated Tuesday, 3 January 2023"]) == JANUARY


@pytest.mark.parametrize("title", ["Courses", "Report generated 31 February 2023", "Report 3 Smarch 2023"])
def test_a_title_without_a_date_gives_none(title: str) -> None:
    assert parse_title_date([title]) is None


def test_the_title_date_has_precedence_over_the_file_name() -> None:
    assert choose_snapshot_date(Path("cricos-2020-02-02.xlsx"), [JANUARY, None, JANUARY]) == JANUARY


def test_without_a_title_date_the_file_name_is_used() -> None:
    assert choose_snapshot_date(Path("cricos-2023-01-03.xlsx"), [None]) == JANUARY


@pytest.mark.parametrize("name", ["cricos.xlsx", "cricos-2023-13-40.xlsx", "12023-01-034.xlsx"])
def test_without_any_date_the_error_names_the_date_option(name: str) -> None:
    with pytest.raises(UnknownFileDate, match=r"--date YYYY-MM-DD"):
        choose_snapshot_date(Path(name), [None])


def test_sheets_with_different_dates_are_rejected() -> None:
    with pytest.raises(UnknownFileDate, match="2022-10-04 and 2023-01-03"):
        choose_snapshot_date(Path("cricos-2023-01-03.xlsx"), [JANUARY, date(2022, 10, 4)])
