"""Measures the interpretation of search texts: `python -m bench.interpretation`.

The benchmark interprets texts of 20 words and texts of 10 kB with the lexicon of the sample. For comparison, a regular
expression splits the texts of 20 words into words, and Elasticsearch analyses the first 500 of these texts. The
benchmark also measures the memory of the lexicon.
"""

import asyncio
import gc
import random
import re
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from statistics import median, quantiles
from typing import NamedTuple

from elasticsearch import Elasticsearch
from rich.console import Console
from rich.table import Table

from bench.register import recreate_database
from indexer.catalogue.sample.load import load_if_empty
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from schemas.documents.aliases import courses_index
from schemas.settings import ROOT, Settings
from search.execution.live_index import open_live_index
from search.execution.search_plan import SearchPlan
from search.interpretation.interpretation import interpret
from search.interpretation.lexicon_builder import build_stored_lexicon, get_lexicon
from search.value_names.value_names import ValueNames
from stack.relevance.judged_queries import read_queries
from stack.services.running_services import run_services
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

WORDS, LONG_CHARACTERS = 20, 10_000
TEXTS, LONG_TEXTS, ANALYSED_TEXTS = 5_000, 50, 500
SEED = 17
MEDIAN_MS_MAX, P99_MS_MAX, LONG_MS_MAX, MEGABYTES_MAX = 0.5, 2.0, 5.0, 60.0

console = Console(highlight=False)
_WORD = re.compile(r"\w+")


class Times(NamedTuple):
    """Times in milliseconds."""

    median: float
    p99: float


def main() -> None:
    var = VarFolder(ROOT / "var" / "bench")
    with lock_var_folder(var), run_services(var, Settings(_env_file=None)) as urls:
        recreate_database(urls.database)
        load_if_empty(urls.database)
        with create_client(urls.elasticsearch) as client:
            generation = rebuild(urls.database, client, RebuildOptions())
            is_within = _measure(asyncio.run(_read_value_names(urls)), client, courses_index(generation))
    sys.exit(not is_within)


async def _read_value_names(urls: ServiceUrls) -> ValueNames:
    async with open_live_index(urls.elasticsearch) as live_index:
        return await live_index.execute(lambda names: SearchPlan([], lambda _: names))


def _measure(value_names: ValueNames, client: Elasticsearch, index: str) -> bool:
    """Print all figures. Returns True if all figures are within their limits."""
    lexicon = get_lexicon(value_names)
    texts = list(islice(_draw_texts(), TEXTS))
    long_texts = [text[:LONG_CHARACTERS] for text in _draw_long_texts()]
    short = _time(lambda text: interpret(text, lexicon), texts)
    long = _time(lambda text: interpret(text, lexicon), long_texts)
    table = Table(f"{WORDS} words", "median ms", "p99 ms", box=None)
    for name, times in {
        "interpretation": short,
        "a regular expression that splits words": _time(_WORD.findall, texts),
        "_analyze of Elasticsearch": _time(
            lambda text: client.indices.analyze(index=index, field="all_text", text=text),
            texts[:ANALYSED_TEXTS],
        ),
    }.items():
        table.add_row(name, f"{times.median:.3f}", f"{times.p99:.3f}")
    console.print(table)
    megabytes = _measure_megabytes(value_names)
    console.print(f"{LONG_CHARACTERS:,} characters: median {long.median:.2f} ms; bound {LONG_MS_MAX} ms")
    console.print(f"{WORDS} words: bounds {MEDIAN_MS_MAX} ms and {P99_MS_MAX} ms")
    console.print(f"lexicon: {len(lexicon):,} phrases, {megabytes:.1f} MB; bound {MEGABYTES_MAX:.0f} MB")
    return (
        short.median <= MEDIAN_MS_MAX
        and short.p99 <= P99_MS_MAX
        and long.median <= LONG_MS_MAX
        and megabytes <= MEGABYTES_MAX
    )


def _draw_texts() -> Iterator[str]:
    """Draw texts of 20 words from the judged queries that are not held out."""
    drawn = random.Random(SEED)
    queries = [query.text for query in read_queries() if not query.is_held_out]
    words: list[str] = []
    while True:
        words += drawn.choice(queries).split()
        if len(words) >= WORDS:
            yield " ".join(words[:WORDS])
            words = []


def _draw_long_texts() -> Iterator[str]:
    texts = _draw_texts()
    for _ in range(LONG_TEXTS):
        text = ""
        while len(text) < LONG_CHARACTERS:
            text += next(texts) + " "
        yield text


def _time(call: Callable[[str], object], texts: Sequence[str]) -> Times:
    for text in texts[: len(texts) // 10]:
        call(text)
    times = []
    for text in texts:
        started = time.perf_counter()
        call(text)
        times.append((time.perf_counter() - started) * 1_000)
    return Times(median(times), quantiles(times, n=100)[-1])


def _measure_megabytes(value_names: ValueNames) -> float:
    """Build a lexicon once more, beside the one in use, and return its memory in megabytes."""
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    lexicon = build_stored_lexicon(value_names)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(lexicon)
    return (after - before) / 1e6


if __name__ == "__main__":
    main()
