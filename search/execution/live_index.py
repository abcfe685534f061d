"""Executes search plans on the indices of the live generation.

A rebuild creates new indices, which have a new generation number. Searches use the live generation.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from schemas.documents.aliases import (
    courses_index,
    scholarships_index,
    suggestions_index,
    value_name_index,
)
from schemas.elasticsearch_connection import ElasticsearchConnection
from search.elasticsearch_access.circuit_breaker import CircuitBreaker
from search.elasticsearch_access.client import (
    AnySearch,
    EsResponse,
    IndexSearch,
    PointInTimeSearch,
    SearchClient,
    open_search_client,
)
from search.elasticsearch_access.ttl_value import TtlValue
from search.errors import IncompleteResponse, NotReady, PointInTimeExpired, SessionExpired, UnknownValue
from search.execution.point_in_time import KEEP_ALIVE, PointInTimeSession, SharedSession
from search.execution.result_cache import ResultCache
from search.execution.search_plan import (
    ALL_COURSES_QUERY,
    Planner,
    SearchPlan,
    build_index_version_body,
    read_index_version,
)
from search.execution.token_keys import TokenKeys
from search.interpretation.name_index_builder import prepare_names
from search.requests.histograms import FEE_GRAIN_PKR
from search.value_names.cache import ValueNamesCache
from search.value_names.reader import STAMP_BODY, STAMP_SEARCH, read_stamp
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import IndexVersion
from search.words.word_cache import WordCache

T = TypeVar("T")

SESSION_GENERATIONS_MAX = 2
"""The number of generations whose value names stay in memory for point-in-time sessions.

