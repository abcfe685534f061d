"""Converts the groups of suggestions to the list of GET site-suggestion (specification, section 3.2)."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rapidfuzz.distance import OSA

from schemas.contracts.catalogue.site_suggestions import SiteSuggestion, SiteSuggestionType
from schemas.contracts.unified.suggestions import SearchSuggestion, SuggestedKind
from search.results.suggestions.groups import (
    FoundSuggestions,
    SuggestionCounts,
    build_search_suggestions,
    list_course_cards,
)
from search.text_folding import fold_text
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames


class BuildPath(Protocol):
    """Builds a path: ("course_detail", "law") → /course-detail/law."""

    def __call__(self, page_type: str, *parts: str) -> str: ...


TYPES: Mapping[SuggestedKind, SiteSuggestionType] = {
    "institute_group": "Institute Group",
    "country": "Country",
    "institute": "Institute",
    "course": "Course",
    "discipline": "Discipline",
    "blog": "Blog",
    "scholarship": "Scholarship",
    "page": "Other Pages",
    "site_page": "Other Pages",
}
"""The kinds of suggestions in the list. States, cities and specializations are left out, because they have no page."""
_NAMES_WITH_TYPOS_MAX = 2


def build_site_suggestions(
    found: FoundSuggestions, counts: SuggestionCounts, build_path: BuildPath
) -> list[SiteSuggestion]:
    """Build the list. Values with exactly the typed name are first.

    Values whose names differ by one typo follow, then those with two typos, then all others.

    build_path: returns the path of a page from its page type and path parts.
    """
    suggestions = build_search_suggestions(found, counts)
    typed = fold_text(suggestions["query"]["text"] if suggestions["query"] else "")
    cards = {card["id"]: card for card in list_course_cards(found)}
    listed = [
        (_count_typos(each, typed), _build_suggestion(each, cards, found.value_names, build_path))
        for group in suggestions["groups"]
        for each in group["suggestions"]
        if each["kind"] in TYPES
    ]
    return [suggestion for _, suggestion in sorted(listed, key=lambda each: each[0])]


def _count_typos(suggestion: SearchSuggestion, typed: str) -> int:
    """Count the typos that separate the text from the name.

    A number above the maximum means that the name is different.
    """
    names = [suggestion["name"], suggestion["other_name"] or suggestion["name"]]
    return min(OSA.distance(fold_text(name), typed, score_cutoff=_NAMES_WITH_TYPOS_MAX) for name in names)


def _build_suggestion(
    suggestion: SearchSuggestion,
    cards: Mapping[int, Mapping[str, Any]],
    value_names: ValueNames,
    build_path: BuildPath,
) -> SiteSuggestion:
    kind, slug = suggestion["kind"], suggestion["slug"]
    if kind == "site_page":
        slug = build_path(slug).removeprefix("/")
    elif kind == "page":
        slug = build_path("What_is_interesting", slug).removeprefix("/")
    row = SiteSuggestion(
        name=suggestion["name"],
        id=suggestion["id"],
        type=TYPES[kind],
        institute_id=None,
        campus_id=None,
        slug=slug,
        campus_slug=None,
        country_slug=slug if kind == "country" else None,
        course_slug=None,
        degree_level_slug=None,
        discipline=slug if kind == "discipline" else None,
    )
    if kind == "institute":
        _add_institute_fields(row, suggestion["id"], value_names)
    elif kind == "course":
        _add_course_fields(row, cards[suggestion["id"]])
    return row


def _add_institute_fields(row: SiteSuggestion, institute_id: int, value_names: ValueNames) -> None:
    row["institute_id"] = institute_id
    institute = value_names.get("institute", institute_id)
    country = value_names.get("country", institute.parents["country"]) if institute else None
    row["country_slug"] = country.slug if country else None
    campus = _get_first_campuses(value_names).get(institute_id)
    row["campus_id"], row["campus_slug"] = (campus.id, campus.slug) if campus else (None, None)


def _add_course_fields(row: SiteSuggestion, card: Mapping[str, Any]) -> None:
    campus, discipline = card["campus"], card["discipline"]
    row["institute_id"] = card["institute"]["id"]
    row["campus_id"], row["campus_slug"] = (campus["id"], campus["slug"]) if campus else (None, None)
    row["country_slug"] = card["country"]["slug"]
    row["course_slug"] = card["slug"]
    row["degree_level_slug"] = card["degree_level"]["slug"]
    row["discipline"] = discipline["slug"] if discipline else None


def _get_first_campuses(value_names: ValueNames) -> Mapping[int, NamedValue]:
    """Return the campus with the lowest id of each institute, by the id of the institute."""

    def build() -> Mapping[int, NamedValue]:
        campuses: Sequence[NamedValue] = value_names.list_values("campus")
        # Campuses with lower ids come later, and the dictionary keeps the last campus of each institute.
        ordered = sorted(campuses, key=lambda each: -each.id)
        return {campus.parents["institute"]: campus for campus in ordered}

    return value_names.memoize("first campuses", build)
