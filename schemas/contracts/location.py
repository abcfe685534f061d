"""What GET location-auto-suggestion answers."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Output


class Suggestion(Output):
    """A place for what is typed so far.

    type: as location_search takes it; a Region, Country, State or City of the catalogue has id and slug and filters the
    tree of places, an auto_location (a town without a campus, a postcode) has neither and is a point. address: the name
    with what it lies in. latitude and longitude in WGS84 degrees, of a state or country its largest city's, of a region
    null. distance_km: from the point of the question, null without one. course_count: as the location facet counts
    without any filter; null for a point, for it depends on the distance that is chosen.
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
    """The best first, or the nearest where a point is given; empty is No match."""

    results: Annotated[
        list[Suggestion],
        Field(
            description="Towns of 15,000 people or more worldwide; postcodes of the countries whose file was imported."
        ),
    ]
