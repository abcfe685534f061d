"""The three targets of the benchmark: the API over HTTP, Elasticsearch with the bodies of the API, and PostgreSQL.

Each target sends a prepared request, parses the whole response, and returns the number of found courses.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Protocol

import aiohttp
import httpx
import orjson
import psycopg
from elasticsearch import AsyncElasticsearch
from psycopg.types.json import set_json_loads

from api.app import create_app
from bench.search.postgresql.statements import SESSION_SETTINGS, Statement, build_statement
from bench.search.requests import UNIFIED_PATH, BenchRequest
from schemas.contracts.listing.filters import ListingFilters
from schemas.documents.aliases import courses_index
from schemas.settings import Settings
from search.elasticsearch_access.client import (
    AnySearch,
    EsResponse,
    IndexSearch,
    SearchClient,
    open_search_client,
)
from search.execution.live_index import LiveIndex
from search.execution.search_plan import build_index_version_body
from search.parsing.listing_filters import parse_listing_filters
from search.parsing.search_query import SearchQuery
from search.value_names.reader import read_value_names
from search.value_names.value_names import ValueNames

API, ELASTICSEARCH, POSTGRESQL = "API", "Elasticsearch", "PostgreSQL"
RESPONSE_SECONDS_MAX = 120
RECORDED_AT_ONCE = 8


class Target(Protocol):
    async def send(self, request: BenchRequest) -> int | None:
        """Send the request. Returns the number of found courses, or None if the response has no total.

        Raises RequestFailed if the target does not respond, or responds with an error.
        """


UNCOMPRESSED_HEADERS = {"Accept-Encoding": "identity"}
"""Headers for responses without compression. The Elasticsearch client uses the same headers."""


class RequestFailed(Exception):
    """The target did not respond, or responded with an error."""


class ApiTarget:
    """The site over HTTP."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self._session = session
        self._address = address

    async def send(self, request: BenchRequest) -> int | None:
        url = f"{self._address}{request.path}"
        try:
            async with self._session.post(
                url,
                params=request.parameters,
                data=orjson.dumps(request.payload),
                headers={"Content-Type": "application/json"},
            ) as response:
                content = await response.read()
        except (aiohttp.ClientError, TimeoutError) as error:
            raise RequestFailed(str(error) or type(error).__name__) from error
        if response.status != 200:
            raise RequestFailed(f"{response.status}: {content[:200].decode(errors='replace')}")
        found = orjson.loads(content)
        return int(found["total"]) if request.path == UNIFIED_PATH else None


RoundTrips = Sequence[Sequence[IndexSearch]]
"""The searches of one request to the API. Each inner sequence is one round trip to Elasticsearch."""


class ElasticsearchTarget:
    """Elasticsearch with the bodies and the client of the API."""

    def __init__(self, client: SearchClient, trips: Mapping[str, RoundTrips]) -> None:
        self._client = client
        self._trips = trips

    async def send(self, request: BenchRequest) -> int | None:
        try:
            trips = [await self._client.multi_search(searches) for searches in self._trips[request.key]]
        except Exception as error:
            raise RequestFailed(f"{type(error).__name__}: {error}") from error
        if request.path != UNIFIED_PATH:
            return None
        # The API may widen a search: it then reads the page or the facets again with fewer conditions. The last round
        # trip with a page or facets has the result. Other round trips only count courses.
        sent = zip(self._trips[request.key], trips, strict=True)
        responses = [responses for searches, responses in sent if not all(map(_is_count, searches))][-1]
        # The first response has the page. The first or the second response has the total.
        counted = next(response["hits"] for response in responses if "total" in response["hits"])
        return int(counted["total"]["value"])


def _is_count(search: IndexSearch) -> bool:
    return search.body.get("size") == 0 and "aggs" not in search.body


class PostgresTarget:
    """PostgreSQL with one open connection per client."""

    def __init__(
        self, connections: list[psycopg.AsyncConnection], statements: Mapping[str, Statement]
    ) -> None:
        self._free = connections
        self._statements = statements

    async def send(self, request: BenchRequest) -> int | None:
        statement = self._statements[request.key]
        connection = self._free.pop()
        try:
            cursor = await connection.execute(statement.text.encode(), statement.values)
            rows = await cursor.fetchall()
        except psycopg.Error as error:
            raise RequestFailed(f"{type(error).__name__}: {error}") from error
        finally:
            self._free.append(connection)
        return int(rows[0][0]) if request.path == UNIFIED_PATH else None


_RECORDED: ContextVar[list[Sequence[IndexSearch]]] = ContextVar("searches recorded for the current request")


