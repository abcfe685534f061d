"""GET map/settings/."""

from api.dependencies import SettingsDep
from api.routing import EitherSlashRouter
from schemas.contracts.map import MapSettings

router = EitherSlashRouter(prefix="/map", tags=["map"])


@router.get("/settings")
async def map_settings(settings: SettingsDep) -> MapSettings:
    """What maps are drawn with: read when a map is opened, so that a change needs no new build of the web."""
    return MapSettings(
        mapbox_token=settings.mapbox_token,
        style_url=settings.map_style_url,
        style_dark_url=settings.map_style_dark_url,
    )
