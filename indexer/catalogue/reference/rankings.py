"""Imports a ranking of institutions from a CSV file.

The header has institution, rank, ranking, year and source, and optionally country (ISO 3166 alpha-2).
A rank is a number (`82`, `=82`) or a band (`501-510`, `1001+`). The first number of a band is stored as the
rank. The text of the band is stored in the source.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
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
from indexer.catalogue.reference.csv_lines import read_csv_lines
from schemas.taxonomy.folding import fold_words
from schemas.taxonomy.lexicon.entries import read_institution_names

COLUMNS = ("institution", "rank", "ranking", "year", "source")
SITE_RANKING = "QS"
"""The site shows this publisher's name beside each rank, so ranks of other publishers are rejected."""
_RANK = re.compile(r"=?(\d{1,5})(?:\s*(?:[-\u2013]\s*(\d{1,5})|\+))?")
_YEAR = re.compile(r"(?:19|20)\d\d")

NameKey = tuple[str, ...]
Matches = dict[NameKey, set[tuple[int, str]]]


class RankingsRejected(Exception):
    """The file cannot be imported. The text of the error is the reason."""


@dataclass(frozen=True, slots=True)
class RejectedRow:
    """line: the line number. The header is line 1."""

    line: int
    institution: str
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.institution or 'no institution'}: {self.reason}"


@dataclass(slots=True)
class ImportedRankings:
    """The counts of one import.

    written: the number of institutions with a new or changed rank. removed: the number of institutions that have lost
    their rank. import_run_id: the number of the import, or None in a dry run.
    """

    import_run_id: int | None = None
    ranking: str = ""
    matched: int = 0
    written: int = 0
    removed: int = 0
    rejected: list[RejectedRow] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _RankedRow:
    institution: str
    country: str
    rank: int
    ranking: str
    citation: str


def import_rankings(
    connection: psycopg.Connection, path: Path, *, dry_run: bool = False, accept: str | None = None
) -> ImportedRankings:
    """Replace the ranks of all institutions with the ranks of the file, in one transaction. A dry run rolls back.

    A rejected row is reported, and the other rows are imported. Raises RankingsRejected if the file has a
    wrong layout, more than one ranking or year, or no row that matches an institution. Raises TooManyRowsRemoved if too
    many institutions would lose their rank and `accept` gives no reason.
    """
    file = hash_source_file(path, datetime.now(UTC).date())
    imported = ImportedRankings()
    rows = list(_read_rows(path, imported))
    rankings = sorted({row.ranking for _, row in rows})
    if len(rankings) > 1:
        raise RankingsRejected(
            f"{path.name}: several rankings: {', '.join(rankings)}. Their ranks cannot be compared; "
            "import a file with one ranking and year"
        )
    imported.ranking = rankings[0] if rankings else ""
    with open_list_import(connection, "rankings", "Rankings", dry_run=dry_run) as (cursor, source_id):
        ranks = _match_rows(connection, rows, imported)
        if not ranks:
            reasons = "; ".join(str(each) for each in imported.rejected[:5]) or "it has no rows"
            raise RankingsRejected(f"{path.name}: no row can be imported: {reasons}")
        imported.matched = len(ranks)
        imported.rejected.sort(key=lambda each: each.line)
        run_id = finish_list_import(
            cursor,
            source_id,
            file,
            _store_ranks(cursor, ranks, imported),
            [RejectedLine(each.line, each.institution, each.reason) for each in imported.rejected],
            accept,
        )
        imported.import_run_id = None if dry_run else run_id
    return imported


def _read_rows(path: Path, imported: ImportedRankings) -> Iterator[tuple[int, _RankedRow]]:
    for line, texts in read_csv_lines(path, COLUMNS, RankingsRejected, optional=("country",)):
        try:
            row = _parse_row(texts)
        except ValueError as error:
            imported.rejected.append(RejectedRow(line, texts["institution"], str(error)))
        else:
            yield line, row


