"""The search for one page of courses."""

from schemas.vocabulary.kinds import Order
from search.engine import Body
from search.query.clauses import filtered, scored
from search.query.sort import sort_of
from search.question.question import Question

CARD_FIELDS = [
    "id", "slug", "name", "course_title", "duration_weeks", "fee_pkr", "intakes", "tcf_ranking", "priority",
    "popular", "card",
]  # fmt: skip


def hits_body(question: Question, first: int, size: int) -> Body:
    """`size` courses from the position `first`, counted from 0."""
    by_score = question.text is not None and question.order is Order.RELEVANCE
    return {
        "query": scored(question) if by_score else filtered(question),
        "sort": sort_of(question.order, has_text=question.text is not None),
        "from": first,
        "size": size,
        "_source": CARD_FIELDS,
    }
