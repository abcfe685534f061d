"""Work is retried a limited number of times while Elasticsearch is unavailable."""

import pytest

from indexer.indexing.elasticsearch import retry_policy
from indexer.indexing.elasticsearch.retry_policy import retry_while_unavailable
from indexer.indexing.errors import ElasticsearchUnavailable


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry_policy, "PAUSES_SECONDS", (0.0, 0.0))


@pytest.mark.parametrize(("busy", "asked"), [(0, 1), (1, 2), (2, 3)])
def test_work_is_retried_until_it_succeeds(busy: int, asked: int) -> None:
    calls: list[int] = []

    def work() -> str:
        calls.append(1)
        if len(calls) <= busy:
            raise ElasticsearchUnavailable("busy")
        return "done"

    assert retry_while_unavailable(work) == "done"
    assert len(calls) == asked


def test_the_last_error_is_raised_after_all_retries() -> None:
    def work() -> None:
        raise ElasticsearchUnavailable("still busy")

    with pytest.raises(ElasticsearchUnavailable, match="still busy"):
        retry_while_unavailable(work)


def test_another_error_is_not_retried() -> None:
    calls: list[int] = []

    def work() -> None:
        calls.append(1)
        raise ValueError("wrong")

    with pytest.raises(ValueError, match="wrong"):
        retry_while_unavailable(work)
    assert calls == [1]
