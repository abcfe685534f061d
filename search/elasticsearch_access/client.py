"""The one place that talks to Elasticsearch. An answer is whole or it is an error."""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, cast
from zlib import crc32

import orjson
from elastic_transport import ConnectionError, ConnectionTimeout, NdjsonSerializer, TransportError
from elastic_transport.client_utils import DEFAULT
from elasticsearch import ApiError, AsyncElasticsearch, NotFoundError, OrjsonSerializer

from schemas.elasticsearch_connection import ElasticsearchConnection, to_connection
from search.errors import IncompleteResponse, NotReady, PointInTimeExpired, RequestRejected, Unavailable

Body = dict[str, Any]
EsResponse = Mapping[str, Any]

ENGINE_TIMEOUT = "8s"
"""How long the engine may work on one search before it gives up; it then says so."""
REQUEST_TIMEOUT_SECONDS = 10
CONNECTIONS_PER_NODE = 32
OTHER_NODES_ASKED_MAX = 2
"""How many more nodes are asked when one cannot be reached, is silent or says 502, 503 or 504."""
GATEWAY_STATUSES = frozenset({502, 503, 504})


@dataclass(frozen=True)
class IndexSearch:
    """One part of a multi-search: an index or alias, and what is asked of it.

    cached: the engine keeps the hits too until the index changes; it keeps counts unasked.
    """

    index: str
    body: Body
    cached: bool = False


@dataclass(frozen=True)
class PointInTimeSearch:
    """The same, asked of a point in time that the engine keeps open, which is kept for longer thereby."""

    point_in_time: str
    kept: str
    body: Body


POINT_IN_TIME_LOST = frozenset(
    {
        "search_context_missing_exception",
        "node_disconnected_exception",
        "node_not_connected_exception",
        "no_shard_available_action_exception",
    }
)
"""A point in time is kept by one copy of each shard: it ends with the node that has it, other copies or not."""

AnySearch = IndexSearch | PointInTimeSearch


class _OrjsonLines(NdjsonSerializer):
    """Lines of a multi-search; the client's own spells them with the slower `json`."""

    def json_dumps(self, data: Any) -> bytes:
        return orjson.dumps(data)


class SearchClient:
    def __init__(self, client: AsyncElasticsearch) -> None:
        self._client = client

    async def multi_search(self, searches: Sequence[AnySearch]) -> list[EsResponse]:
        """The answers in the order of the searches, in one round trip.

        NotReady when an index is not there, IncompleteAnswer when any part timed out or lost a shard,
        Unavailable when the engine cannot be reached.
        """
        if not searches:
            return []
        lines = build_multi_search_lines(searches)
        responses = await self._answers(lines)
        if any(map(should_retry, responses)):
            responses = await self._answers(lines)
        return [whole(search, response) for search, response in zip(searches, responses, strict=True)]

    async def _answers(self, lines: Sequence[Mapping[str, Any]]) -> list[EsResponse]:
        with _failures_told():
            response = await self._client.msearch(searches=lines)
        return [cast(EsResponse, response) for response in response["responses"]]

    async def open_point_in_time(self, search: IndexSearch, kept: str) -> str:
        """The id of a point in time of the search's index, on the copies that the search would ask."""
        header = _header(search)
        with _failures_told():
            response = await self._client.open_point_in_time(
                index=header["index"], preference=header["preference"], keep_alive=kept
            )
        return str(response["id"])


@asynccontextmanager
async def open_search_client(connection: ElasticsearchConnection | str) -> AsyncIterator[SearchClient]:
    """An engine at an address, with its key and certificate authority where it has them.

    A node that fails is left out for a while (a second, then twice as long each time) and the search goes to another.
    Of a single node no second wait is asked: it would only have the same work once more.
    """
    connection = to_connection(connection)
    others = len(connection.nodes) - 1
    client = AsyncElasticsearch(
        hosts=connection.nodes,
        api_key=connection.credentials,
        ca_certs=DEFAULT if connection.ca_file is None else str(connection.ca_file),
        request_timeout=REQUEST_TIMEOUT_SECONDS,
        connections_per_node=CONNECTIONS_PER_NODE,
        serializers={each.mimetype: each for each in (OrjsonSerializer(), _OrjsonLines())},
        max_retries=min(max(others, 1), OTHER_NODES_ASKED_MAX),
        retry_on_timeout=others > 0,
    )
    try:
        yield SearchClient(client)
    finally:
        await client.close()


@contextmanager
def _failures_told() -> Iterator[None]:
    """The client's errors as ours."""
    try:
        yield
    except ConnectionTimeout as error:
        raise Unavailable("The search engine did not answer in time") from error
    except NotFoundError as error:
        raise NotReady("There is no search index yet") from error
    except ApiError as error:
        raise _refusal(error.status_code, str(error)) from error
    except (ConnectionError, TransportError) as error:
        raise Unavailable("The search engine cannot be reached") from error


def build_multi_search_lines(searches: Sequence[AnySearch]) -> list[Mapping[str, Any]]:
    """The multi-search's two lines for each search: where it goes, and what is asked. Totals are always exact."""
    lines: list[Mapping[str, Any]] = []
    for search in searches:
        body = {"timeout": ENGINE_TIMEOUT, "track_total_hits": True, **search.body}
        if isinstance(search, IndexSearch):
            header = _header(search)
            lines += [{**header, "request_cache": True} if search.cached else header, body]
        else:
            lines += [{}, {**body, "pit": {"id": search.point_in_time, "keep_alive": search.kept}}]
    return lines


def _header(search: IndexSearch) -> dict[str, str]:
    """The same filters go to the same copy of each shard: pages do not overlap, counts are of the courses on them, and
    what is cached is found."""
    query = search.body.get("query") or {}
    search_query = orjson.dumps(query.get("bool", {}).get("filter", query), option=orjson.OPT_SORT_KEYS)
    return {"index": search.index, "preference": f"{crc32(search_query):08x}"}


def should_retry(response: EsResponse) -> bool:
    """Whether a shard did not answer, as when its node went away between finding its hits and fetching them: the
    engine then knows, and asks another copy."""
    if "error" in response:
        return response["status"] in GATEWAY_STATUSES
    return bool(response["_shards"]["failed"])


def whole(search: AnySearch, response: EsResponse) -> EsResponse:
    """The answer itself when it is complete."""
    if isinstance(search, PointInTimeSearch) and _failures(response) & POINT_IN_TIME_LOST:
        raise PointInTimeExpired("The point in time is not kept any more")
    if "error" in response:
        kind = response["error"]["type"]
        if kind == "index_not_found_exception":
            raise NotReady("There is no search index yet")
        raise _refusal(response["status"], f"{kind}: {response['error'].get('reason')}")
    if response["timed_out"]:
        raise IncompleteResponse("The search engine ran out of time")
    if response["_shards"]["failed"]:
        raise IncompleteResponse("A part of the search index did not answer")
    return response


def _failures(response: EsResponse) -> set[str]:
    """The kinds of all that the parts of the index could not do."""
    causes = {cause["type"] for cause in response.get("error", {}).get("root_cause", ())}
    return causes | {failure["reason"]["type"] for failure in response.get("_shards", {}).get("failures", ())}


def _refusal(status: int, reason: str) -> Exception:
    """A busy or failing engine may recover, and a key may be mended; a question that it refuses is our own mistake."""
    if status in (401, 403):
        return Unavailable("The search engine does not let us in")
    if status == 429 or status >= 500:
        return Unavailable("The search engine is busy or failing")
    return RequestRejected(f"The search engine refused a question: {reason}")
