"""Runs the browser tests of web/e2e in Chromium, against real services with the sample catalogue."""

import subprocess
import sys
from pathlib import Path

import pytest

from stack.setup.checkout import WEB, build_node_environment, build_npm_command


@pytest.mark.timeout(3000)
def test_browser_tests_of_the_site_pass(
    site: str, database_url: str, var_folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert (WEB / "dist" / "index.html").is_file(), "the web is not built: run make setup"
    with capfd.disabled():
        print(flush=True)
        done = subprocess.run(
            build_npm_command("run", "e2e"),
            cwd=WEB,
            env={
                **build_node_environment(),
                "FINDER_URL": site,
                "FINDER_PYTHON": sys.executable,
                "DATABASE_URL": database_url,
                "FINDER_VAR": str(var_folder),
            },
            stdout=sys.__stdout__,
            stderr=sys.__stderr__,
            check=False,
        )
    assert done.returncode == 0, "a browser test failed: see the report above"
