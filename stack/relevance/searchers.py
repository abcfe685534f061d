"""The searches that the lab can measure: the search of the site, and two searches that do not interpret the text."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

import orjson

from schemas.contracts.unified.request import SearchRequest
from search.calls.unified.search import search
from search.elasticsearch_access.client import Body
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.requests.filter_clauses import LIVE
from search.requests.ranking_knobs import SCORED_FIELDS
from search.requests.sort import TIES
from stack.relevance.measures import RECALL_DEPTH


@dataclass(frozen=True, slots=True)
class Ranking:
    """courses: the ids of the first 50 results.

    full_total: the number of results that meet every condition of the text. These results come first. None: the search
    was not widened, so all results count as meeting every condition.
    """

    courses: Sequence[int]
    full_total: int | None = None


Searcher = Callable[[LiveIndex, str], Awaitable[Ranking]]


async def search_interpreted(live_index: LiveIndex, text: str) -> Ranking:
    return await _search(live_index, text, interpret=True)


async def search_every_word(live_index: LiveIndex, text: str) -> Ranking:
    """Search as the site does for a request with `interpret: false`: the text is not interpreted."""
    return await _search(live_index, text, interpret=False)


async def search_plainly(live_index: LiveIndex, text: str) -> Ranking:
    """Search with a plain `multi_match` over the fields of the site's search, with the same boosts.

    A course is found if it matches at least one word of the text.
    """
    matches: Body = {"multi_match": {"query": text, "fields": SCORED_FIELDS}}
    body: Body = {
        "query": {"bool": {"must": [matches], "filter": [LIVE]}},
        "sort": [{"_score": "desc"}, *TIES],
        "size": RECALL_DEPTH,
        "_source": False,
    }
    return await live_index.execute(
        lambda _: SearchPlan(
            [body],
            lambda responses: Ranking([int(hit["_id"]) for hit in responses[0]["hits"]["hits"]]),
        )
    )


COMPARED_SEARCHERS: Mapping[str, Searcher] = {
    "interpreted": search_interpreted,
    "every word": search_every_word,
    "multi_match": search_plainly,
}
"""The searches that `--baselines` compares, by name. The first one is the search of the site."""


async def _search(live_index: LiveIndex, text: str, *, interpret: bool) -> Ranking:
    request = SearchRequest(
        text=text, interpret=interpret, page_size=RECALL_DEPTH, correction=False, relax=False
    )
    response = orjson.loads(await search(live_index, request))
    widening = response["interpretation"] and response["interpretation"]["widening"]
    return Ranking(
        [course["id"] for course in response["results"]], widening["full_total"] if widening else None
    )
