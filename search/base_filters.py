"""POST course/base_filters/: the facets that stand open in the sidebar."""

from collections.abc import Sequence
from functools import partial
from typing import cast

import orjson

from schemas.contracts.facets import BaseFilters, CountryFacet, InstituteTypeFacet
from schemas.contracts.filters import NOTHING_CHOSEN, ListingFilters
from schemas.vocabulary.kinds import InstituteType
from search.answers.counts import Counts, FacetAnswers
from search.answers.disciplines import discipline_facets
from search.answers.levels import degree_level_groups
from search.catalogue import Catalogue
from search.engine import Answer
from search.listed_places import PlacesFound, places_found
from search.plans import Plan, state_body
from search.query.facets import (
    Facet,
    facet_bodies,
    missing_facet,
    popular_facet,
    value_facet,
)
from search.question.filter_table import PLACE_KINDS, Group
from search.question.parsing import question_of
from search.question.question import Question
from search.vocabulary.vocabulary import Vocabulary

VALUE_KEYS = (*PLACE_KINDS, "degree_levels_types", "degree_levels", "disciplines", "institute_type")
FEE_UNKNOWN = "fee_unknown"


async def base_filters(catalogue: Catalogue, filters: ListingFilters) -> BaseFilters:
    """Disciplines, levels and institute types always all; places that the catalogue has a course in."""
    make = partial(_counted, catalogue, filters)
    return await (catalogue.kept_answer("base_filters", make) if filters == NOTHING_CHOSEN else make())


async def _counted(catalogue: Catalogue, filters: ListingFilters) -> BaseFilters:
    def plan(vocabulary: Vocabulary) -> Plan[tuple[BaseFilters, PlacesFound]]:
        question = question_of(filters, vocabulary)
        bodies = facet_bodies(question, _facets(question, vocabulary))
        return Plan([state_body(), *bodies], lambda answers: _read(answers, question, vocabulary))

    facets, places = await catalogue.ask(plan)
    listed = await catalogue.listings.of(catalogue.ask, places.state)
    facets["locations"] = cast(list[CountryFacet], orjson.Fragment(listed.json(places)))
    return facets


def _facets(question: Question, vocabulary: Vocabulary) -> list[Facet]:
    values = [value_facet(key, question, vocabulary) for key in VALUE_KEYS]
    return [*values, missing_facet(FEE_UNKNOWN, Group.FEE, "fee_pkr"), popular_facet()]


def _read(
    answers: Sequence[Answer], question: Question, vocabulary: Vocabulary
) -> tuple[BaseFilters, PlacesFound]:
    """All but the places, whose counts are beside it."""
    found = FacetAnswers(answers[1:])
    facets = BaseFilters(
        disciplines=discipline_facets(vocabulary, found.counts("disciplines")),
        degree_levels=degree_level_groups(
            vocabulary, found.counts("degree_levels_types"), found.counts("degree_levels")
        ),
        locations=[],
        institute_types=_institute_types(found.counts("institute_type")),
        fee_unknown_count=found.total(FEE_UNKNOWN),
        popular_count=found.total("panels"),
    )
    return facets, places_found(answers[0], found, question, vocabulary)


def _institute_types(counts: Counts) -> list[InstituteTypeFacet]:
    return [
        InstituteTypeFacet(slug=each.value, name=each.value.capitalize(), course_count=counts.get(each, 0))
        for each in InstituteType
    ]
