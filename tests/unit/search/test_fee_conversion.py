"""A fee range in a currency selects exactly the fees that the site shows in that range."""

from decimal import ROUND_HALF_UP, Decimal

from hypothesis import assume, example, given
from hypothesis import strategies as st

from schemas.vocabulary.fee_slider import FeeSlider, compute_slider
from search.parsing.fee_conversion import find_highest_rupees, find_lowest_rupees

RATES = st.decimals(Decimal("0.001"), 1000, places=8)
AMOUNTS = st.decimals(0, 2_000_000_000, places=2) | st.integers(0, 10**9).map(
    lambda each: each + Decimal("0.5")
)


NEAR_HALF = Decimal("1e-14")
"""If a fee is closer to a half than this relative distance, double precision may round it wrongly."""


def is_near_half(amount: Decimal, rate: Decimal, unit: Decimal) -> bool:
    """Whether the fee is so close to a half that only exact arithmetic rounds it correctly. False for an exact half."""
    exact = amount * rate / unit
    return 0 < abs(exact % 1 - Decimal("0.5")) < exact * NEAR_HALF


def show(amount: Decimal, rate: Decimal, unit: Decimal) -> int:
    """Compute the shown fee with exact arithmetic.

    rate: the value in rupees of one unit of the fee's currency. unit: the value in rupees of one unit of the shown
    currency.
    """
    return int((amount * rate / unit).quantize(Decimal(1), ROUND_HALF_UP))


@example(Decimal("1999999999.5"), Decimal("280.5"), Decimal("280.5"), 0, 0)
@given(amount=AMOUNTS, rate=RATES, unit=RATES, distance=st.integers(-2, 2), width=st.integers(0, 3))
def test_a_fee_is_in_a_range_if_its_shown_amount_is_in_the_range(
    amount: Decimal, rate: Decimal, unit: Decimal, distance: int, width: int
) -> None:
    for target in (unit, rate):
        assume(not is_near_half(amount, rate, target))
        shown = show(amount, rate, target)
        lower = max(0, shown + distance)
        rupees = float(amount) * float(rate)
        lowest, highest = (
            find_lowest_rupees(lower, float(target)),
            find_highest_rupees(lower + width, float(target)),
        )
        assert (lowest <= rupees <= highest) == (lower <= shown <= lower + width)


def test_the_slider_of_dollars_is_that_of_the_specification() -> None:
    for rate in ("280.5", "277.123456", "1"):
        assert compute_slider(Decimal(rate), Decimal(rate)) == FeeSlider(500_000, 5_000)
        assert compute_slider(float(rate), float(rate)) == FeeSlider(500_000, 5_000)


def test_the_slider_of_a_currency_has_round_numbers() -> None:
    ends = {
        code: compute_slider(Decimal(rate), Decimal("280.5")).end
        for code, rate in {"INR": "3.2", "GBP": "372", "KWD": "910", "VND": "0.0108"}.items()
    }
    assert ends == {"INR": 50_000_000, "GBP": 500_000, "KWD": 200_000, "VND": 20_000_000_000}
    assert compute_slider(Decimal("3.2"), None) == FeeSlider(2_000_000, 20_000)
