"""Runs an Elasticsearch node as a child process."""

import json
import os
import secrets
import urllib.error
import urllib.request
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.client import HTTPResponse
from pathlib import Path
from typing import cast

from schemas.settings import ELASTICSEARCH_HEAP_MB
from stack.elasticsearch.distribution import JAVA, LAUNCHER, Distribution, build_distribution
from stack.machine.ports import LOOPBACK, find_free_port
from stack.processes.child import Child, ChildCommand
from stack.processes.child_lock import ChildLock
from stack.processes.readiness import wait_until_ready
from stack.var_folder.paths import VarFolder

JVM_OPTIONS = (
    "-XX:+UseG1GC",
    "-XX:+ExitOnOutOfMemoryError",
    "-XX:-OmitStackTraceInFastThrow",
    "-Dfile.encoding=UTF-8",
    "-Djava.awt.headless=true",
    # Elasticsearch closes the log itself. log4j's shutdown hook would close it earlier, and lose the last lines.
    "-Dlog4j.shutdownHookEnabled=false",
    "-Dlog4j2.disable.jmx=true",
    "-Dio.netty.noUnsafe=true",
    "-Dio.netty.allocator.numDirectArenas=0",
    "--enable-native-access=ALL-UNNAMED",
    "--sun-misc-unsafe-memory-access=allow",
)
SETTINGS: Mapping[str, object] = {
    "network.host": LOOPBACK,
    "logger.level": "INFO",
    # Only the indexer creates indices. Without this setting, a write to a missing alias would create an index
    # with the name of the alias.
    "action.auto_create_index": False,
    "action.destructive_requires_name": True,
    # The default limits are percentages of the disk. On a large disk, these limits would demand too much free space.
    "cluster.routing.allocation.disk.watermark.low": "3gb",
    "cluster.routing.allocation.disk.watermark.high": "2gb",
    "cluster.routing.allocation.disk.watermark.flood_stage": "1gb",
}


USER = "meridian"


def generate_password() -> str:
    return secrets.token_urlsafe(24)


@dataclass(frozen=True)
class NodeOptions:
    """Options that may differ between nodes. `settings` override the other lines of elasticsearch.yml."""

    name: str = "node-0"
    heap_megabytes: int = ELASTICSEARCH_HEAP_MB
    http_port: int = field(default_factory=find_free_port)
    transport_port: int = field(default_factory=find_free_port)
    settings: Mapping[str, object] = field(default_factory=lambda: {"discovery.type": "single-node"})
    jvm_options: tuple[str, ...] = ()
    """If given, these options replace the options from `build_startup_options`, which use the startup cache."""
    password: str = field(default_factory=generate_password, repr=False)
    """All nodes of a cluster need the same password."""


class EmbeddedElasticsearch:
    """One node. Its data is in the var folder. Nodes with different names can form a cluster."""

    def __init__(self, var: VarFolder, options: NodeOptions | None = None) -> None:
        self._var = var
        self._options = options or NodeOptions()
        self.name = f"elasticsearch-{self._options.name}"
        self._children: list[Child] = []

    def start(self) -> None:
        """Verify the jars, build Elasticsearch if there is no build, write the configuration and start the node.

        Does not wait until the node is ready.
        """
        lock = ChildLock(self._var.run, self.name)
        distribution = build_distribution()
        folder = self._var.get_data_folder("elasticsearch") / self._options.name
        self._write_configuration(folder)
        command = ChildCommand(self.name, self._build_arguments(distribution, folder), folder)
        self._children = [Child.spawn(command, self._var, lock)]

    def wait_ready(self) -> str:
        """Wait until the cluster has all primary shards. Returns the URL of the node."""
        wait_until_ready(self.name, self._children, self._is_healthy, seconds=120)
        return self.url

    @property
    def url(self) -> str:
        """The address with user and password. The node responds with 401 to requests without them."""
        return f"http://{USER}:{self._options.password}@{LOOPBACK}:{self._options.http_port}"

    @property
    def children(self) -> list[Child]:
        return self._children

    def _write_configuration(self, folder: Path) -> None:
        settings = {
            **SETTINGS,
            "cluster.name": "meridian",
            "node.name": self._options.name,
            "http.port": self._options.http_port,
            "transport.port": self._options.transport_port,
            "path.data": str(folder / "data"),
            "path.logs": str(folder / "logs"),
            **self._options.settings,
        }
        for name in ("config", "data", "logs", "tmp"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        # Each value is written as JSON, which is valid YAML.
        text = "".join(f"{key}: {json.dumps(value)}\n" for key, value in settings.items())
        (folder / "config" / "elasticsearch.yml").write_text(text)
        _write_private(folder / "config" / "secret", f"{USER}:{self._options.password}")

    def _build_arguments(self, distribution: Distribution, folder: Path) -> tuple[str, ...]:
        heap = self._options.heap_megabytes
        return (
            str(JAVA),
            f"-Xms{heap}m",
            f"-Xmx{heap}m",
            *JVM_OPTIONS,
            *(self._options.jvm_options or build_startup_options(distribution)),
            f"-Djava.io.tmpdir={folder / 'tmp'}",
            f"-Des.path.home={distribution.home}",
            *("-cp", distribution.class_path),
            LAUNCHER,
            str(distribution.home),
            str(folder / "config"),
        )

    def send_request(self, method: str, path: str, body: object = None, seconds: float = 30) -> HTTPResponse:
        """Send a request with the password of the node. Raises an OSError for an error response."""
        credentials = b64encode(f"{USER}:{self._options.password}".encode()).decode()
        headers = {"Authorization": f"Basic {credentials}", "Content-Type": "application/json"}
        url = f"http://{LOOPBACK}:{self._options.http_port}{path}"
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, content, headers, method=method)
        return cast(HTTPResponse, urllib.request.urlopen(request, timeout=seconds))

    def _is_healthy(self) -> bool:
        try:
            with self.send_request("GET", "/_cluster/health", seconds=5) as response:
                return bool(json.load(response)["status"] in ("yellow", "green"))
        except (urllib.error.URLError, OSError):
            return False


def _write_private(path: Path, text: str) -> None:
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)


def build_startup_options(distribution: Distribution) -> tuple[str, ...]:
    """Return the Java options that use the cache of loaded classes.

    Returns no options if the cache does not exist.
    """
    cache = distribution.startup_cache
    return (f"-XX:AOTCache={cache}", "-Xlog:aot*=off") if cache.exists() else ()
