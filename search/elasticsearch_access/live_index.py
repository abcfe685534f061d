"""The live generation: its value names in memory, and the execution of search plans against its indexes."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from schemas.documents.aliases import courses_index, suggestions_index, value_name_index
from schemas.elasticsearch_connection import ElasticsearchConnection
from search.elasticsearch_access.client import (
    AnySearch,
    EsResponse,
    IndexSearch,
    PointInTimeSearch,
    SearchClient,
    open_search_client,
)
from search.elasticsearch_access.point_in_time import KEPT, IndexVersion, PointInTimeSession, SharedSession
from search.elasticsearch_access.result_cache import ResultCache
from search.elasticsearch_access.search_plan import EVERYTHING, Planner, SearchPlan, state_body, state_of
from search.elasticsearch_access.ttl_value import TtlValue
from search.errors import IncompleteResponse, NotReady, PointInTimeExpired, SessionExpired, UnknownValue
from search.requests.histograms import FEE_GRAIN_PKR
from search.spelling.word_cache import WordCache
from search.value_names.cache import ValueNamesCache
from search.value_names.reader import STAMP_BODY, read_stamp
from search.value_names.value_names import ValueNames

T = TypeVar("T")

OLDER_GENERATIONS_MAX = 2
"""How many generations keep their value names in memory for point-in-time sessions, which can outlive a rebuild."""

Asked = Callable[[SearchPlan[T], ValueNames], list[AnySearch]]
"""Assigns the bodies of a plan to indexes or to a point in time."""


class _OutOfDate(Exception):
    """The value names of an attempt no longer match the index."""


class LiveIndex:
    """Executes search plans. A response never mixes two generations.

    Searches name the concrete course index of the generation of the value names, not the alias. The same round trip
    reads the version stamp of the value names again, unless a fresh stamp is cached.
    """

    def __init__(self, client: SearchClient) -> None:
        self.fee_grain = FEE_GRAIN_PKR
        """The bucket width in rupees for the next fee histogram, from the last response."""
        self.word_cache = WordCache()
        self._kept = ResultCache()
        self._engine = client
        self._names = ValueNamesCache(client)
        self._states: TtlValue[IndexVersion] = TtlValue()
        self._names_of_visits: OrderedDict[int, ValueNamesCache] = OrderedDict()
        self._shared_visit = SharedSession()
        self._opening_visit = asyncio.Lock()

    async def execute(self, planner: Planner[T]) -> T:
        """Execute a plan in one round trip, or in a second one when the value names have changed."""
        return await self._ask(planner, self._names, _of_the_index)

    async def execute_in_session(self, visit: PointInTimeSession, planner: Planner[T]) -> T:
        """Execute a plan on the courses of the session's point in time, with the value names of its generation.

        Raises SessionExpired when Elasticsearch no longer has the point in time or the generation.
        """

        def searches(plan: SearchPlan[T], _: ValueNames) -> list[AnySearch]:
            return [PointInTimeSearch(visit.point_in_time, KEPT, body) for body in plan.searches]

        try:
            return await self._ask(planner, self._names_of(visit.generation), searches)
        except (PointInTimeExpired, NotReady) as error:
            self._shared_visit.forget()
            raise SessionExpired("These results are not kept any more; search again") from error

    async def state(self) -> IndexVersion:
        """The version of the live generation, at most 250 ms old. Elasticsearch caches both stamps between writes."""
        state = await self.execute(lambda _: SearchPlan([], lambda _: self.word_cache.state, of_state=True))
        if state is None:
            raise NotReady("The search index is empty")
        return state

    async def kept_answer(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """Get the result of `make` from the cache. The index version and the key identify the result."""
        return await self._kept.get(key, await self.state(), make)

    async def open_visit(self) -> PointInTimeSession:
        """Open a session on the live generation, or share the last one when the index has not changed."""
        state = await self.state()
        async with self._opening_visit:
            visit = self._shared_visit.of(state)
            if visit is None:
                generation = state.names.generation
                search = IndexSearch(courses_index(generation), {"query": EVERYTHING})
                visit = PointInTimeSession(generation, await self._engine.open_point_in_time(search, KEPT))
                self._shared_visit.keep(state, visit)
            return visit

    def _names_of(self, generation: int) -> ValueNamesCache:
        """The value names of a generation, which may be older than the live one."""
        names = self._names_of_visits.get(generation)
        if names is None:
            known = self._names.known
            same = known is not None and known.stamp.generation == generation
            stamped = IndexSearch(value_name_index(generation), STAMP_BODY)
            names = ValueNamesCache(self._engine, stamped, known if same else None)
            self._names_of_visits[generation] = names
        self._names_of_visits.move_to_end(generation)
        while len(self._names_of_visits) > OLDER_GENERATIONS_MAX:
            self._names_of_visits.popitem(last=False)
        return names

    async def _ask(self, planner: Planner[T], names: ValueNamesCache, asked: Asked[T]) -> T:
        value_names = await names.value_names()
        try:
            return await self._attempt(planner, value_names, names, asked)
        except UnknownValue:
            if await names.stamp() == value_names.stamp:
                raise
        except (_OutOfDate, NotReady):
            pass
        self._states.forget()  # the cached version may belong to the previous index
        return await self._last_attempt(planner, await names.other_than(value_names), names, asked)

    async def _attempt(
        self, planner: Planner[T], value_names: ValueNames, names: ValueNamesCache, asked: Asked[T]
    ) -> T:
        plan = planner(value_names)
        if names.seen.trusted() is value_names:
            return plan.read(await self._answers(plan, value_names, asked))
        looked = names.seen.time()
        stamp_answer, *responses = await self._answers(plan, value_names, asked, [names.stamped])
        stamp = read_stamp(stamp_answer)
        if stamp != value_names.stamp:
            if stamp.index != value_names.stamp.index and names.are_read_ahead(value_names):
                return plan.read(responses)
            raise _OutOfDate
        names.seen.note(value_names, looked)
        return plan.read(responses)

    async def _last_attempt(
        self, planner: Planner[T], value_names: ValueNames, names: ValueNamesCache, asked: Asked[T]
    ) -> T:
        """Accept value names that changed again in the meantime, but not another generation."""
        plan = planner(value_names)
        stamp_answer, *responses = await self._answers(plan, value_names, asked, [names.stamped])
        if read_stamp(stamp_answer).index != value_names.stamp.index:
            raise IncompleteResponse("The search index is being replaced")
        return plan.read(responses)

    async def _answers(
        self,
        plan: SearchPlan[T],
        value_names: ValueNames,
        asked: Asked[T],
        before: Sequence[IndexSearch] = (),
    ) -> list[EsResponse]:
        """Send `before` and the searches of the plan. Read and cache the index version when the plan needs it."""
        searches = [*before, *asked(plan, value_names)]
        if not plan.of_state or self._states.trusted():
            return await self._engine.multi_search(searches)
        looked = self._states.time()
        of_state = IndexSearch(courses_index(value_names.stamp.generation), state_body())
        *responses, state_answer = await self._engine.multi_search([*searches, of_state])
        state = state_of(state_answer, value_names)
        if state is not None:
            self._states.note(state, looked)
        self.word_cache.note(state, value_names)
        return responses


def _of_the_index(plan: SearchPlan[T], value_names: ValueNames) -> list[AnySearch]:
    generation = value_names.stamp.generation
    courses = [IndexSearch(courses_index(generation), body) for body in plan.searches]
    return [
        *courses,
        *(IndexSearch(suggestions_index(generation), body, cached=True) for body in plan.places),
    ]


@asynccontextmanager
async def open_live_index(connection: ElasticsearchConnection | str) -> AsyncIterator[LiveIndex]:
    async with open_search_client(connection) as client:
        yield LiveIndex(client)
