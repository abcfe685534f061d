"""`finder sample remove` withdraws the sample.

`finder sample load` publishes it again with the same ids and slugs.
"""

import json
from collections.abc import Iterator

import psycopg
import pytest
from typer.testing import CliRunner

from indexer.catalogue.importers.storage.import_run import lock_source
from indexer.catalogue.sample.source import SOURCE_ID
from stack.cli.main import app
from stack.services.urls import ServiceUrls
from tests.catalogue_templates import CatalogueTemplates
from tests.fresh_databases import fresh_database
from tests.integration.catalogue.importers.database_reads import count_outbox_rows, fetch_rows, fetch_value
from tests.integration.search.catalogues import SAMPLE, load_sample

TABLES = ("institute", "campus", "course")
ALL = {
    table: f"SELECT id, slug, source_code, source_date::text, status FROM {table} ORDER BY id"
    for table in TABLES
}


@pytest.fixture
def sample_url(catalogue_templates: CatalogueTemplates, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with catalogue_templates.copy(SAMPLE, load_sample) as url:
        with psycopg.connect(url) as connection:
            connection.execute("TRUNCATE outbox")
        monkeypatch.setenv("DATABASE_URL", url)
        yield url


@pytest.fixture
def finder() -> CliRunner:
    return CliRunner()


def run(finder: CliRunner, *arguments: str) -> str:
    result = finder.invoke(app, ["sample", *arguments])
    assert result.exit_code == 0, result.stderr
    return result.stdout


def read_all(url: str) -> dict[str, list[tuple[object, ...]]]:
    return {table: fetch_rows(url, query) for table, query in ALL.items()}


def test_the_removed_sample_comes_back_with_the_same_ids_and_slugs(
    finder: CliRunner, sample_url: str
) -> None:
    before = read_all(sample_url)
    counts = {
        noun: len(before[table])
        for noun, table in zip(("institutes", "campuses", "courses"), TABLES, strict=True)
    }
    assert json.loads(run(finder, "remove", "--json")) == {"withdrawn": counts}
    assert fetch_value(sample_url, "SELECT count(*) FROM published_course") == 0
    changed = dict(fetch_rows(sample_url, "SELECT noun, count(DISTINCT row_id) FROM outbox GROUP BY noun"))
    assert {table: changed[table] for table in TABLES} == {table: len(before[table]) for table in TABLES}
    assert json.loads(run(finder, "load", "--json")) == {"published": counts}
    assert read_all(sample_url) == before
    assert fetch_value(sample_url, "SELECT count(*) FROM slug_redirect") == 0


def test_a_second_removal_and_a_second_load_say_that_nothing_is_to_do(
    finder: CliRunner, sample_url: str
) -> None:
    assert run(finder, "load").endswith("The sample is already loaded.\n")
    assert "courses withdrawn. The search follows within seconds." in run(finder, "remove")
    outbox_rows = count_outbox_rows(sample_url)
    assert run(finder, "remove") == "The catalogue does not have the sample.\n"
    assert count_outbox_rows(sample_url) == outbox_rows


def test_drafts_and_rows_of_other_sources_stay_as_they_are(finder: CliRunner, sample_url: str) -> None:
    with psycopg.connect(sample_url) as connection:
        connection.execute(
            "INSERT INTO source (id, slug, name, licence, is_sample) VALUES (77, 'other', 'Other', 'none', false)"
        )
        for table in TABLES:
            first, second = f"(SELECT min(id) FROM {table})", f"(SELECT min(id) + 1 FROM {table})"
            connection.execute(f"UPDATE {table} SET source_id = 77 WHERE id = {first}".encode())
            connection.execute(f"UPDATE {table} SET status = 'draft' WHERE id = {second}".encode())
    run(finder, "remove")
    for table in TABLES:
        statuses = dict(fetch_rows(sample_url, f"SELECT status, count(*) FROM {table} GROUP BY 1"))
        assert (statuses["published"], statuses["draft"]) == (1, 1)
    run(finder, "load")
    for table in TABLES:
        assert fetch_value(sample_url, f"SELECT count(*) FROM {table} WHERE status = 'draft'") == 1


def test_an_empty_database_gets_the_sample(
    finder: CliRunner, services: ServiceUrls, migrated_template: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with fresh_database(services.database, migrated_template) as url:
        monkeypatch.setenv("DATABASE_URL", url)
        assert run(finder, "remove") == "The catalogue does not have the sample.\n"
        published = json.loads(run(finder, "load", "--json"))["published"]
        assert published["courses"] == fetch_value(url, "SELECT count(*) FROM published_course") > 5_000


def test_a_removal_does_not_run_beside_a_load(finder: CliRunner, sample_url: str) -> None:
    with psycopg.connect(sample_url) as other, other.cursor() as cursor:
        lock_source(cursor, SOURCE_ID, "sample")
        result = finder.invoke(app, ["sample", "remove"])
    assert result.exit_code == 1
    assert result.stderr.startswith("finder: nothing removed: another import or undo of sample is running")
    assert fetch_value(sample_url, "SELECT count(*) FROM course WHERE status = 'withdrawn'") == 0


def test_a_database_without_tables_is_named(
    finder: CliRunner, services: ServiceUrls, monkeypatch: pytest.MonkeyPatch
) -> None:
    with fresh_database(services.database) as url:
        monkeypatch.setenv("DATABASE_URL", url)
        for command in ("load", "remove"):
            result = finder.invoke(app, ["sample", command])
            assert result.exit_code == 1
            assert "the database has no tables of this version yet" in result.stderr
