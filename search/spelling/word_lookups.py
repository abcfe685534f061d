"""Builds the lookups of the words of a text, and reads the responses.

The first lookup returns whether a course has the word, and similar words. Further lookups for a missing word test
the stem of the word, and whether a space is missing or extra. Most lookups stop at the first course: counting the
courses with a common word among a million courses takes longer than all lookups together.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from search.elasticsearch_access.client import Body, EsResponse
from search.interpretation.lexicon_builder import get_lexicon
from search.requests.filter_clauses import LIVE, build_any_of
from search.spelling.typed_words import TypedWord
from search.value_names.value_names import ValueNames
from search.words.word_ranking import SimilarWord

WORDS_FIELD = "all_words"
STEMS_FIELD = "all_text"

FIRST_LETTER_FREE_FROM_LETTERS = 5
"""In shorter words the first letter must be right, and only one typo is allowed."""

TYPOS_NEAR, TYPOS_DISTANT = 1, 2
"""A lookup with two typos takes nine times as long. It runs only when no common word has one typo."""

SIMILAR_MAX = 25
SPLIT_FROM_LETTERS = 7
SPLIT_PART_LETTERS_MIN = 3


@dataclass(frozen=True, slots=True)
class MissingWord:
    """A word that no course has. similar: words with one or two typos. splits: pairs of words without the space.

    stem_found: whether a search for the stem or a synonym finds courses; None before the test. is_known: whether the
    lexicon explains the word or English has it, so that it is right.
    """

    similar: tuple[SimilarWord, ...]
    stem_found: bool | None = None
    splits: Sequence[SimilarWord] = ()
    is_known: bool = False


def build_exists_body(query: Body) -> Body:
    """Build a search that stops at the first course. `has_hits` reads the response."""
    return {"size": 0, "terminate_after": 1, "track_total_hits": 1, "query": query}


def has_hits(response: EsResponse) -> bool:
    total: int = response["hits"]["total"]["value"]
    return total > 0


def build_word_body(word: TypedWord) -> Body:
    """Look up the word, and words with one typo."""
    return {
        **_build_live_exists_body(_build_word_clause(WORDS_FIELD, word.key)),
        **_build_suggester(word, TYPOS_NEAR),
    }


def read_missing_words(
    words: Sequence[TypedWord], responses: Sequence[EsResponse], value_names: ValueNames
) -> dict[TypedWord, MissingWord]:
    """Read the words that no course has from the responses to `build_word_body`.

    value_names: with the lexicon of the generation, which an older generation can lack.
    """
    lexicon = get_lexicon(value_names) if value_names.count_values("lexicon") else None
    return {
        word: MissingWord(
            read_similar_words(response), is_known=lexicon is not None and lexicon.explains_word(word.key)
        )
        for word, response in zip(words, responses, strict=True)
        if not has_hits(response)
    }


def build_distant_body(word: TypedWord) -> Body:
    """Look up words with up to two typos."""
    return {"size": 0, "track_total_hits": False, **_build_suggester(word, TYPOS_DISTANT)}


def allows_distant_words(word: TypedWord) -> bool:
    return len(word.key) >= FIRST_LETTER_FREE_FROM_LETTERS


def read_similar_words(response: EsResponse) -> tuple[SimilarWord, ...]:
    """Read the similar words. Empty when Elasticsearch splits the word into several words."""
    entries: Sequence[Mapping[str, Any]] = response["suggest"]["similar"]
    if len(entries) != 1:
        return ()
    return tuple(SimilarWord(option["text"], option["freq"]) for option in entries[0]["options"])


def build_stem_body(word: TypedWord) -> Body:
    """Test whether a search for the stem or a synonym finds courses."""
    return _build_live_exists_body(_build_word_clause(STEMS_FIELD, word.key))


def build_pair_body(pair: TypedWord) -> Body:
    """Test whether a course has the two words as one word."""
    return _build_live_exists_body(_build_word_clause(WORDS_FIELD, join_pair(pair)))


def join_pair(pair: TypedWord) -> str:
    return "".join(pair.key.split())


def build_splits_body(words: Sequence[TypedWord]) -> Body | None:
    """Count the courses with the parts of a word next to each other. None when all words are too short to split."""
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
    """Read the splits of one word from the response to `build_splits_body`."""
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


def _build_suggester(word: TypedWord, typos: int) -> Body:
    free = len(word.key) >= FIRST_LETTER_FREE_FROM_LETTERS
    similar = {
        "field": WORDS_FIELD,
        "suggest_mode": "missing",
        "size": SIMILAR_MAX,
        "shard_size": 4 * SIMILAR_MAX,
        "max_edits": typos,
        "prefix_length": 0 if free else 1,
        "min_word_length": 4,
        "accuracy": 0.4,
    }
    return {"suggest": {"similar": {"text": word.key, "term": similar}}}
