"""Runs the browser tests of web/e2e in Chromium, against real services with the sample catalogue."""

import subprocess
import sys
from collections import deque
from pathlib import Path

import pytest

from stack.setup.checkout import WEB, build_node_environment, build_npm_command

SUMMARY_LINES = 40
"""Playwright ends its output with the names of the failed tests."""


@pytest.mark.timeout(3000)
def test_browser_tests_of_the_site_pass(
    site: str, database_url: str, var_folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert (WEB / "dist" / "index.html").is_file(), "the web is not built: run make setup"
    last_lines: deque[str] = deque(maxlen=SUMMARY_LINES)
    with (
        capfd.disabled(),
        subprocess.Popen(
            build_npm_command("run", "e2e"),
            cwd=WEB,
            env={
                **build_node_environment(),
                "FINDER_URL": site,
                "FINDER_PYTHON": sys.executable,
                "DATABASE_URL": database_url,
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
    assert tests.returncode == 0, "a browser test failed:\n" + "".join(last_lines)
