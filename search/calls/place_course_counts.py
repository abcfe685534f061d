"""How many courses of the whole catalogue each place has: counted once for as long as the index does not change."""

from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.requests.place_suggestions import catalogue_counts_bodies
from search.results.place_suggestions import CountsOfKind, counts_of_places


async def courses_of_places(catalogue: Catalogue) -> CountsOfKind:
    """By kind of place and id; what has none is not in it."""
    return await catalogue.kept_answer("courses of places", lambda: _counted(catalogue))


async def _counted(catalogue: Catalogue) -> CountsOfKind:
    return await catalogue.ask(lambda vocabulary: Plan(catalogue_counts_bodies(vocabulary), counts_of_places))
