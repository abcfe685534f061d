"""Clients that search, type and open pages all the time, and count failed requests."""

import itertools
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import quantiles
from typing import Any

import httpx

TIMEOUT_SECONDS = 30.0
PAUSE_SECONDS = 0.05
CLIENTS = 3
TEXTS = (
    "nursing",
    "computer science in london",
    "mba",
    "law sydney",
    "data sciense",
    "cheap engineering usa",
    "",
)
REQUESTS: tuple[tuple[str, str, Any], ...] = (
    *(("POST", "/api/search", {"text": text, "facets": ["institutes", "locations"]}) for text in TEXTS),
    ("POST", "/api/course/course_search/", {"course": "business"}),
    ("POST", "/api/course/base_filters/", {"course": "law"}),
    ("GET", "/api/search/suggestions?text=nur", None),
    ("GET", "/api/country/countries_states_cities", None),
    ("GET", "/", None),
)


@dataclass
class Phase:
    """The requests of one part of the run. failed: one line for each failed request."""

    name: str
    started: float = field(default_factory=time.monotonic)
    seconds: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    @property
    def p95_seconds(self) -> float:
        return quantiles(self.seconds, n=20)[-1] if len(self.seconds) > 1 else 0.0


class Load:
    """`phases` has the requests of the phases, in order. `begin` starts a new phase."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._ended = threading.Event()
        self.phases = [Phase("start")]

    def begin(self, name: str) -> None:
        self.phases.append(Phase(name))

    @contextmanager
    def run(self) -> Iterator[None]:
        """Send requests during the block."""
        clients = [threading.Thread(target=self._visit, args=(seed,)) for seed in range(CLIENTS)]
        for client in clients:
            client.start()
        try:
            yield
        finally:
            self._ended.set()
            for client in clients:
                client.join()

    def _visit(self, seed: int) -> None:
        drawn = random.Random(seed)
        order = drawn.sample(REQUESTS, len(REQUESTS))
        with httpx.Client(base_url=self._address, timeout=TIMEOUT_SECONDS) as client:
            for method, path, body in itertools.cycle(order):
                if self._ended.wait(PAUSE_SECONDS):
                    return
                phase = self.phases[-1]
                started = time.monotonic()
                failure = send(client, method, path, body)
                phase.seconds.append(time.monotonic() - started)
                if failure is not None:
                    phase.failed.append(f"{phase.name}, second {started - phase.started:.0f}: {failure}")


def send(client: httpx.Client, method: str, path: str, body: Any) -> str | None:
    """Send one request on a new connection. Returns a description of the failure, or None."""
    try:
        response = client.request(method, path, json=body, headers={"Connection": "close"})
    except httpx.TransportError as error:
        return f"{method} {path} {body}: {type(error).__name__}: {error}"
    if response.status_code != 200:
        return f"{method} {path} {body}: {response.status_code} {response.text[:200]}"
    if path == "/api/search" and not response.json()["total"]:
        return f"{method} {path} {body}: no results"
    return None
