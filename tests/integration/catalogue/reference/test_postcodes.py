"""Imports postcode files. A new file replaces the old postcodes of its country, and a wrong file is rejected.

The place suggestions contain the postcodes.
"""

import gzip
from pathlib import Path

import psycopg
import pytest
from typer.testing import CliRunner

from indexer.catalogue.reference.postcodes import PostcodesRejected, import_postcodes
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.outbox.drain import drain
from indexer.shared.database import connect
from stack.cli.main import app
from tests.integration.search.catalogues import reindex
from tests.search_service import search_service

FILE = """postcode,place,state_name,lat,lng
4010,Gisborne City,Gisborne,-38.66,178.02
4010,Awapuni,Gisborne,-38.65,178.00
4011,Whataupoko,Gisborne,-38.64,178.01
4012,,Gisborne,-38.6,178
4013,Nowhere,Gisborne,-98.6,178
4014,Nowhere,Gisborne,north,178
"""
GEONAMES = """NZ|4010|Gisborne City|Gisborne|F1|||||-38.66|178.02|4
FJ|SV 1|Suva|||||||-18.14|178.44|
""".replace("|", "\t")


def read_stored(connection: psycopg.Connection) -> list[tuple[object, ...]]:
    return connection.execute("SELECT code, place, is_first FROM postcode ORDER BY code, place").fetchall()


def write_file(folder: Path, content: str, name: str = "postcodes.csv") -> Path:
    path = folder / name
    path.write_text(content, "utf-8")
    return path


def test_a_csv_of_one_country_is_imported(connection: psycopg.Connection, tmp_path: Path) -> None:
    imported = import_postcodes(connection, write_file(tmp_path, FILE), "nz")
    assert (imported.rows, imported.written, imported.removed, imported.countries) == (3, 3, 0, ["NZ"])
    assert imported.refused == [
        "line 5: no place",
        "line 6: -98.6, 178.0 is no point",
        "line 7: 'north' is no latitude or longitude",
    ]
    assert read_stored(connection) == [
        ("4010", "Awapuni", False), ("4010", "Gisborne City", True), ("4011", "Whataupoko", True),
    ]  # fmt: skip


