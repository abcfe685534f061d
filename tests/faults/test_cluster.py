"""No search of the site fails if the elected master is killed or another node fails. No document is lost."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import log2
from urllib.parse import urlsplit

import httpx
import psutil
import psycopg
import pytest
from elastic_transport import ConnectionTimeout
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch.client import create_client, is_reachable
from indexer.indexing.elasticsearch.indices import list_index_names
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.indexing.verification.verification import verify
from indexer.shared.database import Connection, connect
from search.elasticsearch_access.circuit_breaker import CircuitBreaker
from search.elasticsearch_access.client import IndexSearch, open_search_client
from tests.faults.cluster import Cluster, find_master, run_three_nodes
from tests.faults.failing_nodes import FAILING
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_published_ids,
)
from tests.integration.search.generated_catalogue import load_generated_catalogue
from tests.process_families import kill_all, wait_gone
from tests.search_service import search_service

SEARCHERS = 3
ROUNDS_BEFORE_AND_AFTER = 2
"""The minimum number of complete rounds before the kill, and after the kill. A round changes every course."""
TIMEOUT_SECONDS = 180.0
SEARCHES = 12
CLIENT_TIMEOUT_SECONDS = 3
"""The deadline of the site, and the request timeout of the indexer for a silent node, in the tests of failing nodes."""

Span = tuple[float, float]
"""The start and the end of an operation, by time.monotonic()."""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with run_three_nodes(tmp_path_factory.mktemp("cluster")) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def client(cluster: Cluster) -> Iterator[Elasticsearch]:
    with create_client(cluster.urls) as client:
        yield client


@pytest.fixture(scope="module")
def indexed(database_url: str, client: Elasticsearch) -> int:
    """Fill the index. Each course is stored on two of the three nodes. Returns the number of published courses."""
    with psycopg.connect(database_url) as loading:
        load_generated_catalogue(loading)
    generation = rebuild(database_url, client, RebuildOptions(shards=3, replicas=1))
    # By default, a cluster waits one minute for a lost node before it copies the shards of that node.
    client.indices.put_settings(
        index=list(list_index_names(generation)),
        settings={"index.unassigned.node_left.delayed_timeout": "100ms"},
    )
    with connect(database_url) as connection:
        return len(read_published_ids(connection))


@dataclass
class Writing:
    """Writes in rounds. A round changes every course and writes the changes to the index.

    began: the start of the current round. ending: a lock that a round takes before it ends. Another thread holds
    the lock to keep the current round running. rounds: the finished rounds.
    """

    database_url: str
    elasticsearch_urls: str
    stop: threading.Event = field(default_factory=threading.Event)
    ending: threading.Lock = field(default_factory=threading.Lock)
    began: float | None = None
    rounds: list[Span] = field(default_factory=list)
    failures: list[BaseException] = field(default_factory=list)

    def run(self) -> None:
        try:
            with connect(self.database_url) as connection, create_client(self.elasticsearch_urls) as client:
                while not self.stop.is_set():
                    self._round(connection, client)
        except BaseException as error:
            self.failures.append(error)

    def has_finished_rounds(self, rounds: int) -> bool:
        assert not self.failures
        return len(self.rounds) >= rounds

    def _round(self, connection: Connection, client: Elasticsearch) -> None:
        connection.execute("UPDATE course SET name = %s || id", [f"Round {len(self.rounds)} of course "])
        self.began = began = time.monotonic()
        while open_rows(connection):
            try:
                drain(connection, client)
            except ElasticsearchUnavailable:
                time.sleep(0.05)  # Wait as the worker does, because the rows are pending again.
        with self.ending:
            self.began = None
            self.rounds.append((began, time.monotonic()))


@dataclass
class Searching:
    """Clients that search without pauses: they read pages, and every third request opens a session ("visit").

    A response with another status than 200 or another total than `courses` is a failure.
    """

    service: httpx.AsyncClient
    courses: int
    stop: bool = False
    under_way: int = 0
    searches: list[Span] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    async def run(self) -> None:
        page = 1
        while not self.stop:
            page = 2 + page % 9  # Start at page 2, because the service caches the first page.
            self.under_way += 1
            began = time.monotonic()
            part = {"visit": True} if page % 3 == 0 else {"page": page, "facets": ["disciplines"]}
            response = await self.service.post("/api/search", json=part)
            self.under_way -= 1
            self.searches.append((began, time.monotonic()))
            if response.status_code != 200 or response.json()["total"] != self.courses:
                self.failures.append(f"{response.status_code}: {response.text[:200]}")


async def wait_for(condition: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        await asyncio.sleep(0.001)


async def kill_during_writes_and_searches(
    victim: list[psutil.Process], writing: Writing, searching: Searching
) -> tuple[float, int]:
    """Kill the victims at a moment at which a round is running and every client waits for a response.

    Returns the time of the kill and the number of rounds that had finished.
    """
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < deadline:
        with writing.ending:
            if writing.began is not None and searching.under_way == SEARCHERS:
                killed = time.monotonic()
                kill_all(victim)
                return killed, len(writing.rounds)
        await asyncio.sleep(0.001)
    raise AssertionError(f"waited in vain for a round that everybody searches in: {writing.failures}")


def count_running(moment: float, spans: list[Span]) -> int:
    return sum(began < moment < ended for began, ended in spans)


async def test_a_killed_master_costs_no_search_and_no_document(
    cluster: Cluster, client: Elasticsearch, database_url: str, indexed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "elastic_transport")
    writing = Writing(database_url, cluster.urls)
    writer = threading.Thread(target=writing.run)
    async with search_service(cluster.urls) as service:
        visit = (await service.post("/api/search", json={"visit": True})).json()["visit_token"]
        searching = Searching(service, indexed)
        searchers = [asyncio.create_task(searching.run()) for _ in range(SEARCHERS)]
        writer.start()
        try:
            await wait_for(
                lambda: writing.has_finished_rounds(ROUNDS_BEFORE_AND_AFTER), "rounds before the kill"
            )
            old_master, name = find_master(client)
            victim = cluster.find_processes(name)
            killed, before = await kill_during_writes_and_searches(victim, writing, searching)
            await asyncio.to_thread(wait_gone, victim, TIMEOUT_SECONDS)
            await wait_for(
                lambda: writing.has_finished_rounds(before + 1 + ROUNDS_BEFORE_AND_AFTER),
                "rounds after the kill",
            )
        finally:
            writing.stop.set()
            searching.stop = True
            await asyncio.to_thread(writer.join)
            await asyncio.gather(*searchers)
        later = await service.post("/api/search", json={"page": 2, "visit_token": visit})

    assert writing.failures == []
    assert searching.failures == []
    assert count_running(killed, writing.rounds) == 1
    assert count_running(killed, searching.searches) == SEARCHERS
    new_master, new_name = find_master(client)
    assert new_master != old_master
    assert new_name != name
    assert count_failures(cluster.nodes[name].url, caplog) > 0
    # If the session read from the killed node, the session has ended (410). Otherwise the session continues (200). No
    # other status is right.
    assert later.status_code in (200, 410), later.text

    health = client.cluster.health(
        wait_for_status="green", wait_for_nodes="2", timeout=f"{TIMEOUT_SECONDS:.0f}s"
    )
    assert (health["status"], health["number_of_nodes"], health["timed_out"]) == ("green", 2, False)
    verification = verify(database_url, client, percent=100)
    assert (verification.drift, verification.waiting) == (0, 0)
    with connect(database_url) as connection:
        assert_index_equals_postgresql(connection, client)


def count_failures(node: str, caplog: pytest.LogCaptureFixture) -> int:
    """Count the log lines in which a client says that it stops using the node. node: the URL of the node."""
    return caplog.text.count(f":{urlsplit(node).port})> has failed")


def max_failures(began: float) -> float:
    """How often a client can have used the failing node since `began`.

    The client tries the node again after 1 s, then 2 s, 4 s, ….
    """
    return 2 + log2(1 + time.monotonic() - began)


@pytest.mark.parametrize("fault", FAILING)
async def test_a_search_goes_to_another_node_before_its_deadline(
    cluster: Cluster,
    indexed: int,
    fault: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The client of the site stops waiting for a silent node early enough for another node to respond."""
    caplog.set_level(logging.WARNING, "elastic_transport")
    monkeypatch.setattr("search.elasticsearch_access.deadline.DEADLINE_SECONDS", CLIENT_TIMEOUT_SECONDS)
    began = time.monotonic()
    with FAILING[fault]() as failing:
        async with open_search_client(",".join([failing, *cluster.running]), CircuitBreaker()) as searches:
            for _ in range(SEARCHES):
                (response,) = await searches.multi_search([IndexSearch("courses", {"size": 0})])
                assert response["hits"]["total"]["value"] == indexed
    assert 1 <= count_failures(failing, caplog) <= max_failures(began)


