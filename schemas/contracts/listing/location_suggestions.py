"""The response of GET location-auto-suggestion."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Output


class Suggestion(Output):
    """A place that matches the text typed so far.

    type: the type of the place in location_search. A Region, Country, State or City is in the catalogue and has an id
    and a slug. An auto_location is a town without a campus or a postcode. It has no id and no slug, only a point.
    address: the name of the place with the names of the places that contain it. latitude and longitude: WGS84 degrees.
    A state or country has the point of its largest city; a region has null. distance_km: from the point in the request,
    or null when the request has no point. course_count: the count of the location facet without filters. It is null for
    an auto_location, because that count depends on the selected distance.
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
    """The best match first, or the nearest place first when the request has a point. An empty list means no match."""

    results: Annotated[
        list[Suggestion],
        Field(
            description="Includes towns worldwide with 15,000 inhabitants or more. Postcodes cover the countries "
            "with an imported file."
        ),
    ]
