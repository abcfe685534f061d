"""A client that reads the search log. It waits longer than a search, and does not use the circuit breaker."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from elastic_transport.client_utils import DEFAULT
from elasticsearch import Elasticsearch, OrjsonSerializer

from schemas.elasticsearch_connection import ElasticsearchConnection, to_connection
from search.elasticsearch_access.client import translate_errors

REPORT_SECONDS = 30


class SearchLogClient:
    """Runs the requests of the reports in the calling thread. Raises Unavailable, NotReady and RequestRejected."""

    def __init__(self, client: Elasticsearch) -> None:
        self._client = client

    def search(self, *args: Any, **kwargs: Any) -> Any:
        with translate_errors():
            return self._client.search(*args, **kwargs)


@asynccontextmanager
async def open_search_log_client(connection: ElasticsearchConnection | str) -> AsyncIterator[SearchLogClient]:
    connection = to_connection(connection)
    with Elasticsearch(
        hosts=connection.nodes,
        api_key=connection.credentials,
        ca_certs=DEFAULT if connection.ca_file is None else str(connection.ca_file),
        request_timeout=REPORT_SECONDS,
        serializer=OrjsonSerializer(),
        max_retries=0,
    ) as client:
        yield SearchLogClient(client)
