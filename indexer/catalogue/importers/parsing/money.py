"""Rounds amounts of money."""

from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")


def round_to_cent(amount: Decimal) -> Decimal:
    """Round half up to two decimals."""
    return amount.quantize(CENT, ROUND_HALF_UP)
