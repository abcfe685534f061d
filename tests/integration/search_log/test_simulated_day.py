"""Every report and daily sum equals the counts of a simulated day. Nothing is lost or stored twice."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from statistics import fmean
from typing import Any

import duckdb
import orjson
import pytest
from elasticsearch import Elasticsearch

from bench.search_log.counts import (
    count_courses,
    count_next_texts,
    count_ranked_rows,
    count_steps,
    rank_groups,
    split_by_group,
)
from bench.search_log.preference import (
    COVERED_MIN,
    check_appeals,
    check_curve,
    estimate_from_visits,
    list_visits,
    sum_evidence,
)
from bench.search_log.simulation import SimulatedDay, simulate_day
from indexer.delivery.mail.mailbox import read_mailbox
from indexer.search_log.course_popularity import read_evidence
from indexer.search_log.entries import export_month, follow_searches
from indexer.search_log.examination.reading import read_curve
from indexer.search_log.indices import list_monthly_indices
from indexer.search_log.shipping import ship_spool
from indexer.search_log.tasks import maintain_indices
from schemas.search_log.figures import SUMS, TEXT_VISITS_MIN
from schemas.search_log.names import DAILY_INDEX, SEARCH_LOG_ALIAS
from schemas.search_log.reports.declarations import RANKED_REPORTS, RankedReport
from schemas.search_log.reports.ranked import read_ranked_rows
from schemas.search_log.reports.reading import RANKED, REPORT_NAMES, TOTALS, read_report
from schemas.search_log.reports.reformulations import add_next_texts
from schemas.search_log.reports.searches import read_searches
from schemas.search_log.reports.selection import GROUPS as LOG_GROUPS
from schemas.search_log.reports.selection import Selection
from schemas.search_log.reports.table import list_columns
from schemas.search_log.reports.totals import read_latency, read_trends
from schemas.search_log.reports.weekly import GROUPS, NO_CLICK, TEXTS_MAX, read_weekly_report
from schemas.search_log.reports.weekly_text import write_weekly_text
from schemas.search_log.spool_reader import list_spool_files
from schemas.search_log.spool_writer import SpoolWriter
from tests.finder_command import RunFinder
from tests.integration.search_log import comparisons
from tests.integration.search_log.comparisons import SEGMENTS, Groups, choose_segment
from tests.integration.search_log.days import DAY, SELECTION, SUNDAY, allow_inexact_visits

LAST_DAY_OF_ENTRIES = date(2027, 1, 28)
FEW_SEARCHES = 10_000
TEXTS_PER_CALL = 500


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


@pytest.fixture(scope="module")
def groups(simulated: SimulatedDay) -> dict[str | None, Groups]:
    """The counted searches by group. Tests share them, because the day may have 100,000 searches."""
    return {group: split_by_group(simulated.searches, group) for group in (None, *LOG_GROUPS)}


@pytest.mark.usefixtures("stored")
@pytest.mark.parametrize("report", RANKED_REPORTS, ids=lambda report: report.name)
def test_a_report_equals_the_count_of_the_simulation(
    client: Elasticsearch, simulated: SimulatedDay, groups: dict[str | None, Groups], report: RankedReport
) -> None:
    for group, searches in groups.items():
        rows = read_ranked_rows(client, report, SELECTION, group=group)
        assert rows == allow_inexact_visits(rank_groups(searches, report, group)), group
        assert rows
    for segment in SEGMENTS:
        chosen = choose_segment(simulated.searches, segment)
        rows = read_ranked_rows(client, report, Selection(DAY, DAY, **segment), limit=5)
        assert rows == allow_inexact_visits(count_ranked_rows(chosen, report, limit=5)), segment
    later = Selection(date(2026, 11, 1), date(2026, 11, 2))
    assert read_ranked_rows(client, report, later) == []


@pytest.mark.usefixtures("stored")
def test_next_texts_are_counted(client: Elasticsearch, simulated: SimulatedDay) -> None:
    texts = sorted({search.entry["query"] or "" for search in simulated.searches if search.is_counted} - {""})
    assert "nursing" in texts
    for start in range(0, len(texts), TEXTS_PER_CALL):
        chosen = texts[start : start + TEXTS_PER_CALL]
        rows = add_next_texts(client, SELECTION, [{"value": text} for text in chosen])
        assert {row["value"]: row["next"] for row in rows} == count_next_texts(simulated.searches, chosen)


@pytest.mark.usefixtures("stored")
def test_totals_equal_the_count_of_the_simulation(
    client: Elasticsearch, simulated: SimulatedDay, groups: dict[str | None, Groups]
) -> None:
    assert count_steps(simulated.searches)["apply"] > 0
    comparisons.compare_percentiles_of_all(client, groups[None][None])
    for group, searches in groups.items():
        comparisons.compare_totals(client, SELECTION, group, searches)
    for segment in SEGMENTS:
        selection, chosen = Selection(DAY, DAY, **segment), choose_segment(simulated.searches, segment)
        for group in (None, "location"):
            comparisons.compare_totals(client, selection, group, split_by_group(chosen, group))


@pytest.mark.usefixtures("stored")
def test_the_evidence_about_courses_equals_the_count_of_the_simulation(
    client: Elasticsearch, simulated: SimulatedDay
) -> None:
    visits = list_visits(simulated)
    curve, expected = read_curve(client, DAY, DAY), estimate_from_visits(visits)
    assert (curve.clicks, curve.pairs) == (expected.clicks, expected.pairs)
    assert curve.coefficients == pytest.approx(expected.coefficients, abs=1e-6)
    evidence = read_evidence(client, DAY, curve)
    counts = {course: (each.views, each.visits, each.applications) for course, each in evidence.items()}
    assert counts == count_courses(simulated.searches)
    examined = {course: each.examinations for course, each in sum_evidence(visits, expected).items()}
    assert {course: each.examinations for course, each in evidence.items()} == pytest.approx(examined)
    if len(simulated.searches) >= FEW_SEARCHES:
        assert fmean(check_curve(curve)) >= COVERED_MIN
        assert fmean(check_appeals(evidence)) >= COVERED_MIN


@pytest.mark.usefixtures("stored")
def test_the_commands_print_json_csv_and_parquet(
    finder: RunFinder, simulated: SimulatedDay, tmp_path: Path
) -> None:
    days = ("--since", f"{DAY}", "--until", f"{DAY}")
    reports = {report.name: report for report in RANKED_REPORTS}
    code, output, _ = finder("top", *days, "--json", "--limit", "3")
    assert code == 0
    top = count_ranked_rows(simulated.searches, reports["top"], limit=3)
    assert orjson.loads(output)["rows"] == allow_inexact_visits(top)
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
    table = tmp_path / "table.parquet"
    assert finder("top", *days, "--limit", "3", "--parquet", str(table))[:2] == (0, "")
    read = duckdb.read_parquet(str(table)).select("value", "searches").fetchall()
    assert read == [(row["value"], row["searches"]) for row in top]
    assert finder("export", "--month", "2026-10", "--parquet", str(table))[:2] == (0, "")
    settled = len(duckdb.read_parquet(str(table)).filter("settled"))
    assert settled == sum(search.is_settled for search in simulated.searches)


@pytest.mark.usefixtures("stored")
def test_reports_have_the_declared_columns(client: Elasticsearch) -> None:
    for name in REPORT_NAMES:
        group = "device" if name in TOTALS else "day"
        row = read_report(client, name, SELECTION, group=group)[0]
        assert list(row) == [each.name for each in list_columns(name, group)], name
    assert list(read_searches(client, SELECTION, "nursing")[0]) == [
        each.name for each in list_columns("searches", None)
    ]


@pytest.mark.usefixtures("stored")
def test_the_weekly_report_equals_the_count_of_the_simulation(
    client: Elasticsearch, simulated: SimulatedDay
) -> None:
    report = read_weekly_report(client, SUNDAY)
    assert (report["since"], report["until"]) == ("2026-10-26", "2026-11-01")
    figures = dict(report["figures"])
    (latency,) = read_latency(client, SELECTION, None)
    assert figures.pop("total_ms_p95") == latency["total_ms_p95"] > 0
    steps = count_steps(simulated.searches)
    shares = {"zero": "zero_rate", "click_1": "click_1_rate", "click_10": "click_10_rate"}
    shares["reformulated"] = "reformulation_rate"
    assert figures == {
        "searches": steps["searches"],
        **{name: round(steps[step] / steps["searches"], 4) for step, name in shares.items()},
    }
    assert report["before"]["searches"] == 0
    assert read_weekly_report(client, SUNDAY + timedelta(days=7))["before"] == report["figures"]
    counted = [search for search in simulated.searches if search.is_counted]
    groups = {(row["group"], row["value"]): (row["searches"], row["zero_rate"]) for row in report["groups"]}
    assert {group for group, _ in groups} == set(GROUPS)
    for (group, value), found in groups.items():
        chosen = [each for each in counted if {**each.entry, "language": each.language}[group] == value]
        zero = sum(each.entry["total"] == 0 for each in chosen)
        assert found == (len(chosen), round(zero / len(chosen), 4)), (group, value)
    for name, ranked in (("nothing_found", RANKED["zero"]), ("no_click", NO_CLICK)):
        rows = count_ranked_rows(simulated.searches, ranked, limit=1_000)
        frequent = [row for row in rows if row["visits"] >= TEXT_VISITS_MIN][:TEXTS_MAX]
        assert len(frequent) < len(rows) or len(simulated.searches) > FEW_SEARCHES
        assert report[name] == allow_inexact_visits(  # type: ignore[literal-required]
            {"text": row["value"], "searches": row["searches"], "visits": row["visits"]} for row in frequent
        )
    assert report["nothing_found"]
    assert report["no_click"]


@pytest.mark.usefixtures("stored")
def test_the_weekly_report_is_printed_written_and_mailed(
    finder: RunFinder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FINDER_VAR", str(tmp_path))
    files = (tmp_path / "report.json", tmp_path / "report.txt")
    week = ("report", "--until", f"{SUNDAY}", "--mail", "a@example.org")
    outputs = [finder(*week, "--json", "--file", str(files[0])), finder(*week, "--file", str(files[1]))]
    assert [code for code, *_ in outputs] == [0, 0]
    assert orjson.loads(outputs[0][1]) == orjson.loads(files[0].read_bytes())
    assert outputs[1][1] == files[1].read_text() == write_weekly_text(orjson.loads(outputs[0][1]))
    mails = list(read_mailbox(tmp_path))
    assert [mail.recipient for mail in mails] == ["a@example.org"] * 2
    assert mails[0].text.splitlines()[:-2] == files[1].read_text().splitlines()


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
    assert {each["value"] for each in before if each["by"] == "query"} == frequent
    # If there are few visitors, some texts have too few visits.
    assert frequent < texts or len(simulated.searches) > FEW_SEARCHES

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
