"""`finder relevance run` searches as the site does, and refuses a choice without queries."""

import json

import pytest
from typer.testing import CliRunner, Result

from stack.cli.main import app
from stack.services.urls import ServiceUrls


@pytest.fixture
def finder(services: ServiceUrls, sample_database_url: str, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    for name, url in {**services.as_environment(), "DATABASE_URL": sample_database_url}.items():
        monkeypatch.setenv(name, url)
    return CliRunner()


def run_lab(finder: CliRunner, *options: str) -> Result:
    return finder.invoke(app, ["relevance", "run", *options])


def test_the_lab_interprets_the_texts(finder: CliRunner) -> None:
    result = run_lab(finder, "--group", "intents", "--tuned", "--json")
    assert result.exit_code == 0, result.output
    [intents, overall] = json.loads(result.stdout)["groups"]
    assert (intents["group"], overall["group"]) == ("intents", "all")
    assert intents["precision"] > 0.6


def test_nonsense_has_its_own_figure(finder: CliRunner) -> None:
    result = run_lab(finder, "--group", "nonsense")
    assert result.exit_code == 0, result.output
    assert "of them found nothing" in result.stdout
    assert "P@10" not in result.stdout


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--group", "nonsens"), "there is no group 'nonsens'"),
        (("--held-out", "--tuned"), "--held-out and --tuned exclude each other"),
    ],
)
def test_a_choice_without_queries_is_an_error(
    finder: CliRunner, options: tuple[str, ...], reason: str
) -> None:
    result = run_lab(finder, *options)
    assert result.exit_code == 2
    assert reason in " ".join(result.output.replace("│", " ").split())
