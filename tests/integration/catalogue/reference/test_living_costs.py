"""Imports the cost of living in cities. A line without a source or with an unknown city is reported."""

from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.types.json import Jsonb

from indexer.catalogue.reference.figures.living_costs import LivingCostsRejected, import_living_costs
from schemas.editing.drafts import parse_draft
from schemas.editing.nouns import NOUNS
from schemas.editing.statements import PUBLISH, SAVE

HEADER = "city,country,value,unit,currency,date,url"
PAGE = "2026-11-01,https://city.example/costs"


def write(folder: Path, *lines: str, header: str = HEADER) -> Path:
    path = folder / "costs.csv"
    path.write_text("\n".join([header, *lines]), "utf-8")
    return path


def read_city(connection: psycopg.Connection, number: int) -> tuple[str, str, str]:
    """The slug and the name of a city, and the code of its country."""
    row = connection.execute(
        "SELECT city.slug, city.name, iso2 FROM city JOIN country ON country.id = country_id "
        "ORDER BY city.id OFFSET %s LIMIT 1",
        (number,),
    ).fetchone()
    assert row is not None
    return row


def read_costs(connection: psycopg.Connection) -> list[tuple[Any, ...]]:
    return connection.execute(
        "SELECT city.slug, value, unit, currency.code, source.name, city_living_cost.source_date::text, official_url "
        "FROM city_living_cost JOIN city ON city.id = city_id JOIN source ON source.id = source_id "
        "JOIN currency ON currency.id = city_living_cost.currency_id ORDER BY city.id"
    ).fetchall()


def test_figures_are_stored_replaced_and_removed(connection: psycopg.Connection, tmp_path: Path) -> None:
    (one, _, country), (other, _, other_country) = read_city(connection, 0), read_city(connection, 1)
    lines = (
        f"{one},{country},1200.50,per_month,PKR,{PAGE}",
        f"{other},{other_country},9000,per_year,PKR,{PAGE}",
    )
    imported = import_living_costs(connection, write(tmp_path, *lines), "City Office", dry_run=True)
    assert (imported.stored, read_costs(connection)) == (2, [])
    imported = import_living_costs(connection, write(tmp_path, *lines), "City Office")
    assert (imported.stored, imported.removed, imported.rejected) == (2, 0, [])
    source = ("PKR", "City Office", "2026-11-01", "https://city.example/costs")
    assert [(slug, float(value), *rest) for slug, value, *rest in read_costs(connection)] == [
        (one, 1200.5, "per_month", *source),
        (other, 9000.0, "per_year", *source),
    ]
    changed = f"{one},{country},1300,per_month,PKR,{PAGE}"
    imported = import_living_costs(connection, write(tmp_path, changed), "City Office")
    assert (imported.stored, imported.removed) == (1, 1)
    assert [(slug, int(value)) for slug, value, *_ in read_costs(connection)] == [(one, 1300)]


