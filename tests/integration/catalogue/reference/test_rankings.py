"""Imports rankings of institutions from CSV files.

A row may use any name of an institution. Rows with unknown names are reported. An invalid file changes nothing.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from indexer.catalogue.reference.rankings import RankingsRejected, import_rankings
from stack.cli.main import app
from tests.integration.search.catalogues import load_generated

HEADER = "institution,rank,ranking,year,source"
QS = "QS World University Rankings,2026,qs.com"
CITED = "QS World University Rankings 2026"


@pytest.fixture(scope="module")
def made_url(database_url: str) -> str:
    load_generated(database_url)
    with psycopg.connect(database_url) as connection:
        connection.execute(
            "UPDATE institute SET trading_name = 'Northern Coast College', name = 'The Institute of Testing' "
            "WHERE id = 2"
        )
        connection.execute("UPDATE country SET iso2 = 'GB' WHERE id = 1")
        connection.execute("UPDATE institute SET name = 'University of Oxford', country_id = 1 WHERE id = 3")
        connection.execute(
            "UPDATE institute SET name = 'Twin College', country_id = id - 3 WHERE id IN (4, 5)"
        )
    return database_url


@pytest.fixture
def connection(made_url: str) -> Iterator[psycopg.Connection]:
    """A connection to a database in which no institute has a rank. What the test writes is rolled back."""
    with psycopg.connect(made_url) as connection:
        connection.execute("UPDATE institute SET tcf_ranking = NULL, ranking_source = NULL")
        yield connection
        connection.rollback()


def read_stored(connection: psycopg.Connection) -> list[tuple[object, ...]]:
    return connection.execute(
        "SELECT id, tcf_ranking, ranking_source FROM institute WHERE tcf_ranking IS NOT NULL ORDER BY id"
    ).fetchall()


def write_file(folder: Path, *rows: str, header: str = HEADER) -> Path:
    path = folder / "rankings.csv"
    path.write_text("\n".join([header, *rows]), "utf-8")
    return path


def test_rows_match_by_name_trading_name_and_other_name(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    path = write_file(
        tmp_path, f"INSTITUTE 1,=82,{QS}", f"Northern Coast College,501-510,{QS}", f"Oxford Uni,1001+,{QS}"
    )
    imported = import_rankings(connection, path)
    assert imported.rejected == []
    assert (imported.ranking, imported.matched, imported.written, imported.removed) == (CITED, 3, 3, 0)
    assert read_stored(connection) == [
        (1, 82, f"{CITED}, qs.com"),
        (2, 501, f"{CITED}, band 501-510, qs.com"),
        (3, 1001, f"{CITED}, band 1001+, qs.com"),
    ]


def test_a_new_file_replaces_the_ranks_and_the_same_file_changes_nothing(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    import_rankings(connection, write_file(tmp_path, f"Institute 1,5,{QS}", f"Institute of Testing,6,{QS}"))
    connection.execute("DELETE FROM outbox")
    path = write_file(tmp_path, f"Institute 1,5,{QS}", f"The Institute of Testing,6,{QS}")
    again = import_rankings(connection, path)
    assert (again.written, again.removed) == (0, 0)
    assert connection.execute("SELECT count(*) FROM outbox").fetchone() == (0,)
    fewer = import_rankings(connection, write_file(tmp_path, f"Institute 1,4,{QS}"))
    assert (fewer.written, fewer.removed) == (1, 1)
    assert read_stored(connection) == [(1, 4, f"{CITED}, qs.com")]
    assert connection.execute("SELECT count(*) > 0 FROM outbox").fetchone() == (True,)


def test_each_row_that_is_not_imported_is_reported(connection: psycopg.Connection, tmp_path: Path) -> None:
    path = write_file(
        tmp_path,
        f"Institute 1,5,{QS}",
        f"Nowhere University,6,{QS}",
        f"Twin College,7,{QS}",
        f"institute 1,8,{QS}",
        f"Institute 7,0,{QS}",
        f"Institute 7,510-501,{QS}",
        "Institute 7,9,QS World University Rankings,soon,qs.com",
        "Institute 7,9,World University Rankings of Others,2026,other.com",
        f",9,{QS}",
        "Institute 7,9,QS World University Rankings,2026,",
    )
    imported = import_rankings(connection, path)
    assert imported.matched == 1
    wrong_rank = "is neither a rank (82, =82) nor a band (501-510, 1001+)"
    assert [str(row) for row in imported.rejected] == [
        "line 3: Nowhere University: no institution has this name",
        "line 4: Twin College: 2 institutions have this name; give the country",
        "line 5: institute 1: an earlier line has this institution",
        f"line 6: Institute 7: rank: '0' {wrong_rank}",
        f"line 7: Institute 7: rank: '510-501' {wrong_rank}",
        "line 8: Institute 7: year: 'soon' is not a year",
        "line 9: Institute 7: ranking: 'World University Rankings of Others' "
        "is not a ranking of QS, which the site shows",
        "line 10: institution is empty",
        "line 11: Institute 7: source is empty",
    ]


def test_the_country_separates_equal_names(connection: psycopg.Connection, tmp_path: Path) -> None:
    path = write_file(tmp_path, f"Twin College,7,{QS},gb", header=f"{HEADER},country")
    assert import_rankings(connection, path).rejected == []
    assert read_stored(connection) == [(4, 7, f"{CITED}, qs.com")]


@pytest.mark.parametrize(
    ("header", "rows", "reason"),
    [
        ("institution,rank", ["Institute 1,5"], "the header has no ranking, year, source"),
        (HEADER, [], "no row can be imported: it has no rows"),
        (HEADER, [f"Nowhere University,6,{QS}"], "no institution has this name"),
        (HEADER, [f"Institute 1,5,{QS}", f"Institute 7,5,{QS.replace('2026', '2025')}"], "several rankings"),
    ],
)
def test_a_wrong_file_changes_nothing(
    connection: psycopg.Connection, tmp_path: Path, header: str, rows: list[str], reason: str
) -> None:
    import_rankings(connection, write_file(tmp_path, f"Institute 1,5,{QS}"))
    before = read_stored(connection)
    with pytest.raises(RankingsRejected, match=reason):
        import_rankings(connection, write_file(tmp_path, *rows, header=header))
    assert read_stored(connection) == before


def test_the_command_prints_counts_and_writes_the_report(
    made_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", made_url)
    with psycopg.connect(made_url) as connection:
        connection.execute(
            "UPDATE institute SET tcf_ranking = 1, ranking_source = 'made' WHERE id IN (1, 2, 6)"
        )
        ranked = len(read_stored(connection))
    path = write_file(tmp_path, f"Institute 1,5,{QS}", f"Nowhere University,6,{QS}")
    shown = CliRunner().invoke(app, ["import", "rankings", str(path)])
    assert shown.exit_code == 0, shown.output
    assert f"{CITED}: 1 institutions, 1 new or changed, {ranked - 1} without a rank" in shown.output
    assert "not imported: line 3: Nowhere University: no institution has this name" in shown.output
    report = tmp_path / "report.csv"
    again = CliRunner().invoke(app, ["import", "rankings", str(path), "--report", str(report), "--json"])
    assert (again.exit_code, json.loads(again.stdout)["matched"]) == (0, 1)
    assert report.read_text("utf-8").splitlines() == [
        "line,institution,reason",
        "3,Nowhere University,no institution has this name",
    ]
    path.write_bytes(b"\xff\xfe")
    refused = CliRunner().invoke(app, ["import", "rankings", str(path)])
    assert refused.exit_code == 1
    assert "nothing imported: rankings.csv: not a CSV file in UTF-8" in refused.output
