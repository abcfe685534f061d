"""GET search/suggestions and GET site-suggestion: suggestions for a typed text.

In search/suggestions, one suggestion offers a search for the text, and shows the number of courses if enough courses
match. All other suggestions are courses, or values whose names match: institute groups, countries, institutes,
disciplines, articles, scholarships, pages, places and subjects. The courses match by name or by the interpreted text.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from schemas.contracts.catalogue.site_suggestions import SiteSuggestions
from schemas.contracts.unified.suggestions import SearchSuggestions
from search.calls.place_course_counts import read_place_course_counts
from search.elasticsearch_access.client import EsResponse
from search.execution.live_index import LiveIndex
from search.execution.result_cache import estimate_memory
from search.execution.search_plan import SearchPlan
from search.interpretation.interpretation import Interpretation
from search.interpretation.lexicon import CONNECTING_WORDS
from search.interpretation.lexicon_builder import get_lexicon
from search.interpretation.name_index import NameIndex, NameMatch, NameRank, build_name
from search.interpretation.name_index_builder import (
    NAMED_KINDS,
    SITE_KINDS,
    get_name_index,
    get_site_index,
)
from search.interpretation.spans import DESCRIBING_KINDS, SpanKind
from search.interpretation.tokens import split_tokens
from search.parsing.deadlines import read_today
from search.parsing.interpreted_query import interpret_text
from search.parsing.place_text import parse_place_text
from search.parsing.search_query import SearchQuery
from search.parsing.widened_query import list_steps
from search.requests.course_page import build_count_body
from search.requests.search_suggestions import (
    build_catalogue_place_body,
    build_equal_course_body,
    build_meant_course_body,
    build_named_count_bodies,
    build_named_course_body,
)
from search.results.facet_counts import Counts, FacetCounts
from search.results.suggestions.groups import (
    FoundSuggestions,
    QueryResponses,
    SuggestionCounts,
    build_search_suggestions,
)
from search.results.suggestions.site_list import BuildPath, build_site_suggestions
from search.value_names.value_names import ValueNames

COURSES_WITH_EQUAL_NAME_READ = 10
PLACES_READ = 10
_DIRECTION_MARKS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]")


async def suggest(live_index: LiveIndex, text: str, limit: int) -> SearchSuggestions:
    """Suggest at most `limit` values in each group. A text without letters and digits has no suggestions.

    Many visitors type the same first letters, so the suggestions are cached until the index changes, for at most 60 s.
    """

    async def compute() -> SearchSuggestions:
        found = await _find_suggestions(live_index, text, limit)
        if found is None:
            return SearchSuggestions(query=None, groups=[])
        return build_search_suggestions(*found)

    # The key contains the day, because a deadline passes at the end of a day.
    key = ("suggestions", read_today(), text, limit)
    return await live_index.get_cached_result(key, compute, partial(estimate_memory, key))


async def suggest_site(
    live_index: LiveIndex, text: str, limit: int, build_path: BuildPath
) -> SiteSuggestions:
    """Suggest at most `limit` values of each type, as one list. The values with exactly the typed name are first."""
    found = await _find_suggestions(live_index, text, limit)
    return SiteSuggestions(results=[] if found is None else build_site_suggestions(*found, build_path))


async def _find_suggestions(
    live_index: LiveIndex, text: str, limit: int
) -> tuple[FoundSuggestions, SuggestionCounts] | None:
    text = _DIRECTION_MARKS.sub("", text)
    found = await live_index.execute(lambda value_names: _build_plan(text, limit, value_names))
    if found is None:
        return None
    counts = await live_index.get_cached_result("courses of names", lambda: _count_courses(live_index))
    return found, SuggestionCounts(counts, await read_place_course_counts(live_index))


async def _count_courses(live_index: LiveIndex) -> Mapping[str, Counts]:
    def plan(value_names: ValueNames) -> SearchPlan[Mapping[str, Counts]]:
        return SearchPlan(build_named_count_bodies(value_names), _read_counts)

    return await live_index.execute(plan)


def _read_counts(responses: Sequence[EsResponse]) -> Mapping[str, Counts]:
    facets = FacetCounts(responses)
    return {kind: facets.read_counts(key) for key, kind in NAMED_KINDS.items()}


def _build_plan(text: str, limit: int, value_names: ValueNames) -> SearchPlan[FoundSuggestions | None]:
    search_query = interpret_text(SearchQuery(), text, value_names)
    interpretation = search_query.interpretation
    if interpretation is None or all(token.is_sign for token in interpretation.tokens):
        return SearchPlan([], lambda _: None)
    words = get_name_index(value_names).read_words(_list_words(interpretation.text))
    place_text = parse_place_text(text)
    corrected = next(iter(list_steps(search_query, value_names)), None) if interpretation.corrected else None
    counted = [search_query] if corrected is None else [search_query, corrected]
    searches = [
        *map(build_count_body, counted),
        build_equal_course_body(search_query, COURSES_WITH_EQUAL_NAME_READ),
        build_meant_course_body(search_query, limit)
        if _is_description(interpretation)
        else build_named_course_body(words, limit),
    ]
    places = [build_catalogue_place_body(place_text, PLACES_READ)] if place_text else []
    matches = find_names(interpretation, value_names)
    site_matches = {
        kind: find_in_index(get_site_index(value_names, kind), interpretation) for kind in SITE_KINDS
    }

    def read(responses: Sequence[EsResponse]) -> FoundSuggestions:
        rest = iter(responses)
        counts = [next(rest) for _ in counted]
        return FoundSuggestions(
            query=QueryResponses(counts[0], counts[1] if corrected else None, search_query, corrected),
            matches=matches,
            site_matches=site_matches,
            equal_courses=next(rest),
            named_courses=next(rest),
            places=next(rest, None),
            value_names=value_names,
            limit=limit,
        )

    return SearchPlan(searches, read, places, needs_version=True)


def _is_description(interpretation: Interpretation) -> bool:
    """Whether the text has a detail, such as a place, besides the words of a course name: `nursing in sydney`."""
    kinds = {span.kind for span in interpretation.get_meant_spans()}
    return bool(kinds & DESCRIBING_KINDS) and bool(kinds - DESCRIBING_KINDS or interpretation.words)


def find_names(interpretation: Interpretation, value_names: ValueNames) -> list[NameMatch]:
    """Find subjects and institutes by name: `uni lee` → University of Leeds.

    Institutes are also found if the whole text is one of their other names in the lexicon: `leeds uni`.
    """
    found = find_in_index(get_name_index(value_names), interpretation)
    sure = [match.name.value for match in found if match.is_sure]
    whole = _build_whole_key(interpretation.text)
    named = _find_whole_institutes(whole, interpretation.text, value_names)
    return [*(match for match in named if match.name.value not in sure), *found]


def find_in_index(index: NameIndex, interpretation: Interpretation) -> list[NameMatch]:
    """Find the values with a matching name. Each typed word must be the start of a word of the name.

    Connecting words, such as `of`, need not match if the text has other words. An unknown word matches words that start
    almost like the typed word. If no name matches, the corrected text is used. If no name equals the whole text, names
    that differ from the whole text by one or two typos are found too.
    """
    text, corrected = interpretation.text, interpretation.corrected or interpretation.text
    words = index.read_words(_list_words(text))
    every_word = " ".join(key for _, key in _list_words(text))
    as_typed = index.find(words, every_word)
    has_typo = any(word.similar for word in words)
    whole = _build_whole_key(corrected if has_typo else text)
    found = as_typed if whole == every_word else index.find(words, whole)
    exact = [match for match in as_typed if match.is_sure]
    if exact:
        known = {match.value_key for match in exact}
        return [*exact, *(match for match in found if match.value_key not in known)]
    if not found and corrected != text:
        words = index.read_words(_list_words(corrected))
        found = index.find(words, _build_whole_key(corrected), is_corrected=True)
    if any(match.is_sure for match in found):
        return found
    near = index.find_near_names(every_word)
    near_keys = {match.value_key for match in near}
    known = {match.value_key for match in found}
    return [
        *(replace(match, is_near=True) if match.value_key in near_keys else match for match in found),
        *(match for match in near if match.value_key not in known),
    ]


def _list_words(text: str) -> list[tuple[str, str]]:
    """List pairs of word and key: `Nursing` → `("Nursing", "nursing")`."""
    return [(text[token.start : token.end], token.key) for token in split_tokens(text) if not token.is_sign]


def _build_whole_key(text: str) -> str:
    """Build the key of the text without connecting words at the end: `Computer science in` → `computer science`."""
    keys = [key for _, key in _list_words(text)]
    while len(keys) > 1 and keys[-1] in CONNECTING_WORDS:
        keys.pop()
    return " ".join(keys)


def _find_whole_institutes(whole: str, text: str, value_names: ValueNames) -> list[NameMatch]:
    institutes = [
        value_names.get("institute", int(term))
        for meaning in get_lexicon(value_names).get(whole)
        if meaning.kind is SpanKind.INSTITUTE
        for _, term in meaning.terms
    ]
    return [
        NameMatch(NameRank.WHOLE_OTHER_NAME, build_name(institute, text, is_own=False))
        for institute in institutes
        if institute
    ]
