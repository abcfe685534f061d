"""Builds the search for the courses that are most similar to a course."""

from collections.abc import Mapping
from typing import Any

from schemas.vocabulary.languages import OTHER_LANGUAGE, UNKNOWN_LANGUAGE
from search.elasticsearch_access.client import Body
from search.requests.filter_clauses import LIVE, build_any_of
from search.requests.sort import TIES

SUBJECT_BOOST = 64.0
LEVEL_BOOST, LEVEL_TYPE_BOOST = 16.0, 8.0
PLACE_OR_LANGUAGE_BOOST, PLACE_AND_LANGUAGE_BOOST = 2.0, 1.0
"""Each boost is greater than the sum of all smaller boosts. A more important criterion therefore always decides."""

SIMILAR_COURSES_MAX = 3


def build_course_body(course: int | str) -> Body:
    """Build the search for the document of a course, by id or slug."""
    field = "id" if isinstance(course, int) else "slug"
    return {"query": {"bool": {"filter": [LIVE, {"term": {field: course}}]}}, "size": 1}


def build_similar_courses_body(course: Mapping[str, Any]) -> Body:
    """Build the search for courses with the same specialization or discipline.

    The courses are sorted by these criteria, the most important first: the same specialization, the same level, the
    same level type, the same country or language, the same country and language.

    course: the document of the course.
    """
    specialization: Body = {"terms": {"specialization_ids": course["specialization_ids"]}}
    discipline: Body = {"terms": {"discipline_ids": course["discipline_ids"]}}
    country: Body = {"terms": {"country_ids": course["country_ids"]}}
    is_known = course["language"] not in (OTHER_LANGUAGE, UNKNOWN_LANGUAGE)
    language: Body = {"term": {"language": course["language"]}} if is_known else {"match_none": {}}
    boosts = (
        (specialization, SUBJECT_BOOST),
        ({"term": {"degree_level_id": course["degree_level_id"]}}, LEVEL_BOOST),
        ({"term": {"level_type_id": course["level_type_id"]}}, LEVEL_TYPE_BOOST),
        (build_any_of([country, language]), PLACE_OR_LANGUAGE_BOOST),
        ({"bool": {"filter": [country, language]}}, PLACE_AND_LANGUAGE_BOOST),
    )
    query: Body = {
        "filter": [LIVE, build_any_of([specialization, discipline])],
        "must_not": [{"term": {"id": course["id"]}}],
        "should": [{"constant_score": {"filter": clause, "boost": boost}} for clause, boost in boosts],
    }
    return {
        "query": {"bool": query},
        "sort": [{"_score": "desc"}, *TIES],
        "size": SIMILAR_COURSES_MAX,
        "track_total_hits": False,
    }


def build_specialization_count_body(specialization_id: int) -> Body:
    return {
        "size": 0,
        "query": {"bool": {"filter": [LIVE, {"term": {"specialization_ids": specialization_id}}]}},
    }
