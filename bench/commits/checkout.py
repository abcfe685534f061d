"""Starts the site of a checkout, with the code and the prepared data of that checkout."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stack.machine.ports import find_free_port

START_SECONDS_MAX = 900.0
STOP_SECONDS_MAX = 120.0


class CheckoutFailed(Exception):
    """The checkout is not set up, its data is not prepared, or its site does not start."""


@dataclass(frozen=True)
class CheckoutSite:
    name: str
    address: str
    """The URL of the site."""
    database_url: str
    elasticsearch_url: str


@contextmanager
def serve_checkout(name: str, checkout: Path, courses: int, *, heap_mb: int) -> Iterator[CheckoutSite]:
    """Run the site of the checkout. Raises CheckoutFailed if the data is missing or the site does not start.

    heap_mb: the heap size of Elasticsearch in megabytes.
    """
    var = checkout / "var" / "bench" / "search" / str(courses)
    python = checkout / ".venv" / "bin" / "python"
    if not (var / "elasticsearch").is_dir() or not python.exists():
        reason = f"{checkout}: run `make setup` and `python -m bench.search {courses} --prepare` there first"
        raise CheckoutFailed(reason)
    settings = {
        "FINDER_VAR": str(var),
        "FINDER_PORT": str(find_free_port()),
        "ELASTICSEARCH_HEAP_MB": str(heap_mb),
    }
    log_file = var / "log" / "comparison.log"
    with log_file.open("wb") as log:
        stack = subprocess.Popen(
            [python, "-m", "stack.run"], cwd=checkout, env=os.environ | settings, stdout=log, stderr=log
        )
    try:
        state = _wait_until_ready(stack, var / "state.json", log_file)
        urls = state["urls"]
        yield CheckoutSite(name, state["address"], urls["database"], urls["elasticsearch"])
    finally:
        stack.send_signal(signal.SIGTERM)
        stack.wait(STOP_SECONDS_MAX)


def _wait_until_ready(stack: "subprocess.Popen[bytes]", state_file: Path, log: Path) -> dict[str, Any]:
    deadline = time.monotonic() + START_SECONDS_MAX
    while time.monotonic() < deadline:
        if stack.poll() is not None:
            raise CheckoutFailed(f"The stack ended with code {stack.returncode}: see {log}")
        if state_file.exists():
            state: dict[str, Any] = json.loads(state_file.read_text())
            if state["pid"] == stack.pid and state["address"]:
                return state
        time.sleep(0.5)
    raise CheckoutFailed(f"The site was not ready within {START_SECONDS_MAX:.0f} s: see {log}")
