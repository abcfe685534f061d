"""Sends searches to Elasticsearch. An incomplete response raises an error."""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, cast
from zlib import crc32

import orjson
from elastic_transport import ConnectionError, ConnectionTimeout, NdjsonSerializer, TransportError
from elastic_transport.client_utils import DEFAULT
from elasticsearch import ApiError, AsyncElasticsearch, NotFoundError, OrjsonSerializer

from schemas.documents.aliases import COURSES_ALIAS
from schemas.elasticsearch_connection import ElasticsearchConnection, to_connection
from search.elasticsearch_access.circuit_breaker import CircuitBreaker, Prober
from search.elasticsearch_access.deadline import (
    SHORTEST_ATTEMPT_SECONDS,
    DeadlineNode,
    SearchDeadline,
    get_deadline,
    limit_attempts,
)
from search.errors import IncompleteResponse, NotReady, PointInTimeExpired, RequestRejected, Unavailable

Body = dict[str, Any]
EsResponse = Mapping[str, Any]

ELASTICSEARCH_TIMEOUT = "8s"
"""Time limit of one search in Elasticsearch. A search that reaches the limit returns `timed_out`."""
REQUEST_TIMEOUT_SECONDS = 10
"""The time limit of one attempt of a client without a circuit breaker."""
PROBE_SECONDS = 1.0
CONNECTIONS_PER_NODE = 32
RETRIES_MAX = 2
"""The maximum number of retries after a lost connection, a timeout or a status of 429, 502, 503 or 504.

With several nodes, the client retries at most once per other node. With a single node, the client retries once, but not
after a timeout.
"""
GATEWAY_STATUSES = frozenset({502, 503, 504})


@dataclass(frozen=True)
class IndexSearch:
    """One search of a multi-search."""

    index: str
    """The name of an index or alias."""
    body: Body
    cached: bool = False
    """Whether Elasticsearch also caches a response with hits. By default, only responses without hits are cached."""


@dataclass(frozen=True)
class PointInTimeSearch:
    """One search of a multi-search, on a point in time."""

    point_in_time: str
    keep_alive: str
    """How long Elasticsearch keeps the point in time after this search, for example `300s`."""
    body: Body


POINT_IN_TIME_LOST = frozenset(
    {
        "search_context_missing_exception",
        "node_disconnected_exception",
        "node_not_connected_exception",
        "no_shard_available_action_exception",
    }
)
"""Error types of a lost point in time: it has expired, or a node with one of its shards has stopped."""

AnySearch = IndexSearch | PointInTimeSearch


class _OrjsonLines(NdjsonSerializer):
    """Serializes multi-search lines with orjson. The default serializer uses `json`, which is slower."""

    def json_dumps(self, data: Any) -> bytes:
        return orjson.dumps(data)


class SearchClient:
    """breaker: refuses searches while Elasticsearch does not respond. With a breaker, a request also has a deadline."""

    def __init__(self, client: AsyncElasticsearch, breaker: CircuitBreaker | None = None) -> None:
        self._client = client
        self._breaker = breaker
        self._prober = Prober(breaker, self._probe) if breaker else None
        self._has_other_nodes = len(client.transport.node_pool) > 1

    async def close(self) -> None:
        if self._prober:
            await self._prober.close()
        await self._client.close()

    async def multi_search(self, searches: Sequence[AnySearch]) -> list[EsResponse]:
        """Send the searches in one round trip, and return the responses in the same order.

        If a shard fails, the searches are sent a second time.

        Raises NotReady if an index does not exist, and PointInTimeExpired if a point in time is lost. Raises
        IncompleteResponse if a search reaches ELASTICSEARCH_TIMEOUT or a shard fails. Raises Unavailable if the circuit
        is open, or if Elasticsearch is unreachable, does not respond in time, is overloaded or rejects the API key.
        Raises RequestRejected after any other error.
        """
        if not searches:
            return []
        lines = build_multi_search_lines(searches)
        responses = await self._send(lines)
        if any(map(should_retry, responses)):
            responses = await self._send(lines)
        return [
            check_response(search, response) for search, response in zip(searches, responses, strict=True)
        ]

    async def _send(self, lines: Sequence[Mapping[str, Any]]) -> list[EsResponse]:
        with translate_errors(), self._guard():
            response = await self._client.msearch(searches=lines)
        return [cast(EsResponse, response) for response in response["responses"]]

    async def open_point_in_time(self, search: IndexSearch, keep_alive: str) -> str:
        """Open a point in time on the shard copies that the search would use. Returns the id of the point in time."""
        preference = _build_preferences([search])[search.index]
        with translate_errors(), self._guard():
            response = await self._client.open_point_in_time(
                index=search.index, preference=preference, keep_alive=keep_alive
            )
        return str(response["id"])

    @contextmanager
    def _guard(self) -> Iterator[None]:
        """Apply the circuit breaker and the deadline to the round trip in the block."""
        if self._breaker is None or self._prober is None:
            yield
            return
        deadline = get_deadline()
        if self._breaker.refuses_search():
            self._prober.ensure_running()
            raise Unavailable("The search engine cannot be reached")
        if deadline.compute_remaining_seconds() < SHORTEST_ATTEMPT_SECONDS:
            raise Unavailable("The search engine did not respond in time")
        try:
            with limit_attempts(deadline, self._has_other_nodes):
                yield
        except (ConnectionError, ConnectionTimeout):
            self._breaker.record_failure()
            self._prober.ensure_running()
            raise
        except ApiError:
            self._breaker.record_response()
            raise
        self._breaker.record_response()

    async def _probe(self) -> bool:
        """Send a search that finds nothing. Returns whether Elasticsearch responded."""
        try:
            with limit_attempts(SearchDeadline(PROBE_SECONDS), self._has_other_nodes):
                await self._client.search(index=COURSES_ALIAS, size=0, query={"match_none": {}})
        except ApiError:
            return True
        except TransportError:
            return False
        return True


