"""Currencies, for conversion in the browser."""

from schemas.contracts.base import Output


class CurrencyOut(Output):
    """value_to_pkr: rupees that one unit is worth on rate_date (ISO 8601)."""

    id: int
    code: str
    description: str
    display_name: str
    value_to_pkr: float
    rate_date: str
