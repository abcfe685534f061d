"""Imports the cost of living in cities from a CSV file.

The header has city (a name or a slug), country (ISO 3166 alpha-2), value, unit (per_month or per_year), currency
(ISO 4217), date (ISO 8601) and url. The date is the day on which somebody compared the figure with the page at url.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from decimal import Decimal
from pathlib import Path

import psycopg

from indexer.catalogue.importers.bounds import ChangedRow
from indexer.catalogue.importers.storage.import_run import hash_source_file
from indexer.catalogue.importers.storage.list_import import (
    ListChanges,
    RejectedLine,
    finish_list_import,
    open_list_import,
)
from indexer.catalogue.reference.csv_lines import ParsedLines, parse_lines, read_csv_lines
from indexer.catalogue.reference.figures.parsing import (
    FiguresRejected,
    check_filled,
    fold_name,
    parse_currency,
    parse_past_date,
    parse_url,
    parse_value,
)
from indexer.catalogue.reference.figures.stored_figures import StoredFigure, check_replaceable
from indexer.catalogue.reference.slugs import build_source_slug
from schemas.vocabulary.kinds import LivingCostUnit

COLUMNS = ("city", "country", "value", "unit", "currency", "date", "url")
_READ_STORED = """
SELECT city_id, city_living_cost.source_date,
       EXISTS (
           SELECT FROM content_entry JOIN content_version ON entry_id = content_entry.id AND is_public
           WHERE noun = 'city_living_cost' AND row_id = city_living_cost.id) AS is_edited
FROM city_living_cost JOIN source ON source.id = source_id
WHERE NOT is_sample
FOR UPDATE OF city_living_cost
"""
_STORE = """
INSERT INTO city_living_cost (city_id, value, unit, currency_id, source_id, source_date, official_url)
VALUES (%s, %s, %s, %s, %s, %s, %s)
ON CONFLICT (city_id) DO UPDATE
SET value = EXCLUDED.value, unit = EXCLUDED.unit, currency_id = EXCLUDED.currency_id, source_id = EXCLUDED.source_id,
    source_date = EXCLUDED.source_date, official_url = EXCLUDED.official_url
