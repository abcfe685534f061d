"""Converts the responses for a typed text to groups of suggestions: subjects, courses, institutes and places."""

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
from search.results.text_interpretation import build_text_interpretation
from search.text_folding import fold_text
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

COURSES_WITH_EQUAL_NAME_MAX = 2
KINDS_OF_GROUPS: Mapping[SuggestionGroupName, Mapping[ValueKind, SuggestedKind]] = {
    "subjects": {"discipline": "discipline", "specialization": "specialization"},
    "institutes": {"institute": "institute"},
}
PLACE_KINDS: Mapping[str, SuggestedKind] = {"country": "country", "state": "state", "city": "city"}


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
    """Subjects and institutes whose names match the text."""
    equal_courses: EsResponse
    """Courses whose whole name, or whose institute's whole name, is the text."""
    named_courses: EsResponse
    """Courses that match the text by name, or by the interpretation of the text."""
    places: EsResponse | None
    """None if the text cannot be the name of a place."""
    value_names: ValueNames
    limit: int
    """The maximum number of suggestions in each group."""


def build_search_suggestions(
    found: FoundSuggestions, counts: Mapping[str, Counts], place_counts: CountsByKind
) -> SearchSuggestions:
    """Build the groups of suggestions.

    counts: course counts of subjects and institutes in the whole catalogue, by kind and id.
    place_counts: course counts of places in the whole catalogue, by kind and id: `{"city": {"12": 340}}`.
    """
    text = found.query.search_query.interpretation
    whole = text.text if text else ""
    has_equal_name = bool(found.equal_courses["hits"]["total"]["value"])
    groups: dict[SuggestionGroupName, list[SearchSuggestion]] = {
        "subjects": _build_values("subjects", found, counts),
        "courses": _build_courses(found, whole),
        "institutes": _build_values("institutes", found, counts),
        "places": _build_places(found, place_counts),
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

    The course count is None if the search would be widened, which means that it would find courses that match only a
    part of the text. A search for a whole name is never widened.
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


def _build_values(
    group: SuggestionGroupName, found: FoundSuggestions, counts: Mapping[str, Counts]
) -> list[SearchSuggestion]:
    """Build the suggestions of values with courses.

    The best match is first. Equally good matches are sorted by their number of courses.
    """
    kinds = KINDS_OF_GROUPS[group]
    # The matches are reversed, so that the first of several matches of one value stays in the dictionary.
    best = {
        (each.name.value.kind, each.name.value.id): each for each in reversed(_drop_guesses(found.matches))
    }
    counted = [
        (match, counts[match.name.value.kind].get(match.name.value.key, 0))
        for match in best.values()
        if match.name.value.kind in kinds
    ]
    ranked = sorted((each for each in counted if each[1]), key=_build_sort_key)
    return [
        _build_value(kinds[match.name.value.kind], match, count, found.value_names)
        for match, count in ranked[: found.limit]
    ]


def _build_sort_key(counted: tuple[NameMatch, int]) -> tuple[bool, int, int, str, int]:
    match, count = counted
    return match.is_similar, match.rank, -count, match.name.value.name, match.name.value.id


def _drop_guesses(matches: Sequence[NameMatch]) -> Sequence[NameMatch]:
    """If the text is a whole name, drop longer names that start with the text, and names that match only with typos.

    For `mba`, the other name `mba finance` is dropped.
    """
    if not any(match.is_sure for match in matches):
        return matches
    return [match for match in matches if match.is_sure or (match.name.is_own and not match.is_similar)]


def _build_value(
    kind: SuggestedKind, match: NameMatch, count: int, value_names: ValueNames
) -> SearchSuggestion:
    value = match.name.value
    return SearchSuggestion(
        kind=kind,
        id=value.id,
        slug=value.slug,
        name=value.name,
        other_name=None if match.name.is_own else match.name.text,
        context=_list_parents(value, value_names),
        course_count=count,
    )


def _list_parents(value: NamedValue, value_names: ValueNames) -> list[str]:
    kinds: Mapping[ValueKind, ValueKind] = {"specialization": "discipline", "institute": "country"}
    kind = kinds.get(value.kind)
    parent = value_names.get(kind, value.parents[kind]) if kind else None
    return [parent.name] if parent else []


def _build_courses(found: FoundSuggestions, whole: str) -> list[SearchSuggestion]:
    """Build the suggestions of courses. Courses with exactly this name come first."""
    equal = [card for card in _read_cards(found.equal_courses) if fold_text(card["name"]) == fold_text(whole)]
    cards = [*equal[:COURSES_WITH_EQUAL_NAME_MAX], *_read_cards(found.named_courses)]
    by_id = {card["id"]: card for card in cards}
    return [_build_course(card) for card in list(by_id.values())[: found.limit]]


def _read_cards(response: EsResponse) -> list[Mapping[str, Any]]:
    return [orjson.loads(join_card_json(hit["_source"]["card"])) for hit in response["hits"]["hits"]]


def _build_course(card: Mapping[str, Any]) -> SearchSuggestion:
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
    """Build the suggestions of places with courses, in the order of the place suggestions.

    If a country and a city have the same name, such as Hong Kong, only the country is suggested.
    """
    if found.places is None:
        return []
    places = (_build_place(each) for each in build_suggestions(found.places, counts, None))
    by_name: dict[tuple[str, ...], SearchSuggestion] = {}
    for place in places:
        if place and place["course_count"]:
            name = (place["name"], *place["context"])
            by_name[name] = place if place["kind"] == "country" else by_name.get(name, place)
    return list(by_name.values())[: found.limit]


def _build_place(place: Suggestion) -> SearchSuggestion | None:
    kind, place_id, slug = PLACE_KINDS.get(place["kind"]), place["id"], place["slug"]
    if kind is None or place_id is None or slug is None:
        return None
    own_name = place["name"]
    around = (place["state_name"], place["country_name"]) if kind != "country" else ()
    return SearchSuggestion(
        kind=kind,
        id=place_id,
        slug=slug,
        name=own_name,
        other_name=None,
        context=[name for name in dict.fromkeys(around) if name and name != own_name],
        course_count=place["course_count"],
    )
