"""Where the services of a run of the tests come from: one decision for each of them."""

import os
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path

from schemas.settings import Settings

FORCED = "FINDER_TEST_SERVICES"
"""The environment may insist on `embedded` or `container` for what is not given by URL."""

SOCKET = Path("/var/run/docker.sock")
"""Where an engine of this machine answers, unless DOCKER_HOST says otherwise."""


class Origin(StrEnum):
    """Somebody's by URL; a container of the stock image; or an embedded server of `stack/`."""

    URL = "url"
    CONTAINER = "container"
    EMBEDDED = "embedded"


def origins(
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
    otherwise = _otherwise(environment.get(FORCED, ""), engine_answers) if missing else Origin.URL
    return {name: otherwise if name in missing else Origin.URL for name in urls}


def _otherwise(forced: str, engine_answers: Callable[[], bool]) -> Origin:
    if forced not in {"", Origin.EMBEDDED, Origin.CONTAINER}:
        raise ValueError(f"{FORCED} is {forced!r}: it may be embedded or container")
    if forced:
        return Origin(forced)
    return Origin.CONTAINER if engine_answers() else Origin.EMBEDDED


def container_engine_answers() -> bool:
    """Whether a container engine answers here; a client without its engine is none."""
    import docker  # loads for a tenth of a second, and only this asks
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