def test_a_new_file_replaces_the_postcodes_and_the_same_file_changes_nothing(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    path = write_file(tmp_path, FILE)
    import_postcodes(connection, path, "NZ")
    connection.execute("DELETE FROM outbox")
    again = import_postcodes(connection, path, "NZ")
    assert (again.written, again.removed) == (0, 0)
    assert connection.execute("SELECT count(*) FROM outbox").fetchone() == (0,)
    fewer = import_postcodes(connection, write_file(tmp_path, FILE.replace("4011,W", "4015,W")), "NZ")
    assert (fewer.rows, fewer.written, fewer.removed) == (3, 1, 1)


def test_a_compressed_csv_is_imported(connection: psycopg.Connection, tmp_path: Path) -> None:
    path = tmp_path / "postcodes.csv.gz"
    path.write_bytes(gzip.compress(FILE.encode()))
    assert import_postcodes(connection, path, "NZ").rows == 3


def test_a_geonames_file_is_imported(connection: psycopg.Connection, tmp_path: Path) -> None:
    imported = import_postcodes(connection, write_file(tmp_path, GEONAMES, "NZ.txt"), None)
    assert (imported.rows, imported.countries) == (2, ["FJ", "NZ"])


@pytest.mark.parametrize(
    ("content", "name", "country", "reason"),
    [
        ("a,b\n1,2\n", "p.csv", "NZ", "the header has no postcode, place, lat, lng"),
        (FILE, "p.csv", None, "give --country"),
        (FILE, "p.csv", "QQ", "no country has the code QQ"),
        (FILE.splitlines()[0], "p.csv", "NZ", "no postcode in it"),
        ("NZ 4010 Gisborne\n", "p.txt", None, "p.txt: line 1: 1 columns"),
    ],
)
def test_a_wrong_file_changes_nothing(
    connection: psycopg.Connection, tmp_path: Path, content: str, name: str, country: str | None, reason: str
) -> None:
    import_postcodes(connection, write_file(tmp_path, FILE), "NZ")
    before = read_stored(connection)
    with pytest.raises(PostcodesRejected, match=reason):
        import_postcodes(connection, write_file(tmp_path, content, name), country)
    assert read_stored(connection) == before


async def test_imported_postcodes_are_suggested(
    made_url: str, elasticsearch_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A postcode is found by code, by place, or by both. A removed postcode is not found."""
    monkeypatch.setenv("DATABASE_URL", made_url)
    with connect(made_url) as connection, create_client(elasticsearch_url) as client:
        reindex(made_url, client)
        for content in (FILE.replace("4011", "4019"), FILE):
            result = CliRunner().invoke(
                app, ["import", "postcodes", str(write_file(tmp_path, content)), "--country", "NZ"]
            )
            assert result.exit_code == 0, result.output
            drain(connection, client)
        client.indices.refresh(index="suggestions")
    async with search_service(elasticsearch_url) as service:
        for text, expected in {
            "4010": ["Gisborne City 4010, Gisborne, New Zealand"],
            "40": ["Gisborne City 4010, Gisborne, New Zealand", "Whataupoko 4011, Gisborne, New Zealand"],
            "whatau": ["Whataupoko 4011, Gisborne, New Zealand"],
            "awapuni 4010": ["Awapuni 4010, Gisborne, New Zealand"],
            "awapuni new zealand": ["Awapuni 4010, Gisborne, New Zealand"],
            "4019": [],
        }.items():
            response = await service.get("/api/location-auto-suggestion", params={"search": text})
            results = response.json()["results"]
            assert [each["address"] for each in results] == expected
            assert {each["type"] for each in results} <= {"auto_location"}
            assert {each["id"] for each in results} <= {None}


def test_a_wrong_file_prints_one_line_and_exits_with_1(
    made_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", made_url)
    result = CliRunner().invoke(app, ["import", "postcodes", str(write_file(tmp_path, FILE))])
    assert result.exit_code == 1
    assert "nothing imported" in result.output
    assert "give --country" in result.output


@pytest.mark.parametrize(
    ("content", "name", "reason"),
    [
        (FILE.replace("Awapuni", "Aw\xe4puni").encode("latin-1"), "p.csv", "not a CSV file in UTF-8"),
        (GEONAMES.encode() + b"\xe9", "p.txt", "not a text file in UTF-8"),
        (GEONAMES.replace("Suva", "Su\0va").encode(), "p.txt", "not a text file in UTF-8: a line has a null character"),
        (b'postcode,place,lat,lng\n1,"' + b"x" * 140_000, "p.csv", "not a CSV file in UTF-8: field larger than"),
        (FILE.encode(), "p.csv.gz", "not a whole .gz file: Not a gzipped file"),
        (gzip.compress(FILE.encode())[:-20], "p.csv.gz", "not a whole .gz file: Compressed file ended"),
        (gzip.compress(FILE.encode())[:10] + b"\xff" * 40, "p.csv.gz", "not a whole .gz file: Error -3"),
        (b"NZ 4010 Gisborne\n", "p.txt", "line 1: 1 columns"),
    ],
    ids=["latin-1", "latin-1-txt", "null", "long", "no-gzip", "cut-gzip", "broken-gzip", "columns"],
)  # fmt: skip
def test_a_damaged_file_prints_one_line_with_its_name(
    made_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes, name: str, reason: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", made_url)
    (tmp_path / name).write_bytes(content)
    result = CliRunner().invoke(app, ["import", "postcodes", str(tmp_path / name), "--country", "NZ"])
    assert result.exit_code == 1, result.exception
    assert result.stderr.startswith(f"finder: nothing imported: {name}: {reason}")
    assert result.stderr.count("\n") == 1


def test_each_postcode_has_one_first_place(connection: psycopg.Connection, tmp_path: Path) -> None:
    """The invented file has 300 postcodes with one to five places each.

    One place of each postcode must be marked as first. All lines have extra spaces, and some lines are repeated.
    """
    lines = ["postcode,place,state_name,lat,lng"]
    for number in range(300):
        for place in range(1 + number % 5):
            line = f" {1000 + number},Place  {number}-{place} ,Gisborne,{-38 - place / 100},{178 + number / 1000}"
            lines += [line] * (1 + place % 2)
    imported = import_postcodes(connection, write_file(tmp_path, "\n".join(lines)), "FJ")
    places = sum(1 + number % 5 for number in range(300))
    counts = connection.execute(
        "SELECT count(*), count(*) FILTER (WHERE is_first), count(DISTINCT code) FROM postcode "
        "JOIN country ON country.id = country_id WHERE iso2 = 'FJ'"
    )
    assert imported.rows == places
    assert imported.refused == []
    assert counts.fetchone() == (places, 300, 300)


def test_the_real_australian_postcodes_are_imported(made_url: str, shared_data: Path) -> None:
    with psycopg.connect(made_url) as connection:
        path = shared_data / "ref" / "au_postcodes.csv.gz"
        imported = import_postcodes(connection, path, "FJ", accept="a real file")
        firsts = connection.execute(
            "SELECT count(*) FILTER (WHERE is_first), count(DISTINCT code) FROM postcode WHERE country_id = 1"
        )
        assert imported.rows == 16_873
        assert imported.refused == []
        assert len(set(firsts.fetchone() or ())) == 1
        connection.rollback()
