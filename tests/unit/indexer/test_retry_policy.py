"""While Elasticsearch is unavailable, work is retried a limited number of times."""

import pytest

from indexer.indexing.elasticsearch import retry_policy
from indexer.indexing.elasticsearch.retry_policy import retry_while_unavailable
from indexer.indexing.errors import ElasticsearchUnavailable


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry_policy, "PAUSES_SECONDS", (0.0, 0.0))


@pytest.mark.parametrize(("failures", "expected_calls"), [(0, 1), (1, 2), (2, 3)])
def test_work_is_retried_until_it_succeeds(failures: int, expected_calls: int) -> None:
    calls: list[int] = []

    def work() -> str:
        calls.append(1)
        if len(calls) <= failures:
            raise ElasticsearchUnavailable("failures")
        return "done"

    assert retry_while_unavailable(work) == "done"
    assert len(calls) == expected_calls


def test_the_last_error_is_raised_after_all_retries() -> None:
    def work() -> None:
        raise ElasticsearchUnavailable("still failures")

    with pytest.raises(ElasticsearchUnavailable, match="still failures"):
        retry_while_unavailable(work)


def test_another_error_is_not_retried() -> None:
    calls: list[int] = []

    def work() -> None:
        calls.append(1)
        raise ValueError("wrong")

    with pytest.raises(ValueError, match="wrong"):
        retry_while_unavailable(work)
    assert calls == [1]
