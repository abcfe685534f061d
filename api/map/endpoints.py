"""GET map/settings/ and map/names/: the settings of the map and the place names on it."""

from typing import Annotated

from fastapi import Query

from api.dependencies import SettingsDep, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID
from api.map.names import NamesArea, read_map_names
from api.routing import EitherSlashRouter
from schemas.contracts.map_names import MapNames
from schemas.contracts.map_settings import MapSettings

router = EitherSlashRouter(prefix="/map", tags=["map"])

LatitudeQuery = Annotated[float, Query(ge=-90, le=90, allow_inf_nan=False)]
LongitudeQuery = Annotated[float, Query(ge=-180, le=180, allow_inf_nan=False)]


@router.get("/settings")
async def map_settings(settings: SettingsDep) -> MapSettings:
    """The access token and the styles of the map. The site requests these settings when a map opens."""
    return MapSettings(
        mapbox_token=settings.mapbox_token,
        style_url=settings.map_style_url,
        style_dark_url=settings.map_style_dark_url,
    )


@router.get("/names", responses={**INVALID, **DATABASE_UNAVAILABLE})
async def map_names(
    connection: SnapshotDep,
    south: LatitudeQuery,
    west: LongitudeQuery,
    north: LatitudeQuery,
    east: LongitudeQuery,
) -> MapNames:
    """The names of towns and regions in an area, for the built-in world map. The largest town is first.

    The area is in WGS84 degrees. If west is greater than east, the area crosses the date line.
    """
    return await read_map_names(connection, NamesArea(south, west, north, east))
