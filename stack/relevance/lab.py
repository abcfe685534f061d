"""Runs the judged queries against the live index and scores the results."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import orjson

from schemas.contracts.unified.request import SearchRequest
from schemas.elasticsearch_connection import ElasticsearchConnection
from search.calls.unified.search import search
from search.execution.live_index import LiveIndex, open_live_index
from stack.relevance.judged_courses import read_courses, read_rates
from stack.relevance.judged_queries import JudgedQuery
from stack.relevance.judgements import Judge
from stack.relevance.measures import RECALL_DEPTH, Judged, QueryScore, score_query


@dataclass(frozen=True)
class LabResult:
    """scores: of the queries with a relevant course. unanswerable: queries without one. wrongly_answered: nonsense
    queries with a result."""

    scores: Sequence[QueryScore]
    unanswerable: Sequence[str]
    nonsense: int
    wrongly_answered: Sequence[str]


def run_lab(
    database_url: str,
    elasticsearch: ElasticsearchConnection | str,
    queries: Sequence[JudgedQuery],
    report: Callable[[int, int], None],
) -> LabResult:
    """report: called with the number of finished queries and of all queries."""
    judge = Judge(read_courses(database_url), read_rates(database_url))
    judged = [judge_query(judge, query) for query in queries]
    rankings = asyncio.run(_search_all(elasticsearch, judged, report))
    nonsense = [each for each in judged if each.is_nonsense]
    return LabResult(
        scores=[
            score_query(each, rankings[each.text])
            for each in judged
            if each.relevant and not each.is_nonsense
        ],
        unanswerable=[each.text for each in judged if not each.relevant and not each.is_nonsense],
        nonsense=len(nonsense),
        wrongly_answered=[each.text for each in nonsense if rankings[each.text]],
    )


def judge_query(judge: Judge, query: JudgedQuery) -> Judged:
    relevant = judge.find_relevant(query.relevant)
    best = relevant & judge.find_relevant(query.best) if query.best else set()
    first = relevant & judge.find_relevant(query.first) if query.first else relevant
    return Judged(query.text, query.group, frozenset(relevant), frozenset(best), frozenset(first))


async def _search_all(
    elasticsearch: ElasticsearchConnection | str,
    judged: Sequence[Judged],
    report: Callable[[int, int], None],
) -> dict[str, list[int]]:
    """The ids of the first 50 results by text."""
    rankings: dict[str, list[int]] = {}
    async with open_live_index(elasticsearch) as live_index:
        for number, each in enumerate(judged, start=1):
            rankings[each.text] = await _search(live_index, each.text)
            report(number, len(judged))
    return rankings


async def _search(live_index: LiveIndex, text: str) -> list[int]:
    request = SearchRequest(text=text, interpret=True, page_size=RECALL_DEPTH, correction=False, relax=False)
    response = orjson.loads(await search(live_index, request))
    return [course["id"] for course in response["results"]]
