"""Which copy of the index a question goes to."""

from schemas.vocabulary.kinds import Order
from search.engine import Search, header_of
from search.query.hits import hits_body
from search.question.question import Question


def test_the_pages_of_one_question_ask_the_same_copy() -> None:
    question = Question(terms={"disciplines": (61,)}, order=Order.FEE_LOW_TO_HIGH)
    first, third = (header_of(Search("courses-000001", hits_body(question, start, 27))) for start in (0, 54))
    other = header_of(Search("courses-000001", hits_body(Question(), 0, 27)))
    assert first == third
    assert first["index"] == "courses-000001"
    assert first["preference"] != other["preference"]
