"""Builds the lookups of the words of a text, and reads the responses.

The first lookup tests whether a course has the word, and lists similar words. Further lookups test the stem of a
missing word, and whether a space is missing or extra. Most lookups stop at the first course, because counting all
courses with a common word is slow.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from search.elasticsearch_access.client import Body, EsResponse
from search.interpretation.lexicon import Lexicon
from search.interpretation.lexicon_builder import get_lexicon
from search.requests.filter_clauses import LIVE, build_any_of
from search.spelling.typed_words import TypedWord
from search.value_names.value_names import ValueNames
from search.words.word_ranking import SimilarWord

WORDS_FIELD = "all_words"
STEMS_FIELD = "all_text"

FIRST_LETTER_FREE_FROM_LETTERS = 5
"""A word with fewer letters than this must have the right first letter and at most one typo."""

TYPOS_NEAR, TYPOS_DISTANT = 1, 2
"""A lookup with two typos takes nine times as long as a lookup with one typo."""

SIMILAR_MAX = 25
SPLIT_FROM_LETTERS = 7
SPLIT_PART_LETTERS_MIN = 3


@dataclass(frozen=True, slots=True)
class MissingWord:
    """What the lookups found for a word that occurs in no course."""

    similar: tuple[SimilarWord, ...]
    """Words of the catalogue with one or two different letters."""
    stem_found: bool | None = None
    """Whether a search for the stem or a synonym finds courses. None before this lookup."""
    splits: Sequence[SimilarWord] = ()
    """Phrases of the catalogue that equal the word with a space: `datascience` → `data science`."""
    is_known: bool = False
    """Whether the lexicon or common English has the word. A known word is spelt correctly."""


def build_exists_body(query: Body) -> Body:
    """Build a search that stops at the first course. Use `has_hits` to read the response."""
    return {"size": 0, "terminate_after": 1, "track_total_hits": 1, "query": query}


def has_hits(response: EsResponse) -> bool:
    total: int = response["hits"]["total"]["value"]
    return total > 0


def build_word_body(word: TypedWord) -> Body:
    """Look up the word, and similar words with one typo."""
    return {
        **_build_live_exists_body(_build_word_clause(WORDS_FIELD, word.key)),
        **_build_suggester(word, TYPOS_NEAR),
    }


def read_missing_words(
    words: Sequence[TypedWord], responses: Sequence[EsResponse], value_names: ValueNames
) -> dict[TypedWord, MissingWord]:
    """Read the responses to `build_word_body`, and list the words that occur in no course."""
    lexicon = _find_lexicon(value_names)
    return {
        word: MissingWord(
            read_similar_words(word, response, value_names),
            is_known=lexicon is not None and lexicon.explains_word(word.key),
        )
        for word, response in zip(words, responses, strict=True)
        if not has_hits(response)
    }


def build_distant_body(word: TypedWord) -> Body:
    """Look up similar words with up to two typos."""
    return {"size": 0, "track_total_hits": False, **_build_suggester(word, TYPOS_DISTANT)}


def allows_distant_words(word: TypedWord) -> bool:
    return len(word.key) >= FIRST_LETTER_FREE_FROM_LETTERS


def read_similar_words(
    word: TypedWord, response: EsResponse, value_names: ValueNames
) -> tuple[SimilarWord, ...]:
    """Read the words of the catalogue that resemble a word.

    A rare English word may be a typo only of a common English word with the same first letter. `panting` may be a typo
    of `painting`, but `matrix` is not a typo of `Madrid`, and `render` is not a typo of `gender`.
    """
    # Elasticsearch returns several entries if its tokenizer splits the word. Such a word is not corrected.
    entries: Sequence[Mapping[str, Any]] = response["suggest"]["similar"]
    if len(entries) != 1:
        return ()
    similar = tuple(SimilarWord(option["text"], option["freq"]) for option in entries[0]["options"])
    lexicon = _find_lexicon(value_names)
    if lexicon is None or not lexicon.is_english_word(word.key):
        return similar
    first = word.key[0]
    return tuple(each for each in similar if each.word[0] == first and each.word in lexicon.ordinary_words)


def _find_lexicon(value_names: ValueNames) -> Lexicon | None:
    """Find the lexicon. An index from an older release may lack it."""
    return get_lexicon(value_names) if value_names.count_values("lexicon") else None


def build_stem_body(word: TypedWord) -> Body:
    """Test whether a search for the stem or a synonym of the word finds courses."""
    return _build_live_exists_body(_build_word_clause(STEMS_FIELD, word.key))


def build_pair_body(pair: TypedWord) -> Body:
    """Test whether a course has the two words written as one word."""
    return _build_live_exists_body(_build_word_clause(WORDS_FIELD, join_pair(pair)))


def join_pair(pair: TypedWord) -> str:
    return "".join(pair.key.split())


def build_splits_body(words: Sequence[TypedWord]) -> Body | None:
    """Count the courses with each possible split of a word: `datascience` → `data science`.

    Returns None if all words are too short to split.
    """
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
    """Read the response to `build_splits_body`, and list the splits of one word that occur in courses."""
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
