"""Tests take their services by URL, else from a container engine that answers, else from `stack/`."""

from collections.abc import Callable

import pytest

from schemas.settings import Settings
from tests.service_origin import FORCED, Origin, container_engine_answers, origins

DATABASE = "postgresql://d"


def given(
    database_url: str | None = None, broker_url: str | None = None, elasticsearch_url: str | None = None
) -> Settings:
    """These addresses, whatever the environment says."""
    return Settings(
        _env_file=None, database_url=database_url, broker_url=broker_url, elasticsearch_url=elasticsearch_url
    )


def all_given() -> Settings:
    return given(DATABASE, "redis://b", "http://e:9200")


def engine(answers: bool) -> Callable[[], bool]:
    return lambda: answers


def not_to_be_asked() -> bool:
    raise AssertionError("nobody needs a container engine here")


def test_urls_come_first_and_no_engine_is_asked() -> None:
    assert set(origins(all_given(), {}, not_to_be_asked).values()) == {Origin.URL}


@pytest.mark.parametrize(("answers", "origin"), [(True, Origin.CONTAINER), (False, Origin.EMBEDDED)])
def test_what_has_no_url_comes_from_an_engine_that_answers(answers: bool, origin: Origin) -> None:
    assert origins(given(DATABASE), {}, engine(answers)) == {
        "elasticsearch": origin, "postgres": Origin.URL, "valkey": origin,
    }  # fmt: skip


@pytest.mark.parametrize("forced", [Origin.EMBEDDED, Origin.CONTAINER])
def test_the_environment_may_insist(forced: Origin) -> None:
    assert set(origins(given(), {FORCED: forced}, not_to_be_asked).values()) == {forced}
    chosen = origins(all_given(), {FORCED: forced}, not_to_be_asked)
    assert set(chosen.values()) == {Origin.URL}


def test_it_may_not_insist_on_anything_else() -> None:
    with pytest.raises(ValueError, match="FINDER_TEST_SERVICES is 'mock': it may be embedded or container"):
        origins(given(), {FORCED: "mock"}, engine(True))


def test_a_client_without_its_engine_is_no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOCKER_HOST", "tcp://127.0.0.1:1")
    assert not container_engine_answers()
