"""Builds the lookups of the words of a text, and reads their responses.

The first lookup returns whether the catalogue has a word, and similar words. For a missing word, further lookups test
whether its stem finds courses, and whether a space is missing or extra. Courses are counted only where the number is
needed, because counting a common word among a million courses takes longer than all other lookups together.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from search.elasticsearch_access.client import Body, EsResponse
from search.lexicon.word_ranking import SimilarWord
from search.requests.filter_clauses import LIVE, build_any_of
from search.spelling.typed_words import TypedWord

WORDS_FIELD = "all_words"
STEMS_FIELD = "all_text"

FIRST_LETTER_FREE_FROM_LETTERS = 5
"""Shorter words must keep the first letter and may have one typo. With more, any word would match any other."""

TYPOS_NEAR, TYPOS_DISTANT = 1, 2
"""A search for words two letters away takes nine times as long, so it runs only when no common word is nearer."""

SIMILAR_MAX = 25
SPLIT_FROM_LETTERS = 7
SPLIT_PART_LETTERS_MIN = 3


@dataclass(frozen=True, slots=True)
class MissingWord:
    """A word that no course has. by_stem: whether its stem or a synonym finds courses; None when not tested.

    splits: pairs of words that the word may consist of.
    """

    similar: tuple[SimilarWord, ...]
    by_stem: bool | None = None
    splits: Sequence[SimilarWord] = ()


def build_exists_body(query: Body) -> Body:
    """A search that ends with the first course that it finds; `has_hits` reads its answer."""
    return {"size": 0, "terminate_after": 1, "track_total_hits": 1, "query": query}


def has_hits(response: EsResponse) -> bool:
    total: int = response["hits"]["total"]["value"]
    return total > 0


def build_word_body(word: TypedWord) -> Body:
    """Looks up whether the catalogue has the word, and similar words."""
    return {
        **_build_live_exists_body(_build_word_clause(WORDS_FIELD, word.key)),
        **_build_suggester(word, TYPOS_NEAR),
    }


def read_missing_words(
    words: Sequence[TypedWord], responses: Sequence[EsResponse]
) -> dict[TypedWord, MissingWord]:
    """The words that no course has, according to the responses to their bodies."""
    return {
        word: MissingWord(read_similar_words(response))
        for word, response in zip(words, responses, strict=True)
        if not has_hits(response)
    }


def build_distant_body(word: TypedWord) -> Body:
    """What is similar to a word that nothing common is near to."""
    return {"size": 0, "track_total_hits": False, **_build_suggester(word, TYPOS_DISTANT)}


def allows_distant_words(word: TypedWord) -> bool:
    return len(word.key) >= FIRST_LETTER_FREE_FROM_LETTERS


def read_similar_words(response: EsResponse) -> tuple[SimilarWord, ...]:
    """By the answer to a word's body, near or far; none where the engine sees several words in one."""
    entries: Sequence[Mapping[str, Any]] = response["suggest"]["similar"]
    if len(entries) != 1:
        return ()
    return tuple(SimilarWord(option["text"], option["freq"]) for option in entries[0]["options"])


def build_stem_body(word: TypedWord) -> Body:
    """Whether its stem or a synonym finds courses."""
    return _build_live_exists_body(_build_word_clause(STEMS_FIELD, word.key))


def build_pair_body(pair: TypedWord) -> Body:
    """Whether the catalogue has two neighbours as one word."""
    return _build_live_exists_body(_build_word_clause(WORDS_FIELD, join_pair(pair)))


def join_pair(pair: TypedWord) -> str:
    return "".join(pair.key.split())


def build_splits_body(words: Sequence[TypedWord]) -> Body | None:
    """How many courses have two parts of a word side by side; None when the words are too short to fall apart."""
    phrases = {split: _build_phrase_clause(split) for word in words for split in _list_splits(word)}
    if not phrases:
        return None
    return {
        "size": 0,
        "track_total_hits": False,
        "query": {"bool": {"filter": [LIVE, build_any_of(list(phrases.values()))]}},
        "aggs": {"splits": {"filters": {"filters": phrases}}},
    }


def read_splits(word: TypedWord, response: EsResponse) -> list[SimilarWord]:
    """By the answer to the body of this word and others."""
    buckets: Mapping[str, Any] = response["aggregations"]["splits"]["buckets"]
    splits = [SimilarWord(split, buckets[split]["doc_count"]) for split in _list_splits(word)]
    return [split for split in splits if split.courses]


def _list_splits(word: TypedWord) -> list[str]:
    key = word.key
    if len(key) < SPLIT_FROM_LETTERS:
        return []
    cuts = range(SPLIT_PART_LETTERS_MIN, len(key) - SPLIT_PART_LETTERS_MIN + 1)
    return [f"{key[:at]} {key[at:]}" for at in cuts]


def _build_phrase_clause(split: str) -> Body:
    return {"match_phrase": {STEMS_FIELD: split}}


def _build_live_exists_body(clause: Body) -> Body:
    return build_exists_body({"bool": {"filter": [LIVE, clause]}})


def _build_word_clause(field: str, word: str) -> Body:
    return {"match": {field: {"query": word, "operator": "and"}}}


def _build_suggester(word: TypedWord, slips: int) -> Body:
    free = len(word.key) >= FIRST_LETTER_FREE_FROM_LETTERS
    similar = {
        "field": WORDS_FIELD,
        "suggest_mode": "missing",
        "size": SIMILAR_MAX,
        "shard_size": 4 * SIMILAR_MAX,
        "max_edits": slips,
        "prefix_length": 0 if free else 1,
        "min_word_length": 4,
        "accuracy": 0.4,
    }
    return {"suggest": {"similar": {"text": word.key, "term": similar}}}
