"""A failed index build is retried. If the last retry fails, the start fails."""

import pytest

from stack import initial_data
from stack.indexing.operations import IndexNotBuilt
from stack.processes.supervisor import Supervisor
from stack.services.urls import ServiceUrls

URLS = ServiceUrls("postgresql://", "redis://", "http://")


class FailingIndex:
    """An index build that first fails a given number of times and then succeeds."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.calls = 0

    def __call__(self, urls: ServiceUrls, report: object, accept: str | None, *, take_over: bool) -> bool:
        assert urls == URLS
        assert accept
        assert not take_over
        assert callable(report)
        self.calls += 1
        if self.calls <= self.failures:
            raise IndexNotBuilt("Elasticsearch does not respond")
        return True


@pytest.mark.parametrize(("failures", "calls"), [(0, 1), (2, 3)])
def test_the_build_is_retried_until_it_succeeds(
    monkeypatch: pytest.MonkeyPatch, failures: int, calls: int
) -> None:
    index = FailingIndex(failures)
    monkeypatch.setattr(initial_data, "ensure_index", index)
    initial_data.fill_index(URLS, Supervisor(), take_over=False)
    assert index.calls == calls


def test_the_last_failure_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(initial_data, "ensure_index", FailingIndex(99))
    with pytest.raises(IndexNotBuilt, match="does not respond"):
        initial_data.fill_index(URLS, Supervisor(), take_over=False)