After a rebuild, a session still reads the generation in which it was opened.
"""

BuildSearches = Callable[[SearchPlan[T], ValueNames], list[AnySearch]]
"""Converts the bodies of a plan to searches. Each search has the name of its index, or a point in time."""


def _count_nothing(_: object) -> int:
    return 0


class _StaleValueNames(Exception):
    """The index has newer value names than this process."""


class LiveIndex:
    """Executes search plans. The responses to one plan belong to one generation.

    The value names (the ids, slugs and names of all filter values) in memory belong to one generation. Searches use the
    course index of the same generation. If the last check is older than 250 ms, a round trip also reads the version
    stamp of the value names. A changed stamp shows that the value names in memory are stale.

    generation: the generation to search. None means the live generation.
    token_keys: the keys that sign the tokens of point-in-time sessions.
    """

    def __init__(
        self, client: SearchClient, generation: int | None = None, token_keys: TokenKeys | None = None
    ) -> None:
        stamp_search = STAMP_SEARCH if generation is None else _build_stamp_search(generation)
        self.fee_grain = FEE_GRAIN_PKR
        """The width in rupees of the intervals that the next fee histogram counts. The last response sets the width."""
        self.token_keys = token_keys or TokenKeys()
        self.word_cache = WordCache()
        self._result_cache = ResultCache()
        self._client = client
        self._live_names = ValueNamesCache(client, stamp_search, prepare=prepare_names)
        self._version: TtlValue[IndexVersion] = TtlValue()
        self._session_names: OrderedDict[int, ValueNamesCache] = OrderedDict()
        self._shared_session = SharedSession()
        self._session_lock = asyncio.Lock()

    async def execute(self, planner: Planner[T]) -> T:
        """Execute the plan that the planner builds, in one round trip to Elasticsearch.

        If the value names have changed, the planner builds the plan again, and the new plan is executed. Exception:
        while many names of a new generation are read in the background, the responses of the old generation are used.
        """
        return await self._execute(planner, self._live_names, _build_index_searches)

    async def execute_in_session(self, session: PointInTimeSession, planner: Planner[T]) -> T:
        """Execute a plan on the point in time of the session, with the value names of the session's generation.

        Raises SessionExpired if Elasticsearch no longer has the point in time or the generation.
        """

        def build_searches(plan: SearchPlan[T], _: ValueNames) -> list[AnySearch]:
            return [PointInTimeSearch(session.point_in_time, KEEP_ALIVE, body) for body in plan.searches]

        try:
            return await self._execute(planner, self._get_session_names(session.generation), build_searches)
        except (PointInTimeExpired, NotReady) as error:
            self._shared_session.clear()
            raise SessionExpired("These results are no longer available; search again") from error

    async def read_version(self) -> IndexVersion:
        """The version is at most 250 ms old. Raises NotReady if the index is empty."""
        version = await self.execute(
            lambda _: SearchPlan([], lambda _: self.word_cache.version, needs_version=True)
        )
        if version is None:
            raise NotReady("The search index is empty")
        return version

    async def get_cached_result(
        self, key: Hashable, compute: Callable[[], Awaitable[T]], size_of: Callable[[T], int] = _count_nothing
    ) -> T:
        """Return the cached result of the current index version, or compute and cache the result.

        The current version is read if a result is stored under the key, or if no version is known. A new result is
        stored under the last known version. If that version is no longer current, the result is never returned from the
        cache.

        size_of: estimates the memory of a result in bytes. The default returns 0. It is for results with a constant
        key, because their number cannot grow.
        """
        if key in self._result_cache:
            found: T | None = self._result_cache.get(key, await self.read_version())
            if found is not None:
                return found
        return await self._result_cache.compute_once(
            key, lambda: self._compute_and_store(key, compute, size_of)
        )

    async def _compute_and_store(
        self, key: Hashable, compute: Callable[[], Awaitable[T]], size_of: Callable[[T], int]
    ) -> T:
        version = self._version.last or await self.read_version()
        self._result_cache.use_version(version)
        started = self._result_cache.read_clock()
        result = await compute()
        self._result_cache.store(key, version, result, size_of(result), started)
        return result

    async def open_session(self) -> PointInTimeSession:
        """Return the last session if the index has not changed and the session was used recently.

        Otherwise open a new session.
        """
        version = await self.read_version()
        async with self._session_lock:
            session = self._shared_session.get(version)
            if session is None:
                generation = version.names.generation
                search = IndexSearch(courses_index(generation), {"query": ALL_COURSES_QUERY})
                point_in_time = await self._client.open_point_in_time(search, KEEP_ALIVE)
                session = PointInTimeSession(generation, point_in_time)
                self._shared_session.store(version, session)
            return session

    def _get_session_names(self, generation: int) -> ValueNamesCache:
        """Return the value names of the live or an older generation."""
        names = self._session_names.get(generation)
        if names is None:
            live_names = self._live_names.last_read
            is_live = live_names is not None and live_names.stamp.generation == generation
            names = ValueNamesCache(
                self._client,
                _build_stamp_search(generation),
                live_names if is_live else None,
                prepare=prepare_names,
            )
            self._session_names[generation] = names
        self._session_names.move_to_end(generation)
        while len(self._session_names) > SESSION_GENERATIONS_MAX:
            self._session_names.popitem(last=False)
        return names

    async def _execute(
        self, planner: Planner[T], names: ValueNamesCache, build_searches: BuildSearches[T]
    ) -> T:
        value_names = await names.get()
        try:
            return await self._try_once(planner, value_names, names, build_searches)
        except UnknownValue:
            if await names.read_stamp() == value_names.stamp:
                raise
        except (_StaleValueNames, NotReady):
            pass
        self._version.clear()  # The cached version may belong to the previous generation.
        return await self._try_last_time(
            planner, await names.replace_stale(value_names), names, build_searches
        )

    async def _try_once(
        self,
        planner: Planner[T],
        value_names: ValueNames,
        names: ValueNamesCache,
        build_searches: BuildSearches[T],
    ) -> T:
        """Execute the plan. Raises _StaleValueNames if the version stamp has changed.

        If a new generation with many names is live, the responses of the old generation are still used while the new
        names are read in the background, for at most 10 s.
        """
        plan = planner(value_names)
        if names.checked.get_fresh() is value_names:
            return plan.read(await self._send(plan, value_names, build_searches))
        read_at = names.checked.read_clock()
        stamp_response, *responses = await self._send(plan, value_names, build_searches, [names.stamp_search])
        stamp = read_stamp(stamp_response)
        if stamp != value_names.stamp:
            if stamp.index != value_names.stamp.index and names.ensure_read_ahead(value_names):
                return plan.read(responses)
            raise _StaleValueNames
        names.checked.store(value_names, read_at)
        return plan.read(responses)

    async def _try_last_time(
        self,
        planner: Planner[T],
        value_names: ValueNames,
        names: ValueNamesCache,
        build_searches: BuildSearches[T],
    ) -> T:
        """Execute the plan. Raises IncompleteResponse if the generation has changed again."""
        plan = planner(value_names)
        stamp_response, *responses = await self._send(plan, value_names, build_searches, [names.stamp_search])
        if read_stamp(stamp_response).index != value_names.stamp.index:
            raise IncompleteResponse("The search index is being replaced")
        return plan.read(responses)

    async def _send(
        self,
        plan: SearchPlan[T],
        value_names: ValueNames,
        build_searches: BuildSearches[T],
        before: Sequence[IndexSearch] = (),
    ) -> list[EsResponse]:
        """Send `before` and the searches of the plan. Return all responses in this order.

        If the plan needs the index version and no fresh version is cached, the same round trip also reads the version.
        """
        searches = [*before, *build_searches(plan, value_names)]
        if not plan.needs_version or self._version.get_fresh():
            return await self._client.multi_search(searches)
        read_at = self._version.read_clock()
        version_search = IndexSearch(courses_index(value_names.stamp.generation), build_index_version_body())
        *responses, version_response = await self._client.multi_search([*searches, version_search])
        version = read_index_version(version_response, value_names)
        self._version.store(version, read_at)
        self.word_cache.set_version(version, value_names)
        return responses


def _build_stamp_search(generation: int) -> IndexSearch:
    return IndexSearch(value_name_index(generation), STAMP_BODY)


def _build_index_searches(plan: SearchPlan[T], value_names: ValueNames) -> list[AnySearch]:
    generation = value_names.stamp.generation
    courses = [IndexSearch(courses_index(generation), body) for body in plan.searches]
    places = [IndexSearch(suggestions_index(generation), body, cached=True) for body in plan.places]
    scholarships = [IndexSearch(scholarships_index(generation), body) for body in plan.scholarships]
    return [*courses, *places, *scholarships]


@asynccontextmanager
async def open_live_index(
    connection: ElasticsearchConnection | str,
    generation: int | None = None,
    token_keys: TokenKeys | None = None,
    breaker: CircuitBreaker | None = None,
) -> AsyncIterator[LiveIndex]:
    """Open a live index.

    generation: the generation to search. None means the live generation.
    token_keys: None means a new random key.
    breaker: see SearchClient.
    """
    async with open_search_client(connection, breaker) as client:
        yield LiveIndex(client, generation, token_keys)
