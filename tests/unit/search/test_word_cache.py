"""What is remembered of the catalogue's words, and for how long."""

from dataclasses import replace

from search.lexicon.word_cache import CACHED_WORDS_MAX, WordCache
from search.lexicon.word_ranking import SimilarWord
from search.value_names.version_stamp import IndexVersion, VersionStamp
from tests.unit.search.small_value_names import build_small_value_names

VOCABULARY = build_small_value_names()

NAMES = VersionStamp("vocabulary-000001", documents=9, sequence_sum=36.0, sequence_max=8.0)
BEFORE = IndexVersion(NAMES, VersionStamp("courses-000001", documents=9, sequence_sum=36.0, sequence_max=8.0))
AFTER = replace(BEFORE, courses=replace(BEFORE.courses, sequence_max=9.0))


def test_a_word_is_there_in_the_state_that_it_was_seen_in_alone() -> None:
    known = WordCache()
    known.set_version(BEFORE, VOCABULARY)
    known.add_found_words((word for word in ["nursing", "care"]), BEFORE)
    known.set_version(BEFORE, VOCABULARY)
    assert known.has("nursing")
    assert known.has("care")
    for other in (AFTER, BEFORE, None):
        known.set_version(other, VOCABULARY)
        assert known.version == other
        assert not known.has("nursing")


def test_who_asked_before_the_index_changed_tells_nothing_of_what_it_is_now() -> None:
    known = WordCache()
    known.set_version(AFTER, VOCABULARY)
    known.add_found_words(["nursing"], BEFORE)
    assert not known.has("nursing")
    assert known.guess("nursng") == "nursing"


def test_a_word_to_guess_from_is_not_known_to_be_there() -> None:
    known = WordCache()
    known.add_candidates([SimilarWord("nursing", 900)])
    assert not known.has("nursing")
    assert known.guess("nursng") == "nursing"


def test_guesses_are_one_slip_away_and_the_likeliest() -> None:
    known = WordCache()
    known.add_candidates([SimilarWord("nursing", 900), SimilarWord("nursina", 1), SimilarWord("cursing", 1)])
    assert known.guess("nrusing") == "nursing"
    assert known.guess("nursinq") == "nursing"
    assert known.guess("nursing") != "nursing", "a word is no slip of itself"
    assert known.guess("nrsng") is None
    assert known.guess("engineering") is None


def test_what_most_texts_are_about_is_known_from_the_start() -> None:
    known = WordCache()
    known.set_version(BEFORE, VOCABULARY)
    name = VOCABULARY.list_values("discipline")[0].name.lower()
    assert known.guess(name[:-1]) == name, name


def test_too_many_words_are_forgotten_and_met_again() -> None:
    known = WordCache()
    known.add_candidates(SimilarWord(f"word{number}", 1) for number in range(CACHED_WORDS_MAX + 1))
    assert known.guess("word1x") == "word1"
    known.add_candidates([SimilarWord("nursing", 900)])
    assert known.guess("word1x") is None
    assert known.guess("nursng") == "nursing"
