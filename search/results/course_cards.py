"""Converts course documents to the cards of a result list."""

from collections.abc import Iterable
from typing import Any

import orjson

from schemas.contracts.course.card import CourseCard
from schemas.contracts.rendered_json import RenderedJson
from schemas.documents.course.document import CardChoices, StoredCard
from schemas.documents.course.listing_card import build_place_json, has_several_campuses, join_card_json
from search.parsing.search_query import SearchQuery
from search.results.matching_campuses import has_no_campus_filter, select_matching_campuses


def build_course_cards(hits: Iterable[Any], search_query: SearchQuery) -> list[CourseCard | RenderedJson]:
    """Build the cards as JSON. Each card shows a campus that passes the place and campus filters."""
    cards: Iterable[StoredCard] = (hit["_source"]["card"] for hit in hits)
    if has_no_campus_filter(search_query):
        return [orjson.Fragment(join_card_json(card)) for card in cards]
    return [orjson.Fragment(_join_card_of_place(card, search_query)) for card in cards]


def _join_card_of_place(card: StoredCard, search_query: SearchQuery) -> str:
    """Build the card with the campuses that pass the filters. A single campus always passes."""
    if not has_several_campuses(card):
        return join_card_json(card)
    choices: CardChoices = orjson.loads(card["choices"])
    admitted = select_matching_campuses(choices["campuses"], search_query)
    return join_card_json(card, build_place_json(admitted, choices["country"]))
