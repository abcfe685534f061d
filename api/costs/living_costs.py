"""Queries for the cost of living in cities."""

from collections.abc import Iterable

from api.country.guide import SHOWN
from api.database import Connection, read_rows
from api.name_order import sort_by_name
from schemas.contracts.base import Named
from schemas.contracts.course.living_cost import CityLivingCost

_COSTS = f"""
SELECT city.id, city.slug, city.name, value, unit, currency.code AS currency, source.name AS source, source_date,
       official_url, source.is_sample
FROM city_living_cost
JOIN city ON city.id = city_id
JOIN currency ON currency.id = city_living_cost.currency_id
JOIN source ON source.id = source_id
WHERE city_id = ANY(%s) AND {SHOWN}
"""


async def read_living_costs(connection: Connection, city_ids: Iterable[int]) -> list[CityLivingCost]:
    """Read the costs of living in the cities with the given ids, sorted by the name of the city.

    Costs that do not meet the condition SHOWN are omitted.
    """
    rows = await read_rows(connection, _COSTS, (sorted(set(city_ids)),))
    costs = {
        row["id"]: CityLivingCost(
            city=Named(id=row["id"], slug=row["slug"], name=row["name"]),
            value=float(row["value"]),
            unit=row["unit"],
            currency=row["currency"],
            source=row["source"],
            source_date=row["source_date"].isoformat(),
            official_url=row["official_url"],
            is_sample=row["is_sample"],
        )
        for row in rows
    }
    return [costs[city["id"]] for city in sort_by_name(each["city"] for each in costs.values())]
