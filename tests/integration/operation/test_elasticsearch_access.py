"""The site and the indexer use Elasticsearch with TLS and an API key.

Requests without TLS or without the key are refused.
"""

from collections.abc import Iterator
from datetime import date
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import psycopg
import pytest
import trustme

from indexer.indexing.elasticsearch.client import create_client, is_reachable, translate_errors
from indexer.indexing.elasticsearch.indices import count_documents_written
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import connect
from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.search_log.names import LOG_INDICES
from schemas.search_log.reports.reading import REPORT_NAMES, read_report_with_previous
from schemas.search_log.reports.searches import read_searches
from schemas.search_log.reports.selection import Selection
from schemas.settings import Settings
from search.calls.readiness import count_searchable_courses
from search.errors import Unavailable
from search.execution.live_index import open_live_index
from stack.elasticsearch_keys import OUR_INDICES
from tests.integration.account.site import open_site
from tests.integration.indexer.index_contents import read_live_generation, read_value, remove_everything
from tests.integration.operation.secured_elasticsearch import (
    KEY,
    SecuredElasticsearch,
    secure,
    write_authority,
)
from tests.integration.search.generated_catalogue import load_generated_catalogue


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture(scope="module")
def ca_file(authority: trustme.CA, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_authority(authority, tmp_path_factory.mktemp("authority") / "ca.pem")


@pytest.fixture(scope="module")
def secured_elasticsearch(elasticsearch_url: str, authority: trustme.CA) -> Iterator[SecuredElasticsearch]:
    with secure(elasticsearch_url, authority) as secured:
        yield secured


@pytest.fixture(scope="module")
def secured_url(secured_elasticsearch: SecuredElasticsearch) -> str:
    return secured_elasticsearch.address


@pytest.fixture(scope="module")
def catalogue_url(database_url: str, elasticsearch_url: str) -> str:
    with psycopg.connect(database_url) as connection:
        load_generated_catalogue(connection)
    with create_client(elasticsearch_url) as client:
        remove_everything(client)
    return database_url


async def test_a_rebuild_and_a_search_with_tls_and_key(
    catalogue_url: str, secured_url: str, ca_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clients of indexer and search are created from the settings. ELASTICSEARCH_URL lists two nodes.

    The two nodes are the same TLS proxy in front of Elasticsearch, under the names 127.0.0.1 and localhost.
    """
    (tmp_path / "key").write_text(f"{KEY}\n")
    monkeypatch.setenv("ELASTICSEARCH_URL", f"{secured_url}, {secured_url.replace('127.0.0.1', 'localhost')}")
    monkeypatch.setenv("ELASTICSEARCH_API_KEY_FILE", str(tmp_path / "key"))
    monkeypatch.setenv("ELASTICSEARCH_CA_FILE", str(ca_file))
    connection = Settings(_env_file=None).elasticsearch_connection
    assert connection is not None
    with create_client(connection) as client:
        rebuild(catalogue_url, client, RebuildOptions())
    with connect(catalogue_url) as database:
        published = read_value(database, "SELECT count(*) FROM published_course")
    async with open_live_index(connection) as catalogue:
        assert await count_searchable_courses(catalogue) == published > 0


@pytest.mark.parametrize("key", [None, "bm90OnRoaXM=", "key-id:wrong"])
async def test_requests_without_the_key_are_refused(secured_url: str, ca_file: Path, key: str | None) -> None:
    connection = ElasticsearchConnection(secured_url, key, ca_file)
    with create_client(connection) as client:
        with pytest.raises(ElasticsearchUnavailable, match="does not let us in"):
            is_reachable(client)
        with pytest.raises(ElasticsearchUnavailable, match="does not let us in"), translate_errors():
            client.count(index="courses")
    async with open_live_index(connection) as catalogue:
        with pytest.raises(Unavailable, match="rejects the API key"):
            await count_searchable_courses(catalogue)


@pytest.mark.parametrize("trusted", ["another authority", "the system"])
async def test_a_certificate_of_an_unknown_authority_is_refused(
    secured_url: str, tmp_path: Path, trusted: str
) -> None:
    """The connection fails before the client sends the key."""
    other = write_authority(trustme.CA(), tmp_path / "other.pem") if trusted == "another authority" else None
    connection = ElasticsearchConnection(secured_url, KEY, other)
    with create_client(connection) as client:
        assert not is_reachable(client)
        with pytest.raises(ElasticsearchUnavailable, match="certificate verify failed"), translate_errors():
            client.count(index="courses")
    async with open_live_index(connection) as catalogue:
        with pytest.raises(Unavailable, match="cannot be reached"):
            await count_searchable_courses(catalogue)


async def test_site_and_indexer_send_only_requests_that_their_keys_allow(
    catalogue_url: str, secured_elasticsearch: SecuredElasticsearch, ca_file: Path
) -> None:
    """The site only searches. The indexer uses only indices of this product.

    The indexer's requests about the cluster are only GET.
    """
    connection = ElasticsearchConnection(secured_elasticsearch.address, KEY, ca_file)
    secured_elasticsearch.requests.clear()
    with create_client(connection) as client, connect(catalogue_url) as database:
        rebuild(catalogue_url, client, RebuildOptions())
        database.execute("UPDATE course SET name = name || ' again' WHERE status = 'published'")
        assert drain(database, client).done > 0
        count_documents_written(client, read_live_generation(database))
    indexer = set(secured_elasticsearch.requests)
    secured_elasticsearch.requests.clear()
    async with open_live_index(connection) as catalogue:
        await count_searchable_courses(catalogue)
    assert set(secured_elasticsearch.requests) == {("POST", "/_msearch")}

    cluster_requests = {(method, path) for method, path in indexer if path.startswith("/_cluster")}
    assert {method for method, _ in cluster_requests} == {"GET"}
    named = {path for _, path in indexer - cluster_requests if not path.startswith("/_")}
    assert named
    for path in named:
        names = path.split("/")[1].replace("%2C", ",").split(",")
        assert all(any(fnmatch(name, ours) for ours in OUR_INDICES) for name in names), path
    # The paths of these calls do not begin with an index, because the indices are in the body or later in the path.
    elsewhere = {path.split("/")[1] for _, path in indexer - cluster_requests if path.startswith("/_")}
    assert elsewhere <= {"_bulk", "_mget", "_aliases", "_alias", "_msearch", "_search", "_pit"}


async def test_the_pages_of_analysts_read_only_the_log_and_with_their_own_key(
    catalogue_url: str, secured_elasticsearch: SecuredElasticsearch, ca_file: Path, tmp_path: Path
) -> None:
    """In this test, Elasticsearch refuses the key for searches, so a request with this key would fail."""
    given: dict[str, Any] = {
        "elasticsearch_url": secured_elasticsearch.address,
        "elasticsearch_ca_file": ca_file,
        "elasticsearch_api_key": "bm90OnRoaXM=",
    }
    day = Selection(date(2026, 10, 31), date(2026, 10, 31))
    secured_elasticsearch.requests.clear()
    async with open_site(catalogue_url, None, tmp_path, elasticsearch_log_api_key=KEY, **given) as site:
        for report in REPORT_NAMES:
            read_report_with_previous(site.app.state.log_client, report, day)
        read_searches(site.app.state.log_client, day, "nursing")
        with pytest.raises(Unavailable, match="rejects the API key"):
            await count_searchable_courses(site.app.state.live_index)
    requests = set(secured_elasticsearch.requests)
    assert len(secured_elasticsearch.requests) > len(REPORT_NAMES)
    assert {(method, path.split("/")[2]) for method, path in requests} == {("POST", "_search")}
    assert all(any(fnmatch(path.split("/")[1], ours) for ours in LOG_INDICES) for _, path in requests)

    async with open_site(catalogue_url, None, tmp_path, **given) as site:
        with pytest.raises(Unavailable, match="rejects the API key"):
            read_searches(site.app.state.log_client, day, "nursing")
