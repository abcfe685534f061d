"""Searches an index generation (one complete build of the index) with the judged queries, and scores the results."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from schemas.elasticsearch_connection import ElasticsearchConnection
from search.errors import NotReady
from search.execution.live_index import LiveIndex, open_live_index
from stack.errors import StackError
from stack.relevance.judged_courses import read_courses, read_rates
from stack.relevance.judged_queries import JudgedQuery
from stack.relevance.judgements import Judge
from stack.relevance.measures import Judged, QueryScore, score_query
from stack.relevance.searchers import Ranking, Searcher, search_interpreted

Report = Callable[[int, int], None]
"""Called with the number of finished queries and the number of all queries."""

Rankings = Mapping[str, Ranking]
"""The ranked results by search text."""

CONCURRENT_SEARCHES = 4


class NoSuchGeneration(StackError):
    """The index generation does not exist."""


@dataclass(frozen=True)
class LabResult:
    """The result of a run of the lab.

    - scores: one score for each query that has a relevant course and is not nonsense.
    - unanswerable: the texts of the queries without a relevant course.
    - nonsense: the number of queries such as "asdf", which should find nothing.
    - wrongly_answered: the texts of the nonsense queries that find a course.
    """

    scores: Sequence[QueryScore]
    unanswerable: Sequence[str]
    nonsense: int
    wrongly_answered: Sequence[str]


def run_lab(
    database_url: str,
    elasticsearch: ElasticsearchConnection | str,
    queries: Sequence[JudgedQuery],
    report: Report,
    generation: int | None = None,
    searcher: Searcher = search_interpreted,
) -> LabResult:
    """Run the queries and score the results.

    generation: the number of an index generation, or None for the live generation.

    Raises NoSuchGeneration if the generation does not exist, or NotReady if there is no live generation.
    """
    judged = judge_queries(database_url, queries)

    async def run() -> Rankings:
        async with open_generation(elasticsearch, generation) as live_index:
            return await search_all(live_index, judged, report, searcher)

    return score_rankings(judged, asyncio.run(run()))


def judge_queries(database_url: str, queries: Sequence[JudgedQuery]) -> list[Judged]:
    judge = Judge(read_courses(database_url), read_rates(database_url))
    return [judge_query(judge, query) for query in queries]


def judge_query(judge: Judge, query: JudgedQuery) -> Judged:
    relevant = judge.find_relevant(query.relevant)
    best = relevant & judge.find_relevant(query.best) if query.best else set()
    first = relevant & judge.find_relevant(query.first) if query.first else relevant
    return Judged(query.text, query.group, frozenset(relevant), frozenset(best), frozenset(first))


@asynccontextmanager
async def open_generation(
    elasticsearch: ElasticsearchConnection | str, generation: int | None
) -> AsyncIterator[LiveIndex]:
    """Open a generation for searches (None: the live generation).

    Raises NoSuchGeneration if the generation does not exist, or NotReady if there is no live generation.
    """
    async with open_live_index(elasticsearch, generation) as live_index:
        try:
            await live_index.read_version()
        except NotReady as error:
            if generation is None:
                raise
            raise NoSuchGeneration(f"--generation: there is no generation {generation}") from error
        yield live_index


async def search_all(
    live_index: LiveIndex, judged: Sequence[Judged], report: Report, searcher: Searcher = search_interpreted
) -> Rankings:
    """Search for all queries, CONCURRENT_SEARCHES at a time."""
    rankings: dict[str, Ranking] = {}
    slots = asyncio.Semaphore(CONCURRENT_SEARCHES)

    async def search_one(text: str) -> None:
        async with slots:
            rankings[text] = await searcher(live_index, text)
        report(len(rankings), len(judged))

    await asyncio.gather(*(search_one(each.text) for each in judged))
    return rankings


def score_rankings(judged: Sequence[Judged], rankings: Rankings) -> LabResult:
    nonsense = [each for each in judged if each.is_nonsense]
    return LabResult(
        scores=[
            score_query(each, rankings[each.text].courses, rankings[each.text].full_total)
            for each in judged
            if each.relevant and not each.is_nonsense
        ],
        unanswerable=[each.text for each in judged if not each.relevant and not each.is_nonsense],
        nonsense=len(nonsense),
        wrongly_answered=[each.text for each in nonsense if rankings[each.text].courses],
    )
