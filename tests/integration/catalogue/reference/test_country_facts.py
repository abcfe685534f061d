"""Imports the figures of countries. A line with a wrong unit, currency, date or country is reported."""

from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.types.json import Jsonb

from indexer.catalogue.importers.storage.list_import import TooManyRowsRemoved
from indexer.catalogue.reference.figures.country_facts import CountryFactsRejected, import_country_facts
from schemas.editing.drafts import parse_draft
from schemas.editing.nouns import NOUNS
from schemas.editing.statements import PUBLISH, SAVE

HEADER = "country,kind,value,unit,currency,date,url"
PAGE = "2026-11-01,https://country.example/costs"


@pytest.fixture
def connection(connection: psycopg.Connection) -> psycopg.Connection:
    """A connection to a database without figures. What the test writes is rolled back."""
    connection.execute("DELETE FROM country_fact")
    return connection


def write(folder: Path, *lines: str, header: str = HEADER) -> Path:
    path = folder / "facts.csv"
    path.write_text("\n".join([header, *lines]), "utf-8")
    return path


def read_country(connection: psycopg.Connection, number: int) -> tuple[str, str, str]:
    """The code, the slug and the name of a country."""
    row = connection.execute(
        "SELECT iso2, slug, name FROM country ORDER BY id OFFSET %s LIMIT 1", (number,)
    ).fetchone()
    assert row is not None
    return row


def read_facts(connection: psycopg.Connection) -> list[tuple[Any, ...]]:
    return connection.execute(
        "SELECT country.iso2, kind, value::float8, unit, currency.code, source.name, country_fact.source_date::text "
        "FROM country_fact JOIN country ON country.id = country_id JOIN source ON source.id = source_id "
        "LEFT JOIN currency ON currency.id = country_fact.currency_id ORDER BY country.id, kind"
    ).fetchall()


def test_figures_are_stored_replaced_and_removed(connection: psycopg.Connection, tmp_path: Path) -> None:
    one, two = read_country(connection, 0), read_country(connection, 1)
    lines = (
        f"{one[0].lower()},cost_of_living,1200.50,per_month,PKR,{PAGE}",
        f"{one[1]},work_while_studying,20,hours_per_week,,{PAGE}",
        f"{two[2].upper()},work_after_study,18,months,,{PAGE}",
    )
    imported = import_country_facts(connection, write(tmp_path, *lines), "Office", dry_run=True)
    assert (imported.stored, imported.import_run_id, read_facts(connection)) == (3, None, [])
    imported = import_country_facts(connection, write(tmp_path, *lines), "Office")
    assert (imported.stored, imported.removed, imported.rejected) == (3, 0, [])
    source = ("Office", "2026-11-01")
    living = (one[0], "cost_of_living", 1200.5, "per_month", "PKR", *source)
    work = (one[0], "work_while_studying", 20.0, "hours_per_week", None, *source)
    assert read_facts(connection) == [
        living,
        work,
        (two[0], "work_after_study", 18.0, "months", None, *source),
    ]
    wrong = f"{two[0]},work_after_study,18,years,,{PAGE}"
    imported = import_country_facts(connection, write(tmp_path, lines[0], wrong), "Office")
    assert (imported.stored, imported.removed, len(imported.rejected)) == (1, 1, 1)
    assert [fact[1] for fact in read_facts(connection)] == ["cost_of_living", "work_after_study"]


