"""The three that are asked: the façade over HTTP, the engine with the façade's own bodies, PostgreSQL.

Each answers a prepared question and returns the number of courses (or of values) that it found; the answer is parsed as
whoever uses it would have to.
"""

import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

import aiohttp
import httpx
import orjson
import psycopg
from elasticsearch import AsyncElasticsearch
from psycopg.types.json import set_json_loads

from api.app import create_app
from bench.search.peer import SESSION, Statement, statement_of
from bench.search.workload import TYPED_CALL, Ask
from schemas.contracts.filters import ListingFilters
from schemas.documents.aliases import courses_index
from schemas.settings import Settings
from search.catalogue import Catalogue
from search.engine import Answer, AnySearch, Engine, Search, open_engine
from search.plans import state_body
from search.question.parsing import question_of
from search.vocabulary.reading import read_vocabulary
from search.vocabulary.vocabulary import Vocabulary

FACADE, ENGINE, POSTGRESQL = "API", "engine", "PostgreSQL"
ANSWER_SECONDS_MAX = 120


class Target(Protocol):
    async def ask(self, ask: Ask) -> int | None:
        """How many courses a search found; None for lists. Raises Failed."""


UNCOMPRESSED = {"Accept-Encoding": "identity"}
"""As the engine is asked by its own client, which else the site alone would compress for."""


class Failed(Exception):
    """No answer, or one that is an error."""


class FacadeTarget:
    """The site as it is reached over HTTP."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self._session = session
        self._address = address

    async def ask(self, ask: Ask) -> int | None:
        url = f"{self._address}{ask.path}"
        try:
            async with self._session.post(
                url,
                params=ask.parameters,
                data=orjson.dumps(ask.posted),
                headers={"Content-Type": "application/json"},
            ) as response:
                content = await response.read()
        except (aiohttp.ClientError, TimeoutError) as error:
            raise Failed(str(error) or type(error).__name__) from error
        if response.status != 200:
            raise Failed(f"{response.status}: {content[:200].decode(errors='replace')}")
        answer = orjson.loads(content)
        return int(answer["total"]) if ask.path == TYPED_CALL else None


class EngineTarget:
    """Elasticsearch with the very bodies that the façade sends, by the client that it sends them with."""

    def __init__(self, engine: Engine, bodies: Mapping[str, Sequence[Search]]) -> None:
        self._engine = engine
        self._bodies = bodies

    async def ask(self, ask: Ask) -> int | None:
        try:
            answers = await self._engine.multi_search(self._bodies[ask.key])
        except Exception as error:
            raise Failed(f"{type(error).__name__}: {error}") from error
        if ask.path != TYPED_CALL:
            return None
        # Hits come first: the page with the number, or the page and then the number.
        counted = next(answer["hits"] for answer in answers if "total" in answer["hits"])
        return int(counted["total"]["value"])


class PostgresTarget:
    """One connection for each client, kept open."""

    def __init__(
        self, connections: list[psycopg.AsyncConnection], statements: Mapping[str, Statement]
    ) -> None:
        self._free = connections
        self._statements = statements

    async def ask(self, ask: Ask) -> int | None:
        statement = self._statements[ask.key]
        connection = self._free.pop()
        try:
            cursor = await connection.execute(statement.text.encode(), statement.values)
            rows = await cursor.fetchall()
        except psycopg.Error as error:
            raise Failed(f"{type(error).__name__}: {error}") from error
        finally:
            self._free.append(connection)
        return int(rows[0][0]) if ask.path == TYPED_CALL else None


class Recorded(Exception):
    """Ends a call of the API at the moment it would ask the engine for courses."""


class _Recorder(Engine):
    """Lets the vocabulary and the index's state be read; once it records, keeps what would be asked of the courses.

    Not the vocabulary's stamp, which a site in use asks for four times a second however much it is asked.
    """

    def __init__(self, client: AsyncElasticsearch, index: str) -> None:
        super().__init__(client)
        self._index = index
        self.records = False
        self.searches: list[Search] = []

    async def multi_search(self, searches: Sequence[AnySearch]) -> list[Answer]:
        of_courses = [
            search for search in searches if isinstance(search, Search) and search.index == self._index
        ]
        if self.records and any(search.body != state_body() for search in of_courses):
            self.searches = of_courses
            raise Recorded
        return await super().multi_search(searches)


class Translator:
    """From a question to what the API would ask the engine for it, and to PostgreSQL's statement.

    The API itself is asked, in this process, with an engine that records.
    """

    def __init__(self, api: httpx.AsyncClient, recorder: _Recorder, vocabulary: Vocabulary) -> None:
        self._api = api
        self._recorder = recorder
        self._vocabulary = vocabulary

    async def bodies(self, asks: Sequence[Ask]) -> dict[str, Sequence[Search]]:
        return {ask.key: await self._searches(ask) for ask in asks}

    def statements(self, asks: Sequence[Ask]) -> dict[str, Statement]:
        return {
            ask.key: statement_of(ask, question_of(ListingFilters(**ask.body), self._vocabulary))
            for ask in asks
        }

    async def _searches(self, ask: Ask) -> list[Search]:
        try:
            answer = await self._api.post(ask.path, params=ask.parameters, json=ask.posted)
        except Recorded:
            return self._recorder.searches
        raise RuntimeError(f"{ask.key} was answered without the engine: {answer.status_code} {answer.text}")


@asynccontextmanager
async def translator(elasticsearch_url: str) -> AsyncIterator[Translator]:
    async with AsyncElasticsearch(elasticsearch_url) as client:
        vocabulary = await read_vocabulary(Engine(client))
        recorder = _Recorder(client, courses_index(vocabulary.stamp.generation))
        app = create_app(Settings(elasticsearch_url=elasticsearch_url))
        app.state.catalogue = Catalogue(recorder)
        # Every recorded call ends in an error of our own making, which is no news.
        logging.getLogger("api.request").disabled = True
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://recorded") as api:
            # What a site that has answered before knows, and asks no question for.
            (
                await api.post(TYPED_CALL, json={"facets": ["locations"], "histograms": ["fees"]})
            ).raise_for_status()
            recorder.records = True
            yield Translator(api, recorder, vocabulary)


@asynccontextmanager
async def facade(address: str) -> AsyncIterator[FacadeTarget]:
    timeout = aiohttp.ClientTimeout(total=ANSWER_SECONDS_MAX)
    async with aiohttp.ClientSession(
        timeout=timeout, connector=aiohttp.TCPConnector(limit=0), headers=UNCOMPRESSED
    ) as session:
        yield FacadeTarget(session, address)


@asynccontextmanager
async def engine(
    elasticsearch_url: str, bodies: Mapping[str, Sequence[Search]]
) -> AsyncIterator[EngineTarget]:
    async with open_engine(elasticsearch_url) as opened:
        yield EngineTarget(opened, bodies)


@asynccontextmanager
async def postgres(
    database_url: str, statements: Mapping[str, Statement], clients: int
) -> AsyncIterator[PostgresTarget]:
    set_json_loads(orjson.loads)
    connections = [
        await psycopg.AsyncConnection.connect(database_url, autocommit=True) for _ in range(clients)
    ]
    try:
        for connection in connections:
            for setting in SESSION:
                await connection.execute(setting.encode())
        yield PostgresTarget(connections, statements)
    finally:
        for connection in connections:
            await connection.close()
