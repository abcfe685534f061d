"""The alert rules and the dashboard use only metrics and labels that the programs export."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from prometheus_client.core import Metric

from api.metrics.series import RequestSeries
from indexer.delivery.metrics import DeliveryCollector
from indexer.metrics import HELP, SHOWN_STATES
from indexer.search_log.metrics import build_report_metrics
from schemas.search_log.reports.weekly import WeekFigures, WeeklyReport
from schemas.settings import ROOT, Settings

FOLDER = ROOT / "stack" / "monitoring"
ALERTS = FOLDER / "alerts.yml"
RULES: list[dict[str, Any]] = yaml.safe_load(ALERTS.read_text())["groups"][0]["rules"]
DASHBOARD = json.loads((FOLDER / "dashboard.json").read_text())
EXPRESSIONS = {
    **{rule["alert"]: rule["expr"] for rule in RULES},
    **{
        f"{panel['title']} {target['refId']}": target["expr"]
        for panel in DASHBOARD["panels"]
        for target in panel["targets"]
    },
}
COUNTER_SUFFIX = "_total"
HISTOGRAM_SUFFIXES = ("_bucket", "_sum", "_count")


def list_series(metrics: Iterator[Metric]) -> set[str]:
    names: set[str] = set()
    for metric in metrics:
        suffixes = {"counter": (COUNTER_SUFFIX,), "histogram": HISTOGRAM_SUFFIXES}.get(metric.type, ("",))
        names |= {metric.name + suffix for suffix in suffixes}
    return names


@pytest.fixture(scope="module")
def delivery_metrics(database_url: str) -> list[Metric]:
    return list(DeliveryCollector(Settings(_env_file=None, database_url=database_url)).collect())


FIGURES: WeekFigures = {
    "searches": 10, "zero_rate": 0.1, "click_1_rate": 0.2, "click_10_rate": 0.4, "reformulation_rate": 0.3,
    "total_ms_p95": 20.0,
}  # fmt: skip
REPORT: WeeklyReport = {
    "since": "2026-10-26", "until": "2026-11-01", "figures": FIGURES, "before": FIGURES,
    "groups": [
        {"group": "device", "value": "phone", "searches": 30, "zero_rate": 0.2},
        {"group": "device", "value": "tablet", "searches": 29, "zero_rate": 1.0},
    ],
    "nothing_found": [{"text": "a text of visitors", "searches": 7, "visits": 5}], "no_click": [],
}  # fmt: skip


def test_the_metrics_of_a_week_have_its_figures_and_no_text() -> None:
    metrics = list(build_report_metrics(REPORT))
    values = {
        (sample.name.removeprefix("finder_search_report_"), *sample.labels.values()): sample.value
        for metric in metrics
        for sample in metric.samples
    }
    assert values == {
        ("end_seconds",): 1_793_577_600.0, ("searches",): 10, ("zero_rate", "all", ""): 0.1,
        ("zero_rate", "device", "phone"): 0.2, ("click_rate", "1"): 0.2, ("click_rate", "10"): 0.4,
        ("reformulation_rate",): 0.3, ("latency_seconds",): 0.02,
        ("worst_text_searches", "nothing_found"): 7, ("worst_text_searches", "no_click"): 0,
    }  # fmt: skip


@pytest.fixture(scope="module")
def exported(delivery_metrics: list[Metric]) -> set[str]:
    of_report = list_series(build_report_metrics(REPORT))
    requests = RequestSeries().registry
    of_index = {*HELP, *(name + COUNTER_SUFFIX for name in HELP)}
    return of_index | of_report | list_series(iter(delivery_metrics)) | list_series(iter(requests.collect()))


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_each_series_exists(name: str, exported: set[str]) -> None:
    used = set(re.findall(r"\bfinder_[a-z_]+", EXPRESSIONS[name]))
    assert used or "up{" in EXPRESSIONS[name]
    assert used <= exported


def test_the_dashboard_shows_every_series(exported: set[str]) -> None:
    shown = {
        name
        for panel in DASHBOARD["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\bfinder_[a-z_]+", target["expr"])
    }
    families = {
        re.sub("_(total|bucket|sum|count)$", "", name) for name in exported if name.startswith("finder_")
    }
    assert {re.sub("_(total|bucket)$", "", name) for name in shown} == families


def test_each_state_of_a_rule_exists(delivery_metrics: list[Metric]) -> None:
    states = {
        metric.name: {sample.labels.get("state") for sample in metric.samples} for metric in delivery_metrics
    }
    states["finder_outbox_rows"] = {"open", "poisoned"}
    states["finder_index_generations"] = {state.value for state in SHOWN_STATES}
    for rule in RULES:
        for series, state in re.findall(r'(finder_[a-z_]+)\{state="([a-z]+)"\}', rule["expr"]):
            assert state in states[series], rule["alert"]


def test_the_rules_and_the_dashboard_have_the_fields_that_their_programs_need() -> None:
    """promtool checks the rules on machines where it is installed.

    On other machines, only this test finds misspelt fields.
    """
    for rule in RULES:
        assert rule.keys() - {"for"} == {"alert", "expr", "labels", "annotations"}, rule["alert"]
        assert re.fullmatch(r"\d+[smh]", rule.get("for", "0s")), rule["alert"]
        assert rule["labels"]["severity"] in {"page", "ticket"}
        assert rule["annotations"]["summary"]
        assert rule["expr"].count("(") == rule["expr"].count(")")
    assert len({rule["alert"] for rule in RULES}) == len(RULES)
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken = {
        (x, y)
        for panel in panels
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    }
    assert len(taken) == sum(panel["gridPos"]["w"] * panel["gridPos"]["h"] for panel in panels), (
        "panels overlap"
    )
    assert max(x for x, _ in taken) < 24


def test_deploy_explains_each_alert() -> None:
    guide = (ROOT / "DEPLOY.md").read_text()
    assert [rule["alert"] for rule in RULES if f"| `{rule['alert']}` |" not in guide] == []
    assert len(re.findall(r"^\| `[A-Z][A-Za-z]+` \| ", guide, re.MULTILINE)) == len(RULES)


def test_promtool_accepts_the_rules() -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("needs promtool, which is not installed")
    checked = subprocess.run(
        [promtool, "check", "rules", ALERTS], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
