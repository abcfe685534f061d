"""Every report and daily sum equals the counts of a simulated day. Nothing is lost or stored twice."""

import random
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import orjson
import pytest
from elasticsearch import Elasticsearch

from bench.search_log.counts import build_row, count_ranked_rows, count_steps
from bench.search_log.simulation import SimulatedDay, simulate_day
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.errors import ElasticsearchUnavailable
from indexer.search_log import shipping
from indexer.search_log.daily_sums import TEXT_VISITS_MIN
from indexer.search_log.entries import export_month, follow_searches
from indexer.search_log.indices import list_monthly_indices
from indexer.search_log.shipping import ship_spool
from indexer.search_log.tasks import maintain_indices
from schemas.search_log.figures import SUMS
from schemas.search_log.names import DAILY_INDEX, SEARCH_LOG_ALIAS
from schemas.search_log.reports.declarations import RANKED_REPORTS, RankedReport
from schemas.search_log.reports.ranked import read_ranked_rows
from schemas.search_log.reports.reformulations import add_next_texts
from schemas.search_log.reports.selection import Selection
from schemas.search_log.reports.totals import read_funnel, read_latency, read_trends
from schemas.search_log.spool_reader import count_waiting_bytes, list_spool_files
from schemas.search_log.spool_writer import SpoolWriter
from stack.cli import main as finder_main
from stack.services.urls import ServiceUrls
from tests.search_service import NO_ELASTICSEARCH

DAY = date(2026, 10, 31)
LAST_DAY_OF_ENTRIES = date(2027, 1, 28)
SELECTION = Selection(DAY, DAY)


