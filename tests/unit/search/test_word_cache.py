"""The word cache of the spell check: its words are valid for one index version, and serve to guess corrections."""

from dataclasses import replace

from search.value_names.version_stamp import IndexVersion, VersionStamp
from search.words.word_cache import CACHED_WORDS_MAX, WordCache
from search.words.word_ranking import SimilarWord
from tests.unit.search.small_value_names import build_small_value_names

VALUE_NAMES = build_small_value_names()

NAMES = VersionStamp("vocabulary-000001", documents=9, sequence_sum=36.0, sequence_max=8.0)
BEFORE = IndexVersion(NAMES, VersionStamp("courses-000001", documents=9, sequence_sum=36.0, sequence_max=8.0))
AFTER = replace(BEFORE, courses=replace(BEFORE.courses, sequence_max=9.0))


def test_a_found_word_is_valid_for_one_index_version_only() -> None:
    cache = WordCache()
    cache.set_version(BEFORE, VALUE_NAMES)
    cache.add_found_words((word for word in ["nursing", "care"]), BEFORE)
    cache.set_version(BEFORE, VALUE_NAMES)
    assert cache.has("nursing")
    assert cache.has("care")
    for other in (AFTER, BEFORE, None):
        cache.set_version(other, VALUE_NAMES)
        assert cache.version == other
        assert not cache.has("nursing")


def test_words_of_an_older_version_are_used_for_guesses_only() -> None:
    cache = WordCache()
    cache.set_version(AFTER, VALUE_NAMES)
    cache.add_found_words(["nursing"], BEFORE)
    assert not cache.has("nursing")
    assert cache.guess_correction("nursng") == "nursing"


def test_a_candidate_is_not_a_found_word() -> None:
    cache = WordCache()
    cache.add_candidates([SimilarWord("nursing", 900)])
    assert not cache.has("nursing")
    assert cache.guess_correction("nursng") == "nursing"


def test_a_guess_is_the_likeliest_word_with_one_typo() -> None:
    cache = WordCache()
    cache.add_candidates([SimilarWord("nursing", 900), SimilarWord("nursina", 1), SimilarWord("cursing", 1)])
    assert cache.guess_correction("nrusing") == "nursing"
    assert cache.guess_correction("nursinq") == "nursing"
    assert cache.guess_correction("nursing") != "nursing", "a word is not a typo of itself"
    assert cache.guess_correction("nrsng") is None
    assert cache.guess_correction("engineering") is None


def test_the_cache_starts_with_the_words_of_common_values() -> None:
    cache = WordCache()
    cache.set_version(BEFORE, VALUE_NAMES)
    name = VALUE_NAMES.list_values("discipline")[0].name.lower()
    assert cache.guess_correction(name[:-1]) == name, name


def test_a_full_cache_is_cleared() -> None:
    cache = WordCache()
    cache.add_candidates(SimilarWord(f"word{number}", 1) for number in range(CACHED_WORDS_MAX + 1))
    assert cache.guess_correction("word1x") == "word1"
    cache.add_candidates([SimilarWord("nursing", 900)])
    assert cache.guess_correction("word1x") is None
    assert cache.guess_correction("nursng") == "nursing"
