"""Currencies in PostgreSQL."""

from api.database import Connection, rows_of
from schemas.contracts.catalogue import ListedCurrency

_CURRENCIES = """
SELECT id, code, display_name, description, value_to_pkr::float8, rate_date::text FROM currency ORDER BY code
"""


async def currencies(connection: Connection) -> list[ListedCurrency]:
    return [ListedCurrency(**row) for row in await rows_of(connection, _CURRENCIES)]
