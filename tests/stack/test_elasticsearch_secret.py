"""The embedded Elasticsearch serves only clients and nodes that have the password of its stack."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from elasticsearch import AuthenticationException, Elasticsearch

from stack.elasticsearch.node import EmbeddedElasticsearch, NodeOptions
from stack.machine.ports import LOOPBACK, find_free_port
from stack.processes.child import stop_all
from stack.var_folder.paths import VarFolder

JOIN_SECONDS = 60.0
HEAP_MEGABYTES = 256
REFUSAL = "missing or wrong credentials"


def build_node(var: VarFolder, name: str, port: int, seed_port: int) -> EmbeddedElasticsearch:
    settings = {
        "discovery.seed_hosts": [f"{LOOPBACK}:{seed_port}"],
        "cluster.initial_master_nodes": ["node-0"],
    }
    return EmbeddedElasticsearch(
        var, NodeOptions(name, HEAP_MEGABYTES, transport_port=port, settings=settings)
    )


@pytest.fixture(scope="module")
def var(tmp_path_factory: pytest.TempPathFactory) -> VarFolder:
    return VarFolder(tmp_path_factory.mktemp("secret"))


@pytest.fixture(scope="module")
def transport_port() -> int:
    return find_free_port()


@pytest.fixture(scope="module")
def node(var: VarFolder, transport_port: int) -> Iterator[EmbeddedElasticsearch]:
    node = build_node(var, "node-0", transport_port, transport_port)
    node.start()
    try:
        node.wait_ready()
        yield node
    finally:
        stop_all(node.children)


def test_a_client_with_the_secret_is_served(node: EmbeddedElasticsearch) -> None:
    with Elasticsearch(node.url) as client:
        assert client.cluster.health()["status"] == "green"


@pytest.mark.parametrize("credentials", ["", "meridian:wrong@", "elastic:changeme@", "meridian:@"])
def test_other_clients_get_401(node: EmbeddedElasticsearch, credentials: str) -> None:
    address = f"http://{credentials}{LOOPBACK}:{urlsplit(node.url).port}"
    with Elasticsearch(address) as client, pytest.raises(AuthenticationException, match="security_exception"):
        client.indices.create(index="stray")
    with Elasticsearch(node.url) as client:
        assert not client.indices.exists(index="stray")


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"GET /_cluster/health HTTP/1.1\r\nHost: x\r\nAuthorization: Basic\r\n\r\n",
        b"HEAD / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"not HTTP\r\n\r\n",
        b"POST /_bulk HTTP/1.1\r\nHost: x\r\nContent-Type: text/css\r\nContent-Length: 2\r\n\r\n{}",
    ],
)
def test_broken_requests_get_401_too(node: EmbeddedElasticsearch, request_bytes: bytes) -> None:
    with socket.create_connection((LOOPBACK, urlsplit(node.url).port or 0), timeout=10) as connection:
        connection.sendall(request_bytes)
        assert b" 401 " in connection.recv(1_000)


def test_a_node_with_another_secret_does_not_join(
    node: EmbeddedElasticsearch, var: VarFolder, transport_port: int
) -> None:
    stranger = build_node(var, "node-1", find_free_port(), transport_port)
    stranger.start()
    log = var.logs / f"{stranger.name}.log"
    try:
        deadline = time.monotonic() + JOIN_SECONDS
        while REFUSAL not in log.read_text(errors="replace"):
            assert time.monotonic() < deadline, f"the node was not refused:\n{log.read_text()}"
            time.sleep(0.2)
    finally:
        stop_all(stranger.children)
    with Elasticsearch(node.url) as client:
        assert client.cluster.health()["number_of_nodes"] == 1


def test_only_the_owner_can_read_the_secret(node: EmbeddedElasticsearch, var: VarFolder) -> None:
    secret: Path = var.get_data_folder("elasticsearch") / "node-0" / "config" / "secret"
    assert secret.stat().st_mode & 0o077 == 0
    password = secret.read_text().partition(":")[2]
    assert password
    arguments = Path(f"/proc/{node.children[0].pid}/cmdline")
    assert not arguments.exists() or password not in arguments.read_text()