@pytest.mark.parametrize("fault", FAILING)
def test_the_indexer_goes_to_another_node(
    cluster: Cluster,
    indexed: int,
    fault: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If a node fails at once, the client repeats the request on another node.

    After a timeout, the client raises an error.

    The next requests then go to other nodes.
    """
    caplog.set_level(logging.WARNING, "elastic_transport")
    if fault == "silent":
        monkeypatch.setattr(
            "indexer.indexing.elasticsearch.client.REQUEST_TIMEOUT_SECONDS", CLIENT_TIMEOUT_SECONDS
        )
    began, timeouts = time.monotonic(), 0
    with FAILING[fault]() as failing, create_client(",".join([failing, *cluster.running])) as client:
        for _ in range(SEARCHES):
            try:
                assert client.count(index="courses")["count"] == indexed
            except ConnectionTimeout:
                timeouts += 1
        assert is_reachable(client)
    met = count_failures(failing, caplog)
    assert 1 <= met <= max_failures(began)
    assert timeouts <= (met if fault == "silent" else 0)


@pytest.mark.parametrize("fault", ["gone", "silent"])
def test_a_cluster_with_one_failing_node_is_reachable(cluster: Cluster, fault: str) -> None:
    with FAILING[fault]() as failing:
        for _ in range(6):  # Send several requests, because the client shuffles its nodes.
            with create_client(f"{failing},{cluster.running[0]}") as client:
                assert is_reachable(client)
