"""GET location-auto-suggestion: places for what is typed so far, from the first letter, in any script."""

from collections.abc import Sequence

from schemas.contracts.location import LocationSuggestions
from search.calls.place_course_counts import courses_of_places
from search.elasticsearch_access.client import Answer
from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.parsing.place_text import Near, typed_place
from search.requests.place_suggestions import places_body
from search.results.place_suggestions import suggestions


async def suggest_locations(
    catalogue: Catalogue, text: str, near: Near | None, limit: int
) -> LocationSuggestions:
    """At most `limit` places; none for text that is no name. How many courses each has is kept between writes; whether
    it still holds is asked with the places."""
    typed = typed_place(text)
    if typed is None:
        return LocationSuggestions(results=[])
    body = places_body(typed, near, limit)
    found = await catalogue.ask(lambda _: Plan([], _first, [body], of_state=True))
    counts = await courses_of_places(catalogue)
    return LocationSuggestions(results=suggestions(found, counts, near))


def _first(answers: Sequence[Answer]) -> Answer:
    return answers[0]
