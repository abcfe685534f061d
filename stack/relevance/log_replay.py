"""Replays logged searches: estimates which of two rankings would get more clicks, without showing it to visitors.

Each logged text is searched again in both rankings. The log has names of filters instead of ids, and texts without
personal data. So only searches by text alone, in the order by relevance, can be repeated.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elasticsearch import Elasticsearch

from indexer.search_log.experiments import read_visits
from indexer.search_log.popularity import examination
from indexer.search_log.visits import VisitLog, compute_position
from schemas.contracts.unified.request import SearchRequest
from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.experiments.interleaving import DEPTH
from schemas.experiments.replay import ReplayedSearch, ReplayResult, replay
from schemas.search_log.reports.selection import Selection
from schemas.vocabulary.kinds import Order
from search.calls.unified.rankings import read_rankings
from search.execution.live_index import open_live_index
from search.requests import ranking_knobs
from search.requests.knob_changes import RankingKnobs

Report = Callable[[int, int], None]
"""Called with the number of finished texts and the number of all texts."""

PROPENSITIES = [examination(position) for position in range(1, DEPTH + 1)]
"""The probability of a look at each position. Popularity uses the same curve."""
_FIELDS = ("query", "filters", "location", "order")


@dataclass(frozen=True, slots=True)
class LoggedSearch:
    """clicks: the position of each clicked course, from 1."""

    visit: str
    text: str
    clicks: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class LogReplay:
    """result: the clicks per visit of the ordinary ranking (first) and of the changed one (second).

    searches, texts: the replayed ones. other_searches: seen searches that cannot be repeated, or whose text is not one
    of the most frequent ones.
    """

    result: ReplayResult
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
    """Replay the searches for the most frequent texts.

    elasticsearch: the index that is searched. client: of the search log.
    """
    logged, seen = _read_searches(client, selection)
    texts = [text for text, _ in Counter(each.text for each in logged).most_common(texts_max)]
    rankings = asyncio.run(_search_texts(elasticsearch, texts, [ranking_knobs, knobs], report))
    replayed = [
        ReplayedSearch(each.visit, each.clicks, *rankings[each.text])
        for each in logged
        if each.text in rankings
    ]
    return LogReplay(replay(replayed, PROPENSITIES), len(replayed), len(texts), seen - len(replayed))


def _read_searches(client: Elasticsearch, selection: Selection) -> tuple[list[LoggedSearch], int]:
    """Return the searches that can be repeated, and the number of all searches that persons have seen."""
    logged: list[LoggedSearch] = []
    seen = 0
    for visit, log in read_visits(client, selection.since, selection.until, _FIELDS):
        seen += len(log.searches)
        logged += _list_repeatable(visit, log)
    return logged, seen


def _list_repeatable(visit: str, log: VisitLog) -> Iterator[LoggedSearch]:
    for search in log.searches.values():
        if not _is_repeatable(search):
            continue
        clicked = [
            choice["course"]
            for choice in log.choices
            if choice["search"] == search["id"] and choice["outcome"] == "click"
        ]
        positions = {course: compute_position(search, course) for course in clicked}
        yield LoggedSearch(
            visit, search["query"], {course: at for course, at in positions.items() if at is not None}
        )


def _is_repeatable(search: Mapping[str, Any]) -> bool:
    """Texts with a bracket may have had personal data, and page numbers are unknown after a cursor."""
    text = search.get("query")
    return (
        bool(text)
        and "[" not in str(text)
        and not search["filters"]
        and search["location"] in ("none", "text")
        and search["order"] == Order.RELEVANCE
        and search["page"] is not None
    )


async def _search_texts(
    elasticsearch: ElasticsearchConnection | str,
    texts: Sequence[str],
    rankings: Sequence[RankingKnobs],
    report: Report,
) -> dict[str, list[list[int]]]:
    """Return the first 100 courses of each text in each ranking."""
    found = {}
    async with open_live_index(elasticsearch) as live_index:
        for done, text in enumerate(texts, 1):
            found[text] = await read_rankings(live_index, SearchRequest(text=text), rankings)
            report(done, len(texts))
    return found
