"""`finder import list` shows the finished imports."""

import json
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from stack.cli.main import app
from tests.unit.catalogue.importers.small_register import APRIL, COURSE, SmallRegister


@pytest.fixture
def two_imports(finder: CliRunner, catalogue_url: str, tmp_path: Path) -> CliRunner:
    """Two imports with approvals.

    An import stores its reason only if it exceeds a bound. These imports do not, so the fixture writes the reasons.
    """
    for name, register in {
        "january.xlsx": SmallRegister(),
        "april.xlsx": replace(SmallRegister(), title=APRIL).with_course(COURSE._replace(course_code="2")),
    }.items():
        path = str(register.write(tmp_path / name))
        assert finder.invoke(app, ["import", "cricos", path, "--accept", f"so says {name}"]).exit_code == 0
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE import_run SET accepted_reason = 'so says ' || file_name")
    return finder


def test_an_empty_list_says_so(finder: CliRunner) -> None:
    assert finder.invoke(app, ["import", "list"]).stdout == "Nothing has been imported.\n"


def test_the_newest_import_comes_first_with_its_counts_and_reason(two_imports: CliRunner) -> None:
    result = two_imports.invoke(app, ["import", "list"])
    assert result.exit_code == 0
    heading, newest, oldest = result.stdout.splitlines()
    assert heading.split() == [
        "Run", "Register", "File", "File", "of", "Imported", "at", "imported", "reported", "added", "withdrawn",
        "changed", "Undo", "Accepted", "because",
    ]  # fmt: skip
    assert newest.split()[:4] == ["2", "cricos", "april.xlsx", "2023-04-04"]
    assert newest.split()[6:] == ["6", "0", "1", "0", "0", "possible", "so", "says", "april.xlsx"]
    assert oldest.split()[:4] == ["1", "cricos", "january.xlsx", "2023-01-03"]


def test_the_list_as_json_has_every_count(two_imports: CliRunner) -> None:
    runs = json.loads(two_imports.invoke(app, ["import", "list", "--json", "--limit", "1"]).stdout)["runs"]
    assert [(run["id"], run["register"], run["file_date"]) for run in runs] == [(2, "cricos", "2023-04-04")]
    assert runs[0]["changes"]["courses"]["added"] == 1


def test_an_unknown_register_is_named(two_imports: CliRunner) -> None:
    result = two_imports.invoke(app, ["import", "list", "--register", "atlantis"])
    assert result.exit_code == 1
    assert result.stderr == (
        "finder: nothing listed: there is no register 'atlantis'; the database has 'cricos'\n"
    )
    assert two_imports.invoke(app, ["import", "list", "--register", "cricos"]).exit_code == 0