def _parse_row(texts: Mapping[str, str]) -> _RankedRow:
    """Parse one line. Raises ValueError with the column and the reason."""
    for column in COLUMNS:
        if not texts[column]:
            raise ValueError(f"{column} is empty")
    if SITE_RANKING not in texts["ranking"].split():
        raise ValueError(
            f"ranking: '{texts['ranking']}' is not a ranking of {SITE_RANKING}, which the site shows"
        )
    if not _YEAR.fullmatch(texts["year"]):
        raise ValueError(f"year: '{texts['year']}' is not a year")
    match = _RANK.fullmatch(texts["rank"])
    rank = int(match[1]) if match else 0
    if match is None or rank < 1 or (match[2] and int(match[2]) < rank):
        raise ValueError(f"rank: '{texts['rank']}' is neither a rank (82, =82) nor a band (501-510, 1001+)")
    ranking = f"{texts['ranking']} {texts['year']}"
    is_band = texts["rank"].lstrip("=") != match[1]
    parts = [ranking, *([f"band {texts['rank']}"] if is_band else []), texts["source"]]
    return _RankedRow(texts["institution"], texts["country"].upper(), rank, ranking, ", ".join(parts))


def _match_rows(
    connection: psycopg.Connection, rows: list[tuple[int, _RankedRow]], imported: ImportedRankings
) -> dict[int, _RankedRow]:
    """Return the row of each institution by the institution's id.

    If several rows match an institution, the first one is used and the others are rejected.
    """
    own_names, other_names = _read_names(connection)
    found: dict[int, _RankedRow] = {}
    for line, row in rows:
        key = _fold_name(row.institution)
        matches = _select_country(own_names, key, row) or _select_country(other_names, key, row)
        reason = ""
        if not matches:
            reason = "no institution has this name"
        elif len(matches) > 1:
            reason = f"{len(matches)} institutions have this name; give the country"
        elif matches & found.keys():
            reason = "an earlier line has this institution"
        if reason:
            imported.rejected.append(RejectedRow(line, row.institution, reason))
        else:
            found[matches.pop()] = row
    return found


def _select_country(names: Matches, key: NameKey, row: _RankedRow) -> set[int]:
    return {identifier for identifier, country in names.get(key, ()) if row.country in ("", country)}


def _read_names(connection: psycopg.Connection) -> tuple[Matches, Matches]:
    """Read two mappings from names to institutions.

    The first mapping has names and trading names. The second mapping has other names from the lexicon (the list of
    words that the search understands).
    """
    own: Matches = defaultdict(set)
    other: Matches = defaultdict(set)
    rows = connection.execute(
        "SELECT institute.id, country.iso2, institute.name, institute.trading_name FROM institute "
        "JOIN country ON country.id = institute.country_id WHERE institute.status <> 'withdrawn'"
    )
    for identifier, country, *names in rows:
        for name in names:
            if key := _fold_name(name or ""):
                own[key].add((identifier, country))
    for country, institution, name in read_institution_names():
        of_country = {match for match in own.get(_fold_name(institution), ()) if match[1] == country}
        if of_country:
            other[_fold_name(name)] |= of_country
    return own, other


def _fold_name(name: str) -> NameKey:
    """Split a name into lower-case words without a leading `the`: `The Open University` → open, university."""
    words = fold_words(name)
    return words[1:] if words[:1] == ("the",) else words


def _store_ranks(
    cursor: psycopg.Cursor, ranks: Mapping[int, _RankedRow], imported: ImportedRankings
) -> ListChanges:
    identifiers = list(ranks)
    ((visible,),) = cursor.execute(
        "SELECT count(*) FROM institute WHERE tcf_ranking IS NOT NULL AND status = 'published'"
    ).fetchall()
    removed = cursor.execute(
        "UPDATE institute SET tcf_ranking = NULL, ranking_source = NULL "
        "WHERE tcf_ranking IS NOT NULL AND NOT id = ANY(%s) RETURNING slug, name, status",
        (identifiers,),
    ).fetchall()
    imported.removed = len(removed)
    imported.written = cursor.execute(
        "UPDATE institute SET tcf_ranking = new.rank, ranking_source = new.citation "
        "FROM unnest(%s::integer[], %s::integer[], %s::text[]) AS new (id, rank, citation) "
        "WHERE institute.id = new.id "
        "AND (tcf_ranking, ranking_source) IS DISTINCT FROM (new.rank, new.citation)",
        (identifiers, [row.rank for row in ranks.values()], [row.citation for row in ranks.values()]),
    ).rowcount
    return ListChanges(
        {"ranks": visible},
        {
            "ranks": [
                ChangedRow(slug, name) for slug, name, status in sorted(removed) if status == "published"
            ]
        },
        {"changed": imported.written, "unchanged": imported.matched - imported.written},
    )