@asynccontextmanager
async def open_search_client(
    connection: ElasticsearchConnection | str, breaker: CircuitBreaker | None = None
) -> AsyncIterator[SearchClient]:
    """Open a client for the nodes of the connection.

    The client skips a failed node for one second, and twice as long after each further failure, up to 30 seconds. With
    a single node, a timeout is not retried, because the node would repeat the same work.
    """
    connection = to_connection(connection)
    others = len(connection.nodes) - 1
    client = AsyncElasticsearch(
        hosts=connection.nodes,
        api_key=connection.credentials,
        ca_certs=DEFAULT if connection.ca_file is None else str(connection.ca_file),
        request_timeout=REQUEST_TIMEOUT_SECONDS,
        connections_per_node=CONNECTIONS_PER_NODE,
        node_class=DeadlineNode,
        serializers={each.mimetype: each for each in (OrjsonSerializer(), _OrjsonLines())},
        max_retries=min(max(others, 1), RETRIES_MAX),
        retry_on_timeout=others > 0,
    )
    opened = SearchClient(client, breaker)
    try:
        yield opened
    finally:
        await opened.close()


@contextmanager
def translate_errors() -> Iterator[None]:
    """Translate errors of the Elasticsearch client into search errors."""
    try:
        yield
    except ConnectionTimeout as error:
        raise Unavailable("The search engine did not respond in time") from error
    except NotFoundError as error:
        raise NotReady("There is no search index yet") from error
    except ApiError as error:
        raise _to_search_error(error.status_code, str(error)) from error
    except (ConnectionError, TransportError) as error:
        raise Unavailable("The search engine cannot be reached") from error


def build_multi_search_lines(searches: Sequence[AnySearch]) -> list[Mapping[str, Any]]:
    """Build a header line and a body line for each search. Totals are exact unless a body sets `track_total_hits`.

    All searches in an index have the same preference, so results, counts and facets of one request come from the same
    copy of each shard.
    """
    preferences = _build_preferences(searches)
    lines: list[Mapping[str, Any]] = []
    for search in searches:
        body = {"timeout": ELASTICSEARCH_TIMEOUT, "track_total_hits": True, **search.body}
        if isinstance(search, IndexSearch):
            header = {"index": search.index, "preference": preferences[search.index]}
            lines += [{**header, "request_cache": True} if search.cached else header, body]
        else:
            lines += [{}, {**body, "pit": {"id": search.point_in_time, "keep_alive": search.keep_alive}}]
    return lines


def _build_preferences(searches: Sequence[AnySearch]) -> dict[str, str]:
    """Build the preference of each index: a hash of the longest filters of its searches.

    A facet leaves out the filters of its own group, so the longest filters are the complete filters of the request. All
    pages of a list have the same filters. They are therefore read from the same copy of each shard, and do not overlap
    while the index is unchanged.
    """
    filters: dict[str, bytes] = {}
    for search in searches:
        if isinstance(search, IndexSearch):
            query = search.body.get("query") or {}
            of_search = orjson.dumps(query.get("bool", {}).get("filter", query), option=orjson.OPT_SORT_KEYS)
            known = filters.get(search.index, b"")
            filters[search.index] = max(known, of_search, key=lambda text: (len(text), text))
    return {index: f"{crc32(longest):08x}" for index, longest in filters.items()}


def should_retry(response: EsResponse) -> bool:
    """Whether a shard or its node failed. Elasticsearch sends the retry to another copy of the shard."""
    if "error" in response:
        return response["status"] in GATEWAY_STATUSES
    return bool(response["_shards"]["failed"])


def check_response(search: AnySearch, response: EsResponse) -> EsResponse:
    """Return the response. Raises an error if the response is an error or incomplete."""
    if isinstance(search, PointInTimeSearch) and _read_error_types(response) & POINT_IN_TIME_LOST:
        raise PointInTimeExpired("The point in time has ended")
    if "error" in response:
        kind = response["error"]["type"]
        if kind == "index_not_found_exception":
            raise NotReady("There is no search index yet")
        raise _to_search_error(response["status"], f"{kind}: {response['error'].get('reason')}")
    if response["timed_out"]:
        raise IncompleteResponse("The search timed out")
    if response["_shards"]["failed"]:
        raise IncompleteResponse("A part of the search index failed")
    return response


def _read_error_types(response: EsResponse) -> set[str]:
    """Collect the error types of the response and of its failed shards."""
    causes = {cause["type"] for cause in response.get("error", {}).get("root_cause", ())}
    return causes | {failure["reason"]["type"] for failure in response.get("_shards", {}).get("failures", ())}


def _to_search_error(status: int, reason: str) -> Exception:
    """Convert the status to Unavailable (failure, overload or wrong API key) or RequestRejected (any other status)."""
    if status in (401, 403):
        return Unavailable("The search engine rejects the API key of this service")
    if status == 429 or status >= 500:
        return Unavailable("The search engine is busy or failing")
    return RequestRejected(f"The search engine rejected a request: {reason}")
