"""The settings of the maps on the site."""

from schemas.contracts.base import Output


class MapSettings(Output):
    """The settings of the maps on the site. If all values are null, the site shows its built-in world map.

    - mapbox_token: the public access token for Mapbox.
    - style_url: the address of a map style that replaces the default style.
    - style_dark_url: the address of the map style for dark mode. If it is null, dark mode uses style_url.
    """

    mapbox_token: str | None
    style_url: str | None
    style_dark_url: str | None
