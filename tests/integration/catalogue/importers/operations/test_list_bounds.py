"""The import of a list stops if the file lacks more than 10 % of the stored rows, and at least 20 rows are stored.

The lists are ranks, postcodes, scholarships and living costs. A stopped import and a dry run change nothing.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from stack.cli.main import app
from tests.catalogue_templates import CatalogueTemplates
from tests.integration.catalogue.importers.database_reads import fetch_rows, fetch_value
from tests.integration.search.catalogues import load_generated


@dataclass(frozen=True)
class ListKind:
    """line: the template of a line of the file. `{0}` is a number. stored: the SQL that counts the stored rows.

    removed: the name of the count of removed rows in the JSON output.
    """

    command: str
    arguments: Sequence[str]
    header: str
    line: str
    stored: str
    noun: str
    removed: str
    first_removed: str


LISTS = (
    ListKind(
        "rankings", (), "institution,rank,ranking,year,source",
        "Ranked School {0},{0},QS World University Rankings,2026,qs.com",
        "SELECT count(*) FROM institute WHERE tcf_ranking IS NOT NULL",
        "ranks", "removed", "ranked-school-18 Ranked School 18",
    ),
    ListKind(
        "postcodes", ("--country", "NZ"), "postcode,place,lat,lng", "40{0:02},Place {0},-38.6,178",
        "SELECT count(*) FROM postcode", "places of NZ", "removed", "4018 Place 18",
    ),
    ListKind(
        "scholarships", ("--source", "Bounded list"), "code,name,provider,type,description,countries",
        "b{0},Award {0},Trust,research,Text,FJ",
        "SELECT count(*) FROM scholarship JOIN source ON source.id = source_id "
        "WHERE source.slug = 'scholarships-bounded-list' AND status = 'published'",
        "scholarships", "withdrawn", "b18 Award 18",
    ),
    ListKind(
        "living-costs", ("--source", "Bounded list"), "city,country,value,unit,currency,date,url",
        "costly-town-{0},FJ,900,per_month,PKR,2026-11-01,https://city.example/costs",
        "SELECT count(*) FROM city_living_cost", "living costs", "removed", "costly-town-18 Costly Town 18",
    ),
)  # fmt: skip
SOURCES = {
    "rankings": "rankings", "postcodes": "postcodes", "scholarships": "scholarships-bounded-list",
    "living-costs": "living-costs-bounded-list",
}  # fmt: skip
"""The slug of the list's source."""


def load_catalogue(url: str) -> None:
    """Load the generated catalogue, remove its ranks, and add 20 institutes and 20 cities."""
    load_generated(url)
    with psycopg.connect(url) as connection:
        connection.execute("SELECT setval('scholarship_id_seq', (SELECT max(id) FROM scholarship))")
        connection.execute("UPDATE institute SET tcf_ranking = NULL, ranking_source = NULL")
        connection.execute(
            "INSERT INTO institute (id, source_id, source_code, source_date, slug, name, institute_type, "
            "institute_type_basis, country_id, status) SELECT 100 + n, 1, 'r' || n, '2026-01-01', "
            "'ranked-school-' || n, 'Ranked School ' || n, 'COLLEGE', 'made', 1, 'published' "
            "FROM generate_series(1, 20) AS n"
        )
        connection.execute(
            "INSERT INTO city (id, slug, name, state_id, country_id, latitude, longitude, population) "
            "SELECT 100 + n, 'costly-town-' || n, 'Costly Town ' || n, 1, 1, -16.79, 179.9, 1000 "
            "FROM generate_series(1, 20) AS n"
        )


@pytest.fixture
def list_url(catalogue_templates: CatalogueTemplates) -> Iterator[str]:
    with catalogue_templates.copy("lists", load_catalogue) as url:
        yield url


