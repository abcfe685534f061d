"""The readiness check tests whether a search succeeds at the moment."""

from search.elasticsearch_access.circuit_breaker import ignore_circuit_breaker
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.parsing.search_query import SearchQuery
from search.requests.filter_clauses import build_filter_query


async def count_searchable_courses(live_index: LiveIndex) -> int:
    """Count the courses that a search can find. Raises NotReady or Unavailable if the search fails.

    The search is sent even if the circuit breaker is open, so the check shows the present state of Elasticsearch.
    """
    body = {"size": 0, "query": build_filter_query(SearchQuery())}
    with ignore_circuit_breaker():
        return await live_index.execute(
            lambda _: SearchPlan([body], lambda responses: int(responses[0]["hits"]["total"]["value"]))
        )
