"""Adds the popular searches to suggestions and top words."""

from collections.abc import Sequence

from api.popular_search.cached_searches import PopularSearch, find_searches
from schemas.contracts.catalogue.places import TopWord
from schemas.contracts.unified.suggestions import SearchSuggestion, SearchSuggestions, SuggestionGroup
from schemas.vocabulary.limits import SUGGESTED_SEARCHES_MAX, TOP_SEARCHES_MAX


def add_popular_searches(
    found: SearchSuggestions, searches: Sequence[PopularSearch], typed: str, limit: int
) -> SearchSuggestions:
    """Add a group with the popular searches that contain the typed words, before the other groups."""
    suggestions = [
        SearchSuggestion(
            kind="search",
            id=search.id,
            slug=search.slug,
            name=search.text,
            other_name=None,
            context=[],
            course_count=search.courses,
        )
        for search in find_searches(searches, typed, min(limit, SUGGESTED_SEARCHES_MAX))
    ]
    if not suggestions:
        return found
    group = SuggestionGroup(name="searches", suggestions=suggestions)
    return SearchSuggestions(query=found["query"], groups=[group, *found["groups"]])


def build_top_searches(searches: Sequence[PopularSearch]) -> list[TopWord]:
    return [
        TopWord(id=each.id, slug=each.slug, name=each.text, type="search", course_count=each.courses)
        for each in searches[:TOP_SEARCHES_MAX]
    ]
