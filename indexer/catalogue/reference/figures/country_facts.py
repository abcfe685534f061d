"""Imports figures about countries from a CSV file, such as the cost of living and the hours that students may work.

The header has country (ISO 3166 alpha-2, a name or a slug), kind, value, unit, currency (ISO 4217), date (ISO 8601) and
url. FACT_UNITS lists the kinds and their units. The currency is empty for hours and months. The date is the day on
which somebody compared the figure with the page at `url`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
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
from schemas.vocabulary.kinds import FACT_MAXIMA, FACT_UNITS, MONEY_UNITS, CountryFactKind, FactUnit

COLUMNS = ("country", "kind", "value", "unit", "currency", "date", "url")
_READ_STORED = """
SELECT country_id, kind, country_fact.source_date, source_id,
       source.slug = 'editors' OR EXISTS (
           SELECT FROM content_entry JOIN content_version ON entry_id = content_entry.id AND is_public
           WHERE noun = 'country_fact' AND row_id = country_fact.id) AS is_edited,
       country.slug || ' ' || kind, country.name
FROM country_fact JOIN source ON source.id = source_id JOIN country ON country.id = country_id
WHERE NOT is_sample
FOR UPDATE OF country_fact
"""
_STORE = """
INSERT INTO country_fact (country_id, kind, value, unit, currency_id, source_id, source_date, official_url)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
ON CONFLICT (country_id, kind) DO UPDATE
SET value = EXCLUDED.value, unit = EXCLUDED.unit, currency_id = EXCLUDED.currency_id, source_id = EXCLUDED.source_id,
    source_date = EXCLUDED.source_date, official_url = EXCLUDED.official_url
