"""From the tuition fee of a whole course to what the product shows: the fee of a year."""

from decimal import ROUND_HALF_UP, Decimal

from indexer.catalogue.importers.parsing.cells import Cell, NotANumber, parse_number
from indexer.catalogue.importers.records import Fee
from schemas.vocabulary.kinds import FeeAudience, FeeBasis
from schemas.vocabulary.limits import WEEKS_PER_YEAR

TUITION_MIN_AUD = 100
"""Less is a placeholder: the register holds 1.00 for exchange programmes, and 750 as the lowest real fee."""
TUITION_MAX_AUD = 1_000_000
"""More is a slip of the decimal point; the dearest real course, seven years of medicine, is 570,400."""

CENT = Decimal("0.01")


def parse_tuition(cell: Cell) -> tuple[Decimal | None, str | None]:
    """The fee in AUD for the whole course, or None with the note that says why it is unknown."""
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
    return amount.quantize(CENT, ROUND_HALF_UP), None


def compute_fee_per_year(total: Decimal, weeks: int) -> Decimal:
    """The share of 52 weeks, to the cent (half up); a course of a year or less costs what it costs."""
    if weeks <= WEEKS_PER_YEAR:
        return total
    return (total * WEEKS_PER_YEAR / weeks).quantize(CENT, ROUND_HALF_UP)


def build_course_fees(total: Decimal | None, weeks: int | None) -> tuple[Fee, ...]:
    """The fee as published and, when the length is known too, the base fee of a year."""
    if total is None:
        return ()
    published = Fee(total, "AUD", FeeBasis.TOTAL_COURSE, FeeAudience.INTERNATIONAL, is_base=False)
    if weeks is None:
        return (published,)
    per_year = compute_fee_per_year(total, weeks)
    return published, Fee(per_year, "AUD", FeeBasis.PER_YEAR, FeeAudience.INTERNATIONAL, is_base=True)
