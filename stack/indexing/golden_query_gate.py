"""The gate of a rebuild that searches the new index, before anybody else does.

What is asked is drawn from the catalogue itself, so that it holds for any: a course's name finds a course of that name
first, an institute's name finds its courses first, and a slip of the finger still finds.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import LiteralString

from indexer.errors import EngineUnavailable, GateDoubted
from indexer.rebuild.gates import GATES, Candidate, Gate
from schemas.documents.aliases import courses_index
from schemas.elasticsearch_connection import ElasticsearchConnection
from search.elasticsearch_access.client import Answer, Search, open_engine
from search.errors import SearchError
from search.parsing.listing_filters import text_of
from search.parsing.search_query import Question
from search.parsing.text_units import may_have_typos
from search.requests.course_page import hits_body
from search.requests.text_clauses import WORDS_WITH_TYPOS_MAX
from search.text_folding import folded

ASKED = 15
"""Names of courses, and as many of institutes."""
FAILED_MAX_SHARE = 0.1
"""Real registers hold a few names that nobody types."""
ASKED_AT_ONCE = 10

_COURSE_NAMES = """
SELECT course.name FROM published_course JOIN course ON course.id = published_course.id
GROUP BY course.name ORDER BY md5(course.name || %s) LIMIT %s
"""
_INSTITUTE_NAMES = """
SELECT institute.name FROM published_course JOIN course ON course.id = published_course.id
JOIN institute ON institute.id = course.institute_id
GROUP BY institute.name ORDER BY md5(institute.name || %s) LIMIT %s
"""


@dataclass(frozen=True, slots=True)
class GoldenQuery:
    """typed: what is asked; wanted: folded, one of the names of the first result; None when any result will do."""

    typed: str
    wanted: str | None


def build_golden_query_gate(engine: ElasticsearchConnection | str) -> Gate:
    """A gate that raises GateDoubted with the queries that do not find what they mean."""

    def gate(candidate: Candidate) -> None:
        asked = [*_named(candidate, _COURSE_NAMES), *_named(candidate, _INSTITUTE_NAMES)]
        searches = [_search(candidate.generation, each) for each in asked]
        answers = asyncio.run(_answers(engine, searches))
        failed = [each.typed for each, found in zip(asked, answers, strict=True) if not is_met(each, found)]
        if len(failed) > len(asked) * FAILED_MAX_SHARE:
            raise GateDoubted(
                f"{len(failed)} of {len(asked)} golden queries do not find what they mean, such as '{failed[0]}'"
            )

    return gate


def build_gates(engine: ElasticsearchConnection | str) -> tuple[Gate, ...]:
    """What a new generation has to prove, search included."""
    return (*GATES, build_golden_query_gate(engine))


def _search(generation: int, golden: GoldenQuery) -> Search:
    return Search(courses_index(generation), hits_body(Question(text=text_of(golden.typed)), 0, 1))


def is_met(golden: GoldenQuery, answer: Answer) -> bool:
    hits = answer["hits"]["hits"]
    if not hits or golden.wanted is None:
        return bool(hits)
    course = hits[0]["_source"]
    names = (course["name"], course["course_title"] or "", *course["institute_names"])
    return any(golden.wanted in folded(name) or folded(name) in golden.wanted for name in names if name)


def add_typo(name: str) -> str | None:
    """The name with the last two letters of its longest word swapped; None where no typo is forgiven."""
    text = text_of(name)
    if text is None or sum(len(unit.words) for unit in text.units) > WORDS_WITH_TYPOS_MAX:
        return None
    words = [
        each for each in name.split() if may_have_typos(each) and each.isalpha() and each[-1] != each[-2]
    ]
    if not words:
        return None
    longest = max(words, key=len)
    return name.replace(longest, longest[:-2] + longest[-1] + longest[-2], 1)


def _named(candidate: Candidate, statement: LiteralString) -> list[GoldenQuery]:
    rows = candidate.connection.execute(statement, (str(candidate.generation), ASKED)).fetchall()
    names = [name for (name,) in rows if text_of(name) is not None]
    slips = [slip for slip in map(add_typo, names) if slip is not None]
    return [
        *(GoldenQuery(name, folded(name)) for name in names),
        *(GoldenQuery(slip, None) for slip in slips),
    ]


async def _answers(engine: ElasticsearchConnection | str, searches: Sequence[Search]) -> list[Answer]:
    """Some at once, so that a slow machine answers each part in time. Raises EngineUnavailable."""
    answers: list[Answer] = []
    try:
        async with open_engine(engine) as opened:
            for start in range(0, len(searches), ASKED_AT_ONCE):
                answers += await opened.multi_search(searches[start : start + ASKED_AT_ONCE])
    except SearchError as error:
        raise EngineUnavailable(f"The new index is not searched: {error}") from error
    return answers
