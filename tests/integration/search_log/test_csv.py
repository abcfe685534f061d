"""`finder logs --csv` has all columns, whatever values the rows have."""

import csv
from pathlib import Path

import pytest
from elasticsearch import Elasticsearch

from bench.search_log.simulation import simulate_day
from bench.search_log.storing import store_entries
from schemas.search_log.reports.reading import REPORT_NAMES, TOTALS
from schemas.search_log.reports.table import list_columns
from tests.finder_command import RunFinder
from tests.integration.search_log.days import DAY

NEVER = ("--since", "2026-01-01", "--until", "2026-01-01")


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("report", REPORT_NAMES)
def test_a_report_without_rows_has_its_columns(finder: RunFinder, report: str) -> None:
    group = "device" if report in TOTALS else None
    code, output, _ = finder(report, *NEVER, "--csv", *(("--group", group) if group else ()))
    assert (code, output.splitlines()) == (0, [",".join(each.name for each in list_columns(report, group))])


def test_the_export_has_values_that_the_first_search_lacks(
    client: Elasticsearch, finder: RunFinder, tmp_path: Path
) -> None:
    day = simulate_day(DAY, searches=60, visitors=6)
    first = day.searches[0]
    first.outcomes.clear()
    store_entries(client, tmp_path, day.list_entries(), DAY)
    written = tmp_path / "month.csv"
    month = ("export", "--month", "2026-10", "--csv")
    assert finder(*month, "--output", str(written))[:2] == (0, "")
    with written.open(newline="") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    assert len(rows) == len(day.searches)
    assert next(iter(rows)) == first.entry["id"]
    for search in day.searches[1:]:
        row = rows[search.entry["id"]]
        assert row["settled"] == ("True" if search.is_settled else "")
        assert row["did"] == " | ".join(sorted(search.did))
        assert row["language"] == (search.language or "")
        assert row["shown"] == " | ".join(map(str, search.entry["shown"]))
    assert any(search.did for search in day.searches[1:])
    assert finder(*month)[1].splitlines() == written.read_text().splitlines()
