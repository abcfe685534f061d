"""The settings of the maps in the web."""

from schemas.contracts.base import Output


class MapSettings(Output):
    """When all values are null, the web shows its built-in world map.

    mapbox_token: the public access token for Mapbox. style_url: a style that replaces the default style.
    style_dark_url: a style for dark colours; when it is null, style_url is used for dark colours too.
    """

    mapbox_token: str | None
    style_url: str | None
    style_dark_url: str | None
