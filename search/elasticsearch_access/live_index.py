"""The live generation: its vocabulary in memory, and questions answered from it alone."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from schemas.documents.aliases import courses_index, suggestions_index, vocabulary_index
from schemas.elasticsearch_connection import ElasticsearchConnection
from search.elasticsearch_access.client import (
    Answer,
    AnySearch,
    Engine,
    Search,
    SearchInPointInTime,
    open_engine,
)
from search.elasticsearch_access.point_in_time import KEPT, SharedVisit, State, Visit
from search.elasticsearch_access.result_cache import KeptAnswers
from search.elasticsearch_access.search_plan import EVERYTHING, Plan, Planner, state_body, state_of
from search.elasticsearch_access.ttl_value import Seen
from search.errors import IncompleteAnswer, NotReady, PointInTimeGone, UnknownValue, VisitGone
from search.requests.histograms import FEE_GRAIN_PKR
from search.spelling.word_cache import KnownWords
from search.value_names.cache import Names
from search.value_names.reader import STAMP_BODY, read_stamp
from search.value_names.value_names import Vocabulary

T = TypeVar("T")

OLDER_GENERATIONS_MAX = 2
"""Visits outlive a rebuild or two; the names of their generations are kept in memory too."""

Asked = Callable[[Plan[T], Vocabulary], list[AnySearch]]
"""Where the searches of a plan go."""


class _OutOfDate(Exception):
    """The vocabulary that an attempt used is not the index's any more."""


class Catalogue:
    """Answers never mix generations: courses are asked of the index that the vocabulary belongs to, by its own
    name, and the vocabulary's stamp is asked again, in the same round trip, unless it was seen a moment ago."""

    def __init__(self, engine: Engine) -> None:
        self.fee_grain = FEE_GRAIN_PKR
        """By what the histogram of fees was shown last, and is counted next."""
        self.known_words = KnownWords()
        self._kept = KeptAnswers()
        self._engine = engine
        self._names = Names(engine)
        self._states: Seen[State] = Seen()
        self._names_of_visits: OrderedDict[int, Names] = OrderedDict()
        self._shared_visit = SharedVisit()
        self._opening_visit = asyncio.Lock()

    async def ask(self, planner: Planner[T]) -> T:
        """The answer to a plan, in one round trip; in a second one when the vocabulary had changed."""
        return await self._ask(planner, self._names, _of_the_index)

    async def ask_in_visit(self, visit: Visit, planner: Planner[T]) -> T:
        """The same, of the courses of the visit's moment and with its generation's names; VisitGone when the engine
        does not have them any more."""

        def searches(plan: Plan[T], _: Vocabulary) -> list[AnySearch]:
            return [SearchInPointInTime(visit.point_in_time, KEPT, body) for body in plan.searches]

        try:
            return await self._ask(planner, self._names_of(visit.generation), searches)
        except (PointInTimeGone, NotReady) as error:
            self._shared_visit.forget()
            raise VisitGone("These results are not kept any more; search again") from error

    async def state(self) -> State:
        """What the live generation holds now, or held a moment ago; the engine keeps both stamps between writes."""
        state = await self.ask(lambda _: Plan([], lambda _: self.known_words.state, of_state=True))
        if state is None:
            raise NotReady("The search index is empty")
        return state

    async def kept_answer(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """What `make` answers, made once for as long as the index does not change. key: says all that is asked."""
        return await self._kept.get(key, await self.state(), make)

    async def open_visit(self) -> Visit:
        """A visit of the live generation as it is now."""
        state = await self.state()
        async with self._opening_visit:
            visit = self._shared_visit.of(state)
            if visit is None:
                generation = state.names.generation
                search = Search(courses_index(generation), {"query": EVERYTHING})
                visit = Visit(generation, await self._engine.open_point_in_time(search, KEPT))
                self._shared_visit.keep(state, visit)
            return visit

    def _names_of(self, generation: int) -> Names:
        """The names of a generation, whether it is live or not any more."""
        names = self._names_of_visits.get(generation)
        if names is None:
            known = self._names.known
            same = known is not None and known.stamp.generation == generation
            stamped = Search(vocabulary_index(generation), STAMP_BODY)
            names = Names(self._engine, stamped, known if same else None)
            self._names_of_visits[generation] = names
        self._names_of_visits.move_to_end(generation)
        while len(self._names_of_visits) > OLDER_GENERATIONS_MAX:
            self._names_of_visits.popitem(last=False)
        return names

    async def _ask(self, planner: Planner[T], names: Names, asked: Asked[T]) -> T:
        vocabulary = await names.vocabulary()
        try:
            return await self._attempt(planner, vocabulary, names, asked)
        except UnknownValue:
            if await names.stamp() == vocabulary.stamp:
                raise
        except (_OutOfDate, NotReady):
            pass
        self._states.forget()  # it was that of the index before
        return await self._last_attempt(planner, await names.other_than(vocabulary), names, asked)

    async def _attempt(self, planner: Planner[T], vocabulary: Vocabulary, names: Names, asked: Asked[T]) -> T:
        plan = planner(vocabulary)
        if names.seen.trusted() is vocabulary:
            return plan.read(await self._answers(plan, vocabulary, asked))
        looked = names.seen.time()
        stamp_answer, *answers = await self._answers(plan, vocabulary, asked, [names.stamped])
        stamp = read_stamp(stamp_answer)
        if stamp != vocabulary.stamp:
            if stamp.index != vocabulary.stamp.index and names.are_read_ahead(vocabulary):
                return plan.read(answers)
            raise _OutOfDate
        names.seen.note(vocabulary, looked)
        return plan.read(answers)

    async def _last_attempt(
        self, planner: Planner[T], vocabulary: Vocabulary, names: Names, asked: Asked[T]
    ) -> T:
        """Names that were written once more meanwhile are let pass, another generation is not."""
        plan = planner(vocabulary)
        stamp_answer, *answers = await self._answers(plan, vocabulary, asked, [names.stamped])
        if read_stamp(stamp_answer).index != vocabulary.stamp.index:
            raise IncompleteAnswer("The search index is being replaced")
        return plan.read(answers)

    async def _answers(
        self, plan: Plan[T], vocabulary: Vocabulary, asked: Asked[T], before: Sequence[Search] = ()
    ) -> list[Answer]:
        """To what is asked before a plan's searches, and to those; the state, where the plan needs it, is noted."""
        searches = [*before, *asked(plan, vocabulary)]
        if not plan.of_state or self._states.trusted():
            return await self._engine.multi_search(searches)
        looked = self._states.time()
        of_state = Search(courses_index(vocabulary.stamp.generation), state_body())
        *answers, state_answer = await self._engine.multi_search([*searches, of_state])
        state = state_of(state_answer, vocabulary)
        if state is not None:
            self._states.note(state, looked)
        self.known_words.note(state, vocabulary)
        return answers


def _of_the_index(plan: Plan[T], vocabulary: Vocabulary) -> list[AnySearch]:
    generation = vocabulary.stamp.generation
    courses = [Search(courses_index(generation), body) for body in plan.searches]
    return [*courses, *(Search(suggestions_index(generation), body, cached=True) for body in plan.places)]


@asynccontextmanager
async def open_catalogue(connection: ElasticsearchConnection | str) -> AsyncIterator[Catalogue]:
    async with open_engine(connection) as engine:
        yield Catalogue(engine)
