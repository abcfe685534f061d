"""Chooses where each service of a test run comes from: a URL in the settings, a container, or an embedded server."""

import os
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path

from schemas.settings import Settings

FORCED = "FINDER_TEST_SERVICES"
"""The environment variable that chooses `embedded` or `container` for all services without a URL."""

SOCKET = Path("/var/run/docker.sock")
"""The socket of the local container engine. The environment variable DOCKER_HOST may name another one."""


class Origin(StrEnum):
    """How a service runs: at a given URL, in a container of the image in compose.yaml, or embedded (`stack/`)."""

    URL = "url"
    CONTAINER = "container"
    EMBEDDED = "embedded"


def choose_origins(
    given: Settings, environment: Mapping[str, str], is_engine_running: Callable[[], bool]
) -> dict[str, Origin]:
    """Choose the origin of each service: "elasticsearch", "postgres" and "valkey".

    A service with a URL in the settings uses the URL. FINDER_TEST_SERVICES chooses for the other services. Without this
    variable, the other services are containers if `is_engine_running` returns True, otherwise embedded servers.
    Raises ValueError if a service has no URL and FINDER_TEST_SERVICES has an unknown value.
    """
    urls = {
        "elasticsearch": given.elasticsearch_url,
        "postgres": given.database_url,
        "valkey": given.broker_url,
    }
    missing = [name for name, url in urls.items() if url is None]
    default = _choose_default(environment.get(FORCED, ""), is_engine_running) if missing else Origin.URL
    return {name: default if name in missing else Origin.URL for name in urls}


def _choose_default(forced: str, is_engine_running: Callable[[], bool]) -> Origin:
    if forced not in {"", Origin.EMBEDDED, Origin.CONTAINER}:
        raise ValueError(f"{FORCED} is {forced!r}. Allowed are embedded and container.")
    if forced:
        return Origin(forced)
    return Origin.CONTAINER if is_engine_running() else Origin.EMBEDDED


def is_container_engine_running() -> bool:
    """True if a container engine such as Docker responds."""
    import docker  # This import takes 0.1 s.
    from docker.errors import DockerException

    if not os.environ.get("DOCKER_HOST") and not SOCKET.exists():
        return False
    try:
        client = docker.from_env(timeout=5)
    except DockerException:
        return False
    try:
        return bool(client.ping())
    except DockerException:
        return False
    finally:
        client.close()
