"""Creates the Elasticsearch client and translates its errors."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from elastic_transport import TransportError
from elastic_transport.client_utils import DEFAULT
from elasticsearch import ApiError, Elasticsearch, NotFoundError, OrjsonSerializer

from indexer.indexing.errors import ElasticsearchUnavailable, ElasticsearchUnreachable, IndexMissing
from schemas.elasticsearch_connection import ElasticsearchConnection, to_connection

REQUEST_TIMEOUT_SECONDS = 60
CONNECTIONS_PER_NODE = 8
KEY_REFUSED_STATUSES = frozenset({401, 403})
TRANSIENT_STATUSES = frozenset({429, 500, 502, 503, 504})


def create_client(connection: ElasticsearchConnection | str) -> Elasticsearch:
    """Create a client for the configured nodes, API key and certificate authority.

    The client sends a request to another node if a node refuses the connection or responds with 429, 502, 503 or 504.
    The client does not retry after a timeout, because the slow node may still execute the request. Callers handle
    timeouts. The task that processes the outbox makes the claimed rows pending again, and a rebuild repeats the request
    with `retry_while_unavailable`.
    """
    return Elasticsearch(
        **build_connection_options(to_connection(connection)),
        request_timeout=REQUEST_TIMEOUT_SECONDS,
        connections_per_node=CONNECTIONS_PER_NODE,
        serializer=OrjsonSerializer(),
        max_retries=2,
        retry_on_timeout=False,
    )


def build_connection_options(connection: ElasticsearchConnection) -> dict[str, Any]:
    """Return the client arguments for node addresses and authentication."""
    return {
        "hosts": connection.nodes,
        "api_key": connection.credentials,
        "ca_certs": DEFAULT if connection.ca_file is None else str(connection.ca_file),
    }


@contextmanager
def translate_errors() -> Iterator[None]:
    """Convert client errors to ElasticsearchUnavailable and IndexMissing. Other errors are raised unchanged."""
    try:
        yield
    except TransportError as error:
        raise ElasticsearchUnreachable(f"Elasticsearch does not respond: {error}") from error
    except NotFoundError as error:
        raise IndexMissing(f"Elasticsearch does not know the index: {error}") from error
    except ApiError as error:
        if is_refused(error):
            raise ElasticsearchUnavailable(f"Elasticsearch does not let us in: {error}") from error
        if error.status_code in TRANSIENT_STATUSES or is_blocked(str(error)):
            raise ElasticsearchUnavailable(
                f"Elasticsearch cannot execute the request now: {error}"
            ) from error
        raise


def is_blocked(error: str) -> bool:
    """True for an error text of a blocked index or cluster, for example because the disk is full."""
    return "cluster_block_exception" in error


def is_refused(error: ApiError) -> bool:
    """True if the API key is unknown to Elasticsearch, or has no permission for the request."""
    return error.status_code in KEY_REFUSED_STATUSES and not is_blocked(str(error))


def is_reachable(client: Elasticsearch) -> bool:
    """True if a node responds without an error. Each node gets one attempt of two seconds.

    Raises ElasticsearchUnavailable if the API key is refused.

    The call uses the health API, because the Elasticsearch that `make run` starts does not support ping.
    """
    try:
        others = len(client.transport.node_pool) - 1
        probe = client.options(request_timeout=2, max_retries=others, retry_on_timeout=True)
        probe.cluster.health(local=True, filter_path="status")
    except ApiError as error:
        if is_refused(error):
            raise ElasticsearchUnavailable(f"Elasticsearch does not let us in: {error}") from error
        return False
    except TransportError:
        return False
    return True
