"""A service of the tests has a given URL, or runs in a container. Without a container engine, it is embedded."""

from collections.abc import Callable

import pytest

from schemas.settings import Settings
from tests.service_origin import FORCED, Origin, choose_origins, is_container_engine_running

DATABASE = "postgresql://d"


def given(
    database_url: str | None = None, broker_url: str | None = None, elasticsearch_url: str | None = None
) -> Settings:
    """Build settings that have only these addresses."""
    return Settings(
        _env_file=None, database_url=database_url, broker_url=broker_url, elasticsearch_url=elasticsearch_url
    )


def all_given() -> Settings:
    return given(DATABASE, "redis://b", "http://e:9200")


def build_engine_check(runs: bool) -> Callable[[], bool]:
    return lambda: runs


def fail_if_called() -> bool:
    raise AssertionError("the container engine must not be checked")


def test_urls_come_first_without_a_check_for_an_engine() -> None:
    assert set(choose_origins(all_given(), {}, fail_if_called).values()) == {Origin.URL}


@pytest.mark.parametrize(("runs", "origin"), [(True, Origin.CONTAINER), (False, Origin.EMBEDDED)])
def test_a_service_without_a_url_runs_in_a_container_if_an_engine_runs(runs: bool, origin: Origin) -> None:
    assert choose_origins(given(DATABASE), {}, build_engine_check(runs)) == {
        "elasticsearch": origin, "postgres": Origin.URL, "valkey": origin,
    }  # fmt: skip


@pytest.mark.parametrize("forced", [Origin.EMBEDDED, Origin.CONTAINER])
def test_the_environment_can_choose_the_origin(forced: Origin) -> None:
    assert set(choose_origins(given(), {FORCED: forced}, fail_if_called).values()) == {forced}
    chosen = choose_origins(all_given(), {FORCED: forced}, fail_if_called)
    assert set(chosen.values()) == {Origin.URL}


def test_an_unknown_origin_is_refused() -> None:
    with pytest.raises(
        ValueError, match=r"FINDER_TEST_SERVICES is 'mock'\. Allowed are embedded and container"
    ):
        choose_origins(given(), {FORCED: "mock"}, build_engine_check(True))


def test_an_installed_client_without_a_running_engine_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOCKER_HOST", "tcp://127.0.0.1:1")
    assert not is_container_engine_running()
