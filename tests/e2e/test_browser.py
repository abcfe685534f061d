"""The browser tests of the web, in a real Chromium against a running site."""

import os
import subprocess

import pytest

from stack.setup.checkout import WEB, node_environment, npm_command
from tests.e2e.site_run import SiteRun


@pytest.mark.timeout(1_200)
def test_a_person_searches_in_a_browser(site: SiteRun) -> None:
    """Playwright's own list of what passed is printed; its exit code is the result."""
    environment = {**node_environment(), "FINDER_URL": site.address, "CI": os.environ.get("CI", "")}
    result = subprocess.run(npm_command("run", "e2e"), cwd=WEB, env=environment, check=False)
    assert result.returncode == 0, "browser tests failed: see their output above"
