"""Parts of a text that are never interpreted ("literal"), unknown words, and rules that hold for every text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemas.vocabulary.limits import SEARCH_TEXT_MAX_CHARACTERS
from search.interpretation.interpretation import interpret
from search.interpretation.lexicon import CONNECTING_WORDS, Lexicon
from search.interpretation.spans import Meaning, Span, SpanKind
from tests.unit.search.interpretation.readable_spans import describe, list_words, read_text

LONDON_UK = Meaning(SpanKind.PLACE, (("cities", 1),))
LONDON_ONTARIO = Meaning(SpanKind.PLACE, (("cities", 2),))
UK = Meaning(SpanKind.PLACE, (("countries", 10),))
SMALL = Lexicon(
    {
        "nursing": (Meaning(SpanKind.SUBJECT, (("specializations", 911),)),),
        "mba": (
            Meaning(SpanKind.LEVEL, (("degree_levels", 9),)),
            Meaning(SpanKind.SUBJECT, (("specializations", 41),), ("master of business administration",)),
        ),
        "london": (LONDON_UK, LONDON_ONTARIO),
        "uk": (UK,),
        "courses": (Meaning(SpanKind.FILLER),),
        "under": (Meaning(SpanKind.BOUNDARY, value="fee-max"),),
        "reading": (Meaning(SpanKind.PLACE, (("cities", 3),)),),
        "uow": (Meaning(SpanKind.INSTITUTE, (("institutes", 5),)),),
        "penn": (Meaning(SpanKind.INSTITUTE, (("institutes", 6),)),),
        "la": (Meaning(SpanKind.INSTITUTE, (("institutes", 7),)),),
    },
    {"reading", "welding", "penn"},
    {("cities", 1): frozenset({("countries", 10)}), ("cities", 2): frozenset({("countries", 20)})},
)


def read(text: str, *literal_parts: str) -> list[tuple[str, str, bool]]:
    interpretation = interpret(text, SMALL, literal_parts)
    return [
        (span.kind.value, interpretation.get_text(span), span.is_certain) for span in interpretation.spans
    ]


def list_small_words(text: str, *literal_parts: str) -> list[str]:
    interpretation = interpret(text, SMALL, literal_parts)
    return [interpretation.tokens[position].key for position in interpretation.words]


def find(text: str, kind: SpanKind) -> Span:
    return next(span for span in interpret(text, SMALL).spans if span.kind is kind)


def test_an_award_with_a_subject_has_two_spans() -> None:
    assert read("MBA courses") == [
        ("level", "MBA", True), ("subject", "MBA", True), ("filler", "courses", True),
    ]  # fmt: skip
    assert find("mba", SpanKind.SUBJECT).names == ("master of business administration",)


def test_an_ambiguous_place_has_all_its_meanings() -> None:
    assert find("london", SpanKind.PLACE).terms == {"cities": (1, 2)}


def test_a_place_within_another_is_narrowed_and_the_wider_one_filters_nothing() -> None:
    assert read("uk london") == [("filler", "uk", True), ("place", "london", True)]
    assert find("uk london", SpanKind.PLACE).terms == {"cities": (1,)}


def test_a_boundary_without_a_number_is_a_filler_without_a_value() -> None:
    assert read("under nursing") == [("filler", "under", True), ("subject", "nursing", True)]
    assert find("under nursing", SpanKind.FILLER).value == ""


@pytest.mark.parametrize(
    ("text", "is_certain"), [("uow", True), ("LA", True), ("la", False), ("penn", False), ("PENN", True)]
)
def test_a_short_name_of_an_institute_is_certain_in_capitals_or_when_it_is_no_word(
    text: str, is_certain: bool
) -> None:
    assert read(text) == [("institute", text, is_certain)]


def test_words_are_the_tokens_without_a_certain_span() -> None:
    assert list_small_words("the nursing and welding courses in reading") == ["welding"]
    assert list_small_words("nursing reading") == ["reading"]


def test_fillers_alone_are_searched_as_words() -> None:
    assert list_small_words("courses") == ["courses"]
    assert list_small_words("the courses") == ["the", "courses"]
    assert list_small_words("courses nursing") == []


@pytest.mark.parametrize("phrase", ["welding robots", "welding robot", "lasers", "laser"])
def test_a_subject_is_found_in_the_singular_and_plural(phrase: str) -> None:
    subject = (Meaning(SpanKind.SUBJECT, names=("x",)),)
    lexicon = Lexicon({phrase: subject})
    other = phrase.removesuffix("s") if phrase.endswith("s") else f"{phrase}s"
    is_found = [span.kind for span in interpret(other, lexicon).spans] == [SpanKind.SUBJECT]
    # The singular of a single word does not find a subject in the plural.
    assert is_found is (phrase != "lasers")


def test_signs_are_no_words() -> None:
    assert list_small_words("# $") == []
    assert list_small_words("???") == []


def test_words_that_neither_the_lexicon_nor_english_has_are_unknown() -> None:
    assert interpret("nursing weldign reading", SMALL).unknown == {8}
    assert interpret("nursing welding", SMALL).unknown == frozenset()


def test_a_literal_part_is_searched_as_words() -> None:
    assert read("nursing in london", "London") == [("subject", "nursing", True)]
    assert list_small_words("nursing in london", "London") == ["london"]
    assert list_small_words("nursing in london", "nursing", "london") == ["nursing", "london"]


def test_a_literal_part_within_an_amount_switches_the_amount_off() -> None:
    assert read("nursing under 20k", "20k") == [("subject", "nursing", True), ("filler", "under", True)]
    assert list_small_words("nursing under 20k", "20k") == ["20", "k"]


def test_a_literal_part_is_whole_words() -> None:
    assert read("uk mba", "u") == read("uk mba")
    assert describe("it university in italy", "it") == describe("university in italy")
    assert "it" in list_words("it university in italy", "it")


@pytest.mark.parametrize("part", ["", "france", "(", "lon"])
def test_a_literal_part_that_the_text_lacks_changes_nothing(part: str) -> None:
    assert read("nursing in london under 20k", part) == read("nursing in london under 20k")


def test_the_literal_part_is_found_at_each_place() -> None:
    assert read("nursing mba nursing", "nursing") == [("level", "mba", True), ("subject", "mba", True)]


def test_only_the_first_150_tokens_of_a_long_text_are_interpreted() -> None:
    text = "nursing " * 151
    assert len(interpret(text, SMALL).spans) == 150
    assert list_small_words(text) == ["nursing"]
    assert interpret("weldign " * 151, SMALL).unknown == {number * 8 for number in range(150)}


def test_a_text_is_split_up_to_the_number_of_tokens_that_a_search_text_can_have() -> None:
    assert len(interpret("護" * 10_000, SMALL).tokens) == SEARCH_TEXT_MAX_CHARACTERS


@given(st.text(max_size=80))
def test_every_text_is_interpreted(text: str) -> None:
    interpretation = read_text(text)
    certain = {
        position
        for span in interpretation.spans
        if span.is_certain and span.kind is not SpanKind.FILLER
        for position in range(span.first, span.last)
    }
    assert certain.isdisjoint(interpretation.words)
    for span in interpretation.spans:
        assert 0 <= span.first < span.last <= len(interpretation.tokens)
        assert span.start == interpretation.tokens[span.first].start
        assert span.end == interpretation.tokens[span.last - 1].end
        assert span.kind is not SpanKind.BOUNDARY


WORDS = (
    "nursing", "mba", "london", "uk", "courses", "under", "20k", "reading", "uow", "la", "in", "the", "1", "year",
    "to", "2", "welding", "$", "£", "lakh", "may",
)  # fmt: skip
words = st.sampled_from(WORDS)


@given(st.lists(words, max_size=8))
def test_each_word_of_a_text_is_a_word_or_in_a_span_or_connects(parts: list[str]) -> None:
    interpretation = interpret(" ".join(parts), SMALL)
    covered = {each for span in interpretation.spans for each in range(span.first, span.last)}
    for position, token in enumerate(interpretation.tokens):
        is_ignored = token.is_sign or token.key in CONNECTING_WORDS
        assert position in covered or position in interpretation.words or is_ignored


@given(st.lists(words, min_size=1, max_size=8))
def test_a_whole_text_as_literal_part_has_no_spans(parts: list[str]) -> None:
    text = " ".join(parts)
    assert interpret(text, SMALL, (text,)).spans == ()
