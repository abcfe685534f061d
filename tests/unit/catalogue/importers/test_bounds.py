"""Without approval, an import is refused if it withdraws more than 10 % of the rows or changes over 30 % of the fees.

The bound of 10 % applies to institutes, campuses and courses separately. With fewer than 20 published rows, no bound
applies.
"""

import pytest

from indexer.catalogue.importers.bounds import ChangedRow, ExceededBound, find_exceeded_bounds


def rows(count: int) -> list[ChangedRow]:
    return [ChangedRow(f"{number:03}", f"Course {number}") for number in range(count)]


@pytest.mark.parametrize(
    ("visible", "withdrawn", "exceeded"),
    [(100, 10, False), (100, 11, True), (20, 2, False), (20, 3, True), (19, 19, False), (0, 0, False)],
)
@pytest.mark.parametrize("noun", ["institutes", "campuses", "courses"])
def test_more_than_a_tenth_withdrawn_exceeds_the_bound(
    noun: str, visible: int, withdrawn: int, exceeded: bool
) -> None:
    found = find_exceeded_bounds({noun: visible}, {noun: rows(withdrawn)}, 0, [])
    assert [bound.noun for bound in found] == [noun] * exceeded


@pytest.mark.parametrize(
    ("with_fee", "changed", "exceeded"), [(100, 30, False), (100, 31, True), (20, 7, True), (19, 19, False)]
)
def test_more_than_three_tenths_of_the_fees_exceed_the_bound(
    with_fee: int, changed: int, exceeded: bool
) -> None:
    found = find_exceeded_bounds({"courses": 1_000}, {}, with_fee, rows(changed))
    assert [bound.change for bound in found] == ["fees changed"] * exceeded


def test_an_exceeded_bound_lists_its_first_rows() -> None:
    lines = ExceededBound("courses", "withdrawn", 1_200, rows(1_100), 10).describe().splitlines()
    assert lines[0] == "1,100 of 1,200 courses: withdrawn (91.7 %; without approval at most 10 %)"
    assert lines[1] == "  000 Course 0"
    assert lines[-1] == "  and 1,090 more"
    assert len(lines) == 12
