"""The upper end of the fee slider: the highest fee, rounded up to a step. A range up to the end removes no course."""

from decimal import Decimal
from math import ceil

from schemas.vocabulary.limits import (
    FEE_STEP_PKR,
    FEE_STEP_USD,
    FEE_UNSET_MAX_PKR,
    FEE_UNSET_MAX_USD,
)


def compute_slider_end_pkr(greatest_fee_pkr: int | None) -> int:
    """Compute the end in rupees. Without a known fee, the end is the default of the specification."""
    return FEE_UNSET_MAX_PKR if not greatest_fee_pkr else _round_up_to_step(greatest_fee_pkr, FEE_STEP_PKR)


def compute_slider_end_usd(greatest_fee_pkr: int | None, rupees_per_dollar: Decimal) -> int:
    if not greatest_fee_pkr:
        return FEE_UNSET_MAX_USD
    return _round_up_to_step(greatest_fee_pkr / rupees_per_dollar, FEE_STEP_USD)


def _round_up_to_step(amount: int | Decimal, step: int) -> int:
    return ceil(Decimal(amount) / step) * step
