"""A client that searches during the whole game day. Each step has its own counts."""

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import httpx

from tests.faults.search_client import PAUSE_SECONDS, TIMEOUT_SECONDS, SearchCheck, Visitor


@dataclass
class StepCounts:
    """The responses of one step.

    refused: responses with status 503, and lost connections while the step restarts the site. wrong: texts that
    describe wrong responses and other lost connections.
    """

    visitor: Visitor = field(default_factory=Visitor)
    unreachable: int = 0

    @property
    def right(self) -> int:
        return self.visitor.count_responses(200)

    @property
    def refused(self) -> int:
        return self.visitor.count_responses(503) + self.unreachable

    @property
    def wrong(self) -> list[str]:
        return self.visitor.wrong


class Searches:
    def __init__(self, address: str, checks: Sequence[SearchCheck]) -> None:
        self._address = address
        self._checks = checks
        self._ended = threading.Event()
        self._site_restarts = threading.Event()
        self.counts = StepCounts()

    def begin(self) -> StepCounts:
        """Count into a new object from now on."""
        self.counts = StepCounts()
        return self.counts

    @contextmanager
    def without_site(self) -> Iterator[None]:
        """During the block, the step stops the site, so a lost connection is not an error."""
        self._site_restarts.set()
        try:
            yield
        finally:
            self._site_restarts.clear()

    @contextmanager
    def run(self) -> Iterator[None]:
        thread = threading.Thread(target=self._search)
        thread.start()
        try:
            yield
        finally:
            self._ended.set()
            thread.join()

    def _search(self) -> None:
        with httpx.Client(base_url=self._address, timeout=TIMEOUT_SECONDS) as client:
            while not self._ended.is_set():
                for check in self._checks:
                    self._send(client, check)
                time.sleep(PAUSE_SECONDS)

    def _send(self, client: httpx.Client, check: SearchCheck) -> None:
        counts, may_be_lost = self.counts, self._site_restarts.is_set()
        try:
            response = client.post(check.path, json=check.body)
        except httpx.TransportError as error:
            if may_be_lost or self._site_restarts.is_set():
                counts.unreachable += 1
            else:
                counts.wrong.append(f"{check.path}: {type(error).__name__}: {error}")
            return
        counts.visitor.record(check, response)
