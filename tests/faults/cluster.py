"""A cluster of three embedded nodes on the loopback interface. Tests can kill single nodes."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil
from elasticsearch import Elasticsearch

from stack.elasticsearch.distribution import build_distribution
from stack.elasticsearch.node import (
    EmbeddedElasticsearch,
    NodeOptions,
    build_startup_options,
    generate_password,
)
from stack.machine.ports import LOOPBACK, find_free_ports
from stack.processes.child import stop_all
from stack.var_folder.paths import VarFolder
from tests.process_families import list_family

NAMES = ("node-0", "node-1", "node-2")
HEAP_MEGABYTES = 320
QUICK_TO_COMPILE = "-XX:TieredStopAtLevel=1"
"""A Java option. A node runs for only half a minute, too short for the slow optimising compiler to be useful."""


@dataclass(frozen=True)
class Cluster:
    """nodes: by name, including killed nodes."""

    nodes: dict[str, EmbeddedElasticsearch]

    @property
    def urls(self) -> str:
        """The addresses of the nodes, in the format of ELASTICSEARCH_URL."""
        return ",".join(node.url for node in self.nodes.values())

    @property
    def running(self) -> list[str]:
        """The addresses of the running nodes."""
        return [node.url for node in self.nodes.values() if node.children[0].exit_code() is None]

    def find_processes(self, name: str) -> list[psutil.Process]:
        return [process for child in self.nodes[name].children for process in list_family(child.pid)]


@contextmanager
def run_three_nodes(folder: Path) -> Iterator[Cluster]:
    """Start three nodes and wait until their cluster is ready. After the block, stop all nodes."""
    jvm_options = (*build_startup_options(build_distribution()), QUICK_TO_COMPILE)
    ports = find_free_ports(2 * len(NAMES))
    addresses = [f"{LOOPBACK}:{port}" for port in ports[: len(NAMES)]]
    nodes: dict[str, EmbeddedElasticsearch] = {}
    password = generate_password()
    try:
        for name, transport_port, http_port in zip(NAMES, ports, ports[len(NAMES) :], strict=False):
            settings = {"discovery.seed_hosts": addresses, "cluster.initial_master_nodes": list(NAMES)}
            options = NodeOptions(
                name, HEAP_MEGABYTES, http_port, transport_port, settings, jvm_options, password
            )
            nodes[name] = EmbeddedElasticsearch(VarFolder(folder), options)
            nodes[name].start()
        for node in nodes.values():
            node.wait_ready()
        yield Cluster(nodes)
    finally:
        stop_all([child for node in nodes.values() for child in node.children])


def find_master(client: Elasticsearch) -> tuple[str, str]:
    """Return the id and the name of the elected master."""
    state = client.cluster.state(metric="master_node,nodes", filter_path="master_node,nodes.*.name")
    master = str(state["master_node"])
    return master, str(state["nodes"][master]["name"])
