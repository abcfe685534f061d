"""How many courses of the whole catalogue each place has: counted once for as long as the index does not change."""

from search.answers.suggestions import CountsOfKind, counts_of_places
from search.catalogue import Catalogue
from search.plans import Plan
from search.query.places import catalogue_counts_bodies


async def courses_of_places(catalogue: Catalogue) -> CountsOfKind:
    """By kind of place and id; what has none is not in it."""
    return await catalogue.kept_answer("courses of places", lambda: _counted(catalogue))


async def _counted(catalogue: Catalogue) -> CountsOfKind:
    return await catalogue.ask(lambda vocabulary: Plan(catalogue_counts_bodies(vocabulary), counts_of_places))
