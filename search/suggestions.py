"""GET location-auto-suggestion: places for what is typed so far, from the first letter, in any script."""

from collections.abc import Sequence

from schemas.contracts.location import LocationSuggestions
from search.answers.suggestions import suggestions
from search.catalogue import Catalogue
from search.courses_of_places import courses_of_places
from search.engine import Answer
from search.plans import Plan
from search.query.places import places_body
from search.question.typed_place import Near, typed_place


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
