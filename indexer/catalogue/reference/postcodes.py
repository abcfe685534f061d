"""Imports postcodes from a CSV file of one country or from a GeoNames file.

CSV (.csv or .csv.gz): the header has postcode, place, lat and lng, and optionally state_name. The caller
gives the country.
GeoNames (.txt, separated by tabs, without a header): country code, postcode, place, name and code of the state, names
and codes of two finer divisions, latitude, longitude, accuracy.
Coordinates are WGS84 degrees.
"""

import csv
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean
from typing import TypeAlias

import psycopg

from indexer.catalogue.importers.bounds import ChangedRow
from indexer.catalogue.importers.storage.import_run import hash_source_file
from indexer.catalogue.importers.storage.list_import import ListChanges, finish_list_import, open_list_import
from indexer.catalogue.reference.csv_lines import ParsedLines, open_lines, parse_lines
from indexer.catalogue.reference.upsert import UpsertTarget, upsert_rows
from schemas.geography import compute_distance_km
from schemas.taxonomy.folding import fold_words

TARGET = UpsertTarget(
    "postcode",
    ("country_id", "code", "place", "state_name", "latitude", "longitude", "is_first"),
    key=("country_id", "code", "place", "state_name"),
)
CSV_COLUMNS = ("postcode", "place", "lat", "lng")
GEONAMES_COLUMNS = 12
REFUSED_SHOWN = 5
_Line: TypeAlias = Mapping[str, str | None]
_Key: TypeAlias = tuple[str, str, str, str]
"""The code of the country, the postcode, the place and the name of the state."""


class PostcodesRejected(Exception):
    """The file cannot be imported. The text of the error is the reason."""


@dataclass(frozen=True, slots=True)
class PostcodeRow:
    """A place that a postcode belongs to. country_code: ISO 3166 alpha-2."""

    country_code: str
    code: str
    place: str
    state_name: str
    latitude: float
    longitude: float


@dataclass(slots=True)
class ImportedPostcodes:
    """The counts of one import. refused: the line number and the reason of each rejected line.

    import_run_id: the number of the import, or None in a dry run.
    """

    import_run_id: int | None = None
    rows: int = 0
    written: int = 0
    removed: int = 0
    countries: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


def import_postcodes(
    connection: psycopg.Connection,
    path: Path,
    country_code: str | None,
    *,
    dry_run: bool = False,
    accept: str | None = None,
) -> ImportedPostcodes:
    """Replace the postcodes of each country in the file, in one transaction. A dry run rolls back.

    Postcodes of other countries stay, and so do the places of rejected lines.
    Raises PostcodesRejected if the file is damaged or not in UTF-8, has a wrong layout, no valid row or an unknown
    country, or if the country of a CSV is not given. Raises TooManyRowsRemoved if a country would lose too many places
    and `accept` is None. Raises FileRejected for a pipe or an unreadable file, and the errors of `open_list_import`.
    """
    file = hash_source_file(path, datetime.now(UTC).date())
    lines = _read_lines(path, country_code)
    rows = lines.rows.values()
    imported = ImportedPostcodes(rows=len(rows), refused=[str(each) for each in lines.rejected])
    if not rows:
        raise PostcodesRejected(
            f"{path.name}: no postcode in it; {'; '.join(imported.refused) or 'it is empty'}"
        )
    with open_list_import(connection, "postcodes", "Postcodes", dry_run=dry_run) as (cursor, source_id):
        country_ids = _read_country_ids(cursor, {row.country_code for row in rows}, path)
        imported.countries = sorted(country_ids)
        kept = _read_stored(cursor, lines.rejected_keys - lines.rows.keys(), country_ids.values())
        city_names = _read_city_names(cursor, country_ids.values())
        table_rows = dict(_build_table_rows([*rows, *kept], country_ids, city_names))
        visible = _count_places(cursor, country_ids)
        removed = _remove_others(cursor, list(table_rows.values()), country_ids)
        imported.removed = sum(map(len, removed.values()))
        imported.written = upsert_rows(cursor, TARGET, [table_rows[row] for row in rows]).written
        upsert_rows(cursor, TARGET, [table_rows[row] for row in kept])
        counts = {"changed": imported.written, "unchanged": imported.rows - imported.written}
        changes = ListChanges(visible, removed, counts)
        run_id = finish_list_import(cursor, source_id, file, changes, lines.rejected, accept)
        imported.import_run_id = None if dry_run else run_id
    return imported


