"""Parquet files: DuckDB reads what was written."""

from datetime import date
from pathlib import Path
from typing import Any

import duckdb
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.search_log.preference import list_visits
from bench.search_log.simulation import simulate_day
from schemas.parquet import file as parquet_file
from schemas.parquet.columns import Column, Kind
from schemas.parquet.file import write_parquet
from schemas.search_log.entry_table import ENTRY_COLUMNS, build_table_row
from schemas.search_log.reports.formats import write_report_parquet

Row = dict[str, Any]
VALUES: dict[Kind, st.SearchStrategy[Any]] = {
    Kind.TEXT: st.text(max_size=9),
    Kind.INTEGER: st.integers(-(2**63), 2**63 - 1),
    Kind.NUMBER: st.floats(allow_nan=False),
    Kind.FLAG: st.booleans(),
}
COLUMNS = [Column(f"{kind.name}{'s' * is_list}", kind, is_list) for kind in Kind for is_list in (False, True)]
ROWS = st.lists(
    st.fixed_dictionaries(
        {
            each.name: st.none()
            | (st.lists(VALUES[each.kind], max_size=4) if each.is_list else VALUES[each.kind])
            for each in COLUMNS
        }
    ),
    max_size=40,
)


def read(path: Path) -> list[Row]:
    found = duckdb.read_parquet(str(path))
    return [dict(zip(found.columns, row, strict=True)) for row in found.fetchall()]


@settings(max_examples=60, deadline=None)
@given(ROWS, st.integers(1, 9))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, rows: list[Row], group: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "rows.parquet"
    with pytest.MonkeyPatch.context() as patch, path.open("wb") as output:
        patch.setattr(parquet_file, "GROUP_ROWS", group)
        assert write_parquet(output, COLUMNS, rows) == len(rows)
    assert read(path) == rows


def test_the_columns_of_a_report_have_the_types_of_their_values(tmp_path: Path) -> None:
    rows: list[Row] = [
        {
            "value": "nursing",
            "searches": 3,
            "rate": 0.5,
            "visits": None,
            "next": ["law", "art"],
            "unknown": None,
        },
        {"value": "پ", "searches": 1, "rate": 1, "visits": 2, "next": [], "unknown": None},
    ]
    path = tmp_path / "report.parquet"
    with path.open("wb") as output:
        write_report_parquet(rows, output)
    assert read(path) == rows
    types = duckdb.read_parquet(str(path)).types
    assert [str(each) for each in types] == ["VARCHAR", "BIGINT", "DOUBLE", "BIGINT", "VARCHAR[]", "VARCHAR"]
    with path.open("wb") as output:
        write_report_parquet([], output)
    assert path.read_bytes().startswith(b"PAR1")


def test_all_fields_of_entries_are_exported(tmp_path: Path) -> None:
    day = simulate_day(date(2026, 10, 31), searches=60, visitors=9)
    entries = [entry for visit in list_visits(day) for entry in visit]
    names = {each.name for each in ENTRY_COLUMNS}
    assert set().union(*entries) <= names
    path = tmp_path / "month.parquet"
    rows = [build_table_row({**entry, "did": {"click": True, "apply": True}}) for entry in entries]
    with path.open("wb") as output:
        write_parquet(output, ENTRY_COLUMNS, rows)
    assert read(path) == [
        {name: row.get(name) for name in (each.name for each in ENTRY_COLUMNS)} for row in rows
    ]
    assert len(duckdb.read_parquet(str(path)).filter("list_contains(did, 'apply')")) == len(entries)
