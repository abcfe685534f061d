"""Converts the fee for a whole course to a fee per year."""

from decimal import Decimal

import pytest

from indexer.catalogue.importers.cricos.fees import build_course_fees, compute_fee_per_year, parse_tuition
from indexer.catalogue.importers.parsing.cells import Cell
from indexer.catalogue.importers.records import Fee
from schemas.vocabulary.kinds import FeeAudience, FeeBasis


@pytest.mark.parametrize(
    ("total", "weeks", "per_year"),
    [
        ("106800", 156, "35600.00"),
        ("90000", 52, "90000"),
        ("20000", 26, "20000"),
        ("100", 53, "98.11"),
        ("90000", 104, "45000.00"),
        ("0.01", 104, "0.01"),
        ("66146.625", 104, "33073.31"),
        ("66146.625", 52, "66146.63"),
    ],
)
def test_the_fee_per_year_of_a_longer_course_is_rounded_half_up(
    total: str, weeks: int, per_year: str
) -> None:
    assert compute_fee_per_year(Decimal(total), weeks) == Decimal(per_year)


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("", "tuition fee unknown: empty"),
        (0.0, "tuition fee unknown: zero"),
        (1.0, "tuition fee unknown: less than AUD 100, a placeholder"),
        (1_500_000.0, "tuition fee unknown: more than AUD 1,000,000"),
        ("on request", "tuition fee unknown: not a number"),
        ("nan", "tuition fee unknown: not a number"),
    ],
)
def test_an_unusable_fee_is_unknown_with_a_reason(cell: Cell, reason: str) -> None:
    assert parse_tuition(cell) == (None, reason)


@pytest.mark.parametrize(
    ("cell", "amount"),
    [(48876.48, "48876.48"), ("12,500", "12500.00"), ("$900", "900.00"), (100.0, "100.00")],
)
def test_a_fee_is_read_as_published(cell: Cell, amount: str) -> None:
    assert parse_tuition(cell) == (Decimal(amount), None)


def test_both_fees_are_rounded_once() -> None:
    total, note = parse_tuition(66146.625)
    assert note is None
    assert [fee.amount for fee in build_course_fees(total, 104)] == [Decimal("66146.63"), Decimal("33073.31")]


def test_a_known_fee_gives_the_published_fee_and_the_base_fee() -> None:
    assert build_course_fees(Decimal(90000), 156) == (
        Fee(Decimal(90000), "AUD", FeeBasis.TOTAL_COURSE, FeeAudience.INTERNATIONAL, is_base=False),
        Fee(Decimal("30000.00"), "AUD", FeeBasis.PER_YEAR, FeeAudience.INTERNATIONAL, is_base=True),
    )


def test_without_a_duration_only_the_published_fee_is_known() -> None:
    assert [fee.basis for fee in build_course_fees(Decimal(90000), None)] == [FeeBasis.TOTAL_COURSE]


def test_an_unknown_fee_gives_no_fee_rows() -> None:
    assert build_course_fees(None, 156) == ()
