"""Runs the browser tests of web/e2e in Chromium, against real services with the sample catalogue.

Afterwards, no log, metric, broker or index may contain what persons typed.
"""

import os
import subprocess
import sys
from collections import deque
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from urllib.parse import quote_plus

import pytest

from indexer.delivery.mail.mailbox import read_mailbox
from indexer.indexing.elasticsearch.client import create_client
from indexer.search_log.entries import export_month
from indexer.search_log.shipping import ship_spool
from indexer.search_log.tasks import maintain_indices
from schemas.search_log.entry_table import SEARCH_COLUMNS, build_table_row
from schemas.search_log.names import DAILY_INDEX
from schemas.search_log.reports.formats import write_csv
from schemas.search_log.spool_reader import list_spool_files
from stack.cli.search_log.rows import write_json_lines
from stack.services.urls import ServiceUrls
from stack.setup.checkout import WEB, build_node_environment, build_npm_command
from tests.e2e.personal_data import PersonalData, read_personal_data, read_public_texts

SUMMARY_LINES = 150
"""The number of last lines of the output in the failure message.

Playwright ends its output with the first errors and the names of the failed tests.
"""
SELECTED = ("--", "e2e/quality/crawl.spec.ts", "--project=desktop") if "CRAWL_ADDRESSES" in os.environ else ()
"""`make crawl` runs only the test that follows all links."""
SCRUBBED = "nursing [name] [mail] [number] card [number]"
"""The logged text of the person who types their own name, address and numbers in web/e2e/quality/searchLog.spec.ts."""


@dataclass(frozen=True)
class BrowserRun:
    exit_code: int
    summary: str


@pytest.fixture(scope="module")
def browser_run(site: str, urls: ServiceUrls, var_folder: Path, request: pytest.FixtureRequest) -> BrowserRun:
    """Run the browser tests (all, or those of SELECTED), and print their output while they run."""
    assert (WEB / "dist" / "index.html").is_file(), "the web is not built: run make setup"
    last_lines: deque[str] = deque(maxlen=SUMMARY_LINES)
    with (
        request.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled(),
        subprocess.Popen(
            build_npm_command("run", "e2e", *SELECTED),
            cwd=WEB,
            env={
                **build_node_environment(),
                "FINDER_URL": site,
                "FINDER_PYTHON": sys.executable,
                "DATABASE_URL": urls.database,
                "ELASTICSEARCH_URL": urls.elasticsearch,
                "FINDER_VAR": str(var_folder),
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as tests,
    ):
        assert tests.stdout is not None
        for line in tests.stdout:
            print(line, end="", file=sys.__stdout__, flush=True)
            last_lines.append(line)
    return BrowserRun(tests.returncode, "".join(last_lines))


@pytest.mark.timeout(25_000 if SELECTED else 3000)
def test_browser_tests_of_the_site_pass(browser_run: BrowserRun) -> None:
    assert browser_run.exit_code == 0, f"a browser test failed:\n{browser_run.summary}"


@pytest.mark.usefixtures("browser_run")
def test_no_log_metric_broker_or_index_contains_what_persons_typed(
    site: str, urls: ServiceUrls, var_folder: Path
) -> None:
    personal = read_personal_data(urls.database, var_folder)
    assert all(getattr(personal, each.name) for each in fields(personal))
    spools = {"search log": "\n".join(map(Path.read_text, list_spool_files(var_folder / "search-log")))}
    exported, table = ship_search_log(urls, var_folder)
    texts = {**spools, "export": exported, "CSV": table, **read_public_texts(site, urls, var_folder)}
    assert "/crm/checkUser_dev.php" in texts["site.log"]
    assert '"query"' in texts["search log"]
    assert '"query"' in exported
    for place in ("search log", "export", "CSV"):
        assert SCRUBBED in texts[place], place
    # Other tests have logged searches of other months in the same Elasticsearch.
    assert any(SCRUBBED in text for name, text in texts.items() if name.startswith("index search-log-2"))
    assert '"by":"all"' in texts["index search-log-daily"]
    assert personal.find_in(texts) == []
    planted = plant_personal_data(personal, var_folder)
    assert {f"{kind}: {kind}" for kind in planted} <= set(personal.find_in(planted))
    typed = f"nursing {max(personal.names)} 0{min(personal.phones)}"
    assert personal.find_in({"typed": typed}) == ["typed: a name", "typed: a phone number"]


def ship_search_log(urls: ServiceUrls, var_folder: Path) -> tuple[str, str]:
    """Write the search log and its daily sums to Elasticsearch, as the worker does.

    The site of this test has no worker.

    Returns the export of this month as lines of JSON, and the searches of this month as CSV.
    """
    today = datetime.now(UTC).date()
    with create_client(urls.elasticsearch) as client:
        while ship_spool(client, var_folder / "search-log").lines:
            pass
        maintain_indices(client, today)
        client.indices.refresh(index=DAILY_INDEX)
        entries = list(export_month(client, f"{today:%Y-%m}"))
    exported, table = StringIO(), StringIO()
    write_json_lines(entries, exported)
    searches = (build_table_row(entry) for entry in entries if entry["kind"] == "search")
    write_csv(SEARCH_COLUMNS, searches, table)
    return exported.getvalue(), table.getvalue()


def plant_personal_data(personal: PersonalData, var_folder: Path) -> dict[str, str]:
    """Return texts with personal values, by the kind of the value.

    The scan must find all of them. Session tokens and recovery codes are missing, because only their hashes are stored.
    """
    link = next(text for mail in read_mailbox(var_folder) for text in mail.text.split() if "#token=" in text)
    return {
        "a password": f"password={quote_plus(max(personal.passwords))}",
        "a mail address": f"/x?email={max(personal.addresses)}",
        "a phone number": f"+92{max(personal.phones)}",
        "a name": min(personal.names),
        "a long number": f"card {max(personal.long_numbers)}",
        "a reset token": link,
        "the secret of a second factor": max(personal.totp_secrets),
        "a one-time code": f'{{"otp":"{max(personal.codes)}"}}',
    }
