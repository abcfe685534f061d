"""Lists words of search texts without a meaning in the lexicon (the words and phrases that the search understands)."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from schemas.elasticsearch_connection import ElasticsearchConnection
from search.execution.search_plan import SearchPlan
from search.interpretation.interpretation import interpret
from search.interpretation.lexicon import Lexicon
from search.interpretation.lexicon_builder import get_lexicon
from stack.relevance.lab import open_generation


@dataclass(frozen=True)
class UnexplainedWord:
    """A word without a meaning.

    - word: in lower case and without accents.
    - count: the number of texts that contain the word. A text that was given several times counts each time.
    - is_english: true if the lexicon's list of ordinary English words contains the word.
    - texts: the different texts that contain the word.
    """

    word: str
    count: int
    is_english: bool
    texts: Sequence[str]


def find_unexplained_words(texts: Iterable[str], lexicon: Lexicon) -> list[UnexplainedWord]:
    """Return the words that belong to no span, which is a part of a text for which the lexicon has a meaning.

    The word with the highest `count` is first. Words with equal counts are in alphabetical order.
    """
    texts_by_word: dict[str, list[str]] = defaultdict(list)
    for text in texts:
        interpretation = interpret(text, lexicon)
        explained = {each for span in interpretation.spans for each in range(span.first, span.last)}
        left = (position for position in interpretation.words if position not in explained)
        for word in {interpretation.tokens[position].key for position in left}:
            texts_by_word[word].append(text)
    words = [
        UnexplainedWord(word, len(found), word in lexicon.ordinary_words, tuple(dict.fromkeys(found)))
        for word, found in texts_by_word.items()
    ]
    return sorted(words, key=lambda each: (-each.count, each.word))


def read_lexicon(elasticsearch: ElasticsearchConnection | str) -> Lexicon:
    """Build the lexicon from the value names in the live index."""

    async def read() -> Lexicon:
        async with open_generation(elasticsearch, None) as live_index:
            return await live_index.execute(lambda names: SearchPlan([], lambda _: get_lexicon(names)))

    return asyncio.run(read())
