"""The client, and what its errors mean for us."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from elastic_transport import TransportError
from elastic_transport.client_utils import DEFAULT
from elasticsearch import ApiError, Elasticsearch, NotFoundError, OrjsonSerializer

from indexer.indexing.errors import ElasticsearchUnavailable, IndexMissing
from schemas.elasticsearch_connection import ElasticsearchConnection, to_connection

REQUEST_TIMEOUT_SECONDS = 60
CONNECTIONS_PER_NODE = 8
KEY_REFUSED_STATUSES = frozenset({401, 403})
TRANSIENT_STATUSES = frozenset({429, 500, 502, 503, 504})


def create_client(connection: ElasticsearchConnection | str) -> Elasticsearch:
    """A client of the engine at an address, with its key and certificate authority where it has them.

    What a node does not take at all, or answers with 502, 503 or 504, goes to another one at once. A node that is
    silent is left out from then on, but what it was asked may be under way: that is done again by who knows that it
    may be, the outbox (its rows are open again) and `retry_while_unavailable`.
    """
    return Elasticsearch(
        **connection_options(to_connection(connection)),
        request_timeout=REQUEST_TIMEOUT_SECONDS,
        connections_per_node=CONNECTIONS_PER_NODE,
        serializer=OrjsonSerializer(),
        max_retries=2,
        retry_on_timeout=False,
    )


def connection_options(connection: ElasticsearchConnection) -> dict[str, Any]:
    """The arguments of a client that say where the nodes are and how to authenticate."""
    return {
        "hosts": connection.nodes,
        "api_key": connection.credentials,
        "ca_certs": DEFAULT if connection.ca_file is None else str(connection.ca_file),
    }


@contextmanager
def translate_errors() -> Iterator[None]:
    """Say ElasticsearchUnavailable or IndexMissing where the client says it in its own way."""
    try:
        yield
    except TransportError as error:
        raise ElasticsearchUnavailable(f"Elasticsearch does not answer: {error}") from error
    except NotFoundError as error:
        raise IndexMissing(f"Elasticsearch does not know the index: {error}") from error
    except ApiError as error:
        if is_refused(error):
            raise ElasticsearchUnavailable(f"Elasticsearch does not let us in: {error}") from error
        if error.status_code in TRANSIENT_STATUSES or is_blocked(str(error)):
            raise ElasticsearchUnavailable(f"Elasticsearch cannot do it now: {error}") from error
        raise


def is_blocked(error: str) -> bool:
    """Whether the engine refuses writes for its own reasons, as on a full disk."""
    return "cluster_block_exception" in error


def is_refused(error: ApiError) -> bool:
    """Whether the engine knows no such key, or the key may not do it: nobody's data is to blame, our settings are."""
    return error.status_code in KEY_REFUSED_STATUSES and not is_blocked(str(error))


def is_reachable(client: Elasticsearch) -> bool:
    """Whether some node answers, each within two seconds. (Not by a ping: the embedded node has nothing at its root.)

    Raises ElasticsearchUnavailable where it answers that it does not let us in.
    """
    try:
        others = len(client.transport.node_pool) - 1
        patient = client.options(request_timeout=2, max_retries=others, retry_on_timeout=True)
        patient.cluster.health(local=True, filter_path="status")
    except ApiError as error:
        if is_refused(error):
            raise ElasticsearchUnavailable(f"Elasticsearch does not let us in: {error}") from error
        return False
    except TransportError:
        return False
    return True
