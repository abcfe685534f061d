"""Computes the upper end and the step of the fee slider.

In rupees, the end is the highest base fee of a course, rounded up to a multiple of FEE_STEP_PKR. So the range from 0 to
the end includes all base fees.
In another currency, the end is a round number that is worth at least 500,000 US dollars.
"""

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from itertools import cycle
from math import ceil

from schemas.vocabulary.limits import (
    FEE_STEP_PKR,
    FEE_STEP_USD,
    FEE_UNSET_MAX_PKR,
    FEE_UNSET_MAX_USD,
)

SLIDER_STEPS = 100
"""The number of steps of a slider that is not in rupees."""


def compute_slider_end_pkr(greatest_fee_pkr: int | None) -> int:
    """Compute the end in rupees. If no fee is known, the end is the default of the specification."""
    return FEE_UNSET_MAX_PKR if not greatest_fee_pkr else _round_up_to_step(greatest_fee_pkr, FEE_STEP_PKR)


def compute_slider_end_usd(greatest_fee_pkr: int | None, rupees_per_dollar: Decimal) -> int:
    if not greatest_fee_pkr:
        return FEE_UNSET_MAX_USD
    return _round_up_to_step(greatest_fee_pkr / rupees_per_dollar, FEE_STEP_USD)


def _round_up_to_step(amount: int | Decimal, step: int) -> int:
    return ceil(Decimal(amount) / step) * step


@dataclass(frozen=True, slots=True)
class FeeSlider:
    """The upper end and the step, in whole units of the currency."""

    end: int
    step: int


def compute_slider(value_to_pkr: Decimal | float, rupees_per_dollar: Decimal | float | None) -> FeeSlider:
    """Compute the slider of a currency other than the rupee.

    value_to_pkr is the price of one unit in rupees.
    The end is the first of 100, 200, 500, 1000, … that is large enough.
    In US dollars, the end is 500,000 and the step is 5,000.
    If the rate of the US dollar is unknown, the end is worth at least 5,000,000 rupees.
    """
    end_min_pkr = (
        FEE_UNSET_MAX_USD * Fraction(rupees_per_dollar) if rupees_per_dollar else Fraction(FEE_UNSET_MAX_PKR)
    )
    end_min = end_min_pkr / Fraction(value_to_pkr)
    end = SLIDER_STEPS
    for factor in cycle((Fraction(2), Fraction(5, 2), Fraction(2))):
        if end >= end_min:
            break
        end = int(end * factor)
    return FeeSlider(end, end // SLIDER_STEPS)
