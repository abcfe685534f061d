"""Whether a search would be answered now."""

from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.parsing.search_query import Question
from search.requests.filter_clauses import filtered


async def searchable_courses(catalogue: Catalogue) -> int:
    """How many courses can be found; NotReady or Unavailable with the reason when none can be asked for."""
    body = {"size": 0, "query": filtered(Question())}
    return await catalogue.ask(
        lambda _: Plan([body], lambda answers: int(answers[0]["hits"]["total"]["value"]))
    )
