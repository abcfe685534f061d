"""A description of a subject in other words is recognised. Its words may be in any order and inflection."""

import pytest

from search.interpretation.lexicon import Lexicon
from search.interpretation.segmentation import choose_phrases
from search.interpretation.spans import Meaning, SpanKind
from search.interpretation.tokens import split_tokens
from search.interpretation.word_variants import list_english_forms, list_other_spellings

DENTISTRY = Meaning(SpanKind.SUBJECT, names=("dentistry",))
MIDWIFERY = Meaning(SpanKind.SUBJECT, names=("midwifery",))
BIRTH = Meaning(SpanKind.SUBJECT, names=("birth",))
NURSING = Meaning(SpanKind.SUBJECT, names=("nursing",))
CARE = Meaning(SpanKind.SUBJECT, names=("child care",))
LEXICON = Lexicon(
    {
        "who": (Meaning(SpanKind.FILLER),),
        "their": (Meaning(SpanKind.FILLER),),
        "nurse": (NURSING,),
        "child care": (CARE,),
        "canada": (Meaning(SpanKind.PLACE),),
    },
    paraphrases=[
        ("fix/repair tooth", DENTISTRY),
        ("deliver baby", MIDWIFERY),
        ("deliver baby/child", BIRTH),
        ("care/help child/kid", BIRTH),
        ("work baby baby", BIRTH),
        ("build bridge", NURSING),
        ("building tooth", NURSING),
    ],
)


def find(text: str) -> list[tuple[str, tuple[Meaning, ...]]]:
    tokens = split_tokens(text)
    chosen = choose_phrases(LEXICON.find_phrases(tokens, LEXICON.find_unknown_words(tokens)), len(tokens))
    return [(match.phrase, match.meanings) for match in chosen]


@pytest.mark.parametrize(
    "text",
    [
        "fix teeth",
        "fixes teeth",
        "fixing teeth",
        "teeth fixing",
        "tooth repair",
        "repaired their teeth",
        "fix of the tooth",
    ],
)
def test_order_and_inflection_make_no_difference(text: str) -> None:
    assert find(text) == [(text, (DENTISTRY,))]


@pytest.mark.parametrize(
    "text", ["fix", "teeth", "fix in canada teeth", "fix cars teeth", "fix who who who who who teeth"]
)
def test_all_words_must_be_near_each_other(text: str) -> None:
    assert all(meanings != (DENTISTRY,) for _, meanings in find(text))


def test_paraphrases_of_the_same_words_are_alternatives() -> None:
    assert find("delivering babies") == [("delivering babies", (MIDWIFERY, BIRTH))]


def test_other_words_keep_their_meaning() -> None:
    assert find("nurse who delivers babies") == [
        ("nurse", (NURSING,)),
        ("who", LEXICON.get("who")),
        ("delivers babies", (MIDWIFERY, BIRTH)),
    ]


def test_a_phrase_of_the_lexicon_precedes_a_paraphrase_of_the_same_words() -> None:
    assert find("child care") == [("child care", (CARE,))]


def test_a_word_can_be_a_form_of_another_word_of_a_paraphrase() -> None:
    assert find("building bridges") == [("building bridges", (NURSING,))]


def test_a_paraphrase_ends_with_its_last_missing_word() -> None:
    assert find("fix teeth repair")[0] == ("fix teeth", (DENTISTRY,))


def test_one_word_is_not_two_words_of_a_paraphrase() -> None:
    assert find("work baby") == []
    assert find("work baby baby") == [("work baby baby", (BIRTH,))]


@pytest.mark.parametrize(
    ("word", "form"),
    [
        ("teeth", "tooth"),
        ("people", "person"),
        ("babies", "baby"),
        ("planning", "plan"),
        ("makes", "make"),
        ("nurse", "nurse"),
    ],
)
def test_english_forms_include_the_base_form(word: str, form: str) -> None:
    assert form in list_english_forms(word)


def test_the_same_sound_at_the_end_of_a_word_is_tried() -> None:
    assert "edinburgh" in list_other_spellings("edinborough")


def test_a_word_near_a_frequent_word_is_no_form_of_a_rarer_one() -> None:
    lexicon = Lexicon(
        {f"master of {number}": (NURSING,) for number in "abcdefghijklmnopqrst"}, ["mast", "cobble"]
    )
    assert not lexicon.is_known_word("mastes")
    assert lexicon.is_known_word("cobbles")
