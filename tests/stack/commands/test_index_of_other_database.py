"""A database does not replace the index that another database built, unless the operator says so."""

from pathlib import Path

import psycopg
from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import indices
from indexer.shared.database import Connection
from stack.cli.exit_codes import ExitCode
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.integration.indexer.index_contents import assert_index_equals_postgresql, read_live_generation
from tests.stack.commands.conftest import Finder


def test_a_restore_to_another_database_replaces_the_index_only_on_demand(
    finder: Finder, services: ServiceUrls, connection: Connection, client: Elasticsearch, tmp_path: Path
) -> None:
    file = str(tmp_path / "night.backup")
    live = read_live_generation(connection)
    assert finder("db", "backup", file)[0] == ExitCode.SUCCESS
    with fresh_database(services.database) as url, psycopg.connect(url) as other:
        code, error = finder("db", "restore", file, DATABASE_URL=url)
        assert code == ExitCode.FAILED
        assert "Nothing was changed. For a test, add --no-index." in error
        assert other.execute("SELECT to_regclass('course')").fetchone() == (None,)
        other.rollback()

        # The test of a restore: it needs no Elasticsearch.
        nowhere = "http://127.0.0.1:1"
        code, restored = finder(
            "db", "restore", file, "--no-index", "--json", DATABASE_URL=url, ELASTICSEARCH_URL=nowhere
        )
        assert (code, restored["generation"]) == (ExitCode.SUCCESS, None)
        for command in (("index", "rebuild", "--here"), ("index", "prune")):
            code, error = finder(*command, DATABASE_URL=url)
            assert code == ExitCode.FAILED
            assert f"Searches use index {live}, which this database did not build." in error
        assert indices.has_all_aliases(client, live)

        # The database replaces the lost one.
        code, restored = finder("db", "restore", file, "--replace", "--take-over", "--json", DATABASE_URL=url)
        assert code == ExitCode.SUCCESS, restored
        assert indices.has_all_aliases(client, restored["generation"])
        assert finder("index", "rollback")[0] == ExitCode.FAILED
    assert finder("index", "rebuild", "--here")[0] == ExitCode.FAILED
    code, built = finder("index", "rebuild", "--here", "--take-over", "--json")
    assert (code, built["generation"]) == (ExitCode.SUCCESS, read_live_generation(connection))
    assert_index_equals_postgresql(connection, client)
