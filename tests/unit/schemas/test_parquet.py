"""Parquet files have the values and types of their columns. Files without rows still have the types."""

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import duckdb
import pytest

from bench.search_log.preference import list_visits
from bench.search_log.simulation import simulate_day
from schemas import parquet
from schemas.parquet import Column, Kind, write_parquet
from schemas.search_log.entry_table import ENTRY_COLUMNS, build_table_row
from schemas.search_log.reports.table import list_columns, write_report_parquet

Row = dict[str, Any]
VALUES: dict[Kind, list[Any]] = {
    Kind.TEXT: ["پ'\"\0\\\n", "👩🏽\u200d⚕️", "", "null", "=1+1"],
    Kind.INTEGER: [-(2**63), 2**63 - 1, 0, 1, -1],
    Kind.NUMBER: [1.7976931348623157e308, 5e-324, -0.1, 0.0, 1.0],
    Kind.FLAG: [True, False, False, True, True],
    Kind.TIME: [datetime(2026, 11, 27, 23, 59, 59, 999_000 + each, UTC) for each in range(5)],
    Kind.DAY: [date(1, 1, 1), date(9999, 12, 31), date(2024, 2, 29), date(1970, 1, 1), date(2026, 11, 27)],
}
COLUMNS = [Column(f"{kind.name}{'s' * is_list}", kind, is_list) for kind in Kind for is_list in (False, True)]
ROWS: list[Row] = [
    *(
        {
            each.name: VALUES[each.kind][: number + 1] if each.is_list else VALUES[each.kind][number]
            for each in COLUMNS
        }
        for number in range(5)
    ),
    {each.name: None for each in COLUMNS},
    {each.name: [] if each.is_list else None for each in COLUMNS},
]


def read(path: Path) -> list[Row]:
    with duckdb.connect() as connection:
        connection.execute("SET TimeZone = 'UTC'")
        found = connection.read_parquet(str(path))
        return [dict(zip(found.columns, row, strict=True)) for row in found.fetchall()]


def read_types(path: Path) -> dict[str, str]:
    found = duckdb.read_parquet(str(path))
    return dict(zip(found.columns, map(str, found.types), strict=True))


def test_written_rows_are_read_with_the_same_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "GROUP_ROWS", 3)
    path = tmp_path / "[rows]* 'پ'.parquet"
    path.write_text("an older file")
    write_parquet(path, COLUMNS, [*ROWS, {"unknown": 1}])
    plain = path.rename(tmp_path / "rows.parquet")
    assert list(tmp_path.iterdir()) == [plain]
    assert read(plain) == [*ROWS, ROWS[-2]]


def test_a_value_of_another_type_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(duckdb.InvalidInputException, match="cast"):
        write_parquet(tmp_path / "x", [Column("searches", Kind.INTEGER)], [{"searches": "many"}])
    assert not list(tmp_path.iterdir())


def test_a_report_has_the_same_columns_with_and_without_values(tmp_path: Path) -> None:
    row: Row = {
        "day": "2026-11-27", "value": "پ", "searches": 3, "visits": None, "zero": 0, "zero_rate": 0, "clicked": 1,
        "click_rate": 0.5, "reformulated": 3, "mean_ms": None, "next": ["law", "art"],
    }  # fmt: skip
    full, empty = tmp_path / "full.parquet", tmp_path / "empty.parquet"
    write_report_parquet(full, "reformulated", "day", [row, {**row, "next": []}])
    write_report_parquet(empty, "reformulated", "day", [])
    assert read(full) == [{**row, "day": date(2026, 11, 27)}, {**row, "day": date(2026, 11, 27), "next": []}]
    assert read(empty) == []
    assert read_types(full) == read_types(empty)
    assert list(read_types(empty).values()) == [
        "DATE", "VARCHAR", "BIGINT", "BIGINT", "BIGINT", "DOUBLE", "BIGINT", "DOUBLE", "BIGINT", "DOUBLE", "VARCHAR[]",
    ]  # fmt: skip
    columns = {each.name: each.type for each in list_columns("searches", None)}
    assert columns["at"] == "TIMESTAMPTZ"
    assert columns["page"] == "BIGINT"
    assert next(list_columns("trends", "page")).type == "VARCHAR"


def test_all_fields_of_entries_are_exported(tmp_path: Path) -> None:
    day = simulate_day(date(2026, 10, 31), searches=60, visitors=9)
    entries = [entry for visit in list_visits(day) for entry in visit]
    names = [each.name for each in ENTRY_COLUMNS]
    assert set().union(*entries) <= set(names)
    path = tmp_path / "month.parquet"
    rows = [build_table_row({**entry, "did": {"click": True, "apply": True}}) for entry in entries]
    write_parquet(path, ENTRY_COLUMNS, rows)
    assert read(path) == [
        {
            **{name: row.get(name) for name in names},
            "at": datetime.fromisoformat(row["at"]),
            "day": date.fromisoformat(row["day"]) if "day" in row else None,
        }
        for row in rows
    ]
    assert len(duckdb.read_parquet(str(path)).filter("list_contains(did, 'apply')")) == len(entries)
