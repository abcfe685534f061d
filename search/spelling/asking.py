"""What the engine is asked about the words of a text, and what it answers.

Everything is one search of size 0: for each word whether the catalogue has it, what it has that is similar, and where
it falls apart into two words of the catalogue; for each two words whether they are one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from search.engine import Answer, Body
from search.query.clauses import LIVE
from search.spelling.ranking import Candidate
from search.spelling.typed_words import TypedWord

WORDS_FIELD = "all_words"
STEMS_FIELD = "all_text"

FIRST_LETTER_FREE_FROM_LETTERS = 5
"""In shorter words the first letter holds, and one slip is the most: with more, any word would be another."""

SIMILAR_MAX = 25
SPLIT_FROM_LETTERS = 7
SPLIT_PART_LETTERS_MIN = 3


@dataclass(frozen=True, slots=True)
class Asked:
    """words: each may be corrected; pairs: neighbours that may be one word."""

    words: Sequence[TypedWord]
    pairs: Sequence[TypedWord]


@dataclass(frozen=True, slots=True)
class Known:
    """Of one word: courses that have it as it is, courses found by its stem or synonyms, similar words, splits."""

    courses: int
    courses_by_stem: int
    similar: Sequence[Candidate]
    splits: Sequence[Candidate]


def body_of(asked: Asked) -> Body:
    words = {f"word{number}": word.key for number, word in enumerate(asked.words)}
    counted = {f"{name}.whole": _has(WORDS_FIELD, key) for name, key in words.items()}
    counted |= {f"{name}.stem": _has(STEMS_FIELD, key) for name, key in words.items()}
    counted |= {
        f"{name}.split{at}": {"match_phrase": {STEMS_FIELD: f"{key[:at]} {key[at:]}"}}
        for name, key in words.items()
        for at in _cuts(key)
    }
    counted |= {f"pair{number}": _has(WORDS_FIELD, joined(pair)) for number, pair in enumerate(asked.pairs)}
    return {
        "size": 0,
        "query": {"bool": {"filter": [LIVE]}},
        "aggs": {"courses": {"filters": {"filters": counted}}},
        "suggest": {name: {"text": key, "term": _similar(key)} for name, key in words.items()},
    }


def known_words(asked: Asked, answer: Answer) -> list[Known]:
    """In the order of the words."""
    counts = _counts(answer)
    return [_known(f"word{number}", word.key, counts, answer) for number, word in enumerate(asked.words)]


def known_pairs(asked: Asked, answer: Answer) -> Mapping[TypedWord, int]:
    """Courses that have two neighbours as one word, where there are any."""
    counts = _counts(answer)
    courses = {pair: counts[f"pair{number}"] for number, pair in enumerate(asked.pairs)}
    return {pair: count for pair, count in courses.items() if count}


def joined(pair: TypedWord) -> str:
    return "".join(pair.key.split())


def _known(name: str, key: str, counts: Mapping[str, int], answer: Answer) -> Known:
    splits = [Candidate(f"{key[:at]} {key[at:]}", counts[f"{name}.split{at}"]) for at in _cuts(key)]
    return Known(
        courses=counts[f"{name}.whole"],
        courses_by_stem=counts[f"{name}.stem"],
        similar=_options(answer["suggest"][name]),
        splits=[split for split in splits if split.courses],
    )


def _options(entries: Sequence[Mapping[str, Any]]) -> list[Candidate]:
    """None where the engine sees several words in one."""
    if len(entries) != 1:
        return []
    return [Candidate(option["text"], option["freq"]) for option in entries[0]["options"]]


def _counts(answer: Answer) -> dict[str, int]:
    buckets = answer["aggregations"]["courses"]["buckets"]
    return {name: int(bucket["doc_count"]) for name, bucket in buckets.items()}


def _cuts(key: str) -> range:
    if len(key) < SPLIT_FROM_LETTERS:
        return range(0)
    return range(SPLIT_PART_LETTERS_MIN, len(key) - SPLIT_PART_LETTERS_MIN + 1)


def _has(field: str, word: str) -> Body:
    return {"match": {field: {"query": word, "operator": "and"}}}


def _similar(key: str) -> Body:
    free = len(key) >= FIRST_LETTER_FREE_FROM_LETTERS
    return {
        "field": WORDS_FIELD,
        "suggest_mode": "missing",
        "size": SIMILAR_MAX,
        "shard_size": 4 * SIMILAR_MAX,
        "max_edits": 2 if free else 1,
        "prefix_length": 0 if free else 1,
        "min_word_length": 4,
        "accuracy": 0.4,
    }