@pytest.fixture(scope="module")
def client(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with create_client(elasticsearch_url) as client:
        remove_log(client)
        yield client
        remove_log(client)


def remove_log(client: Elasticsearch) -> None:
    names = list(client.indices.get(index=f"{SEARCH_LOG_ALIAS}-*"))
    if names:
        client.indices.delete(index=names)


@pytest.fixture(scope="module")
def simulated() -> SimulatedDay:
    return simulate_day(DAY, searches=1_200, visitors=150)


@pytest.fixture(scope="module")
def stored(client: Elasticsearch, simulated: SimulatedDay, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two site processes write the day. The worker is killed after it has written, and before it has noted this.

    Elasticsearch is away at first. Returns the spool folder.
    """
    folder = tmp_path_factory.mktemp("spool")
    writers = [SpoolWriter(folder), SpoolWriter(folder)]
    for entry in simulated.list_entries():
        random.choice(writers).append(orjson.dumps(entry))
    waiting = count_waiting_bytes(folder)
    with create_client(NO_ELASTICSEARCH) as away, pytest.raises(ElasticsearchUnavailable):
        ship_spool(away, folder, DAY)
    assert count_waiting_bytes(folder) == waiting > 0

    def die(_: object) -> None:
        raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shipping, "finish_batch", die)
        with pytest.raises(KeyboardInterrupt):
            ship_spool(client, folder, DAY)
    assert count_waiting_bytes(folder) == waiting
    for writer in writers:
        writer.close()
    with list_spool_files(folder)[0].open("ab") as file:
        file.write(b'{"torn')
    shipped = ship_spool(client, folder, DAY)
    entries = list(simulated.list_entries())
    assert (shipped.lines, shipped.rejected) == (len(entries), 0)
    assert ship_spool(client, folder, DAY).lines == 0
    client.indices.refresh(index=SEARCH_LOG_ALIAS)
    return folder


def test_each_entry_is_stored_once(client: Elasticsearch, stored: Path, simulated: SimulatedDay) -> None:
    entries = list(simulated.list_entries())
    found = list(export_month(client, "2026-10"))
    assert len(found) == len(entries)
    assert {entry["id"] for entry in found} == {entry["id"] for entry in entries}
    times = [entry["at"] for entry in found]
    assert times == sorted(times)
    by_id = {entry["id"]: entry for entry in found}
    for search in simulated.searches:
        document = by_id[search.entry["id"]]
        assert search.entry.items() <= document.items()
        assert document.get("settled", False) is search.is_settled
        assert set(document.get("did", {})) == search.did
    assert list_spool_files(stored) == []


@pytest.mark.usefixtures("stored")
@pytest.mark.parametrize("report", RANKED_REPORTS, ids=lambda report: report.name)
def test_a_report_equals_the_count_of_the_simulation(
    client: Elasticsearch, simulated: SimulatedDay, report: RankedReport
) -> None:
    for group in (None, "device", "country"):
        rows = read_ranked_rows(client, report, SELECTION, group=group)
        expected = count_ranked_rows(simulated.searches, report, group)
        assert rows == expected, group
        assert rows
    for segment in ({"language": "ur"}, {"device": "phone"}, {"country": "Canada"}):
        chosen = [
            search
            for search in simulated.searches
            if all(
                value in (search.language, search.entry["device"], *search.entry["countries"])
                for value in segment.values()
            )
        ]
        rows = read_ranked_rows(client, report, Selection(DAY, DAY, **segment), limit=5)
        assert rows == count_ranked_rows(chosen, report, limit=5), segment
    later = Selection(date(2026, 11, 1), date(2026, 11, 2))
    assert read_ranked_rows(client, report, later) == []


@pytest.mark.usefixtures("stored")
def test_next_texts_are_counted(client: Elasticsearch, simulated: SimulatedDay) -> None:
    rows = add_next_texts(client, SELECTION, [{"value": "nursing"}])
    counts = Counter(
        search.next_query
        for search in simulated.searches
        if search.is_counted and "reformulated" in search.did and search.entry["query"] == "nursing"
    )
    assert [counts[text] for text in rows[0]["next"]] == [number for _, number in counts.most_common(3)]


@pytest.mark.usefixtures("stored")
def test_totals_equal_the_count_of_the_simulation(client: Elasticsearch, simulated: SimulatedDay) -> None:
    steps = count_steps(simulated.searches)
    funnel = read_funnel(client, SELECTION, None)
    assert {row["step"]: row["searches"] for row in funnel} == {
        row["step"]: steps[row["step"]] for row in funnel
    }
    assert steps["apply"] > 0
    times = sorted(search.entry["total_ms"] for search in simulated.searches if search.is_counted)
    (latency,) = read_latency(client, SELECTION, None)
    assert (latency["searches"], latency["total_ms_max"]) == (len(times), round(times[-1], 1))
    for percent in (50, 90, 95, 99):
        below = sum(time <= latency[f"total_ms_p{percent}"] + 0.05 for time in times) / len(times)
        assert abs(below - percent / 100) < 0.01
    (trend,) = read_trends(client, SELECTION)
    expected = build_row(None, [search for search in simulated.searches if search.is_counted])
    del expected["value"]
    assert trend == {"day": f"{DAY}", **expected, "applied": steps["apply"]}


@pytest.mark.usefixtures("stored")
def test_the_commands_print_json_csv_and_errors(
    elasticsearch_url: str,
    simulated: SimulatedDay,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    services: ServiceUrls,
) -> None:
    def finder(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["finder", "logs", *arguments])
        capfd.readouterr()
        try:
            code = int(finder_main.main())
        except SystemExit as end:
            code = int(end.code or 0)
        return code, *capfd.readouterr()

    for name, url in {**services.as_environment(), "ELASTICSEARCH_URL": elasticsearch_url}.items():
        monkeypatch.setenv(name, url)
    days = ("--since", f"{DAY}", "--until", f"{DAY}")
    reports = {report.name: report for report in RANKED_REPORTS}
    code, output, _ = finder("top", *days, "--json", "--limit", "3")
    assert code == 0
    assert orjson.loads(output)["rows"] == count_ranked_rows(simulated.searches, reports["top"], limit=3)
    header, first, *_ = finder("zero", *days, "--csv")[1].splitlines()
    assert header.startswith("value,searches,visits")
    assert first.startswith(count_ranked_rows(simulated.searches, reports["zero"])[0]["value"])
    assert "next" in finder("reformulated", *days)[1]
    terms = '{"devices": {"terms": {"field": "device"}}}'
    buckets = orjson.loads(finder("query", terms, *days)[1])["devices"]["buckets"]
    assert sum(bucket["doc_count"] for bucket in buckets) == sum(
        each.is_counted for each in simulated.searches
    )
    written = tmp_path / "month.csv"
    assert finder("export", "--month", "2026-10", "--csv", "--output", str(written))[0] == 0
    assert len(written.read_text().splitlines()) == len(simulated.searches) + 1
    for command in (("funnel",), ("latency", "--group", "device"), ("trends",)):
        code, output, _ = finder(*command, *days)
        assert (code, "No searches" in output) == (0, False), command
    assert finder("tail", "--seconds", "0", "--json")[:2] == (0, "")
    for arguments, reason in (
        (("top", "--since", "x"), "--since: 'x' is neither"),
        (("top", "--group", "visit"), "--group: 'visit' is none of"),
        (("export", "--month", "2026-1"), "--month: '2026-1' is not a month"),
        (("export", "--month", "2020-01"), "--month: there are no entries of 2020-01"),
        (("query", '{"a": {"top_hits": {}}}'), "query.a: top_hits is not allowed"),
        (("query", '{"a": {"terms": {"feld": "x"}}}'), "query: "),
        (("top", "--json", "--csv"), "--json and --csv exclude each other"),
    ):
        code, _, error = finder(*arguments)
        assert (code, len(error.splitlines())) == (1, 1), (arguments, error)
        assert error.startswith(f"finder: {reason}")


def test_new_searches_are_followed(client: Elasticsearch, stored: Path) -> None:
    today = simulate_day(datetime.now(UTC).date(), searches=1, visitors=5)
    writer = SpoolWriter(stored)
    entry = today.searches[0].entry
    entry["at"] = datetime.now(UTC).isoformat()
    writer.append(orjson.dumps(entry))
    writer.close()
    assert ship_spool(client, stored).lines == 1
    client.indices.refresh(index=SEARCH_LOG_ALIAS)
    assert [each["id"] for each in follow_searches(client, 0)] == [entry["id"]]
    client.delete(index=list_monthly_indices(client)[-1], id=entry["id"], refresh=True)


@pytest.mark.usefixtures("stored")
def test_daily_sums_equal_a_count_and_stay_when_the_month_is_deleted(
    client: Elasticsearch, simulated: SimulatedDay
) -> None:
    assert maintain_indices(client, LAST_DAY_OF_ENTRIES) == []
    before = read_sum_documents(client)
    assert maintain_indices(client, LAST_DAY_OF_ENTRIES) == []
    assert read_sum_documents(client) == before

    counted = [search for search in simulated.searches if search.is_counted]
    for document in before:
        chosen = [
            search
            for search in counted
            if (
                (search.language, search.entry["device"]) == (document["language"], document["device"])
                if document["by"] == "all"
                else document["value"] in (search.entry["query"], *search.entry["countries"])
            )
        ]
        steps = count_steps(chosen)
        sums = {name: document[name] for name in SUMS}
        assert sums == {name: steps[name] for name in SUMS}
        assert document["total_ms"] == pytest.approx(sum(each.entry["total_ms"] for each in chosen), rel=1e-4)
    texts = {search.entry["query"] for search in counted} - {None}
    frequent = {
        text
        for text in texts
        if len({each.entry["visit"] for each in counted if each.entry["query"] == text}) >= TEXT_VISITS_MIN
    }
    assert {each["value"] for each in before if each["by"] == "query"} == frequent < texts

    trend = read_trends(client, SELECTION)
    canada = read_trends(client, Selection(DAY, DAY, country="Canada"))
    assert "search-log-2026.10" in maintain_indices(client, date(2027, 1, 29))
    assert "search-log-2026.10" not in list_monthly_indices(client)
    assert read_trends(client, SELECTION) == [{**trend[0], "visits": None}]
    assert read_trends(client, Selection(DAY, DAY, country="Canada")) == [{**canada[0], "visits": None}]


def read_sum_documents(client: Elasticsearch) -> list[dict[str, Any]]:
    client.indices.refresh(index=DAILY_INDEX)
    hits = client.search(index=DAILY_INDEX, size=1_000)["hits"]["hits"]
    return sorted((hit["_source"] for hit in hits), key=lambda each: (each["by"], str(each)))
