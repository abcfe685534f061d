"""`finder import scholarships`: adds, updates and withdraws scholarships, and reports faulty lines."""

from datetime import date
from pathlib import Path

import psycopg
import pytest

from indexer.catalogue.importers.errors import OlderFile
from indexer.catalogue.scholarships.csv_file import ScholarshipsRejected
from indexer.catalogue.scholarships.file_import import import_scholarships
from tests.integration.search.catalogues import load_generated

HEADER = "code,name,provider,type,description,countries,institutes,disciplines,month,year,amount,currency,deadline,url"
FIRST = f"""{HEADER}
a1,Island Award,T,full-tuition,<p>All<script>x</script></p>,FJ;new-zealand,institute-1,computing,9,2027,,,2027-03-01,
a2,Island Award,Island Trust,living-costs,Text,WS,,,,,500 per month,aud,,https://example.org/a2
"""
SECOND = f"""{HEADER}
a1,Renamed Award,Island Trust,research,Text,FJ,,,,,,,,
b1,,Island Trust,research,Text,FJ,,,,,,,,
b2,Name,Trust,gold,Text,FJ,,,,,,,,
b3,Name,Trust,research,Text,XX,,,,,,,,
b4,Name,Trust,research,Text,FJ,nowhere,,,,,,,
b5,Name,Trust,research,Text,FJ,,,13,,,,,
b6,Name,Trust,research,Text,FJ,,,,1850,,,,
b7,Name,Trust,research,Text,FJ,,,,,,AUD,,
b8,Name,Trust,research,Text,FJ,,,,,5,XXX,,
b9,Name,Trust,research,Text,FJ,,,,,,,1.3.2027,
b10,Name,Trust,research,Text,FJ,,,,,,,,javascript:x
a1,Name,Trust,research,Text,FJ,,,,,,,,
b11,Name,Trust
"""
REASONS = [
    "name is empty", "type: 'gold' is not one of fully-funded", "countries: there is no 'XX'",
    "institutes: there is no 'nowhere'", "month: '13' is not a number from 1 to 12", "year: '1850' is not a year",
    "currency: there is no amount", "currency: there is no 'XXX'", "deadline: '1.3.2027' is not a date",
    "url: 'javascript:x' is not an http", "a1: an earlier line has this code", "as many columns as the header",
]  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def _catalogue(database_url: str) -> None:
    load_generated(database_url)


def test_a_list_is_imported_updated_and_withdrawn(database_url: str, tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("SELECT setval('scholarship_id_seq', (SELECT max(id) FROM scholarship))")
        path.write_text(FIRST)
        for dry_run in (True, False):
            stored = import_scholarships(connection, path, "A list", date(2026, 11, 1), dry_run=dry_run)
            assert (stored.added, stored.updated, stored.withdrawn, stored.rejected) == (2, 0, 0, [])
            rows = connection.execute(
                "SELECT source_code, scholarship.slug, type, scholarship.description, currency.code, amount, "
                "deadline::text, scholarship.url, "
                "ARRAY(SELECT country_id FROM scholarship_host_country "
                "WHERE scholarship_id = scholarship.id ORDER BY 1) FROM scholarship JOIN source "
                "ON source.id = source_id LEFT JOIN currency ON currency.id = currency_id "
                "WHERE source.name = 'A list' ORDER BY source_code"
            ).fetchall()
            assert dry_run == (rows == [])
        assert rows == [
            ("a1", "island-award", "full-tuition", "<p>All</p>", None, None, "2027-03-01", None, [1, 2]),
            ("a2", "island-award-a2", "living-costs", "Text", "AUD", "500 per month", None,
             "https://example.org/a2", [3]),
        ]  # fmt: skip
        path.write_text(SECOND)
        stored = import_scholarships(connection, path, "A list", date(2026, 11, 2))
        assert (stored.added, stored.updated, stored.withdrawn) == (0, 1, 1)
        assert len(stored.rejected) == len(REASONS)
        for rejected, reason in zip(stored.rejected, REASONS, strict=True):
            assert reason in str(rejected)
        assert connection.execute(
            "SELECT scholarship.slug, scholarship.name, status, (SELECT count(*) FROM scholarship_institute "
            "WHERE scholarship_id = scholarship.id) FROM scholarship JOIN source ON source.id = source_id "
            "WHERE source.name = 'A list' ORDER BY source_code"
        ).fetchall() == [
            ("island-award", "Renamed Award", "published", 0), ("island-award-a2", "Island Award", "withdrawn", 0),
        ]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("code,name\n", "the header has no provider, type, description, countries"),
        (f"{HEADER},colour\n", "the header has unknown columns: colour"),
        (HEADER, "no line can be imported: it has no lines"),
        (f"{HEADER}\nb,,,,,,,,,,,,,\n", "no line can be imported: line 2: b: name is empty"),
    ],
)
def test_a_file_without_a_valid_line_is_refused(
    database_url: str, tmp_path: Path, content: str, reason: str
) -> None:
    path = tmp_path / "list.csv"
    path.write_text(content)
    with psycopg.connect(database_url) as connection, pytest.raises(ScholarshipsRejected, match=reason):
        import_scholarships(connection, path, "Another list", date(2026, 11, 1))


def test_a_scholarship_whose_name_is_a_reserved_word_gets_another_slug(
    database_url: str, tmp_path: Path
) -> None:
    path = tmp_path / "list.csv"
    path.write_text(
        f"{HEADER}\nC1,All,Trust,research,Text,FJ,,,,,,,,\nC2,Search,Trust,research,Text,FJ,,,,,,,,\n"
    )
    with psycopg.connect(database_url) as connection:
        connection.execute("SELECT setval('scholarship_id_seq', (SELECT max(id) FROM scholarship))")
        assert import_scholarships(connection, path, "Words", date(2026, 11, 1)).added == 2
        assert connection.execute(
            "SELECT scholarship.slug FROM scholarship JOIN source ON source.id = source_id "
            "WHERE source.name = 'Words' ORDER BY 1"
        ).fetchall() == [("all-c1",), ("search-c2",)]


def test_an_older_list_of_a_source_is_refused_unless_forced(database_url: str, tmp_path: Path) -> None:
    path, older, newer = tmp_path / "list.csv", date(2026, 11, 1), date(2026, 11, 2)
    query = (
        "SELECT scholarship.name FROM scholarship JOIN source ON source.id = source_id "
        "WHERE source.name = 'Dated list'"
    )
    with psycopg.connect(database_url, autocommit=True) as connection:

        def import_name(
            name: str, day: date, *, source: str = "Dated list", dry_run: bool = False, force: bool = False
        ) -> None:
            path.write_text(f"{HEADER}\no1,{name},Trust,research,Text,FJ,,,,,,,,\n")
            import_scholarships(connection, path, source, day, dry_run=dry_run, force=force)

        import_name("First", newer)
        import_name("Corrected on the same day", newer)
        import_name("Of another source", older, source="Other dated list")
        for dry_run in (True, False):
            with pytest.raises(OlderFile, match="the file of 2026-11-02 is already imported"):
                import_name("Older", older, dry_run=dry_run)
        assert connection.execute(query).fetchall() == [("Corrected on the same day",)]
        import_name("Older", older, force=True)
        assert connection.execute(query).fetchall() == [("Older",)]
