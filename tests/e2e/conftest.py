"""One running site for all browser tests of a session."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e import site_run
from tests.e2e.site_run import SiteRun
from tests.stack import service_runs


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteRun]:
    """The product with its sample, started as a person starts it."""
    var = tmp_path_factory.mktemp("site") / "var"
    run = site_run.start(var)
    yield run
    run.stop(signal.SIGTERM)
    service_runs.remove(var)


@pytest.fixture
def empty_var(tmp_path: Path) -> Iterator[Path]:
    """A var folder that no run has seen."""
    yield tmp_path / "var"
    service_runs.remove(tmp_path / "var")
