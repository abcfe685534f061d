"""The live generation: its vocabulary in memory, and questions answered from it alone."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from schemas.documents.aliases import courses_index
from search.engine import Answer, Body, Engine, Search, open_engine
from search.errors import IncompleteAnswer, NotReady, UnknownValue
from search.vocabulary.reading import STAMP_SEARCH, current_stamp, read_stamp, read_vocabulary
from search.vocabulary.vocabulary import Vocabulary

T = TypeVar("T")


@dataclass(frozen=True)
class Plan(Generic[T]):
    """What is asked of the courses, and how the answers (one per search, in order) are read."""

    searches: Sequence[Body]
    read: Callable[[Sequence[Answer]], T]


Planner = Callable[[Vocabulary], Plan[T]]


class _OutOfDate(Exception):
    """The vocabulary that an attempt used is not the index's any more."""


class Catalogue:
    """Answers never mix generations: courses are asked of the index that the vocabulary belongs to, by its own
    name, and each round trip asks the vocabulary's stamp again."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._vocabulary: Vocabulary | None = None
        self._reading = asyncio.Lock()

    async def ask(self, planner: Planner[T]) -> T:
        """The answer to a plan, in one round trip; in a second one when the vocabulary had changed."""
        vocabulary = self._vocabulary or await self._read(None)
        try:
            return await self._attempt(planner, vocabulary)
        except UnknownValue:
            if await current_stamp(self._engine) == vocabulary.stamp:
                raise
        except (_OutOfDate, NotReady):
            pass
        return await self._last_attempt(planner, await self._read(vocabulary))

    async def _attempt(self, planner: Planner[T], vocabulary: Vocabulary) -> T:
        plan = planner(vocabulary)
        stamp_answer, *answers = await self._round_trip(plan, vocabulary)
        if read_stamp(stamp_answer) != vocabulary.stamp:
            raise _OutOfDate
        return plan.read(answers)

    async def _last_attempt(self, planner: Planner[T], vocabulary: Vocabulary) -> T:
        """Names that were written once more meanwhile are let pass, another generation is not."""
        plan = planner(vocabulary)
        stamp_answer, *answers = await self._round_trip(plan, vocabulary)
        if read_stamp(stamp_answer).index != vocabulary.stamp.index:
            raise IncompleteAnswer("The search index is being replaced")
        return plan.read(answers)

    async def _round_trip(self, plan: Plan[T], vocabulary: Vocabulary) -> list[Answer]:
        index = courses_index(vocabulary.stamp.generation)
        return await self._engine.multi_search(
            [STAMP_SEARCH, *(Search(index, body) for body in plan.searches)]
        )

    async def _read(self, stale: Vocabulary | None) -> Vocabulary:
        """A vocabulary other than `stale`; one reader at a time, the others take what it brought."""
        async with self._reading:
            if self._vocabulary is None or self._vocabulary is stale:
                self._vocabulary = await read_vocabulary(self._engine)
            return self._vocabulary


@asynccontextmanager
async def open_catalogue(elasticsearch_url: str) -> AsyncIterator[Catalogue]:
    async with open_engine(elasticsearch_url) as engine:
        yield Catalogue(engine)
