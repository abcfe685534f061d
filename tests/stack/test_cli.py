"""`finder` uses the services whose addresses are in its environment variables."""

import os
import subprocess

import pytest

from stack.services.urls import ServiceUrls, hide_password
from stack.setup.checkout import ROOT, find_venv_command


def finder(services: ServiceUrls, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **services.as_environment()}
    command = [str(find_venv_command("finder")), *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_psql_and_migrate_use_the_given_database(services: ServiceUrls) -> None:
    assert finder(services, "db", "migrate").returncode == 0
    result = finder(
        services, "db", "psql", "--tuples-only", "--command", "SELECT count(*) FROM alembic_version"
    )
    assert (result.returncode, result.stdout.strip(), result.stderr) == (0, "1", "")


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://finder:secret@127.0.0.1:5/finder", "postgresql://finder:***@127.0.0.1:5/finder"),
        ("redis://:secret@127.0.0.1:6/0", "redis://:***@127.0.0.1:6/0"),
        ("http://127.0.0.1:9200", "http://127.0.0.1:9200"),
        ("http://u:p1@one:9200,http://u:p2@two:9200", "http://u:***@one:9200,http://u:***@two:9200"),
    ],
)
def test_a_password_is_never_shown(url: str, shown: str) -> None:
    assert hide_password(url) == shown


def test_every_command_has_a_help_text() -> None:
    overview = subprocess.run(
        [find_venv_command("finder"), "--help"], capture_output=True, text=True, check=True
    ).stdout
    for noun in ("db", "import", "index", "services", "status"):
        assert any(line.split()[1:2] == [noun] and len(line.split()) > 4 for line in overview.splitlines())