def read_postcode_points(
    connection: psycopg.Connection, country_code: str
) -> dict[tuple[str, str], tuple[float, float]]:
    """Return the latitude and longitude of each imported postcode of the country.

    If a postcode has several places, the point is that of the place marked `is_first`.

    The key is the country code and the postcode.
    """
    rows = connection.execute(
        "SELECT code, latitude, longitude FROM postcode JOIN country ON country.id = country_id "
        "WHERE is_first AND iso2 = %s",
        (country_code,),
    )
    return {(country_code, code): (latitude, longitude) for code, latitude, longitude in rows}


def _read_lines(path: Path, country_code: str | None) -> ParsedLines[_Key, PostcodeRow]:
    with open_lines(path, PostcodesRejected) as lines:
        return parse_lines(
            _read_geonames_lines(lines, path)
            if path.suffix == ".txt"
            else _read_csv_lines(lines, path, country_code),
            find_keys=_find_keys,
            parse=_parse_row,
            get_code=lambda _: "",
            repeated=None,
        )


def _read_csv_lines(
    lines: Iterable[str], path: Path, country_code: str | None
) -> Iterator[tuple[int, _Line]]:
    reader = csv.DictReader(lines)
    missing = [column for column in CSV_COLUMNS if column not in (reader.fieldnames or ())]
    if missing:
        raise PostcodesRejected(f"{path.name}: the header has no {', '.join(missing)}")
    if country_code is None:
        raise PostcodesRejected(f"{path.name}: the file does not say its country; give --country")
    for number, line in enumerate(reader, start=2):
        yield number, {**line, "country": country_code.upper()}


def _read_geonames_lines(lines: Iterable[str], path: Path) -> Iterator[tuple[int, _Line]]:
    for number, line in enumerate(lines, start=1):
        cells = line.rstrip("\r\n").split("\t")
        if len(cells) < GEONAMES_COLUMNS - 1:
            raise PostcodesRejected(
                f"{path.name}: line {number}: {len(cells)} columns, but GeoNames has {GEONAMES_COLUMNS}"
            )
        yield (
            number,
            {
                "country": cells[0], "postcode": cells[1], "place": cells[2], "state_name": cells[3],
                "lat": cells[9], "lng": cells[10],
            },
        )  # fmt: skip


def _read_key(line: _Line) -> _Key:
    country, code, place, state = (
        _clean_text(line.get(column)) for column in ("country", "postcode", "place", "state_name")
    )
    return country, code, place, state


def _find_keys(line: _Line) -> tuple[_Key, ...]:
    _, code, place, _ = key = _read_key(line)
    return (key,) if code and place else ()


def _parse_row(line: _Line) -> tuple[_Key, PostcodeRow]:
    """Parse one line. Raises ValueError with the reason."""
    _, code, place, _ = key = _read_key(line)
    if not code or not place:
        raise ValueError("no postcode" if not code else "no place")
    latitude, longitude = _parse_degrees(line.get("lat")), _parse_degrees(line.get("lng"))
    if not (-90 <= latitude <= 90 and -180 <= longitude <= 180):
        raise ValueError(f"{latitude}, {longitude} is no point")
    return key, PostcodeRow(*key, latitude, longitude)


def _parse_degrees(cell: str | None) -> float:
    try:
        return float(cell or "")
    except ValueError:
        raise ValueError(f"'{cell or ''}' is no latitude or longitude") from None


def _clean_text(cell: str | None) -> str:
    return " ".join((cell or "").split())


