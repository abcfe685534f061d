"""The CLI talks to the services it is given."""

import os
import subprocess

import pytest

from stack.services.urls import ServiceUrls, hide_password
from stack.setup.checkout import ROOT, inside_venv


def finder(services: ServiceUrls, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **services.as_environment()}
    command = [str(inside_venv("finder")), *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_psql_and_migrate_reach_the_database(services: ServiceUrls) -> None:
    assert finder(services, "db", "migrate").returncode == 0
    answer = finder(
        services, "db", "psql", "--tuples-only", "--command", "SELECT count(*) FROM alembic_version"
    )
    assert (answer.returncode, answer.stdout.strip(), answer.stderr) == (0, "1", "")


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://finder:secret@127.0.0.1:5/finder", "postgresql://finder:***@127.0.0.1:5/finder"),
        ("redis://:secret@127.0.0.1:6/0", "redis://:***@127.0.0.1:6/0"),
        ("http://127.0.0.1:9200", "http://127.0.0.1:9200"),
    ],
)
def test_a_password_is_never_shown(url: str, shown: str) -> None:
    assert hide_password(url) == shown


def test_every_noun_and_verb_has_a_line_of_help() -> None:
    overview = subprocess.run(
        [inside_venv("finder"), "--help"], capture_output=True, text=True, check=True
    ).stdout
    for noun in ("db", "import", "index", "services", "status"):
        assert any(line.split()[1:2] == [noun] and len(line.split()) > 4 for line in overview.splitlines())
