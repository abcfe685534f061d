"""The search recognises texts that are not about studying, such as `pizza delivery near me`."""

import pytest

from search.interpretation.interpretation import interpret
from search.interpretation.sentences.unrelated import UnrelatedPhrases
from search.interpretation.tokens import split_tokens
from tests.unit.search.interpretation.sample_value_names import build_real_lexicon


def is_unrelated(text: str) -> bool:
    return interpret(text, build_real_lexicon()).is_unrelated


@pytest.mark.parametrize(
    "text",
    [
        "psychology memes", "law and order season 5 watch online", "nursing shoes discount code",
        "fashion store near me open now", "how do i fix my bike", "lyrics of my favourite song",
        "engineering jokes today", "receta de pollo", "погода в лондоне завтра", "今天天气怎么样",
    ],
)  # fmt: skip
def test_a_text_with_an_unrelated_phrase_is_unrelated(text: str) -> None:
    assert is_unrelated(text)


@pytest.mark.parametrize(
    "text", ["nursing", "nursing london", "fix cars", "weather", "chicken", "asdf", "", "I want to study law"]
)
def test_a_text_without_an_unrelated_phrase_is_not_unrelated(text: str) -> None:
    assert not is_unrelated(text)


@pytest.mark.parametrize(
    "text",
    [
        "psychology memes course", "masters in memes", "learn to write recipes", "near me oxford uni nursing",
        "i want to become a chef today", "nursing near me ielts 6.5", "quiero estudiar hoy derecho",
        "the best course about memes", "make games like minecraft", "making apps for iphones and samsung",
    ],
)  # fmt: skip
def test_a_text_that_states_a_wish_to_study_is_not_unrelated(text: str) -> None:
    assert not is_unrelated(text)


def test_a_phrase_of_the_lexicon_explains_the_unrelated_words_within_it() -> None:
    assert not is_unrelated("weather forecast")
    assert is_unrelated("weather today")


def test_the_phrases_of_a_text_are_found_with_all_their_words() -> None:
    phrases = UnrelatedPhrases(["near me", "near me open", "score"])
    assert list(phrases.find(split_tokens("score near me"))) == [range(1), range(1, 3)]
    assert list(phrases.find(split_tokens("near me open near"))) == [range(2), range(3)]
    assert list(phrases.find(split_tokens("near the score"))) == [range(2, 3)]
