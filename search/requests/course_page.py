"""The search for one page of courses."""

from collections.abc import Sequence

from schemas.vocabulary.kinds import Order
from search.elasticsearch_access.client import Answer, Body
from search.parsing.search_query import Question
from search.requests.filter_clauses import filtered, scored
from search.requests.sort import sort_of


def page_bodies(question: Question, first: int, size: int) -> list[Body]:
    """`size` courses from the position `first`, and their exact number in the last of the searches.

    Without text the number is asked for apart: free of counting, the engine reads a page from the beginning of what it
    keeps in the listing's order, and the number itself it keeps between writes. To match words twice would cost more.
    """
    page = hits_body(question, first, size)
    if question.text is not None:
        return [page]
    return [{**page, "track_total_hits": False}, count_body(question)]


def count_body(question: Question) -> Body:
    """How many courses there are, exactly."""
    return {"size": 0, "query": filtered(question)}


def total_of(answers: Sequence[Answer]) -> int:
    """The number of courses, of the answers to `page_bodies`."""
    return int(answers[-1]["hits"]["total"]["value"])


def hits_body(question: Question, first: int, size: int) -> Body:
    """`size` courses from the position `first`, counted from 0; their whole documents, as to leave parts out takes the
    engine longer than to send them."""
    by_score = question.text is not None and question.order is Order.RELEVANCE
    return {
        "query": scored(question) if by_score else filtered(question),
        "sort": sort_of(question.order, has_text=question.text is not None),
        "from": first,
        "size": size,
    }
