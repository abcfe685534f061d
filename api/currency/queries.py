from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from api.database import Connection, read_rows
from schemas.contracts.catalogue.lists import ListedCurrency
from schemas.vocabulary.fee_slider import compute_slider

_CURRENCIES = """
SELECT id, code, display_name, description, value_to_pkr, rate_date::text FROM currency ORDER BY code
"""


async def read_currencies(connection: Connection) -> list[ListedCurrency]:
    rows = await read_rows(connection, _CURRENCIES)
    dollar = next((row["value_to_pkr"] for row in rows if row["code"] == "USD"), None)
    return [_build_currency(row, dollar) for row in rows]


def _build_currency(row: Mapping[str, Any], rupees_per_dollar: Decimal | None) -> ListedCurrency:
    slider = compute_slider(row["value_to_pkr"], rupees_per_dollar)
    return ListedCurrency(
        id=row["id"],
        code=row["code"],
        display_name=row["display_name"],
        description=row["description"],
        value_to_pkr=float(row["value_to_pkr"]),
        rate_date=row["rate_date"],
        fee_slider_max=slider.end,
        fee_slider_step=slider.step,
    )
