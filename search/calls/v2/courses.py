"""GET v2/search/courses_v2/ and courses_count_v2/: one page of courses, and how many there are."""

from collections.abc import Sequence
from math import ceil

from schemas.contracts.search_v2 import CourseCount, CourseResult, SearchQuery
from schemas.vocabulary.limits import RESULTS_VIEW_PAGE_SIZE
from search.calls.course_search import last_numbered_page, page_slice
from search.elasticsearch_access.client import Answer
from search.elasticsearch_access.live_index import Catalogue
from search.elasticsearch_access.search_plan import Plan
from search.parsing.search_query import Question
from search.parsing.v2_parameters import question_of_query
from search.requests.course_page import count_body, page_bodies, total_of
from search.results.course_cards import course_cards
from search.value_names.value_names import Vocabulary


async def courses(catalogue: Catalogue, query: SearchQuery) -> CourseResult:
    """The page asked for, of 29; numbered pages end at 10,000 results, a page beyond the last result is empty."""
    first, size = page_slice(query.page, RESULTS_VIEW_PAGE_SIZE)

    def plan(vocabulary: Vocabulary) -> Plan[CourseResult]:
        question = question_of_query(query, vocabulary)
        return Plan(page_bodies(question, first, size), lambda answers: _page(answers, question, query.page))

    return await catalogue.ask(plan)


async def course_count(catalogue: Catalogue, query: SearchQuery) -> CourseCount:
    """The exact number alone, which the engine can keep between writes."""

    def plan(vocabulary: Vocabulary) -> Plan[CourseCount]:
        body = count_body(question_of_query(query, vocabulary))
        return Plan([body], lambda answers: CourseCount(count=total_of(answers)))

    return await catalogue.ask(plan)


def _page(answers: Sequence[Answer], question: Question, page: int) -> CourseResult:
    count = total_of(answers)
    total_pages = ceil(count / RESULTS_VIEW_PAGE_SIZE)
    return CourseResult(
        count=count,
        page=page,
        total_pages=total_pages,
        last_page=min(total_pages, last_numbered_page(RESULTS_VIEW_PAGE_SIZE)),
        result=course_cards(answers[0]["hits"]["hits"], question),
    )
