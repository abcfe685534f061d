"""GET location-auto-suggestion: places that match the typed text (specification, section 7)."""

from typing import Annotated

from fastapi import Query

from api.dependencies import LiveIndexDep
from api.errors import INVALID, UNAVAILABLE
from api.routing import EitherSlashRouter
from schemas.contracts.listing.filters import Latitude, Longitude
from schemas.contracts.listing.location_suggestions import LocationSuggestions
from schemas.vocabulary.limits import SEARCH_TEXT_MAX_CHARACTERS, SUGGESTIONS_DEFAULT, SUGGESTIONS_MAX
from search.calls.location_suggestions import suggest_locations
from search.parsing.place_text import parse_near_point

router = EitherSlashRouter(validate_responses=False, tags=["location"], responses={**INVALID, **UNAVAILABLE})

PlaceText = Annotated[
    str,
    Query(max_length=SEARCH_TEXT_MAX_CHARACTERS, description="The typed text, in any script."),
]
Limit = Annotated[int, Query(ge=1, le=SUGGESTIONS_MAX)]


@router.get("/location-auto-suggestion")
async def location_auto_suggestion(
    live_index: LiveIndexDep,
    search: PlaceText = "",
    latitude: Annotated[
        Latitude | None,
        Query(description="With latitude and longitude, equally good matches are sorted by distance."),
    ] = None,
    longitude: Longitude | None = None,
    limit: Limit = SUGGESTIONS_DEFAULT,
) -> LocationSuggestions:
    """Regions, countries, states, cities, towns and postcodes that match the typed text. The best match is first."""
    return await suggest_locations(live_index, search, parse_near_point(latitude, longitude), limit)
