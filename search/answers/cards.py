"""A course document as the card that a list shows."""

from typing import cast

import orjson

from schemas.contracts.course import CourseCard
from schemas.documents.course.document import CardChoices, CourseDocument
from schemas.documents.course.listing_card import place_json, shown_card
from search.answers.admitted_campuses import admits_every_campus, admitted_campuses
from search.question.question import Question


def course_card(document: CourseDocument, question: Question) -> CourseCard:
    """The card, with the campus that the question's place filter admits; only to be sent, it is JSON already."""
    card = document["card"]
    if admits_every_campus(question):
        return _fragment(shown_card(card))
    choices: CardChoices = orjson.loads(card["choices"])
    admitted = admitted_campuses(choices["campuses"], question)
    return _fragment(shown_card(card, place_json(admitted, choices["country"])))


def _fragment(card: str) -> CourseCard:
    return cast(CourseCard, orjson.Fragment(card))