@pytest.fixture
def finder(list_url: str, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.setenv("DATABASE_URL", list_url)
    return CliRunner()


def write_lines(path: Path, kind: ListKind, count: int) -> list[str]:
    """Write a file with the first lines of the list. Returns the arguments of `finder`."""
    lines = [kind.line.format(number) for number in range(1, count + 1)]
    path.write_text("\n".join([kind.header, *lines]), "utf-8")
    return ["import", kind.command, str(path), *kind.arguments]


@pytest.mark.parametrize("kind", LISTS, ids=lambda kind: kind.command)
def test_a_list_that_lost_its_rows_needs_approval(
    finder: CliRunner, list_url: str, tmp_path: Path, kind: ListKind
) -> None:
    path = tmp_path / "list.csv"
    whole = write_lines(path, kind, 20)
    tried = finder.invoke(app, [*whole, "--dry-run"])
    assert (tried.exit_code, tried.stdout.startswith("Dry run, nothing stored: ")) == (0, True), tried.output
    assert fetch_value(list_url, kind.stored) == 0
    assert fetch_value(list_url, "SELECT count(*) FROM import_run") == 0
    assert finder.invoke(app, whole).exit_code == 0
    assert fetch_value(list_url, kind.stored) == 20

    tenth_less = finder.invoke(app, [*write_lines(path, kind, 18), "--dry-run", "--json"])
    assert (tenth_less.exit_code, json.loads(tenth_less.stdout)[kind.removed]) == (0, 2)
    cut = write_lines(path, kind, 17)
    for options in (["--dry-run"], []):
        stopped = finder.invoke(app, [*cut, *options])
        assert (stopped.exit_code, stopped.stdout) == (6, "")
        assert stopped.stderr.splitlines()[:3] == [
            "finder: nothing imported: the file would remove more than an import may remove without approval.",
            f"3 of 20 {kind.noun}: withdrawn (15.0 %; without approval at most 10 %)",
            f"  {kind.first_removed}",
        ]
        assert fetch_value(list_url, kind.stored) == 20
        assert fetch_value(list_url, "SELECT count(*) FROM import_run") == 1
    assert finder.invoke(app, [*cut, "--accept", " "]).exit_code == 2

    assert finder.invoke(app, [*cut, "--accept", "the publisher cut the list"]).exit_code == 0
    assert fetch_value(list_url, kind.stored) == 17
    assert fetch_rows(
        list_url,
        "SELECT slug, file_name, rows_imported, accepted_reason, changes -> 'list' -> 'withdrawn' FROM import_run "
        "JOIN source ON source.id = source_id ORDER BY import_run.id",
    ) == [
        (SOURCES[kind.command], "list.csv", 20, None, 0),
        (SOURCES[kind.command], "list.csv", 17, "the publisher cut the list", 3),
    ]  # fmt: skip
    few = finder.invoke(app, write_lines(path, kind, 1))
    assert (few.exit_code, fetch_value(list_url, kind.stored)) == (0, 1), few.output


@pytest.mark.parametrize("kind", LISTS, ids=lambda kind: kind.command)
def test_a_dry_run_does_not_wait_long_for_locked_rows(
    finder: CliRunner, list_url: str, tmp_path: Path, kind: ListKind
) -> None:
    path = tmp_path / "list.csv"
    whole = write_lines(path, kind, 20)
    with psycopg.connect(list_url) as other:
        other.execute("LOCK TABLE institute, postcode, scholarship, city_living_cost")
        stopped = finder.invoke(app, [*whole, "--dry-run"])
    assert stopped.exit_code == 1
    assert "another transaction is changing rows that the dry run needs" in stopped.stderr


def test_the_import_of_a_list_cannot_be_undone(finder: CliRunner, list_url: str, tmp_path: Path) -> None:
    assert finder.invoke(app, write_lines(tmp_path / "list.csv", LISTS[0], 20)).exit_code == 0
    listed = finder.invoke(app, ["import", "list"]).stdout
    assert "not possible" in listed
    run = fetch_value(list_url, "SELECT id FROM import_run")
    refused = finder.invoke(app, ["import", "undo", str(run)])
    assert refused.exit_code == 1
    assert refused.stderr == (
        f"finder: nothing undone: import {run} replaced a list and cannot be undone; import the earlier list again\n"
    )


def test_an_unwritable_report_of_rankings_is_found_before_the_import(
    finder: CliRunner, list_url: str, tmp_path: Path
) -> None:
    whole = write_lines(tmp_path / "list.csv", LISTS[0], 20)
    refused = finder.invoke(app, [*whole, "--report", str(tmp_path / "no folder" / "report.csv")])
    assert refused.exit_code == 2
    assert "cannot be written" in " ".join(refused.stderr.replace("│", "").split())
    assert fetch_value(list_url, LISTS[0].stored) == 0


def test_a_report_of_rankings_that_fails_after_the_import_has_its_own_exit_code(
    finder: CliRunner, list_url: str, tmp_path: Path
) -> None:
    whole = [*write_lines(tmp_path / "list.csv", LISTS[0], 20), "--report", "/dev/full"]
    tried = finder.invoke(app, [*whole, "--dry-run"])
    assert tried.exit_code == 1
    assert "nothing imported, and the report /dev/full is not written: No space left" in tried.stderr
    result = finder.invoke(app, whole)
    run = fetch_value(list_url, "SELECT id FROM import_run")
    assert result.exit_code == 5
    assert f"imported as run {run}, and the report /dev/full is not written: No space left" in result.stderr
