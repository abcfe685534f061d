"""What the web's maps are drawn with."""

from schemas.contracts.base import Output


class MapSettings(Output):
    """Null throughout means the world that the web brings along.

    mapbox_token: public, opens Mapbox's maps. style_url: a style in place of the default one; style_dark_url: the same
    for dark colours, or null where the former serves both.
    """

    mapbox_token: str | None
    style_url: str | None
    style_dark_url: str | None
