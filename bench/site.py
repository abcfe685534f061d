"""Runs a site as `make run` does, on a free port. The services must be running."""

import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from stack import programs
from stack.errors import ServiceFailed
from stack.machine.ports import LOOPBACK, find_free_port
from stack.processes.child import Child, stop_all
from stack.services.urls import ServiceUrls
from stack.var_folder.paths import VarFolder

SITE_READY_SECONDS = 120.0


@dataclass(frozen=True)
class RunningSite:
    address: str
    children: list[Child]


@contextmanager
def run_site(var: VarFolder, urls: ServiceUrls) -> Iterator[RunningSite]:
    """Run the site during the `with` block. Raises ServiceFailed if the site does not respond in time."""
    port = find_free_port()
    program = programs.build_site(var, urls, port)
    program.start()
    site = RunningSite(f"http://{LOOPBACK}:{port}", program.children)
    try:
        _wait_until_ready(site.address)
        yield site
    finally:
        stop_all(site.children)


def _wait_until_ready(address: str) -> None:
    deadline = time.monotonic() + SITE_READY_SECONDS
    while True:
        try:
            with urllib.request.urlopen(f"{address}/health/ready", timeout=5) as response:
                if response.status == 200:
                    return
        except (urllib.error.URLError, OSError) as error:
            if time.monotonic() > deadline:
                raise ServiceFailed(
                    f"The site did not respond within {SITE_READY_SECONDS:.0f} s: {error}"
                ) from error
        time.sleep(0.1)
