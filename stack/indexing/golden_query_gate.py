"""A gate of a rebuild: it searches the new index, and refuses the index if too many searches fail.

The queries are names of courses and institutes from the catalogue, so the gate works for every catalogue. The first
hit for a name must match. A hit matches if its course name, course title or one of its institute names contains the
searched name, or is contained in the searched name. A name with a typo must have at least one hit.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import LiteralString

from indexer.indexing.errors import ElasticsearchUnavailable, GateNeedsApproval
from indexer.indexing.rebuild.gates import GATES, Candidate, Gate
from schemas.documents.aliases import courses_index
from schemas.elasticsearch_connection import ElasticsearchConnection
from search.elasticsearch_access.client import EsResponse, IndexSearch, open_search_client
from search.errors import SearchError
from search.parsing.search_query import SearchQuery
from search.parsing.search_text import parse_text
from search.parsing.text_units import allows_typos
from search.requests.course_page import build_hits_body
from search.requests.text_clauses import WORDS_WITH_TYPOS_MAX
from search.text_folding import fold_text
from stack.indexing.golden_sentence_gate import build_golden_sentence_gate

NAMES_DRAWN = 15
"""The gate searches for up to 15 names of courses and 15 names of institutes, and for the same names with typos."""
FAILED_MAX_SHARE = 0.1
"""This share of the queries may fail. A few courses have names that other courses match better."""
SEARCHES_PER_REQUEST = 10

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
    """A search text with the condition for its first hit.

    typed: the search text.
    name_to_match: the name that the first hit must match, in lower case and without accents. None: any hit is accepted.
    """

    typed: str
    name_to_match: str | None


def build_golden_query_gate(connection: ElasticsearchConnection | str) -> Gate:
    """Build a gate that raises GateNeedsApproval if more than FAILED_MAX_SHARE of the golden queries fail."""

    def check_queries(candidate: Candidate) -> None:
        queries = [*_draw_queries(candidate, _COURSE_NAMES), *_draw_queries(candidate, _INSTITUTE_NAMES)]
        searches = [_build_search(candidate.generation, each) for each in queries]
        responses = asyncio.run(_execute(connection, searches))
        failed = [
            each.typed
            for each, found in zip(queries, responses, strict=True)
            if not is_satisfied(each, found)
        ]
        if len(failed) > len(queries) * FAILED_MAX_SHARE:
            raise GateNeedsApproval(
                f"{len(failed)} of {len(queries)} golden queries do not find the expected course, such as '{failed[0]}'"
            )

    return check_queries


def build_gates(connection: ElasticsearchConnection | str) -> tuple[Gate, ...]:
    """Return all gates of a rebuild: the gates of the indexer, and the two gates of this package that send searches."""
    return (*GATES, build_golden_query_gate(connection), build_golden_sentence_gate(connection))


def _build_search(generation: int, golden: GoldenQuery) -> IndexSearch:
    return IndexSearch(
        courses_index(generation), build_hits_body(SearchQuery(text=parse_text(golden.typed)), 0, 1)
    )


def is_satisfied(golden: GoldenQuery, response: EsResponse) -> bool:
    hits = response["hits"]["hits"]
    if not hits or golden.name_to_match is None:
        return bool(hits)
    course = hits[0]["_source"]
    names = (course["name"], course["course_title"] or "", *course["institute_names"])
    return any(
        golden.name_to_match in fold_text(name) or fold_text(name) in golden.name_to_match
        for name in names
        if name
    )


def add_typo(name: str) -> str | None:
    """Swap the last two letters of the longest word in which the search allows typos: "Nursing" → "Nursign".

    Words with other characters than letters, and words that end in two equal letters, are not changed. Returns None if
    no word is left, or if the name has too many words for a search with typos.
    """
    text = parse_text(name)
    if text is None or sum(len(unit.words) for unit in text.units) > WORDS_WITH_TYPOS_MAX:
        return None
    words = [each for each in name.split() if allows_typos(each) and each.isalpha() and each[-1] != each[-2]]
    if not words:
        return None
    longest = max(words, key=len)
    return name.replace(longest, longest[:-2] + longest[-1] + longest[-2], 1)


def _draw_queries(candidate: Candidate, statement: LiteralString) -> list[GoldenQuery]:
    rows = candidate.connection.execute(statement, (str(candidate.generation), NAMES_DRAWN)).fetchall()
    names = [name for (name,) in rows if parse_text(name) is not None]
    typos = [typo for typo in map(add_typo, names) if typo is not None]
    return [
        *(GoldenQuery(name, fold_text(name)) for name in names),
        *(GoldenQuery(typo, None) for typo in typos),
    ]


async def _execute(
    connection: ElasticsearchConnection | str, searches: Sequence[IndexSearch]
) -> list[EsResponse]:
    """Send SEARCHES_PER_REQUEST searches in each request, so that no request times out on a slow machine.

    Raises ElasticsearchUnavailable if a search fails.
    """
    responses: list[EsResponse] = []
    try:
        async with open_search_client(connection) as opened:
            for start in range(0, len(searches), SEARCHES_PER_REQUEST):
                responses += await opened.multi_search(searches[start : start + SEARCHES_PER_REQUEST])
    except SearchError as error:
        raise ElasticsearchUnavailable(f"The new index cannot be searched: {error}") from error
    return responses