"""


class CountryFactsRejected(FiguresRejected):
    pass


@dataclass(slots=True)
class ImportedCountryFacts:
    """stored: the number of stored figures: new, replaced or unchanged. removed: the number of removed figures.

    import_run_id: the number of the import, or None in a dry run.
    """

    import_run_id: int | None = None
    stored: int = 0
    removed: int = 0
    rejected: list[RejectedLine] = field(default_factory=list)


_Key = tuple[int, CountryFactKind]
"""The id of a country and the kind of a figure."""


@dataclass(frozen=True, slots=True)
class _Fact:
    value: Decimal
    unit: FactUnit
    currency_id: int | None
    day: date
    url: str


@dataclass(frozen=True, slots=True)
class _StoredFact(StoredFigure):
    """row: the code and name of the figure in reports."""

    source_id: int
    row: ChangedRow


@dataclass(frozen=True, slots=True)
class _Known:
    """The ids of countries by code, slug and folded name, the ids of currencies by code, and the stored figures.

    The stored figures do not include those of the sample.
    """

    countries: Mapping[str, int]
    currencies: Mapping[str, int]
    figures: Mapping[_Key, _StoredFact]


def import_country_facts(
    connection: psycopg.Connection,
    path: Path,
    source_name: str,
    *,
    dry_run: bool = False,
    accept: str | None = None,
) -> ImportedCountryFacts:
    """Store the figures of the file in one transaction, and remove figures of the same source that the file lacks.

    A stored figure stays if it has a newer date, or if an editor has added or changed it. The line with this figure is
    then rejected. All other stored figures of the same country and kind are replaced, also those of the sample and of
    other sources. A rejected line is reported, and the other lines are imported. A dry run rolls back.

    Raises CountryFactsRejected if the name of the source has no letter and no digit, or if the file has a wrong layout
    or no line that can be imported. Raises TooManyRowsRemoved if `accept` is None and the import would remove too many
    figures of its source, or replace too many figures of other sources. Raises FileRejected for a pipe, and the errors
    of `open_list_import`.
    """
    slug = build_source_slug("country-facts", source_name, CountryFactsRejected)
    with open_list_import(connection, slug, source_name, dry_run=dry_run) as (cursor, source_id):
        known = _read_known(cursor)
        file = hash_source_file(path, datetime.now(UTC).date())
        facts = _read_facts(path, known)
        imported = ImportedCountryFacts(rejected=facts.rejected)
        if not facts.rows:
            reasons = "; ".join(f"line {each.line}: {each.reason}" for each in imported.rejected[:5])
            raise CountryFactsRejected(
                f"{path.name}: no line can be imported: {reasons or 'it has no lines'}"
            )
        kept = facts.named_keys | {key for key, each in known.figures.items() if each.is_edited}
        changes = _store_facts(cursor, source_id, kept, facts.rows, imported)
        run_id = finish_list_import(
            cursor,
            source_id,
            file,
            _add_replaced(changes, known, source_id, facts.rows),
            imported.rejected,
            accept,
        )
        imported.import_run_id = None if dry_run else run_id
    return imported


def _read_known(cursor: psycopg.Cursor) -> _Known:
    countries: dict[str, int] = {}
    for country_id, code, slug, name in cursor.execute("SELECT id, iso2, slug, name FROM country").fetchall():
        countries |= {code: country_id, slug: country_id, fold_name(name): country_id}
    currencies: dict[str, int] = dict(cursor.execute("SELECT code, id FROM currency").fetchall())
    figures = {
        (country_id, CountryFactKind(kind)): _StoredFact(day, is_edited, source_id, ChangedRow(code, name))
        for country_id, kind, day, source_id, is_edited, code, name in cursor.execute(_READ_STORED).fetchall()
    }
    return _Known(countries, currencies, figures)


def _read_facts(path: Path, known: _Known) -> ParsedLines[_Key, _Fact]:
    """Read the figures. The first valid line of a country and kind is used."""
    return parse_lines(
        read_csv_lines(path, COLUMNS, CountryFactsRejected),
        find_keys=lambda texts: _find_keys(texts, known),
        parse=lambda texts: _parse_line(texts, known),
        get_code=lambda texts: " ".join(filter(None, (texts["country"], texts["kind"]))),
        repeated="an earlier line has this figure",
    )


def _find_keys(texts: Mapping[str, str], known: _Known) -> tuple[_Key, ...]:
    try:
        return (_parse_key(texts, known),)
    except ValueError:
        return ()


def _parse_line(texts: Mapping[str, str], known: _Known) -> tuple[_Key, _Fact]:
    """Parse one line. Raises ValueError with the reason."""
    key = _parse_key(texts, known)
    fact = _parse_fact(texts, key[1], known)
    stored = known.figures.get(key)
    check_replaceable(stored, fact.day, edited="an editor has added or changed this figure")
    return key, fact


def _parse_key(texts: Mapping[str, str], known: _Known) -> _Key:
    """Parse the country and the kind of a line. Raises ValueError with the column and the reason."""
    check_filled(texts, ("country", "kind"))
    text = texts["country"]
    country = (
        known.countries.get(text.upper()) or known.countries.get(text) or known.countries.get(fold_name(text))
    )
    if country is None:
        raise ValueError(f"country: there is no '{text}'")
    if texts["kind"] not in set(CountryFactKind):
        raise ValueError(f"kind: '{texts['kind']}' is none of {', '.join(CountryFactKind)}")
    return country, CountryFactKind(texts["kind"])


def _parse_fact(texts: Mapping[str, str], kind: CountryFactKind, known: _Known) -> _Fact:
    """Parse the figure of a line. Raises ValueError with the column and the reason."""
    check_filled(texts, ("value", "unit", "date", "url"))
    if texts["unit"] not in FACT_UNITS[kind]:
        raise ValueError(f"unit: '{texts['unit']}' is none of {', '.join(FACT_UNITS[kind])}")
    unit, value = FactUnit(texts["unit"]), parse_value(texts["value"])
    if value > FACT_MAXIMA[unit]:
        raise ValueError(f"value: '{texts['value']}' is more than {FACT_MAXIMA[unit]}")
    currency = None
    if unit in MONEY_UNITS:
        check_filled(texts, ("currency",))
        currency = parse_currency(texts["currency"], known.currencies)
    elif texts["currency"]:
        raise ValueError(f"currency: a figure in {unit} has none")
    return _Fact(value, unit, currency, parse_past_date(texts["date"]), parse_url(texts["url"]))


def _store_facts(
    cursor: psycopg.Cursor,
    source_id: int,
    kept: set[_Key],
    facts: Mapping[_Key, _Fact],
    imported: ImportedCountryFacts,
) -> ListChanges:
    """Store the figures, and remove the other figures of the source, except those in `kept`.

    kept: the keys of all lines of the file, also of rejected ones, and of the figures that editors have added or
    changed.
    """
    ((visible,),) = cursor.execute(
        "SELECT count(*) FROM country_fact WHERE source_id = %s", (source_id,)
    ).fetchall()
    removed = cursor.execute(
        "DELETE FROM country_fact USING country WHERE country.id = country_id AND source_id = %s "
        "AND NOT EXISTS (SELECT FROM unnest(%s::int[], %s::text[]) AS named (country, kind) "
        "WHERE named.country = country_id AND named.kind = country_fact.kind) "
        "RETURNING country.slug || ' ' || kind, country.name",
        (source_id, [country for country, _ in kept], [kind.value for _, kind in kept]),
    ).fetchall()
    cursor.executemany(
        _STORE,
        [
            (country, kind, each.value, each.unit, each.currency_id, source_id, each.day, each.url)
            for (country, kind), each in facts.items()
        ],
    )
    imported.removed, imported.stored = len(removed), len(facts)
    return ListChanges(
        {"figures of countries": visible},
        {"figures of countries": [ChangedRow(code, name) for code, name in sorted(removed)]},
        {"changed": imported.stored},
    )


def _add_replaced(
    changes: ListChanges, known: _Known, source_id: int, facts: Mapping[_Key, _Fact]
) -> ListChanges:
    """Add the figures of other sources that the file replaces, so that the bound on removed rows applies to them."""
    others = {key: each.row for key, each in known.figures.items() if each.source_id != source_id}
    replaced = sorted((others[key] for key in facts if key in others), key=lambda row: row.code)
    noun = "figures of other sources"
    return replace(
        changes,
        visible={**changes.visible, noun: len(others)},
        removed={**changes.removed, noun: replaced},
    )