class _Recorder(SearchClient):
    """Records the searches in the course index.

    Reads of version stamps are not recorded, because a site reads the stamps at most four times per second.
    """

    def __init__(self, client: AsyncElasticsearch, index: str) -> None:
        super().__init__(client)
        self._index = index

    async def multi_search(self, searches: Sequence[AnySearch]) -> list[EsResponse]:
        recorded = _RECORDED.get(None)
        of_courses = [
            search
            for search in searches
            if isinstance(search, IndexSearch)
            and search.index == self._index
            and search.body != build_index_version_body()
        ]
        if recorded is not None and of_courses:
            recorded.append(of_courses)
        return await super().multi_search(searches)


class Translator:
    """Converts a request to the Elasticsearch searches of the API, and to an SQL statement.

    To find the searches, the translator calls the API in this process and records its searches. Each request is sent
    once. The searches are stored as JSON text, so that the garbage collector does not have to traverse them.
    """

    def __init__(self, api: httpx.AsyncClient, value_names: ValueNames) -> None:
        self._api = api
        self._value_names = value_names
        self._known: dict[str, bytes] = {}

    async def record_trips(self, requests: Sequence[BenchRequest]) -> dict[str, RoundTrips]:
        """Record the requests that are not recorded yet. Returns the round trips of each request by request key."""
        waiting = iter([request for request in requests if request.key not in self._known])
        await asyncio.gather(*(self._record(waiting) for _ in range(RECORDED_AT_ONCE)))
        return {
            request.key: [
                [IndexSearch(**search) for search in searches]
                for searches in orjson.loads(self._known[request.key])
            ]
            for request in requests
        }

    def build_statements(self, requests: Sequence[BenchRequest]) -> dict[str, Statement]:
        """Build the SQL statements by request key.

        A statement looks for the words of a text, but does not interpret the text.
        """
        return {request.key: build_statement(request, self.parse(request)) for request in requests}

    def parse(self, request: BenchRequest) -> SearchQuery:
        """Parse the filters and the text of a request. The text is not interpreted."""
        return parse_listing_filters(ListingFilters(**request.body, interpret=False), self._value_names)

    async def _record(self, waiting: Iterator[BenchRequest]) -> None:
        for request in waiting:
            recorded: list[Sequence[IndexSearch]] = []
            _RECORDED.set(recorded)
            response = await self._api.post(request.path, params=request.parameters, json=request.payload)
            response.raise_for_status()
            if not recorded:
                raise RuntimeError(f"{request.key} sent no search to Elasticsearch")
            self._known[request.key] = orjson.dumps(recorded)


@asynccontextmanager
async def open_translator(elasticsearch_url: str) -> AsyncIterator[Translator]:
    async with AsyncElasticsearch(elasticsearch_url) as client:
        value_names = await read_value_names(SearchClient(client))
        recorder = _Recorder(client, courses_index(value_names.stamp.generation))
        app = create_app(Settings(elasticsearch_url=elasticsearch_url))
        app.state.live_index = LiveIndex(recorder)
        logging.getLogger("api.request").disabled = True
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://recorded") as api:
            # Fill the caches of the API before requests are recorded.
            (
                await api.post(UNIFIED_PATH, json={"facets": ["locations"], "histograms": ["fees"]})
            ).raise_for_status()
            yield Translator(api, value_names)


@asynccontextmanager
async def open_api(address: str) -> AsyncIterator[ApiTarget]:
    """Open the API as a target. The HTTP session has the same settings as the Elasticsearch client."""
    async with aiohttp.ClientSession(
        timeout=aiohttp.ClientTimeout(total=RESPONSE_SECONDS_MAX),
        connector=aiohttp.TCPConnector(limit=0),
        cookie_jar=aiohttp.DummyCookieJar(),
        skip_auto_headers=("accept", "accept-encoding", "user-agent"),
        headers=UNCOMPRESSED_HEADERS,
    ) as session:
        yield ApiTarget(session, address)


@asynccontextmanager
async def open_elasticsearch(
    elasticsearch_url: str, trips: Mapping[str, RoundTrips]
) -> AsyncIterator[ElasticsearchTarget]:
    async with open_search_client(elasticsearch_url) as opened:
        yield ElasticsearchTarget(opened, trips)


@asynccontextmanager
async def open_postgres(
    database_url: str, statements: Mapping[str, Statement], clients: int
) -> AsyncIterator[PostgresTarget]:
    set_json_loads(orjson.loads)
    connections = [
        await psycopg.AsyncConnection.connect(database_url, autocommit=True) for _ in range(clients)
    ]
    try:
        for connection in connections:
            for setting in SESSION_SETTINGS:
                await connection.execute(setting.encode())
        yield PostgresTarget(connections, statements)
    finally:
        for connection in connections:
            await connection.close()
