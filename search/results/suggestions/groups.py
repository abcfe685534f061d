"""Converts the responses for a typed text to the groups of suggestions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import orjson

from schemas.contracts.listing.location_suggestions import Suggestion
from schemas.contracts.unified.suggestions import (
    SearchSuggestion,
    SearchSuggestions,
    SuggestedKind,
    SuggestedQuery,
    SuggestionGroup,
    SuggestionGroupName,
)
from schemas.documents.course.listing_card import join_card_json
from schemas.documents.value_name.document import ValueKind
from schemas.vocabulary.limits import FEW_RESULTS
from search.elasticsearch_access.client import EsResponse
from search.interpretation.name_index import NameMatch
from search.parsing.search_query import SearchQuery
from search.results.facet_counts import Counts
from search.results.place_suggestions import CountsByKind, build_suggestions
from search.results.suggestions.pages import find_pages
from search.results.suggestions.values import (
    VALUE_KINDS,
    build_suggested_values,
    drop_guesses,
    keep_site_matches,
)
from search.results.text_interpretation import build_text_interpretation
from search.text_folding import fold_text
from search.value_names.value_names import ValueNames

COURSES_WITH_EQUAL_NAME_MAX = 2
PLACE_KINDS: Mapping[str, SuggestedKind] = {"state": "state", "city": "city"}


@dataclass(frozen=True, slots=True)
class QueryResponses:
    full: EsResponse
    """The count of the courses that match the typed text."""
    corrected: EsResponse | None
    """The count of the courses that match the corrected text. None if the text has no correction."""
    search_query: SearchQuery
    corrected_query: SearchQuery | None


@dataclass(frozen=True, slots=True)
class FoundSuggestions:
    query: QueryResponses
    matches: Sequence[NameMatch]
    """Disciplines, specializations and institutes whose names match the text."""
    site_matches: Mapping[ValueKind, Sequence[NameMatch]]
    """Countries, institute groups, articles and scholarships whose names match the text."""
    equal_courses: EsResponse
    """Courses for which the text is a whole name: of the course, its institute or a campus."""
    named_courses: EsResponse
    """Courses that match the text by name, or by the interpretation of the text."""
    places: EsResponse | None
    """None if the text cannot be the name of a place."""
    value_names: ValueNames
    limit: int
    """The maximum number of suggestions in each group."""


@dataclass(frozen=True, slots=True)
class SuggestionCounts:
    """Course counts in the whole catalogue, by kind and id: `{"city": {"12": 340}}`."""

    names: Mapping[str, Counts]
    places: CountsByKind


def build_search_suggestions(found: FoundSuggestions, counts: SuggestionCounts) -> SearchSuggestions:
    """Build the groups of suggestions."""
    text = found.query.search_query.interpretation
    whole = text.text if text else ""
    has_equal_name = bool(found.equal_courses["hits"]["total"]["value"])
    kept = [*drop_guesses(found.matches), *keep_site_matches(found.site_matches)]
    value_counts = {**counts.names, "country": counts.places["country"]}
    values = {
        kind: build_suggested_values(kind, kept, value_counts, found.value_names, found.limit)
        for kind in VALUE_KINDS
    }
    groups: dict[SuggestionGroupName, list[SearchSuggestion]] = {
        "institute_groups": values["institute_group"],
        "countries": values["country"],
        "institutes": values["institute"],
        "courses": [build_course(card) for card in list_course_cards(found)],
        "disciplines": values["discipline"],
        "blogs": values["blog"],
        "scholarships": values["scholarship"],
        "pages": find_pages(whole, found.value_names)[: found.limit],
        "places": _build_places(found, counts.places),
        "subjects": values["specialization"],
    }
    return SearchSuggestions(
        query=_build_query(found, whole, is_whole_name=has_equal_name),
        groups=[
            SuggestionGroup(name=name, suggestions=suggestions)
            for name, suggestions in groups.items()
            if suggestions
        ],
    )


def _build_query(found: FoundSuggestions, whole: str, *, is_whole_name: bool) -> SuggestedQuery:
    """Build the suggestion to search for the typed text.

    If few courses match the typed text, the suggestion has the corrected text. If there is no correction, or if few
    courses match the corrected text too, the course count is None: a search would be widened, and would find courses
    that match only a part of the text. A search for a whole name is never widened.
    """
    query = found.query
    total, shown, is_corrected = _read_total(query.full), query.search_query, False
    is_enough = is_whole_name or total >= FEW_RESULTS
    if not is_enough and query.corrected and query.corrected_query:
        total, shown, is_corrected = _read_total(query.corrected), query.corrected_query, True
        is_enough = total >= FEW_RESULTS
    interpretation = build_text_interpretation(replace(shown, full=None), None, found.value_names)
    corrected = query.search_query.interpretation.corrected if query.search_query.interpretation else None
    return SuggestedQuery(
        text=whole,
        corrected_text=corrected if is_corrected else None,
        spans=interpretation["spans"] if interpretation else [],
        course_count=total if is_enough else None,
    )


def _read_total(response: EsResponse) -> int:
    return int(response["hits"]["total"]["value"])


def list_course_cards(found: FoundSuggestions) -> list[Mapping[str, Any]]:
    """List the cards of the suggested courses. Courses with exactly the typed name come first."""
    text = found.query.search_query.interpretation
    whole = fold_text(text.text) if text else ""
    equal = [card for card in _read_cards(found.equal_courses) if fold_text(card["name"]) == whole]
    cards = [*equal[:COURSES_WITH_EQUAL_NAME_MAX], *_read_cards(found.named_courses)]
    by_id = {card["id"]: card for card in cards}
    return list(by_id.values())[: found.limit]


def _read_cards(response: EsResponse) -> list[Mapping[str, Any]]:
    return [orjson.loads(join_card_json(hit["_source"]["card"])) for hit in response["hits"]["hits"]]


def build_course(card: Mapping[str, Any]) -> SearchSuggestion:
    campus = card["campus"]
    place = campus["city"]["name"] if campus else card["country"]["name"]
    return SearchSuggestion(
        kind="course",
        id=card["id"],
        slug=card["slug"],
        name=card["name"],
        other_name=None,
        context=[card["institute_name"], place],
        course_count=None,
    )


def _build_places(found: FoundSuggestions, counts: CountsByKind) -> list[SearchSuggestion]:
    """Build the suggestions of states and cities with courses. They are sorted as in the place suggestions.

    A state or city with the name of its country, such as Hong Kong, is left out, because the country is suggested.
    """
    if found.places is None:
        return []
    places = (_build_place(each) for each in build_suggestions(found.places, counts, None))
    return [place for place in places if place and place["course_count"]][: found.limit]


def _build_place(place: Suggestion) -> SearchSuggestion | None:
    kind, place_id, slug = PLACE_KINDS.get(place["kind"]), place["id"], place["slug"]
    own_name = place["name"]
    if kind is None or place_id is None or slug is None or own_name == place["country_name"]:
        return None
    around = (place["state_name"], place["country_name"])
    return SearchSuggestion(
        kind=kind,
        id=place_id,
        slug=slug,
        name=own_name,
        other_name=None,
        context=[name for name in dict.fromkeys(around) if name and name != own_name],
        course_count=place["course_count"],
    )
