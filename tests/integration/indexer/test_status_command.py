"""`finder index status` says which generation searches read and what waits."""

import pytest
from typer.testing import CliRunner

from indexer.shared.database import Connection
from stack.cli.main import app
from stack.services.urls import ServiceUrls


def test_it_names_the_live_generation_and_what_waits(
    connection: Connection,
    indexed: int,
    catalogue_url: str,
    services: ServiceUrls,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    urls = {**services.as_environment(), "DATABASE_URL": catalogue_url}
    for name, url in urls.items():
        monkeypatch.setenv(name, url)
    connection.execute("INSERT INTO outbox (noun, row_id) VALUES ('course', 1)")
    result = CliRunner().invoke(app, ["index", "status"])
    assert result.exit_code == 0
    assert f"{indexed} " in result.stdout
    assert "live" in result.stdout
    assert "Changes waiting: 1, the oldest for" in result.stdout
    assert "failed permanently: 0" in result.stdout
