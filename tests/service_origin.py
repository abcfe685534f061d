"""Chooses the origin of each service of a test run: a URL, a container, or an embedded server."""

import os
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path

from schemas.settings import Settings

FORCED = "FINDER_TEST_SERVICES"
"""This variable sets the origin of all services without a URL to `embedded` or `container`."""

SOCKET = Path("/var/run/docker.sock")
"""The socket of the local container engine. DOCKER_HOST can contain another address."""


class Origin(StrEnum):
    """The origins: a service given by URL, a container of the stock image, or an embedded server of `stack/`."""

    URL = "url"
    CONTAINER = "container"
    EMBEDDED = "embedded"


def choose_origins(
    given: Settings, environment: Mapping[str, str], is_engine_running: Callable[[], bool]
) -> dict[str, Origin]:
    """Choose the origin of each service. The keys are the service names of `stack.services.running_services`.

    `is_engine_running` is called only if the environment does not choose, and at most once. Raises ValueError
    if FINDER_TEST_SERVICES has an unknown value.
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
    """True if a container engine responds. An installed client without a running engine is not enough."""
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
