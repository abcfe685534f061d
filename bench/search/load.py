"""Closed-loop clients: each asks its next question when the last one is answered."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bench.search.targets import Failed, Target
from bench.search.workload import Ask


@dataclass
class Block:
    """One stretch of load. milliseconds: of each answered question, by kind; counts: courses found, by question."""

    clients: int
    seconds: float = 0.0
    generator_seconds: float = 0.0
    milliseconds: dict[str, list[float]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    errors: Counter[str] = field(default_factory=Counter)

    @property
    def answered(self) -> int:
        return sum(map(len, self.milliseconds.values()))


async def run(target: Target, asks: Sequence[Ask], clients: int, seconds_max: float) -> Block:
    """Ask until the questions or the seconds are used up; a question once asked is waited for."""
    block = Block(clients)
    waiting = iter(asks)
    started, used = time.perf_counter(), time.process_time()
    deadline = started + seconds_max
    await asyncio.gather(*(_client(target, waiting, block, deadline) for _ in range(clients)))
    block.seconds = time.perf_counter() - started
    block.generator_seconds = time.process_time() - used
    return block


async def _client(target: Target, waiting: Iterator[Ask], block: Block, deadline: float) -> None:
    for ask in waiting:
        started = time.perf_counter()
        try:
            count = await target.ask(ask)
        except Failed as error:
            block.errors[str(error)[:120]] += 1
        else:
            took = (time.perf_counter() - started) * 1_000
            block.milliseconds.setdefault(ask.kind, []).append(took)
            if count is not None:
                block.counts[ask.key] = count
        if time.perf_counter() > deadline:
            return
