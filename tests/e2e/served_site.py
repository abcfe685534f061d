"""Runs the site in a child process on a free port: the API and the built web, as in production."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from schemas.settings import ROOT
from stack.machine.ports import LOOPBACK, find_free_port
from stack.services.urls import ServiceUrls

READY_SECONDS = 60.0
ENCRYPTION_KEY = "a-key-for-second-factors-in-browser-tests"


@contextmanager
def served_site(urls: ServiceUrls, log: Path, var: Path) -> Iterator[str]:
    """Run the site and yield its address when it is ready. The output of the process is written to `log`.

    var: the folder for the documents and the search log of the site, and for the mails, which `read_mail` writes.
    """
    port = find_free_port()
    address = f"http://{LOOPBACK}:{port}"
    options = ("--host", LOOPBACK, "--port", str(port), "--log-level", "warning")
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "api.server", *options],
            cwd=ROOT,
            env={
                **os.environ,
                **urls.as_environment(),
                "FINDER_ENCRYPTION_KEYS": ENCRYPTION_KEY,
                "FINDER_SEARCH_LOG": "true",
                "FINDER_VAR": str(var),
            },
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        _wait_ready(address, process, log)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)
            raise


def _wait_ready(address: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + READY_SECONDS
    while time.monotonic() < deadline:
        assert process.poll() is None, f"the site ended:\n{log.read_text()}"
        try:
            if httpx.get(f"{address}/health/ready").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    raise AssertionError(f"the site did not respond within {READY_SECONDS:.0f} s:\n{log.read_text()}")
