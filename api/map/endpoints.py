"""GET map/settings/."""

from api.dependencies import SettingsDep
from api.routing import EitherSlashRouter
from schemas.contracts.map_settings import MapSettings

router = EitherSlashRouter(prefix="/map", tags=["map"])


@router.get("/settings")
async def map_settings(settings: SettingsDep) -> MapSettings:
    """The map token and styles. The web reads them when a map opens, so a change needs no new build."""
    return MapSettings(
        mapbox_token=settings.mapbox_token,
        style_url=settings.map_style_url,
        style_dark_url=settings.map_style_dark_url,
    )
