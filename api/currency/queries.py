"""Currencies in PostgreSQL."""

from api.database import Connection, read_rows
from schemas.contracts.catalogue.lists import ListedCurrency

_CURRENCIES = """
SELECT id, code, display_name, description, value_to_pkr::float8, rate_date::text FROM currency ORDER BY code
"""


async def read_currencies(connection: Connection) -> list[ListedCurrency]:
    return [
        ListedCurrency(
            id=row["id"],
            code=row["code"],
            display_name=row["display_name"],
            description=row["description"],
            value_to_pkr=row["value_to_pkr"],
            rate_date=row["rate_date"],
        )
        for row in await read_rows(connection, _CURRENCIES)
    ]
