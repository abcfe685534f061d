"""At the first import of a register into a catalogue with the sample, the operator must decide about the sample.

The operator decides whether the sample is removed or stays. Without a decision, only a dry run is possible.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
import typer
from typer.testing import CliRunner, Result

from indexer.catalogue.importers.storage.undo import undo_import
from stack.cli.main import app
from stack.cli.sample import decide_on_sample
from tests.integration.catalogue.importers.database_reads import fetch_value
from tests.unit.catalogue.importers.large_register import build_register, keep_courses
from tests.unit.catalogue.importers.small_register import APRIL, JANUARY, SmallRegister

SAMPLE_COURSES = "SELECT count(*) FROM published_course JOIN course USING (id) WHERE source_id = 1"
REGISTERED_COURSES = "SELECT count(*) FROM published_course JOIN course USING (id) WHERE source_id <> 1"


def import_cricos(finder: CliRunner, path: Path, *options: str) -> Result:
    return finder.invoke(app, ["import", "cricos", str(path), *options])


@pytest.fixture
def sampled_url(finder: CliRunner, catalogue_url: str, tmp_path: Path) -> str:
    """The database that `finder` uses. It has an institute, a campus and a course of the sample."""
    assert import_cricos(finder, SmallRegister().write(tmp_path / "sample.xlsx")).exit_code == 0
    with psycopg.connect(catalogue_url) as connection:
        connection.execute(
            "INSERT INTO source (id, slug, name, licence, is_sample) VALUES (1, 'sample', 'Sample', 'none', true)"
        )
        for table in ("institute", "campus", "course"):
            connection.execute(
                f"UPDATE {table} SET source_id = 1, slug = 'sample-' || slug, source_code = 's' || source_code".encode()
            )
        connection.execute("TRUNCATE import_run, import_report, import_image")
    return catalogue_url


@pytest.fixture
def register(tmp_path: Path) -> Path:
    return SmallRegister().write(tmp_path / "register.xlsx")


def test_without_a_terminal_and_without_a_choice_the_import_stops(
    finder: CliRunner, sampled_url: str, register: Path
) -> None:
    stopped = import_cricos(finder, register)
    assert (stopped.exit_code, stopped.stdout) == (6, "")
    assert stopped.stderr == (
        "finder: nothing imported: The catalogue still has the sample, with 1 illustrative courses. "
        "Choose --remove-sample or --keep-sample.\n"
    )
    assert fetch_value(sampled_url, "SELECT count(*) FROM import_run") == 0


def test_a_kept_sample_is_asked_about_only_once(finder: CliRunner, sampled_url: str, register: Path) -> None:
    assert import_cricos(finder, register, "--keep-sample").exit_code == 0
    assert (fetch_value(sampled_url, SAMPLE_COURSES), fetch_value(sampled_url, REGISTERED_COURSES)) == (1, 1)
    assert import_cricos(finder, register).exit_code == 0
    undo_import(sampled_url, 3)
    undo_import(sampled_url, 2)
    assert import_cricos(finder, register).exit_code == 6


def test_the_import_of_a_list_is_no_choice_about_the_sample(
    finder: CliRunner, sampled_url: str, register: Path, tmp_path: Path
) -> None:
    path = tmp_path / "postcodes.csv"
    path.write_text("postcode,place,lat,lng\n2000,Sydney,-33.87,151.21\n", "utf-8")
    assert finder.invoke(app, ["import", "postcodes", str(path), "--country", "AU"]).exit_code == 0
    assert fetch_value(sampled_url, "SELECT count(*) FROM import_run") == 1
    assert import_cricos(finder, register).exit_code == 6


def test_a_removed_sample_is_withdrawn_with_the_import(
    finder: CliRunner, sampled_url: str, register: Path
) -> None:
    shown = import_cricos(finder, register, "--dry-run", "--remove-sample", "--json")
    assert json.loads(shown.stdout)["sample_withdrawn"] == {"institutes": 1, "campuses": 1, "courses": 1}
    assert fetch_value(sampled_url, SAMPLE_COURSES) == 1
    imported = import_cricos(finder, register, "--remove-sample")
    assert imported.exit_code == 0
    assert "Sample catalogue" in imported.stdout
    assert (fetch_value(sampled_url, SAMPLE_COURSES), fetch_value(sampled_url, REGISTERED_COURSES)) == (0, 1)
    assert import_cricos(finder, register).exit_code == 0


def test_a_dry_run_does_not_ask(finder: CliRunner, sampled_url: str, register: Path) -> None:
    assert import_cricos(finder, register, "--dry-run").exit_code == 0
    assert fetch_value(sampled_url, SAMPLE_COURSES) == 1


def test_an_import_that_stops_leaves_the_sample(finder: CliRunner, sampled_url: str, tmp_path: Path) -> None:
    full = build_register(institutions=1, courses_each=40, title=JANUARY)
    assert import_cricos(finder, full.write(tmp_path / "full.xlsx"), "--keep-sample").exit_code == 0
    cut = keep_courses(replace(full, title=APRIL), 32).write(tmp_path / "cut.xlsx")
    assert import_cricos(finder, cut, "--remove-sample").exit_code == 6
    assert fetch_value(sampled_url, SAMPLE_COURSES) == 1


@contextmanager
def terminal_with(typed: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make stdin a terminal, and type the text into it."""
    ours, theirs = os.openpty()
    os.write(ours, typed.encode())
    with os.fdopen(theirs, "r") as terminal:
        monkeypatch.setattr("sys.stdin", terminal)
        try:
            yield
        finally:
            os.close(ours)


@pytest.mark.parametrize(("typed", "removes"), [("y\n", True), ("n\n", False), ("perhaps\ny\n", True)])
def test_in_a_terminal_the_import_asks(
    sampled_url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    removes: bool,
) -> None:
    with terminal_with(typed, monkeypatch):
        assert decide_on_sample(sampled_url, remove=None, dry_run=False) is removes
    assert "with 1 illustrative courses. Remove it with this import?" in capsys.readouterr().err


def test_an_end_of_input_stops_the_import(sampled_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with terminal_with("\x04", monkeypatch), pytest.raises(typer.Abort):
        decide_on_sample(sampled_url, remove=None, dry_run=False)
