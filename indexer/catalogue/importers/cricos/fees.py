"""Converts the tuition fee for a whole course to a fee per year. The site shows fees per year."""

from decimal import Decimal

from indexer.catalogue.importers.parsing.cells import Cell, NotANumber, parse_number
from indexer.catalogue.importers.parsing.money import round_to_cent
from indexer.catalogue.importers.records import Fee
from schemas.vocabulary.kinds import FeeAudience, FeeBasis
from schemas.vocabulary.limits import WEEKS_PER_YEAR

TUITION_MIN_AUD = 100
"""Lower amounts are placeholders: exchange programmes have the fee 1.00. The lowest real fee is 750."""
TUITION_MAX_AUD = 1_000_000
"""Higher amounts have a misplaced decimal point.

The highest real fee is 570,400, for seven years of medicine.
"""


def parse_tuition(cell: Cell) -> tuple[Decimal | None, str | None]:
    """Return the unrounded fee in AUD for the whole course.

    If the fee is unusable, return None and a note with the reason.
    """
    try:
        amount = parse_number(cell)
    except NotANumber:
        return None, "tuition fee unknown: not a number"
    if amount is None:
        return None, "tuition fee unknown: empty"
    if amount == 0:
        return None, "tuition fee unknown: zero"
    if amount < TUITION_MIN_AUD:
        return None, f"tuition fee unknown: less than AUD {TUITION_MIN_AUD}, a placeholder"
    if amount > TUITION_MAX_AUD:
        return None, f"tuition fee unknown: more than AUD {TUITION_MAX_AUD:,}"
    return amount, None


def compute_fee_per_year(total: Decimal, weeks: int) -> Decimal:
    """Return the fee for 52 weeks, rounded half up to the cent.

    The fee of a course of up to 52 weeks is the total.
    total: the unrounded fee for the whole course.
    """
    return round_to_cent(total if weeks <= WEEKS_PER_YEAR else total * WEEKS_PER_YEAR / weeks)


def build_course_fees(total: Decimal | None, weeks: int | None) -> tuple[Fee, ...]:
    """Return the published fee. If the duration is known, also return the fee per year as the base fee.

    Returns no fee if the total is None. Lists and filters use the base fee.

    total: the unrounded fee for the whole course.
    """
    if total is None:
        return ()
    published = Fee(
        round_to_cent(total), "AUD", FeeBasis.TOTAL_COURSE, FeeAudience.INTERNATIONAL, is_base=False
    )
    if weeks is None:
        return (published,)
    per_year = compute_fee_per_year(total, weeks)
    return published, Fee(per_year, "AUD", FeeBasis.PER_YEAR, FeeAudience.INTERNATIONAL, is_base=True)
