"""Pages of a result list whose beginning is interleaved from the first 100 courses of two rankings.

All other courses follow in the order of the ordinary ranking. All pages together therefore list each course of the
ordinary search once. The first `n` courses of the interleaved list depend only on the first `n` courses of each
ranking. A page within the first 100 courses therefore needs no further round trip. A page that reaches beyond the list
needs one more round trip, which searches the ordinary ranking without the interleaved courses.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from schemas.contracts.unified.request import SearchRequest
from schemas.experiments.interleaving import DEPTH, Team, interleave
from schemas.vocabulary.kinds import Order
from search.calls.unified.page_position import PagePosition
from search.elasticsearch_access.client import Body, EsResponse
from search.execution.search_plan import SearchPlan
from search.parsing.search_query import SearchQuery
from search.requests.course_page import build_hits_body
from search.requests.knob_changes import RankingKnobs

Hits = Sequence[Any]


def can_interleave(request: SearchRequest, search_query: SearchQuery) -> bool:
    """Whether two rankings can order the results of the request differently.

    The request must want results, and the search must have a text and the order by relevance. In other orders, the
    knobs of a ranking do not change the order of the courses.
    """
    return request.results and search_query.text is not None and search_query.order is Order.RELEVANCE


def build_interleaved_bodies(
    position: PagePosition, search_query: SearchQuery, knobs: RankingKnobs
) -> list[Body]:
    """Build a search for the first courses of each ranking. The first search also counts all courses.

    If the page begins after the interleaved list, the searches read only ids.

    knobs: the parameters of the second ranking, such as boosts.
    """
    end = min(position.before + position.size, DEPTH)
    source: Body = {"_source": False} if position.before >= DEPTH else {}
    first = {**build_hits_body(search_query, 0, end), **source}
    second = {**build_hits_body(search_query, 0, end, knobs), **source, "track_total_hits": False}
    return [first, second]


def read_interleaved_hits(
    responses: Sequence[EsResponse], position: PagePosition, seed: str
) -> tuple[Hits, Mapping[int, Team]]:
    """Read the responses to `build_interleaved_bodies`.

    Returns the courses of the page that are among the first 100, and the team of each interleaved course. A team is the
    ranking that a course comes from. The teams cover the list from its first course to the end of the page.
    """
    of_first, of_second = (
        {int(hit["_id"]): hit for hit in response["hits"]["hits"]} for response in responses
    )
    teams = interleave([*of_first], [*of_second], seed, min(position.before + position.size, DEPTH))
    hits = {**of_second, **of_first}
    return [hits[course] for course in [*teams][position.before :]], teams


def may_have_later_courses(position: PagePosition, teams: Mapping[int, Team], total: int) -> bool:
    """Whether the page may have courses after the interleaved list. The page can also begin after the last course."""
    return position.before + position.size > DEPTH and total > len(teams)


def build_later_plan(
    position: PagePosition, search_query: SearchQuery, teams: Mapping[int, Team]
) -> SearchPlan[Hits]:
    """Plan the search for the courses of the page that come after the interleaved list.

    If the page begins within the interleaved list or directly after it, the sort values of a cursor are ignored: the
    later courses begin at the start of the ordinary ranking. A `post_filter` excludes the interleaved courses, so the
    filters of the query do not change. Searches with equal filters use the same copy of each shard.
    """
    before = max(position.before, DEPTH)
    body: Body = {
        **build_hits_body(search_query, before - DEPTH, position.before + position.size - before),
        "post_filter": {"bool": {"must_not": [{"ids": {"values": [str(course) for course in teams]}}]}},
        "track_total_hits": False,
    }
    if position.after is not None and before > DEPTH:
        body = {**body, "from": 0, "search_after": list(position.after)}
    return SearchPlan([body], lambda responses: responses[0]["hits"]["hits"])
