"""Computes the upper end of the fee slider in Pakistani rupees and in US dollars."""

from api.database import Connection, read_rows
from schemas.contracts.catalogue.lists import MaxFee
from schemas.vocabulary.fee_slider import compute_slider_end_pkr, compute_slider_end_usd
from schemas.vocabulary.limits import FEE_STEP_PKR, FEE_STEP_USD

_DOLLAR = "SELECT value_to_pkr FROM currency WHERE code = 'USD'"


async def read_max_fee(connection: Connection, greatest_fee_pkr: int | None) -> MaxFee:
    """Compute the upper end in both currencies. Without a rate of the dollar, the end in dollars is None.

    - greatest_fee_pkr: the highest fee per year of a published course, in whole rupees, or None without a known fee.
    """
    dollar = await read_rows(connection, _DOLLAR)
    return MaxFee(
        max_fee=compute_slider_end_pkr(greatest_fee_pkr),
        step=FEE_STEP_PKR,
        currency="PKR",
        max_fee_usd=compute_slider_end_usd(greatest_fee_pkr, dollar[0]["value_to_pkr"]) if dollar else None,
        step_usd=FEE_STEP_USD,
    )
