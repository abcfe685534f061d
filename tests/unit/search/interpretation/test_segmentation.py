"""Phrases with a meaning can overlap in a text.

The search chooses phrases without overlaps whose weights have the largest sum.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from search.interpretation.lexicon import Lexicon
from search.interpretation.segmentation import choose_phrases
from search.interpretation.spans import Meaning, PhraseMatch, SpanKind
from search.interpretation.tokens import split_tokens

SUBJECT = (Meaning(SpanKind.SUBJECT),)


def build_match(first: int, last: int) -> PhraseMatch:
    return PhraseMatch(first, last, f"{first} to {last}", SUBJECT)


def choose(text: str, *phrases: str) -> list[str]:
    tokens = split_tokens(text)
    lexicon = Lexicon(dict.fromkeys(phrases, SUBJECT))
    return [match.phrase for match in choose_phrases(lexicon.find_phrases(tokens, ()), len(tokens))]


def test_a_text_without_phrases_has_none() -> None:
    assert choose("nursing", "law") == []
    assert choose("") == []


def test_the_longest_phrase_is_chosen() -> None:
    assert choose("computer science", "computer", "science", "computer science") == ["computer science"]


def test_more_covered_words_count_more_than_a_longer_phrase() -> None:
    phrases = ("computer science", "science and law", "and law")
    assert choose("computer science and law", *phrases) == ["computer science", "and law"]


def test_one_phrase_of_three_words_beats_two_phrases_that_cover_the_same_words() -> None:
    assert choose("new york city", "new york city", "new york", "city") == ["new york city"]


def test_two_phrases_beat_a_longer_phrase_that_covers_fewer_words() -> None:
    assert choose("a b c d", "b c", "a b", "c d") == ["a b", "c d"]


def test_the_language_keeps_its_last_word_before_a_level() -> None:
    phrases = ("french", "french taught", "taught masters", "masters")
    assert choose("french taught masters", *phrases) == ["french taught", "masters"]
    assert choose("taught masters", *phrases) == ["taught masters"]


def test_words_without_a_phrase_are_skipped() -> None:
    assert choose("law xyz nursing", "law", "nursing") == ["law", "nursing"]


def test_a_phrase_is_found_at_each_place() -> None:
    assert choose("law law", "law") == ["law", "law"]


def test_find_phrases_lists_every_phrase_at_every_position() -> None:
    lexicon = Lexicon(dict.fromkeys(("a", "a b", "a b c", "b", "b c d"), SUBJECT))
    found = [(match.first, match.last) for match in lexicon.find_phrases(split_tokens("a b c a"), ())]
    assert sorted(found) == [(0, 1), (0, 2), (0, 3), (1, 2), (3, 4)]


def weigh(choice: Sequence[PhraseMatch]) -> int:
    """Compute the weight of a set of phrases: 10 for the first token of each phrase, and 14 for each further token."""
    return sum(10 * (match.last - match.first) + 4 * (match.last - match.first - 1) for match in choice)


def list_choices(matches: Sequence[PhraseMatch]) -> Iterator[tuple[PhraseMatch, ...]]:
    """Yield every set of these phrases in which no two phrases overlap."""
    if not matches:
        yield ()
        return
    head, *rest = matches
    for choice in list_choices(rest):
        yield choice
        if all(head.last <= other.first or other.last <= head.first for other in choice):
            yield (head, *choice)


positions = st.tuples(st.integers(0, 7), st.integers(1, 4)).map(lambda pair: (pair[0], sum(pair)))


@given(st.lists(positions.filter(lambda pair: pair[1] <= 8), max_size=9, unique=True))
def test_the_choice_weighs_as_much_as_the_best_of_all_choices(pairs: list[tuple[int, int]]) -> None:
    matches = [build_match(*pair) for pair in pairs]
    chosen = choose_phrases(matches, 8)
    assert set(chosen) <= set(matches)
    assert all(before.last <= after.first for before, after in pairwise(chosen))
    assert weigh(chosen) == max(map(weigh, list_choices(matches)))