def test_a_newer_figure_stays_unless_it_is_from_the_sample(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    (one, _, country), (other, _, other_country) = read_city(connection, 0), read_city(connection, 1)
    older = f"{one},{country},1200,per_month,PKR,2026-10-01,https://a.example"
    import_living_costs(connection, write(tmp_path, older), "City Office")
    connection.execute("UPDATE city_living_cost SET value = 1500, source_date = '2026-11-01'")
    line = f"{other},{other_country},900,per_month,PKR,{PAGE}"
    for source in ("City Office", "Another office"):
        imported = import_living_costs(connection, write(tmp_path, older, line), source)
        assert [(each.line, each.reason) for each in imported.rejected] == [
            (2, "date: the stored figure is of 2026-11-01, which is newer")
        ], source
        assert (imported.stored, imported.removed) == (1, 0), source
        assert [int(cost[1]) for cost in read_costs(connection)] == [1500, 900], source
    connection.execute("UPDATE source SET is_sample = true WHERE slug = 'living-costs-city-office'")
    imported = import_living_costs(connection, write(tmp_path, older, line), "Another office")
    assert (imported.stored, imported.rejected) == (2, [])
    assert [(int(cost[1]), cost[4]) for cost in read_costs(connection)] == [
        (1200, "Another office"),
        (900, "Another office"),
    ]


def publish_value(connection: psycopg.Connection, city: str, value: str) -> None:
    """Change the figure of a city as an editor does, and keep its date."""
    found = connection.execute(
        "SELECT cost.id, to_jsonb(cost) FROM city_living_cost AS cost JOIN city ON city.id = city_id "
        "WHERE city.slug = %s",
        (city,),
    ).fetchone()
    assert found is not None
    draft = parse_draft(NOUNS["city_living_cost"], {"value": value}, found[1])
    parameters: dict[str, Any] = {
        "noun": "city_living_cost", "row": found[0], "entry": None, "revision": 0, "draft": Jsonb(draft),
        "actor": None, "operator": "test",
    }  # fmt: skip
    saved = connection.execute(SAVE, parameters).fetchone()
    assert saved is not None
    parameters |= {"entry": saved[0], "revision": 1, "needs_reviewer": False}
    assert connection.execute(PUBLISH, parameters).fetchone() == (found[0], "published")


def test_a_figure_that_an_editor_changed_stays(connection: psycopg.Connection, tmp_path: Path) -> None:
    (one, _, country), (other, _, other_country) = read_city(connection, 0), read_city(connection, 1)
    edited = f"{one},{country},1200,per_month,PKR,{PAGE}"
    line = f"{other},{other_country},900,per_month,PKR,{PAGE}"
    import_living_costs(connection, write(tmp_path, edited, line), "City Office")
    publish_value(connection, one, "1050")
    by_editor = (one, 1050, "City Office", "2026-11-01")

    def read_first() -> tuple[str, int, str, str]:
        slug, value, _, _, source, day, _ = read_costs(connection)[0]
        return slug, int(value), source, day

    for source, day in (
        ("City Office", "2026-11-01"),
        ("City Office", "2026-11-02"),
        ("Another office", "2026-11-03"),
    ):
        lines = [each.replace("2026-11-01", day) for each in (edited, line)]
        imported = import_living_costs(connection, write(tmp_path, *lines), source)
        assert [(each.line, each.reason) for each in imported.rejected] == [
            (2, "an editor has changed this figure; change it at /admin")
        ], (source, day)
        assert (imported.stored, imported.removed) == (1, 0), (source, day)
        assert read_first() == by_editor, (source, day)
    without = line.replace("2026-11-01", "2026-11-04")
    imported = import_living_costs(connection, write(tmp_path, without), "City Office")
    assert (imported.stored, imported.removed, imported.rejected) == (1, 0, [])
    assert read_first() == by_editor


def test_a_wrong_line_is_reported_and_the_others_are_imported(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    slug, _, country = read_city(connection, 0)
    rest = f"per_month,PKR,{PAGE}"
    wrong = {
        f"Atlantis,{country},1,{rest}": "has no such city",
        f"{slug},{country},0,{rest}": "value: '0' is not more than 0",
        f"{slug},{country},many,{rest}": "value: 'many' is not a number",
        f"{slug},{country},1,per_week,PKR,{PAGE}": "unit: 'per_week'",
        f"{slug},{country},1,per_month,XXX,{PAGE}": "currency: 'XXX'",
        f"{slug},{country},1,per_month,PKR,2026-11-01,": "url is empty",
        f"{slug},{country},1,per_month,PKR,,https://a.example": "date is empty",
        f"{slug},{country},1,per_month,PKR,1 May,https://a.example": "date: '1 May'",
        f"{slug},{country},1,per_month,PKR,2999-01-01,https://a.example": "is in the future",
        f"{slug},{country},1,per_month,PKR,2026-11-01,http://a.example": "url: 'http://a.example'",
    }
    right = f"{slug},{country},5,{rest}"
    imported = import_living_costs(connection, write(tmp_path, *wrong, right, right), "City Office")
    assert imported.stored == 1
    reasons = [str(each) for each in imported.rejected]
    assert len(reasons) == len(wrong) + 1
    for number, (reason, expected) in enumerate(
        zip(reasons, [*wrong.values(), "an earlier line"], strict=True)
    ):
        assert expected in reason, number


def test_a_slug_wins_over_the_equal_name_of_several_cities(
    connection: psycopg.Connection, tmp_path: Path
) -> None:
    connection.execute(
        "INSERT INTO city (id, slug, name, state_id, country_id, latitude, longitude, population) "
        "SELECT 100 + n, CASE n WHEN 1 THEN 'columbus' ELSE 'columbus-' || n END, 'Columbus', 1, 1, -16.79, 179.9, 1 "
        "FROM generate_series(1, 3) AS n"
    )
    rest = f"900,per_month,PKR,{PAGE}"
    lines = (f"columbus,fj,{rest}", f"columbus-3,FJ,{rest}", f"Columbus,FJ,{rest}")
    imported = import_living_costs(connection, write(tmp_path, *lines), "City Office")
    assert [(each.line, each.reason) for each in imported.rejected] == [
        (4, "3 cities have this name; give the slug")
    ]
    assert [cost[0] for cost in read_costs(connection)] == ["columbus", "columbus-3"]
    connection.execute("UPDATE city SET slug = 'tromso', name = 'Tromsø' WHERE id = 102")
    imported = import_living_costs(connection, write(tmp_path, f"Tromso,FJ,{rest}"), "Another office")
    assert (imported.stored, imported.rejected) == (1, [])


def test_a_file_without_a_usable_line_changes_nothing(connection: psycopg.Connection, tmp_path: Path) -> None:
    for header, source, reason in (
        ("city,country,value", "City Office", "the header has no unit"),
        (HEADER, "City Office", "it has no lines"),
        (HEADER, "!!", "no letter"),
    ):
        with pytest.raises(LivingCostsRejected, match=reason):
            import_living_costs(connection, write(tmp_path, header=header), source)
    assert read_costs(connection) == []
