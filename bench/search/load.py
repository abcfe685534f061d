"""Sends requests from several clients. Each client waits for a response before it sends the next request."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bench.search.requests import BenchRequest
from bench.search.targets import RequestFailed, Target


@dataclass
class Block:
    """The results of one block of requests."""

    clients: int
    seconds: float = 0.0
    generator_seconds: float = 0.0
    """The processor time that this process needs to send the requests."""
    milliseconds: dict[str, list[float]] = field(default_factory=dict)
    """The times of the responses by kind of request."""
    counts: dict[str, int] = field(default_factory=dict)
    """The number of found courses by request key."""
    errors: Counter[str] = field(default_factory=Counter)
    """The number of failed requests by error text."""

    @property
    def response_count(self) -> int:
        return sum(map(len, self.milliseconds.values()))


async def run_block(
    target: Target, requests: Sequence[BenchRequest], clients: int, seconds_max: float
) -> Block:
    """Send requests until all are sent or `seconds_max` has passed. Then wait for the last responses."""
    block = Block(clients)
    waiting = iter(requests)
    started, used = time.perf_counter(), time.process_time()
    deadline = started + seconds_max
    await asyncio.gather(*(_run_client(target, waiting, block, deadline) for _ in range(clients)))
    block.seconds = time.perf_counter() - started
    block.generator_seconds = time.process_time() - used
    return block


async def _run_client(target: Target, waiting: Iterator[BenchRequest], block: Block, deadline: float) -> None:
    for request in waiting:
        started = time.perf_counter()
        try:
            count = await target.send(request)
        except RequestFailed as error:
            block.errors[str(error)[:120]] += 1
        else:
            took = (time.perf_counter() - started) * 1_000
            block.milliseconds.setdefault(request.kind, []).append(took)
            if count is not None:
                block.counts[request.key] = count
        if time.perf_counter() > deadline:
            return
