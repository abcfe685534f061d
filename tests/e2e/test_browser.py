"""Runs the browser tests of web/e2e in Chromium, against real services with the sample catalogue."""

import os
import subprocess
import sys
from collections import deque
from dataclasses import dataclass
from pathlib import Path

import pytest

from stack.services.urls import ServiceUrls
from stack.setup.checkout import WEB, build_node_environment, build_npm_command
from tests.e2e.personal_data import read_personal_data, read_public_texts

SUMMARY_LINES = 40
"""Playwright ends its output with the names of the failed tests."""
SELECTED = ("--", "e2e/quality/crawl.spec.ts", "--project=desktop") if "CRAWL_ADDRESSES" in os.environ else ()
"""`make crawl` runs only the test that follows all links."""


@dataclass(frozen=True)
class BrowserRun:
    exit_code: int
    summary: str


@pytest.fixture(scope="module")
def browser_run(site: str, urls: ServiceUrls, var_folder: Path, request: pytest.FixtureRequest) -> BrowserRun:
    """Run all browser tests, and print their output while they run."""
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


@pytest.mark.timeout(3000)
def test_browser_tests_of_the_site_pass(browser_run: BrowserRun) -> None:
    assert browser_run.exit_code == 0, f"a browser test failed:\n{browser_run.summary}"


@pytest.mark.usefixtures("browser_run")
def test_no_log_metric_broker_or_index_contains_what_persons_typed(
    site: str, urls: ServiceUrls, var_folder: Path
) -> None:
    personal = read_personal_data(urls.database, var_folder)
    assert all(
        (personal.passwords, personal.addresses, personal.phones, personal.codes, personal.token_hashes)
    )
    texts = read_public_texts(site, urls, var_folder)
    assert "/crm/checkUser_dev.php" in texts["site.log"]
    assert personal.find_in({**texts, "planted": "/x?" + max(personal.addresses)}) == [
        "planted: a mail address"
    ]
