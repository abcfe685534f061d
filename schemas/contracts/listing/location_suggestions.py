"""The response of GET location-auto-suggestion."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Output


class Suggestion(Output):
    """A place that matches the typed text.

    - type: the type to send in location_search. A Region, Country, State or City can be sent with its id or slug. An
      auto_location is a postcode, or a town without a campus. It is sent with its point, and its slug is null.
    - id: the id of the place, also of a town without a campus. Null for a postcode.
    - address: the names of the place and of its state and country, separated by commas.
    - latitude, longitude: the point in WGS84 degrees. A state or country has the point of its largest city. Null for a
      region.
    - distance_km: the distance from the point of the request, or null if the request has no point.
    - course_count: the number of courses at the place in the whole catalogue. Null for an auto_location.
    """

    type: Literal["Region", "Country", "State", "City", "auto_location"]
    kind: Literal["region", "country", "state", "city", "town", "postcode"]
    id: int | None
    slug: str | None
    name: str
    address: str
    postcode: str | None
    state_slug: str | None
    state_name: str | None
    country_id: int | None
    country_slug: str | None
    country_name: str | None
    latitude: float | None
    longitude: float | None
    distance_km: float | None
    course_count: int | None


class LocationSuggestions(Output):
    """The suggested places. The best match is first.

    If the request has a point, matches of equal quality are sorted by their distance from the point.
    """

    results: Annotated[
        list[Suggestion],
        Field(
            description="Includes all towns of the world with 15,000 inhabitants or more, and the postcodes of "
            "those countries whose postcodes have been imported."
        ),
    ]
