"""Chooses the origin of each service of a test run."""

import os
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path

from schemas.settings import Settings

FORCED = "FINDER_TEST_SERVICES"
"""This variable sets `embedded` or `container` for all services without a URL."""

SOCKET = Path("/var/run/docker.sock")
"""The socket of the local container engine, unless DOCKER_HOST names another one."""


class Origin(StrEnum):
    """A service given by URL, a container of the stock image, or an embedded server of `stack/`."""

    URL = "url"
    CONTAINER = "container"
    EMBEDDED = "embedded"


def choose_origins(
    given: Settings, environment: Mapping[str, str], engine_answers: Callable[[], bool]
) -> dict[str, Origin]:
    """The origin of each service, by the names that `stack.services.running_services` uses.

    `engine_answers` is called at most once, and only when the environment does not choose.
    Raises ValueError when the environment names an unknown origin.
    """
    urls = {
        "elasticsearch": given.elasticsearch_url,
        "postgres": given.database_url,
        "valkey": given.broker_url,
    }
    missing = [name for name, url in urls.items() if url is None]
    default = _choose_default(environment.get(FORCED, ""), engine_answers) if missing else Origin.URL
    return {name: default if name in missing else Origin.URL for name in urls}


def _choose_default(forced: str, engine_answers: Callable[[], bool]) -> Origin:
    if forced not in {"", Origin.EMBEDDED, Origin.CONTAINER}:
        raise ValueError(f"{FORCED} is {forced!r}. Allowed are embedded and container.")
    if forced:
        return Origin(forced)
    return Origin.CONTAINER if engine_answers() else Origin.EMBEDDED


def container_engine_answers() -> bool:
    """True when a container engine responds. An installed client without a running engine is not enough."""
    import docker  # takes 0.1 s to import
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
