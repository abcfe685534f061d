"""GET course/{course}/similar: the courses that are most similar to a course."""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from schemas.contracts.course.card import SimilarCourses
from schemas.documents.course.listing_card import join_card_json
from search.elasticsearch_access.client import EsResponse
from search.errors import FieldError, NotFound
from search.execution.live_index import LiveIndex
from search.execution.search_plan import SearchPlan
from search.parsing.search_query import SearchQuery
from search.requests.similar_courses import (
    build_course_body,
    build_similar_courses_body,
    build_specialization_count_body,
)
from search.results.course_cards import build_course_cards


async def find_similar_courses(live_index: LiveIndex, reference: int | str) -> SimilarCourses:
    """Find the most similar courses. Needs two round trips to Elasticsearch.

    Raises NotFound if the course does not exist.

    reference: an id or slug.
    """
    course = await _read_course(live_index, reference)
    specialization = orjson.loads(join_card_json(course["card"]))["specialization"]
    searches = [build_similar_courses_body(course)]
    if specialization:
        searches.append(build_specialization_count_body(specialization["id"]))

    def read(responses: Sequence[EsResponse]) -> SimilarCourses:
        return SimilarCourses(
            results=build_course_cards(responses[0]["hits"]["hits"], SearchQuery()),
            specialization_count=responses[1]["hits"]["total"]["value"] if specialization else 0,
        )

    return await live_index.execute(lambda _: SearchPlan(searches, read))


async def _read_course(live_index: LiveIndex, reference: int | str) -> Mapping[str, Any]:
    hits = await live_index.execute(
        lambda _: SearchPlan([build_course_body(reference)], lambda responses: responses[0]["hits"]["hits"])
    )
    if not hits:
        raise NotFound(FieldError("course", f"there is no course '{reference}'"))
    course: Mapping[str, Any] = hits[0]["_source"]
    return course
