"""Replays logged searches: estimates which of two rankings would get more clicks, without a test on visitors.

The most frequent logged searches are executed again with both rankings, with their texts and filters. Searches without
a text and searches in another order than relevance are not repeated, because the knobs do not affect them. Three kinds
of searches cannot be repeated: searches near a point, searches with words that must not be interpreted, and searches
from whose text personal data was removed. The log does not contain the whole request of these searches.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

import orjson
from elasticsearch import Elasticsearch
from pydantic import ValidationError

from indexer.search_log.examination.curve import list_propensities
from indexer.search_log.examination.estimation import estimate_curve
from indexer.search_log.examination.reading import read_harvest
from indexer.search_log.visit_entries import read_visits
from indexer.search_log.visits import VisitLog, compute_position, read_selection
from schemas.contracts.unified.request import SearchRequest
from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.experiments.interleaving import DEPTH
from schemas.experiments.replay import ReplayedSearch, ReplayResult, replay
from schemas.search_log.reports.selection import Selection
from schemas.vocabulary.kinds import Order
from search.calls.unified.rankings import read_rankings
from search.errors import InvalidFilter
from search.execution.live_index import open_live_index
from search.requests import ranking_knobs
from search.requests.knob_changes import RankingKnobs

Report = Callable[[int, int], None]
"""Called with the number of finished texts and the number of all texts."""

_FIELDS = ("text", "query", "selection", "filters", "location", "order")


class RepeatableSearch(NamedTuple):
    """The parts of a search that select courses. selection: JSON with keys of SearchRequest, such as `filters`."""

    text: str
    selection: bytes


@dataclass(frozen=True, slots=True)
class LoggedSearch:
    """A search of the log. clicks: the position of each clicked course, by course id. Positions start at 1."""

    visit: str
    search: RepeatableSearch
    clicks: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class LogReplay:
    """The result of a replay.

    - result: the clicks per visit of the ordinary ranking (first) and of the changed ranking (second).
    - is_curve_estimated: true if the log has enough clicks to estimate how likely visitors look at each position.
    - searches: the number of replayed searches.
    - texts: the number of replayed texts. The same text with other filters counts as another text.
    - other_searches: the number of searches with seen results that were not replayed. They cannot be repeated, or are
      not among the most frequent searches.
    """

    result: ReplayResult
    is_curve_estimated: bool
    searches: int
    texts: int
    other_searches: int


def replay_log(
    elasticsearch: ElasticsearchConnection | str,
    client: Elasticsearch,
    selection: Selection,
    knobs: RankingKnobs,
    texts_max: int,
    report: Report,
) -> LogReplay:
    """Replay the most frequent searches.

    - elasticsearch: the Elasticsearch with the index that is searched.
    - client: a client for the search log.
    """
    logged, seen = _read_searches(client, selection)
    frequent = [search for search, _ in Counter(each.search for each in logged).most_common(texts_max)]
    rankings = asyncio.run(_search_again(elasticsearch, frequent, [ranking_knobs, knobs], report))
    replayed = [
        ReplayedSearch(each.visit, each.clicks, *rankings[each.search])
        for each in logged
        if each.search in rankings
    ]
    harvest = read_harvest(client, selection.since, selection.until)
    curve = estimate_curve(harvest.list_pairs())
    propensities = list_propensities(curve, harvest.searches_by_page, DEPTH)
    return LogReplay(
        replay(replayed, propensities), curve.is_estimated, len(replayed), len(rankings), seen - len(replayed)
    )


def _read_searches(client: Elasticsearch, selection: Selection) -> tuple[list[LoggedSearch], int]:
    """Return the searches that can be repeated, and the number of all searches whose results a person has seen."""
    logged: list[LoggedSearch] = []
    seen = 0
    for visit, log in read_visits(client, selection.since, selection.until, _FIELDS):
        seen += len(log.searches)
        logged += _list_repeatable(visit, log)
    return logged, seen


def _list_repeatable(visit: str, log: VisitLog) -> Iterator[LoggedSearch]:
    for search in log.searches.values():
        selection = read_selection(search)
        is_ranked = search["order"] == Order.RELEVANCE and search["page"] is not None
        if not search["text"] or selection is None or not is_ranked:
            continue
        clicked = [
            choice["course"]
            for choice in log.choices
            if choice["search"] == search["id"] and choice["outcome"] == "click"
        ]
        positions = {course: compute_position(search, course) for course in clicked}
        repeatable = RepeatableSearch(search["text"], orjson.dumps(selection, option=orjson.OPT_SORT_KEYS))
        yield LoggedSearch(
            visit, repeatable, {course: at for course, at in positions.items() if at is not None}
        )


async def _search_again(
    elasticsearch: ElasticsearchConnection | str,
    searches: Sequence[RepeatableSearch],
    rankings: Sequence[RankingKnobs],
    report: Report,
) -> dict[RepeatableSearch, list[list[int]]]:
    """Return the first 100 courses of each search in each ranking.

    A search is omitted if the request is no longer valid, for example because a value of the filters no longer exists.
    """
    found = {}
    async with open_live_index(elasticsearch) as live_index:
        for done, search in enumerate(searches, 1):
            with suppress(ValidationError, InvalidFilter):
                request = SearchRequest.model_validate(
                    {"text": search.text, **orjson.loads(search.selection)}
                )
                found[search] = await read_rankings(live_index, request, rankings)
            report(done, len(searches))
    return found
