"""A gate of a rebuild: it searches the new index with sentences, and refuses the index if too many searches fail.

Two sentences are built from each drawn course: "nursing in Australia" and "Bachelor's Degree nursing in Australia
starting in march". The search must recognise the subject, the level, the country and the month that the sentence names.
The first hit must have this level and be in this country. A generation is one complete build of the index, here the new
one.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from indexer.indexing.errors import ElasticsearchUnavailable, GateNeedsApproval
from indexer.indexing.rebuild.gates import Candidate, Gate
from schemas.contracts.unified.request import SearchRequest
from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.taxonomy.data_files import read_degree_levels, read_specializations
from schemas.vocabulary.months import MONTHS
from search.elasticsearch_access.client import EsResponse
from search.errors import SearchError
from search.execution.live_index import open_live_index
from search.execution.search_plan import SearchPlan
from search.parsing.search_query import SearchQuery
from search.parsing.unified_request import parse_unified_request
from search.requests.course_page import build_hits_body
from search.value_names.value_names import ValueNames

COURSES_DRAWN = 15
FAILED_MAX_SHARE = 0.2
"""This share of the sentences may fail, because some subjects are also names of places."""

_COURSES = """
SELECT DISTINCT ON (md5(course.id || %(seed)s)) specialization.slug, degree_level.slug, country.id, country.name,
       (SELECT min(month) FROM course_intake WHERE course_id = course.id)
FROM published_course
JOIN course ON course.id = published_course.id
JOIN degree_level ON degree_level.id = course.degree_level_id
JOIN course_specialization ON course_specialization.course_id = course.id
JOIN specialization ON specialization.id = course_specialization.specialization_id
JOIN course_campus ON course_campus.course_id = course.id
JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published'
JOIN city ON city.id = campus.city_id
JOIN country ON country.id = city.country_id
WHERE specialization.slug = ANY(%(specializations)s) AND degree_level.slug = ANY(%(levels)s)
ORDER BY md5(course.id || %(seed)s), specialization.id, country.id
LIMIT %(limit)s
"""


@dataclass(frozen=True, slots=True)
class GoldenSentence:
    """A sentence that contains the names of some values of a course.

    text: the sentence. The other fields are the values: specialization and level as slugs, country as an id, month as
    a number from 1 to 12.
    """

    text: str
    specialization: str
    country: int
    level: str | None = None
    month: int | None = None


def build_golden_sentence_gate(connection: ElasticsearchConnection | str) -> Gate:
    """Build a gate that raises GateNeedsApproval if more than FAILED_MAX_SHARE of the sentences fail."""

    def check_sentences(candidate: Candidate) -> None:
        sentences = _draw_sentences(candidate)
        failed = asyncio.run(_find_failed_sentences(connection, candidate.generation, sentences))
        if len(failed) > len(sentences) * FAILED_MAX_SHARE:
            raise GateNeedsApproval(
                f"{len(failed)} of {len(sentences)} golden sentences are not understood, such as '{failed[0]}'"
            )

    return check_sentences


def _draw_sentences(candidate: Candidate) -> list[GoldenSentence]:
    arguments = {
        "seed": str(candidate.generation),
        "specializations": [*read_specializations()],
        "levels": [*read_degree_levels()],
        "limit": COURSES_DRAWN,
    }
    return [
        sentence
        for specialization, level, country, country_name, month in candidate.connection.execute(
            _COURSES, arguments
        )
        for sentence in _write_sentences(specialization, level, country, country_name, month)
    ]


def _write_sentences(
    specialization: str, level: str, country: int, country_name: str, month: int | None
) -> Iterator[GoldenSentence]:
    subject = read_specializations()[specialization].name.lower()
    yield GoldenSentence(f"{subject} in {country_name}", specialization, country)
    start = f" starting in {MONTHS[month - 1]}" if month else ""
    text = f"{read_degree_levels()[level].name} {subject} in {country_name}{start}"
    yield GoldenSentence(text, specialization, country, level, month)


async def _find_failed_sentences(
    connection: ElasticsearchConnection | str, generation: int, sentences: Sequence[GoldenSentence]
) -> list[str]:
    """Return the sentences that are not understood, or whose first hit is wrong.

    Raises ElasticsearchUnavailable if a search fails.
    """
    failed: list[str] = []
    try:
        async with open_live_index(connection, generation) as index:
            for sentence in sentences:

                def plan(names: ValueNames, sentence: GoldenSentence = sentence) -> SearchPlan[bool]:
                    request = SearchRequest(text=sentence.text, interpret=True)
                    search_query = parse_unified_request(request, names)
                    return SearchPlan(
                        [build_hits_body(search_query, 0, 1)],
                        lambda responses: (
                            is_understood(sentence, search_query, names)
                            and is_found(sentence, responses[0], names)
                        ),
                    )

                if not await index.execute(plan):
                    failed.append(sentence.text)
    except SearchError as error:
        raise ElasticsearchUnavailable(f"The new index cannot be searched: {error}") from error
    return failed


def is_understood(sentence: GoldenSentence, search_query: SearchQuery, value_names: ValueNames) -> bool:
    """True if the query searches for the specialization and filters by the country, level and month of the sentence.

    A level or a month that the sentence does not name is not checked.
    """
    specialization = value_names.find("specialization", sentence.specialization)
    subjects = search_query.text.subjects if search_query.text else ()
    is_about = specialization is not None and any(
        specialization.id in subject.specializations for subject in subjects
    )
    level = value_names.find("degree_level", sentence.level) if sentence.level else None
    return (
        is_about
        and sentence.country in search_query.get_selected("countries")
        and (level is None or level.id in search_query.get_selected("degree_levels"))
        and (sentence.month is None or sentence.month in search_query.get_selected("intakes"))
    )


def is_found(sentence: GoldenSentence, response: EsResponse, value_names: ValueNames) -> bool:
    """True if the first hit is in the country and has the level, if the sentence names a level."""
    hits = response["hits"]["hits"]
    if not hits:
        return False
    course = hits[0]["_source"]
    level = value_names.find("degree_level", sentence.level) if sentence.level else None
    return sentence.country in course["country_ids"] and (
        level is None or course["degree_level_id"] == level.id
    )
