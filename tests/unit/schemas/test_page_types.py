"""The ids of the page types follow the table of section 2.2 and the numbers of section 9 of the specification."""

import re

import pytest

from schemas.vocabulary.page_types import ALL_PAGE_TYPES
from tests.conftest import SHARED

NOT_IN_TABLE = {
    "edit_profile",
    "all_visas",
    "visa_detail",
    "application_detail",
    "course_new",
    "university_program",
}
"""The pages of sections 2.3 and 2.4. Their ids follow those of the table."""
OF_NO_PAGE_TYPE = {323, 324, 325, 2409}
FIRST_OWN_ID = 1001


@pytest.fixture(scope="module")
def specification() -> str:
    file = SHARED / "spec" / "accounts-and-catalogue.md"
    if not file.is_file():
        pytest.skip(f"the specification {file} is missing")
    return file.read_text(encoding="utf-8")


def test_the_ids_follow_the_order_of_the_table(specification: str) -> None:
    table = specification.partition("### 2.2")[2].partition("### 2.3")[0]
    cells = re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)
    names = [
        name
        for cell in cells
        if cell not in ("Page type", "extra fixed routes")
        for name in re.sub(r" \(.*?\)", "", cell).split(", ")
    ]
    names[names.index("university details variants")] = "university_details"
    assert len(names) == 56
    by_id = sorted(ALL_PAGE_TYPES)
    assert [each.name for each in by_id if each.id <= len(names)] == names
    assert {each.name for each in by_id if len(names) < each.id <= 62} == NOT_IN_TABLE


def test_the_ids_are_those_of_the_specification(specification: str) -> None:
    line = re.search(r"page-type id table: ids 1 to (\d+), plus ([\d, ]+)", specification)
    assert line is not None
    listed = {*range(1, int(line[1]) + 1), *map(int, line[2].split(", "))}
    ids = {each.id for each in ALL_PAGE_TYPES if each.id < FIRST_OWN_ID}
    assert (ids - listed, listed - ids) == (set(), OF_NO_PAGE_TYPE)
