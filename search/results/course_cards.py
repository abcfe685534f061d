"""Converts course documents to the cards of a result list."""

from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from schemas.contracts.course.card import CourseCard
from schemas.contracts.rendered_json import RenderedJson
from schemas.documents.course.document import CardChoices, StoredCard
from schemas.documents.course.listing_card import build_place_json, has_several_campuses, join_card_json
from search.parsing.search_query import SearchQuery
from search.results.matching_campuses import has_no_campus_filter, select_matching_campuses


def build_course_cards(hits: Iterable[Any], search_query: SearchQuery) -> list[CourseCard | RenderedJson]:
    """Build the cards as JSON.

    A card shows a campus that passes the place and campus filters, if the course has such a campus.
    """
    cards: Iterable[StoredCard] = (hit["_source"]["card"] for hit in hits)
    full = search_query.full or search_query
    # The card uses the first of these queries that a campus of the course passes: the query before widening, the
    # widened query, and the query with only the filters that the visitor selected (`visitor`). Widening drops words and
    # filters to find more courses. The query `visitor` is for a course found by its name. Such a course may have no
    # campus that passes the filters from the text.
    queries = [query for query in (full, search_query, full.visitor) if query is not None]
    if all(map(has_no_campus_filter, queries)):
        return [orjson.Fragment(join_card_json(card)) for card in cards]
    return [orjson.Fragment(_join_card_of_place(card, queries)) for card in cards]


def _join_card_of_place(card: StoredCard, queries: Sequence[SearchQuery]) -> str:
    """Build the card with the campuses that pass the first query. If no campus passes, the next query is used.

    If no campus passes any query, the card shows no campus and the country of the institute. The card of a course with
    one campus always shows this campus.
    """
    if not has_several_campuses(card):
        return join_card_json(card)
    choices: CardChoices = orjson.loads(card["choices"])
    selections = (select_matching_campuses(choices["campuses"], each) for each in queries)
    admitted = next(filter(None, selections), [])
    return join_card_json(card, build_place_json(choices, admitted))
