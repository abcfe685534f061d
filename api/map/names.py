"""Queries for the names of towns and regions on the map."""

from dataclasses import dataclass

from api.database import Connection, read_rows
from schemas.contracts.map_names import MapNames, MapRegion, MapTown

TOWNS_MAX = 120
"""The highest number of town names in a response. If two names overlap, the map shows only the larger town."""
REGIONS_MAX = 60


@dataclass(frozen=True)
class NamesArea:
    """An area in WGS84 degrees. If west is greater than east, the area crosses the date line (longitude 180)."""

    south: float
    west: float
    north: float
    east: float


_INSIDE = """
latitude BETWEEN %(south)s AND %(north)s
AND CASE WHEN %(west)s <= %(east)s THEN longitude BETWEEN %(west)s AND %(east)s
         ELSE longitude >= %(west)s OR longitude <= %(east)s END
"""
_TOWNS = f"""
SELECT name, latitude, longitude, population FROM city
WHERE {_INSIDE}
ORDER BY population DESC, id
LIMIT {TOWNS_MAX}
"""
_REGIONS = f"""
SELECT name, latitude, longitude
FROM (
    SELECT state.name, sum(city.population) AS population,
           sum(city.latitude * greatest(city.population, 1)) / sum(greatest(city.population, 1)) AS latitude,
           sum(city.longitude * greatest(city.population, 1)) / sum(greatest(city.population, 1)) AS longitude
    FROM state
    JOIN country ON country.id = state.country_id AND country.name <> state.name
    JOIN city ON city.state_id = state.id
    GROUP BY state.id, state.name
    HAVING max(city.longitude) - min(city.longitude) < 180
) AS region
WHERE {_INSIDE}
ORDER BY population DESC, name
LIMIT {REGIONS_MAX}
"""


async def read_map_names(connection: Connection, area: NamesArea) -> MapNames:
    bounds = {"south": area.south, "west": area.west, "north": area.north, "east": area.east}
    towns = [
        MapTown(
            name=row["name"],
            latitude=row["latitude"],
            longitude=row["longitude"],
            population=row["population"],
        )
        for row in await read_rows(connection, _TOWNS, bounds)
    ]
    regions = [
        MapRegion(name=row["name"], latitude=row["latitude"], longitude=row["longitude"])
        for row in await read_rows(connection, _REGIONS, bounds)
    ]
    return MapNames(towns=towns, regions=regions)
