"""GET location-auto-suggestion: places for what is typed so far, from the first letter, in any script."""

from collections.abc import Sequence

from schemas.contracts.location import LocationSuggestions
from search.answers.suggestions import counts_of_places, suggestions
from search.catalogue import Catalogue
from search.engine import Answer
from search.plans import Plan
from search.query.places import catalogue_counts_body, places_body
from search.question.typed_place import Near, typed_place
from search.vocabulary.vocabulary import Vocabulary


async def suggest_locations(
    catalogue: Catalogue, text: str, near: Near | None, limit: int
) -> LocationSuggestions:
    """At most `limit` places in one round trip; none for text that is no name."""
    typed = typed_place(text)
    if typed is None:
        return LocationSuggestions(results=[])

    def plan(vocabulary: Vocabulary) -> Plan[LocationSuggestions]:
        def read(answers: Sequence[Answer]) -> LocationSuggestions:
            counted, found = answers
            return LocationSuggestions(results=suggestions(found, counts_of_places(counted), near))

        return Plan([catalogue_counts_body(vocabulary)], read, [places_body(typed, near, limit)])

    return await catalogue.ask(plan)