"""


class LivingCostsRejected(FiguresRejected):
    pass


@dataclass(slots=True)
class ImportedLivingCosts:
    """stored: the number of stored figures. removed: the number of removed figures of the source.

    import_run_id: the number of the import, or None in a dry run.
    """

    import_run_id: int | None = None
    stored: int = 0
    removed: int = 0
    rejected: list[RejectedLine] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Cost:
    value: Decimal
    unit: LivingCostUnit
    currency_id: int
    day: date
    url: str


@dataclass(frozen=True, slots=True)
class _Known:
    """The ids of cities by country and slug, and by country and folded name. The ids of currencies by code.

    figures: the stored figures by the id of the city, without those of the sample.
    """

    slugs: Mapping[tuple[str, str], int]
    names: Mapping[tuple[str, str], list[int]]
    currencies: Mapping[str, int]
    figures: Mapping[int, StoredFigure]


def import_living_costs(
    connection: psycopg.Connection,
    path: Path,
    source_name: str,
    *,
    dry_run: bool = False,
    accept: str | None = None,
) -> ImportedLivingCosts:
    """Store the figures of the file in one transaction, and remove figures of the same source that the file lacks.

    A stored figure stays if it has a newer date, or if an editor has changed it. The line with this figure is then
    rejected. All other stored figures of the same city are replaced, also those of the sample and of other sources. A
    rejected line is reported, the figure of its city stays, and the other lines are imported. A dry run rolls back.

    Raises LivingCostsRejected if the name of the source has no letter and no digit, or if the file has a wrong layout
    or no line that can be imported. Raises TooManyRowsRemoved if too many figures would be removed and `accept` is
    None. Raises FileRejected for a pipe, and the errors of `open_list_import`.
    """
    slug = build_source_slug("living-costs", source_name, LivingCostsRejected)
    with open_list_import(connection, slug, source_name, dry_run=dry_run) as (cursor, source_id):
        known = _read_known(cursor)
        file = hash_source_file(path, datetime.now(UTC).date())
        costs = _read_costs(path, known)
        imported = ImportedLivingCosts(rejected=costs.rejected)
        if not costs.rows:
            reasons = "; ".join(map(str, imported.rejected[:5])) or "it has no lines"
            raise LivingCostsRejected(f"{path.name}: no line can be imported: {reasons}")
        kept = costs.named_keys | {city for city, each in known.figures.items() if each.is_edited}
        changes = _store_costs(cursor, source_id, kept, costs.rows, imported)
        run_id = finish_list_import(cursor, source_id, file, changes, imported.rejected, accept)
        imported.import_run_id = None if dry_run else run_id
    return imported


def _store_costs(
    cursor: psycopg.Cursor,
    source_id: int,
    kept: set[int],
    costs: Mapping[int, _Cost],
    imported: ImportedLivingCosts,
) -> ListChanges:
    """Store the figures, and remove the other figures of the source, except those of the cities in `kept`.

    kept: the cities of all lines of the file, also of rejected ones, and of the figures that editors have changed.
    """
    ((visible,),) = cursor.execute(
        "SELECT count(*) FROM city_living_cost WHERE source_id = %s", (source_id,)
    ).fetchall()
    removed = cursor.execute(
        "DELETE FROM city_living_cost USING city WHERE city.id = city_id AND city_living_cost.source_id = %s "
        "AND city_id <> ALL(%s) RETURNING city.slug, city.name",
        (source_id, list(kept)),
    ).fetchall()
    imported.removed, imported.stored = len(removed), len(costs)
    cursor.executemany(
        _STORE,
        [
            (city_id, each.value, each.unit, each.currency_id, source_id, each.day, each.url)
            for city_id, each in costs.items()
        ],
    )
    return ListChanges(
        {"living costs": visible},
        {"living costs": [ChangedRow(slug, name) for slug, name in sorted(removed)]},
        {"changed": imported.stored},
    )


def _read_known(cursor: psycopg.Cursor) -> _Known:
    slugs: dict[tuple[str, str], int] = {}
    names: dict[tuple[str, str], list[int]] = {}
    cursor.execute(
        "SELECT city.id, city.slug, city.name, iso2 FROM city JOIN country ON country.id = country_id"
    )
    for city_id, slug, name, country in cursor.fetchall():
        slugs[country, slug] = city_id
        names.setdefault((country, fold_name(name)), []).append(city_id)
    currencies: dict[str, int] = dict(cursor.execute("SELECT code, id FROM currency").fetchall())
    figures = {
        city_id: StoredFigure(day, is_edited)
        for city_id, day, is_edited in cursor.execute(_READ_STORED).fetchall()
    }
    return _Known(slugs, names, currencies, figures)


def _read_costs(path: Path, known: _Known) -> ParsedLines[int, _Cost]:
    """Read the figures by city. The first valid line of a city is used."""
    return parse_lines(
        read_csv_lines(path, COLUMNS, LivingCostsRejected),
        find_keys=lambda texts: _find_cities(texts, known),
        parse=lambda texts: _parse_cost(texts, known),
        get_code=lambda texts: texts["city"],
        repeated="an earlier line has this city",
    )


def _find_cities(texts: Mapping[str, str], known: _Known) -> list[int]:
    """Return the id of the city whose slug is in the line, or else the ids of all cities with the name in the line.

    If there are none, return the id of the city whose slug equals the folded name, as of `Tromso` for Tromsø.
    """
    country, city = texts["country"].upper(), texts["city"]
    by_slug, by_name = (country, city), (country, fold_name(city))
    if by_slug not in known.slugs and by_name in known.names:
        return known.names[by_name]
    found = known.slugs.get(by_slug) or known.slugs.get(by_name)
    return [] if found is None else [found]


def _parse_cost(texts: Mapping[str, str], known: _Known) -> tuple[int, _Cost]:
    """Parse one line, and return the id of the city and the figure. Raises ValueError with the reason."""
    check_filled(texts, COLUMNS)
    cities = _find_cities(texts, known)
    if len(cities) != 1:
        raise ValueError(
            f"{len(cities)} cities have this name; give the slug"
            if cities
            else f"{texts['country'].upper()} has no such city"
        )
    if texts["unit"] not in set(LivingCostUnit):
        raise ValueError(f"unit: '{texts['unit']}' is neither per_month nor per_year")
    currency, url = parse_currency(texts["currency"], known.currencies), parse_url(texts["url"])
    unit, value = LivingCostUnit(texts["unit"]), parse_value(texts["value"])
    day = parse_past_date(texts["date"])
    check_replaceable(known.figures.get(cities[0]), day, edited="an editor has changed this figure")
    return cities[0], _Cost(value, unit, currency, day, url)
