"""Each report of `finder logs` with its options: the figures are those of the simulation, in every format."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import duckdb
import orjson
import pytest
from elasticsearch import Elasticsearch

from bench.search_log.counts import count_ranked_rows, split_by_group
from bench.search_log.simulation import SimulatedDay, simulate_day
from bench.search_log.storing import store_entries
from schemas.search_log.reports.declarations import RANKED_REPORTS, RankedReport
from schemas.search_log.reports.reading import RANKED, REPORT_NAMES, TOTALS, read_report
from schemas.search_log.reports.selection import Selection
from schemas.search_log.reports.table import list_columns
from tests.finder_command import RunFinder
from tests.integration.search_log.comparisons import choose_segment
from tests.integration.search_log.days import DAY, open_empty_log

SEARCHES, VISITORS = 1_200, 60
"""The numbers are small, so that Elasticsearch counts visits exactly."""
DAYS = ("--since", f"{DAY}", "--until", f"{DAY}")


@pytest.fixture(scope="module")
def simulated() -> SimulatedDay:
    return simulate_day(DAY, searches=SEARCHES, visitors=VISITORS)


@pytest.fixture(scope="module")
def client(
    elasticsearch_url: str, simulated: SimulatedDay, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Elasticsearch]:
    with open_empty_log(elasticsearch_url) as client:
        store_entries(client, tmp_path_factory.mktemp("spool"), simulated.list_entries(), DAY)
        yield client


@pytest.mark.parametrize("report", REPORT_NAMES)
def test_a_report_by_group_of_a_device_is_printed_as_json(
    client: Elasticsearch, finder: RunFinder, simulated: SimulatedDay, report: str
) -> None:
    code, output, error = finder(report, *DAYS, "--json", "--device", "phone", "--group", "country")
    assert (code, error) == (0, "")
    printed = orjson.loads(output)
    rows = printed.pop("rows")
    assert printed == {"report": report, "since": f"{DAY}", "until": f"{DAY}"}
    expected = read_report(client, report, Selection(DAY, DAY, device="phone"), group="country")
    assert rows == expected != read_report(client, report, Selection(DAY, DAY), group="country")
    phones = choose_segment(simulated.searches, {"device": "phone"})
    if report in RANKED:
        assert _leave_out_next(rows) == count_ranked_rows(phones, RANKED[report], "country")
    else:
        counted = {
            row["country"]: row["searches"] for row in rows if row.get("step", "searches") == "searches"
        }
        groups = split_by_group(phones, "country")
        assert counted == {country: len(searches) for country, searches in groups.items()}


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("report", RANKED_REPORTS, ids=lambda report: report.name)
@pytest.mark.parametrize(
    "segment", [{"language": "ur"}, {"device": "tablet"}, {"country": "Canada"}], ids=str
)
def test_a_report_of_a_segment_has_the_counted_rows(
    finder: RunFinder,
    simulated: SimulatedDay,
    report: RankedReport,
    segment: dict[str, str],
) -> None:
    ((option, value),) = segment.items()
    code, output, _ = finder(report.name, *DAYS, "--json", f"--{option}", value, "--limit", "2")
    rows = orjson.loads(output)["rows"]
    expected = count_ranked_rows(choose_segment(simulated.searches, segment), report, limit=2)
    assert code == 0
    assert _leave_out_next(rows) == expected
    assert 0 < len(rows) <= 2


@pytest.mark.parametrize("report", REPORT_NAMES)
def test_a_report_with_rows_is_written_as_csv_and_parquet(
    client: Elasticsearch, finder: RunFinder, report: str, tmp_path: Path
) -> None:
    group = ("--group", "country") if report in TOTALS else ()
    columns = [each.name for each in list_columns(report, "country" if group else None)]
    rows = read_report(client, report, Selection(DAY, DAY, language="ur"), group="country" if group else None)
    assert len(rows) > 1
    options = (report, *DAYS, "--language", "ur", *group)
    code, output, _ = finder(*options, "--csv")
    assert (code, output.splitlines()[0]) == (0, ",".join(columns))
    cells = [{name: _read_cell(value) for name, value in row.items()} for row in rows]
    assert list(csv.DictReader(io.StringIO(output))) == cells
    table = tmp_path / "table.parquet"
    assert finder(*options, "--parquet", str(table)) == (0, "", "")
    read = duckdb.read_parquet(str(table))
    assert read.columns == columns
    assert [dict(zip(columns, row, strict=True)) for row in read.fetchall()] == rows


def _leave_out_next(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in row.items() if name != "next"} for row in rows]


def _read_cell(value: Any) -> str:
    return " | ".join(value) if isinstance(value, list) else str(value)
