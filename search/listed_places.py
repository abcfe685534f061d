"""The places that the catalogue has a course in. They are listed whatever is filtered, so that a filter never takes
away the place that the next one would be set on; which they are is kept until the index changes."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import orjson

from search.answers.counts import FacetAnswers
from search.answers.location_json import Endings, TreeWriter
from search.answers.location_tree import CountsByKey, ShownCountry, shown_places
from search.answers.marked import marked
from search.answers.suggestions import CountsOfKind, counts_of_places
from search.engine import Answer
from search.plans import Ask, Plan, state_body, state_of
from search.query.places import catalogue_counts_body
from search.question.filter_table import PLACE_KINDS
from search.question.question import Question
from search.visits import State
from search.vocabulary.vocabulary import Vocabulary

LISTINGS_KEPT_MAX = 3
"""The live generation's, and those of visits that began before it changed."""

_NOTHING_ASKED = Question()


@dataclass(frozen=True)
class PlacesFound:
    """The courses of each place under a question, and what the index held when they were counted."""

    state: State
    counts: CountsByKey
    question: Question


def places_found(
    stamp: Answer, counted: FacetAnswers, question: Question, vocabulary: Vocabulary
) -> PlacesFound:
    """stamp: the answer to `state_body`."""
    counts = {key: counted.counts(key) for key in PLACE_KINDS}
    return PlacesFound(state_of(stamp, vocabulary), counts, question)


class ListedPlaces:
    """The places of one state of the index. counts: courses of the whole catalogue by kind of place."""

    def __init__(self, vocabulary: Vocabulary, counts: CountsOfKind) -> None:
        self.counts = counts
        self._vocabulary = vocabulary
        self._keys = {key: counts[kind] for key, kind in PLACE_KINDS.items()}
        self._shown = tuple(shown_places(vocabulary, self._keys, _NOTHING_ASKED))
        self._writer = cache(lambda ending: TreeWriter(self._shown, ending))

    def shown(self, question: Question) -> Sequence[ShownCountry]:
        """In the order of the vocabulary, with what the question names."""
        if self._has_all_of(question):
            return self._shown
        return tuple(shown_places(self._vocabulary, self._keys, question))

    def json(self, found: PlacesFound) -> bytes:
        """An array of CountryFacet."""
        return self._written(found, b"}", {})

    def json_marked(self, found: PlacesFound) -> bytes:
        """An array of CountryOption: each place with what the question does with it."""
        endings = {key: _endings(key, found) for key in PLACE_KINDS if found.question.named(key)}
        return self._written(found, _ending({"selected": False, "excluded": False}), endings)

    def _written(self, found: PlacesFound, ending: bytes, endings: Endings) -> bytes:
        if self._has_all_of(found.question):
            writer = self._writer(ending)
        else:
            writer = TreeWriter(self.shown(found.question), ending)
        return writer.written(found.counts, endings)

    def _has_all_of(self, question: Question) -> bool:
        return all(str(term) in self._keys[key] for key in PLACE_KINDS for term in question.named(key))


class KeptListings:
    """What was listed under the last states of the index."""

    def __init__(self) -> None:
        self._kept: OrderedDict[State, ListedPlaces] = OrderedDict()
        self._reading = asyncio.Lock()

    async def of(self, ask: Ask, state: State) -> ListedPlaces:
        """The places of that state, or of a later one: then the engine is asked. One asks, the others wait for it."""
        if state not in self._kept:
            async with self._reading:
                if state not in self._kept:
                    return await self._read(ask)
        self._kept.move_to_end(state)
        return self._kept[state]

    async def _read(self, ask: Ask) -> ListedPlaces:
        def plan(vocabulary: Vocabulary) -> Plan[tuple[State, ListedPlaces]]:
            def read(answers: Sequence[Answer]) -> tuple[State, ListedPlaces]:
                counts = counts_of_places(answers[1])
                return state_of(answers[0], vocabulary), ListedPlaces(vocabulary, counts)

            return Plan([state_body(), catalogue_counts_body(vocabulary)], read)

        state, listed = await ask(plan)
        self._kept[state] = listed
        while len(self._kept) > LISTINGS_KEPT_MAX:
            self._kept.popitem(last=False)
        return listed


def _endings(key: str, found: PlacesFound) -> Mapping[str, bytes]:
    """Of the places that the question names by one key of the filter table."""
    marks = marked(key, found.counts[key], found.question)
    return {str(term): _ending(marks.flags(term)) for term in found.question.named(key)}


def _ending(flags: Any) -> bytes:
    """What stands after the last number or list of an entry."""
    return b"," + orjson.dumps(flags)[1:]