def test_a_newer_figure_stays_unless_it_is_from_the_sample(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    code = read_country(connection, 0)[0]
    first = f"{code},work_after_study,12,months,,2026-10-01,https://a.example"
    import_country_facts(connection, write(tmp_path, first), "Office")
    connection.execute("UPDATE country_fact SET value = 15, source_date = '2026-11-01'")
    other = f"{code},work_while_studying,20,hours_per_week,,{PAGE}"
    imported = import_country_facts(connection, write(tmp_path, first, other), "Office")
    assert [(each.line, each.reason) for each in imported.rejected] == [
        (2, "date: the stored figure is of 2026-11-01, which is newer")
    ]
    assert (imported.removed, read_facts(connection)[0][2]) == (0, 15.0)
    connection.execute("UPDATE source SET is_sample = true WHERE slug = 'country-facts-office'")
    imported = import_country_facts(connection, write(tmp_path, first), "Another office")
    assert imported.rejected == []
    assert [fact[5] for fact in read_facts(connection)] == ["Another office", "Office"]


def publish_value(connection: psycopg.Connection, kind: str, value: str) -> None:
    """Change the value of a figure as an editor does, and keep its date."""
    found = connection.execute(
        "SELECT id, to_jsonb(country_fact) FROM country_fact WHERE kind = %s", (kind,)
    ).fetchone()
    assert found is not None
    draft = parse_draft(NOUNS["country_fact"], {"value": value}, found[1])
    parameters: dict[str, Any] = {
        "noun": "country_fact", "row": found[0], "entry": None, "revision": 0, "draft": Jsonb(draft), "actor": None,
        "operator": "test",
    }  # fmt: skip
    saved = connection.execute(SAVE, parameters).fetchone()
    assert saved is not None
    parameters |= {"entry": saved[0], "revision": 1, "needs_reviewer": False}
    assert connection.execute(PUBLISH, parameters).fetchone() == (found[0], "published")


def test_a_figure_that_an_editor_changed_or_added_stays(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    code = read_country(connection, 0)[0]
    rest = "2026-11-01,https://a.example"
    lines = [
        f"{code},proof_of_funds,1500,per_year,PKR,{rest}",
        f"{code},work_after_study,12,months,,{rest}",
        f"{code},work_while_studying,20,hours_per_week,,{rest}",
    ]
    import_country_facts(connection, write(tmp_path, *lines), "Office")
    publish_value(connection, "proof_of_funds", "1050")
    connection.execute(
        "UPDATE country_fact SET value = 18, source_id = find_editors_source() WHERE kind = 'work_after_study'"
    )
    by_editors = [
        (code, "proof_of_funds", 1050.0, "per_year", "PKR", "Office", "2026-11-01"),
        (code, "work_after_study", 18.0, "months", None, "The editors of this site", "2026-11-01"),
    ]
    for day in ("2026-11-01", "2026-11-02"):
        imported = import_country_facts(
            connection, write(tmp_path, *(line.replace("2026-11-01", day) for line in lines)), "Office"
        )
        assert [(each.line, each.reason) for each in imported.rejected] == [
            (2, "an editor has added or changed this figure; change it at /admin"),
            (3, "an editor has added or changed this figure; change it at /admin"),
        ]
        assert read_facts(connection)[:2] == by_editors
    imported = import_country_facts(connection, write(tmp_path, lines[2].replace("-01,", "-03,")), "Office")
    assert (imported.removed, read_facts(connection)[:2]) == (0, by_editors)


def test_a_file_that_replaces_many_figures_of_other_sources_needs_approval(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    lines = add_many_figures(connection, tmp_path)
    with pytest.raises(TooManyRowsRemoved, match="3 of 24 figures of other sources"):
        import_country_facts(connection, write(tmp_path, *lines[:3]), "Ministry")
    assert {fact[5] for fact in read_facts(connection)} == {"Office"}
    imported = import_country_facts(connection, write(tmp_path, *lines[:2]), "Ministry")
    assert (imported.stored, imported.removed) == (2, 0)
    accepted = import_country_facts(connection, write(tmp_path, *lines), "Ministry", accept="a new list")
    assert (accepted.stored, accepted.removed) == (24, 0)


def test_a_wrong_line_is_reported_and_the_others_are_imported(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    code = read_country(connection, 0)[0]
    money = f"per_year,PKR,{PAGE}"
    wrong = {
        f"Atlantis,cost_of_living,1,{money}": "country: there is no 'Atlantis'",
        f",cost_of_living,1,{money}": "country is empty",
        f"{code},rain,1,{money}": "kind: 'rain' is none of cost_of_living",
        f"{code},cost_of_living,0,{money}": "value: '0' is not more than 0",
        f"{code},work_after_study,1,{money}": "unit: 'per_year' is none of months",
    }
    others = {
        f"{code},proof_of_funds,9000000000,{money}": "value: '9000000000' is more than 1000000000",
        f"{code},proof_of_funds,1,per_year,XXX,{PAGE}": "currency: 'XXX' is not a known currency",
        f"{code},proof_of_funds,1,per_year,,{PAGE}": "currency is empty",
        f"{code},work_while_studying,169,hours_per_week,,{PAGE}": "value: '169' is more than 168",
        f"{code},work_while_studying,20,hours_per_week,PKR,{PAGE}": "currency: a figure in hours_per_week has none",
        f"{code},work_while_studying,20,hours_per_week,,2999-01-01,https://a.example": "is in the future",
        f"{code},work_while_studying,20,hours_per_week,,1 May,https://a.example": "date: '1 May'",
        f"{code},work_while_studying,20,hours_per_week,,2026-11-01,http://a.example": "url: 'http://a.example'",
    }
    for line, expected in (wrong | others).items():
        right = f"{read_country(connection, 1)[0]},cost_of_living,5,{money}"
        imported = import_country_facts(connection, write(tmp_path, line, right, right), "Office")
        assert imported.stored == 1, line
        reasons = [each.reason for each in imported.rejected]
        assert expected in reasons[0], line
        assert reasons[1:] == ["an earlier line has this figure"], line


def add_many_figures(connection: psycopg.Connection, folder: Path) -> list[str]:
    """Import four figures for each of six countries, and return the lines of the file."""
    connection.execute(
        "INSERT INTO country (id, slug, name, iso2, iso3, continent) "
        "SELECT 900 + n, 'land-x' || n, 'Land ' || n, 'X' || n, 'XX' || n, 'Oceania' FROM generate_series(1, 2) AS n"
    )
    codes = [
        row[0] for row in connection.execute("SELECT iso2 FROM country ORDER BY id DESC LIMIT 6").fetchall()
    ]
    facts = (
        f"cost_of_living,900,per_month,PKR,{PAGE}", f"proof_of_funds,900,per_year,PKR,{PAGE}",
        f"work_after_study,12,months,,{PAGE}", f"work_while_studying,20,hours_per_week,,{PAGE}",
    )  # fmt: skip
    lines = [f"{code},{fact}" for code in codes for fact in facts]
    import_country_facts(connection, write(folder, *lines), "Office")
    return lines


def test_a_file_that_lacks_many_figures_needs_approval(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    lines = add_many_figures(connection, tmp_path)
    stored = read_facts(connection)
    assert len(stored) == 24
    fewer = write(tmp_path, *lines[:-6])
    with pytest.raises(TooManyRowsRemoved, match="6 of 24 figures of countries"):
        import_country_facts(connection, fewer, "Office")
    assert read_facts(connection) == stored
    assert import_country_facts(connection, fewer, "Office", accept="six are unknown").removed == 6


def test_a_file_without_a_usable_line_changes_nothing(connection: psycopg.Connection, tmp_path: Path) -> None:
    for header, source, reason in (
        ("country,kind,value", "Office", "the header has no unit"),
        (HEADER, "Office", "it has no lines"),
        (HEADER, "!!", "no letter"),
    ):
        with pytest.raises(CountryFactsRejected, match=reason):
            import_country_facts(connection, write(tmp_path, header=header), source)
    assert read_facts(connection) == []
