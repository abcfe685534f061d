"""Facets and histograms: what is asked, and how it is read. Those whose own filter is not set share one search."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Protocol, TypeVar, cast

import orjson

from schemas.contracts.search import HistogramName, SearchRequest
from schemas.contracts.search_facets import (
    CountryOption,
    DegreeLevelGroupOption,
    DisciplineOption,
    IntakeOptions,
    PlaceCounts,
    PopularOption,
    SearchFacets,
)
from schemas.contracts.search_histograms import SearchHistograms
from schemas.filters.declarations import FILTERS_BY_FACET, PLACE_KINDS, FacetName, FilterGroup
from search.parsing.search_query import Question
from search.requests.facets import Facet, missing_facet, popular_facet, value_facet
from search.requests.histograms import DURATION_FACETS, fee_facets
from search.results.facet_counts import Counts, FacetAnswers
from search.results.flagged_counts import Marked, marked
from search.results.histograms import duration_histogram, fee_histogram
from search.results.json_template import Prepared, Slots
from search.results.location_tree import marked_location_json
from search.results.option_facets import build_flagged_option_facets
from search.results.paged_facets import campus_list, institute_list, specialization_list
from search.results.short_facets import (
    degree_level_options,
    discipline_options,
    intake_options,
)
from search.value_names.value_names import Vocabulary

T = TypeVar("T")

POPULAR = "panels"
INTAKES_UNKNOWN = "intakes_unknown"
KEYS: Mapping[FacetName, Sequence[str]] = {
    facet: tuple(each.key for each in filters)
    for facet, filters in FILTERS_BY_FACET.items()
    if filters and facet is not FacetName.POPULAR
}
"""The filters whose values a facet counts, but for the counts of places, which go as deep as they are wanted."""


class Counted(Protocol):
    """Counts, or the slots where they will stand."""

    def counts(self, key: str, /) -> Counts: ...

    def total(self, name: str, /) -> int: ...


def wanted_facets(
    request: SearchRequest, question: Question, vocabulary: Vocabulary, fee_grain: int
) -> list[Facet]:
    """In the same order whatever order they were asked for in, so that the engine finds its own answer again."""
    keys = chain.from_iterable(keys for name, keys in KEYS.items() if name in request.facets)
    if FacetName.PLACE_COUNTS in request.facets:
        keys = chain(_counted_places(request), keys)
    facets = [value_facet(key, question, vocabulary) for key in dict.fromkeys(keys)]
    if FacetName.INTAKES in request.facets:
        facets.append(missing_facet(INTAKES_UNKNOWN, FilterGroup.INTAKE, "intakes"))
    if FacetName.POPULAR in request.facets:
        facets.append(popular_facet())
    if HistogramName.FEES in request.histograms:
        facets += fee_facets(fee_grain)
    if HistogramName.DURATIONS in request.histograms:
        facets += DURATION_FACETS
    return facets


def read_facets(
    request: SearchRequest,
    question: Question,
    vocabulary: Vocabulary,
    found: FacetAnswers,
    countries: Iterable[str],
) -> SearchFacets:
    """countries: that the locations always list."""

    def of(key: str) -> Marked:
        return marked(key, found.counts(key), question)

    def asked(name: FacetName, read: Callable[[], T]) -> T | None:
        return read() if name in request.facets else None

    def whole(name: FacetName, make: Callable[[Vocabulary, Counted, Question], T]) -> T | None:
        return asked(name, lambda: _whole_list(name, make, vocabulary, found, question))

    lists = request.lists
    return SearchFacets(
        locations=asked(
            FacetName.LOCATIONS,
            lambda: _locations(
                marked_location_json(
                    vocabulary, countries, {key: found.counts(key) for key in PLACE_KINDS}, question
                )
            ),
        ),
        place_counts=asked(FacetName.PLACE_COUNTS, lambda: _place_counts(request, found)),
        degree_levels=whole(FacetName.DEGREE_LEVELS, _degree_levels),
        disciplines=whole(FacetName.DISCIPLINES, _disciplines),
        specializations=asked(
            FacetName.SPECIALIZATIONS,
            lambda: specialization_list(vocabulary, of("specializations"), lists.specializations, question),
        ),
        campuses=asked(FacetName.CAMPUSES, lambda: campus_list(vocabulary, of("campuses"), lists.campuses)),
        institutes=asked(
            FacetName.INSTITUTES, lambda: institute_list(vocabulary, of("institutes"), lists.institutes)
        ),
        **build_flagged_option_facets(request.facets, of),
        intakes=whole(FacetName.INTAKES, _intakes),
        popular=asked(FacetName.POPULAR, lambda: _popular(found.total(POPULAR), question)),
    )


def _whole_list(
    name: FacetName,
    make: Callable[[Vocabulary, Counted, Question], T],
    vocabulary: Vocabulary,
    found: FacetAnswers,
    question: Question,
) -> T:
    """A facet that always has all of its values: prepared, unless the question names some of them."""
    if any(question.named(key) for key in KEYS[name]):
        return make(vocabulary, found, question)

    def prepare() -> Prepared:
        slots = Slots()
        return Prepared(make(vocabulary, slots, Question()), slots)

    prepared = vocabulary.once(name, prepare)
    counts = {key: found.counts(key) for key in KEYS[name]}
    return cast(
        T,
        prepared.filled(
            [
                found.total(facet) if term is None else counts[facet].get(term, 0)
                for facet, term in prepared.keys
            ]
        ),
    )


def _degree_levels(
    vocabulary: Vocabulary, found: Counted, question: Question
) -> list[DegreeLevelGroupOption]:
    of_types, of_levels = (marked(key, found.counts(key), question) for key in KEYS[FacetName.DEGREE_LEVELS])
    return degree_level_options(vocabulary, of_types, of_levels)


def _disciplines(vocabulary: Vocabulary, found: Counted, question: Question) -> list[DisciplineOption]:
    return discipline_options(vocabulary, marked("disciplines", found.counts("disciplines"), question))


def _intakes(_: Vocabulary, found: Counted, question: Question) -> IntakeOptions:
    return intake_options(marked("intakes", found.counts("intakes"), question), found.total(INTAKES_UNKNOWN))


def _locations(written: bytes) -> list[CountryOption]:
    """What stands ready as JSON goes into the answer as it is."""
    return cast(list[CountryOption], orjson.Fragment(written))


def _counted_places(request: SearchRequest) -> tuple[str, ...]:
    """The levels of the tree of places that are counted, from the widest."""
    levels = tuple(PLACE_KINDS)
    return levels[: levels.index(request.place_depth) + 1]


def _place_counts(request: SearchRequest, found: FacetAnswers) -> PlaceCounts:
    counts = {key: found.counts(key) for key in _counted_places(request)}
    return PlaceCounts(
        countries=counts["countries"], states=counts.get("states"), cities=counts.get("cities")
    )


def _popular(count: int, question: Question) -> PopularOption:
    return PopularOption(course_count=count, **marked(POPULAR, {}, question).flags(True))


def read_histograms(
    request: SearchRequest, question: Question, found: FacetAnswers, largest: int | None
) -> SearchHistograms:
    wanted = frozenset(request.histograms)
    return SearchHistograms(
        fees=fee_histogram(found, largest, question.fee) if HistogramName.FEES in wanted else None,
        durations=duration_histogram(found, question.duration) if HistogramName.DURATIONS in wanted else None,
    )