def _read_country_ids(cursor: psycopg.Cursor, codes: Collection[str], path: Path) -> dict[str, int]:
    cursor.execute("SELECT iso2, id FROM country WHERE iso2 = ANY(%s)", (list(codes),))
    known: dict[str, int] = dict(cursor.fetchall())
    unknown = sorted(set(codes) - known.keys())
    if unknown:
        raise PostcodesRejected(f"{path.name}: no country has the code {', '.join(unknown[:REFUSED_SHOWN])}")
    return known


def _read_city_names(cursor: psycopg.Cursor, country_ids: Iterable[int]) -> set[tuple[int, tuple[str, ...]]]:
    cursor.execute("SELECT country_id, name FROM city WHERE country_id = ANY(%s)", (list(country_ids),))
    return {(country_id, fold_words(name)) for country_id, name in cursor}


def _read_stored(
    cursor: psycopg.Cursor, keys: Collection[_Key], country_ids: Iterable[int]
) -> list[PostcodeRow]:
    """Read the stored places with these keys in these countries."""
    cursor.execute(
        "SELECT iso2, code, place, state_name, latitude, longitude FROM postcode "
        "JOIN country ON country.id = country_id WHERE country_id = ANY(%s) AND (iso2, code, place, state_name) IN "
        "(SELECT * FROM unnest(%s::text[], %s::text[], %s::text[], %s::text[]))",
        (list(country_ids), *([key[index] for key in keys] for index in range(4))),
    )
    return [PostcodeRow(*columns) for columns in cursor.fetchall()]


def _build_table_rows(
    rows: Iterable[PostcodeRow],
    country_ids: Mapping[str, int],
    city_names: Collection[tuple[int, tuple[str, ...]]],
) -> Iterator[tuple[PostcodeRow, Mapping[str, object]]]:
    """Yield each place with its row of the table.

    is_first marks the place that represents a postcode: a city, or else the place nearest to the mean point of all
    places of the postcode.
    """
    places: dict[tuple[int, str], list[PostcodeRow]] = defaultdict(list)
    for row in rows:
        places[country_ids[row.country_code], row.code].append(row)
    for (country_id, code), served in places.items():
        first = min(
            served,
            key=lambda row: (
                (country_id, fold_words(row.place)) not in city_names,
                _measure_distance_to_middle(row, served),
            ),
        )
        for row in served:
            yield row, {
                "country_id": country_id, "code": code, "place": row.place, "state_name": row.state_name,
                "latitude": row.latitude, "longitude": row.longitude, "is_first": row is first,
            }  # fmt: skip


def _measure_distance_to_middle(row: PostcodeRow, served: Sequence[PostcodeRow]) -> float:
    middle = mean(each.latitude for each in served), mean(each.longitude for each in served)
    return compute_distance_km(row.latitude, row.longitude, *middle)


def _count_places(cursor: psycopg.Cursor, country_ids: Mapping[str, int]) -> dict[str, int]:
    """Count the stored places of each country. The keys are nouns, such as `places of NZ`."""
    cursor.execute(
        "SELECT country_id, count(*) FROM postcode WHERE country_id = ANY(%s) GROUP BY country_id",
        (list(country_ids.values()),),
    )
    stored: dict[int, int] = dict(cursor.fetchall())
    return {f"places of {code}": stored.get(country_id, 0) for code, country_id in country_ids.items()}


def _remove_others(
    cursor: psycopg.Cursor, stored: Sequence[Mapping[str, object]], country_ids: Mapping[str, int]
) -> dict[str, list[ChangedRow]]:
    """Delete the countries' places that are not in `stored`, and return them by the keys of `_count_places`."""
    columns = [[row[column] for row in stored] for column in TARGET.key]
    cursor.execute(
        "DELETE FROM postcode WHERE country_id = ANY(%s) AND (country_id, code, place, state_name) NOT IN "
        "(SELECT * FROM unnest(%s::integer[], %s::text[], %s::text[], %s::text[])) RETURNING country_id, code, place",
        (list(country_ids.values()), *columns),
    )
    removed = sorted(cursor.fetchall())
    return {
        f"places of {code}": [
            ChangedRow(postcode, place) for of, postcode, place in removed if of == country_id
        ]
        for code, country_id in country_ids.items()
    }
