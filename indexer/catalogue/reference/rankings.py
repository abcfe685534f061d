"""Imports a ranking of institutions from a CSV file.

The header has institution, rank, ranking, year and source, and optionally country (ISO 3166 alpha-2).
A rank is a number (`82`, `=82`) or a band (`501-510`, `1001+`). The first number of a band is stored as the
rank. The text of the band is stored in the source.
"""

import re
from collections import defaultdict
from collections.abc import Mapping
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
from indexer.catalogue.reference.csv_lines import ParsedLines, parse_lines, read_csv_lines
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


@dataclass(slots=True)
class ImportedRankings:
    """The counts of one import.

    written: the number of institutions with a new or changed rank or source. removed: the number of institutions that
    have lost their rank. import_run_id: the number of the import, or None in a dry run.
    """

    import_run_id: int | None = None
    ranking: str = ""
    matched: int = 0
    written: int = 0
    removed: int = 0
    rejected: list[RejectedLine] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _RankedRow:
    rank: int
    ranking: str
    citation: str


@dataclass(frozen=True, slots=True)
class _Institutions:
    """own_names: names and trading names. other_names: other names from the lexicon (the words that the search knows).

    withdrawn: the ids of withdrawn institutions. A line that matches only these institutions is rejected.
    """

    own_names: Matches
    other_names: Matches
    withdrawn: set[int]


def import_rankings(
    connection: psycopg.Connection, path: Path, *, dry_run: bool = False, accept: str | None = None
) -> ImportedRankings:
    """Replace the ranks of all institutions with the ranks of the file, in one transaction. A dry run rolls back.

    A rejected row is reported, and the other rows are imported. The institution of a rejected row keeps a rank of the
    same ranking and year. Raises RankingsRejected if the file has a wrong layout, more than one ranking or year, or no
    row that can be imported. Raises TooManyRowsRemoved if too many institutions would lose their rank and `accept` is
    None. Raises FileRejected for a pipe, and the errors of `open_list_import`.
    """
    file = hash_source_file(path, datetime.now(UTC).date())
    with open_list_import(connection, "rankings", "Rankings", dry_run=dry_run) as (cursor, source_id):
        ranks = _read_ranks(path, _read_institutions(connection))
        ranking = next(iter(ranks.rows.values())).ranking
        imported = ImportedRankings(None, ranking, len(ranks.rows), rejected=ranks.rejected)
        changes = _store_ranks(cursor, ranks, imported)
        run_id = finish_list_import(cursor, source_id, file, changes, imported.rejected, accept)
        imported.import_run_id = None if dry_run else run_id
    return imported


def _read_ranks(path: Path, institutions: _Institutions) -> ParsedLines[int, _RankedRow]:
    """Read the ranks by the id of the institution. The first valid line of an institution is used.

    Raises RankingsRejected if the file has a wrong layout, more than one ranking or year, or no row that can be
    imported.
    """
    rankings: set[str] = set()

    def parse_line(texts: Mapping[str, str]) -> tuple[int, _RankedRow]:
        row = _parse_row(texts)
        rankings.add(row.ranking)
        return _find_institution(texts, institutions), row

    ranks = parse_lines(
        read_csv_lines(path, COLUMNS, RankingsRejected, optional=("country",)),
        find_keys=lambda texts: set[int]().union(*_find_institutions(texts, institutions)),
        parse=parse_line,
        get_code=lambda texts: texts["institution"],
        repeated="an earlier line has this institution",
    )
    if len(rankings) > 1:
        raise RankingsRejected(
            f"{path.name}: several rankings: {', '.join(sorted(rankings))}. Their ranks cannot be compared; "
            "import a file with one ranking and year"
        )
    if not ranks.rows:
        reasons = "; ".join(map(str, ranks.rejected[:5])) or "it has no rows"
        raise RankingsRejected(f"{path.name}: no row can be imported: {reasons}")
    return ranks


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
    return _RankedRow(rank, ranking, ", ".join(parts))


def _find_institution(texts: Mapping[str, str], institutions: _Institutions) -> int:
    """Return the id of the institution of a line. Raises ValueError with the reason."""
    own, other = (found - institutions.withdrawn for found in _find_institutions(texts, institutions))
    found = own or other
    if not found:
        raise ValueError("no institution has this name")
    if len(found) > 1:
        raise ValueError(f"{len(found)} institutions have this name; give the country")
    return found.pop()


def _find_institutions(texts: Mapping[str, str], institutions: _Institutions) -> tuple[set[int], set[int]]:
    """Return two sets of ids: the institutions that have the name of a line as own name, and as other name.

    If the line has a country, only institutions of this country are returned.
    """
    key, country = _fold_name(texts["institution"]), texts["country"].upper()
    own, other = (
        {identifier for identifier, of in names.get(key, ()) if country in ("", of)}
        for names in (institutions.own_names, institutions.other_names)
    )
    return own, other


def _read_institutions(connection: psycopg.Connection) -> _Institutions:
    own: Matches = defaultdict(set)
    other: Matches = defaultdict(set)
    withdrawn: set[int] = set()
    rows = connection.execute(
        "SELECT institute.id, institute.status = 'withdrawn', country.iso2, institute.name, institute.trading_name "
        "FROM institute JOIN country ON country.id = institute.country_id"
    )
    for identifier, is_withdrawn, country, *names in rows:
        if is_withdrawn:
            withdrawn.add(identifier)
        for name in names:
            if key := _fold_name(name or ""):
                own[key].add((identifier, country))
    for country, institution, name in read_institution_names():
        of_country = {match for match in own.get(_fold_name(institution), ()) if match[1] == country}
        if of_country:
            other[_fold_name(name)] |= of_country
    return _Institutions(own, other, withdrawn)


def _fold_name(name: str) -> NameKey:
    """Split a name into lower-case words without a leading `the`: `The Open University` → open, university."""
    words = fold_words(name)
    return words[1:] if words[:1] == ("the",) else words


def _store_ranks(
    cursor: psycopg.Cursor, ranks: ParsedLines[int, _RankedRow], imported: ImportedRankings
) -> ListChanges:
    rows = ranks.rows.values()
    ((visible,),) = cursor.execute(
        "SELECT count(*) FROM institute WHERE tcf_ranking IS NOT NULL AND status = 'published'"
    ).fetchall()
    removed = cursor.execute(
        "UPDATE institute SET tcf_ranking = NULL, ranking_source = NULL "
        "WHERE tcf_ranking IS NOT NULL AND NOT id = ANY(%s) "
        "AND NOT (id = ANY(%s) AND starts_with(ranking_source, %s)) RETURNING slug, name, status",
        (list(ranks.rows), list(ranks.rejected_keys), f"{imported.ranking}, "),
    ).fetchall()
    imported.removed = len(removed)
    imported.written = cursor.execute(
        "UPDATE institute SET tcf_ranking = new.rank, ranking_source = new.citation "
        "FROM unnest(%s::integer[], %s::integer[], %s::text[]) AS new (id, rank, citation) "
        "WHERE institute.id = new.id "
        "AND (tcf_ranking, ranking_source) IS DISTINCT FROM (new.rank, new.citation)",
        (list(ranks.rows), [row.rank for row in rows], [row.citation for row in rows]),
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
