"""The response of GET location-auto-suggestion."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Output


class Suggestion(Output):
    """A place that matches the typed text.

    - type: the type to send in location_search. A Region, Country, State or City is in the catalogue.
      An auto_location is a postcode, or a town without a campus. An auto_location has a point, but no id and no slug.
    - address: the names of the place and of its state and country, separated by commas.
    - latitude, longitude: WGS84 degrees. A state or country has the point of its largest city. A region has no point.
    - distance_km: the distance from the point of the request, or null if the request has no point.
    - course_count: the count of the location facet without filters. An auto_location has no count.
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
    """The suggested places. The best match is first. If the request has a point, the nearest place is first."""

    results: Annotated[
        list[Suggestion],
        Field(
            description="Includes towns worldwide with 15,000 inhabitants or more. Postcodes cover the countries "
            "with an imported file."
        ),
    ]
