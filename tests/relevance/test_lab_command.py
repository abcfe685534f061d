"""`finder relevance` searches as the site does, and refuses options that no judged query matches."""

import json
from pathlib import Path

import pytest
from elasticsearch import Elasticsearch
from typer.testing import CliRunner, Result

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from stack.cli.main import app
from stack.relevance.lab import NoSuchGeneration
from stack.relevance.tuning import GAIN_MIN
from stack.services.urls import ServiceUrls

# Some tests pass --held-out to be fast: this option selects the smaller part of the judged queries.


@pytest.fixture
def finder(services: ServiceUrls, sample_database_url: str, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    for name, url in {**services.as_environment(), "DATABASE_URL": sample_database_url}.items():
        monkeypatch.setenv(name, url)
    return CliRunner()


def run_lab(finder: CliRunner, *options: str, command: str = "run") -> Result:
    return finder.invoke(app, ["relevance", command, *options])


def test_the_lab_interprets_the_texts(finder: CliRunner) -> None:
    result = run_lab(finder, "--group", "intents", "--tuned", "--json")
    assert result.exit_code == 0, result.output
    [intents, overall] = json.loads(result.stdout)["groups"]
    assert (intents["group"], overall["group"]) == ("intents", "all")
    assert intents["precision"] > 0.6


def test_the_run_compares_the_search_with_its_baselines(finder: CliRunner) -> None:
    result = run_lab(finder, "--group", "sentences", "--held-out", "--baselines", "--json")
    assert result.exit_code == 0, result.output
    searches = json.loads(result.stdout)["searches"]
    interpreted, every_word, plain = (searches[name]["groups"][-1] for name in searches)
    assert [*searches] == ["interpreted", "every word", "multi_match"]
    assert interpreted["ndcg"] > max(every_word["ndcg"], plain["ndcg"]) + 0.1
    assert every_word["nothing"] > interpreted["nothing"]
    assert plain["nothing"] < every_word["nothing"]
    assert "multi_match" in run_lab(finder, "--group", "nonsense", "--held-out", "--baselines").stdout


def test_baselines_and_generations_exclude_each_other(finder: CliRunner) -> None:
    result = run_lab(finder, "--group", "places", "--baselines", "--generation", "1")
    assert result.exit_code == 2
    assert "--baselines and --generation exclude each other" in " ".join(
        result.output.replace("│", " ").split()
    )


def test_nonsense_has_its_own_figure(finder: CliRunner) -> None:
    result = run_lab(finder, "--group", "nonsense", "--held-out")
    assert result.exit_code == 0, result.output
    assert "of them found nothing" in result.stdout
    assert "P@10" not in result.stdout


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--group", "nonsens"), "there is no group 'nonsens'"),
        (("--held-out", "--tuned"), "exclude each other"),
    ],
)
def test_a_choice_without_queries_is_an_error(
    finder: CliRunner, options: tuple[str, ...], reason: str
) -> None:
    result = run_lab(finder, *options)
    assert result.exit_code == 2
    assert reason in " ".join(result.output.replace("│", " ").split())


def test_generations_stand_side_by_side(
    finder: CliRunner, services: ServiceUrls, sample_database_url: str
) -> None:
    with create_client(services.elasticsearch) as client:
        older = read_generation(client)
        rebuild(sample_database_url, client, RebuildOptions())
        newer = read_generation(client)
    assert newer > older
    both = ("--generation", str(older), "--generation", str(newer))
    generations = json.loads(run_lab(finder, "--group", "places", "--held-out", *both, "--json").stdout)[
        "generations"
    ]
    assert [*generations] == [str(older), str(newer)]
    assert generations[str(older)]["groups"] == generations[str(newer)]["groups"]
    shown = run_lab(finder, "--group", "nonsense", "--held-out", *both)
    assert shown.exit_code == 0, shown.output
    assert "generation" in shown.stdout


def test_a_generation_that_does_not_exist_is_an_error(finder: CliRunner) -> None:
    result = run_lab(finder, "--group", "places", "--generation", "99999")
    assert isinstance(result.exception, NoSuchGeneration)
    assert str(result.exception) == "--generation: there is no generation 99999"


def test_the_gain_of_a_knob_is_measured(finder: CliRunner) -> None:
    options = ("--group", "intents", "--knob", "LIKELY_BOOST", "--knob", "SUBJECT_SCORED_FIELDS name")
    result = run_lab(finder, *options, "--json", command="tune")
    assert result.exit_code == 0, result.output
    content = json.loads(result.stdout)
    names = [each["name"] for each in content["gains"]]
    assert {"LIKELY_BOOST", "SUBJECT_SCORED_FIELDS name"} <= set(names)
    assert 0.3 < content["relevance"] <= 1
    for each in content["gains"]:
        assert each["gain"] == pytest.approx(content["relevance"] - each["relevance"]["removed"])
        assert (each["name"] in content["useless"]) is (each["gain"] < GAIN_MIN)


def test_an_unknown_knob_is_an_error(finder: CliRunner) -> None:
    result = run_lab(finder, "--knob", "NO_BOOST", command="tune")
    assert result.exit_code == 2
    assert "there is no knob 'NO_BOOST'" in " ".join(result.output.replace("│", " ").split())


def test_words_without_a_meaning_are_listed(
    finder: CliRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = tmp_path / "log.txt"
    texts.write_text("nursing blorptastic\n" * 3 + "law blorptastic canada\n", encoding="utf-8")
    result = run_lab(finder, "--texts", str(texts), "--limit", "1000", "--json", command="words")
    assert result.exit_code == 0, result.output
    words = {each["word"]: each for each in json.loads(result.stdout)["words"]}
    assert words["blorptastic"]["count"] == 4
    assert words["blorptastic"]["texts"] == ["nursing blorptastic", "law blorptastic canada"]
    assert not {"nursing", "canada", "cheap"} & words.keys()
    # The terminal wraps long lines of the error. A short path keeps the text in one line.
    monkeypatch.chdir(tmp_path)
    missing = run_lab(finder, "--texts", "none.txt", command="words")
    assert missing.exit_code == 2
    assert "none.txt cannot be read" in " ".join(missing.output.replace("│", " ").split())


def read_generation(client: Elasticsearch) -> int:
    [name] = client.indices.get_alias(name="courses")
    return int(name.split("-")[-1])
