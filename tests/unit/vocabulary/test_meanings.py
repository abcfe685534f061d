"""Meanings are read by slug, name or code. An error names the nearest values in one line."""

import pytest

from search.interpretation.lexicon_builder import get_lexicon
from stack.vocabulary.acceptance import RULE, TextRefused, check_acceptance, normalize_text
from stack.vocabulary.meanings import InvalidMeaning, describe_phrase, parse_meaning
from tests.unit.search.interpretation.sample_value_names import add_accepted_phrases, build_sample_value_names


@pytest.mark.parametrize(
    ("written", "meaning"),
    [
        ("specialization:nursing", "specialization:nursing"),
        ("specialization: Computer Science", "specialization:computer-science"),
        ("country:DE", "country:germany"),
        ("country:germany", "country:germany"),
        ("country:Türkey", "country:turkey"),
        ("city:london", "city:london"),
        ("institute:University of Leeds", "institute:university-of-leeds"),
        ("level-type:Undergraduate", "level-type:undergraduate"),
        ("study-mode:online", "study-mode:online"),
        ("language:German", "language:de"),
        ("month:September", "month:september"),
        ("synonym: computer  science", "synonym:computer science"),
        ("filler", "filler:"),
    ],
)
def test_a_meaning_is_written_with_the_slug_of_its_value(written: str, meaning: str) -> None:
    assert parse_meaning(written, build_sample_value_names()) == meaning


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (
            "nursing",
            "--means: 'nursing' is no meaning: use KIND:VALUE with a kind of discipline, specialization",
        ),
        ("colour:blue", "--means: 'colour:blue' is no meaning: use KIND:VALUE"),
        ("country:", "--means: 'country:' is no meaning"),
        ("synonym:", "--means: 'synonym:' is no meaning"),
        ("filler:law", "--means: 'filler:law' is no meaning"),
        ("discipline:Nursing", "there is no discipline 'Nursing'; nearest: specialization:nursing"),
        ("country:Germny", "there is no country 'Germny'; nearest: country:germany"),
        ("country:xyzzyxyzzy", "there is no country 'xyzzyxyzzy'"),
        ("synonym:nursng", "the search does not know the phrase 'nursng'; nearest: synonym:nursing"),
        ("synonym:georgia", "'georgia' is ambiguous: country:georgia, state:georgia"),
        ("synonym:doichland", "'doichland' is an accepted text itself: use country:germany"),
    ],
)
def test_an_unknown_or_ambiguous_meaning_is_refused_in_one_line(written: str, reason: str) -> None:
    names = add_accepted_phrases({"doichland": "country:germany"})
    with pytest.raises(InvalidMeaning) as refused:
        parse_meaning(written, names)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_name_of_several_values_is_ambiguous() -> None:
    names = build_sample_value_names()
    with pytest.raises(InvalidMeaning, match="'Cambridge' is ambiguous: city:cambridge, city:cambridge"):
        parse_meaning("city:Cambridge", names)


@pytest.mark.parametrize(
    ("text", "meaning", "reason"),
    [
        ("nursing", "country:germany", "'nursing' already means specialization:nursing"),
        ("Deutschland", "specialization:law", "'Deutschland' already means country:germany"),
        ("computerscience", "country:germany", "'computerscience' already means"),
        (
            "nrsng germany",
            "specialization:nursing",
            "'germany' in 'nrsng germany' already means country:germany",
        ),
        ("cheap nrsng", "specialization:nursing", "'cheap' in 'cheap nrsng' already means cheap"),
        ("xq nursing", "filler:", "'nursing' in 'xq nursing' already means specialization:nursing"),
        ("nrsng germany", "synonym:nursing", "which synonym:nursing would hide: accept the other words"),
    ],
)
def test_an_accepted_text_never_overrides_a_certain_meaning(text: str, meaning: str, reason: str) -> None:
    with pytest.raises(TextRefused) as refused:
        check_acceptance(text, meaning, build_sample_value_names())
    assert reason in str(refused.value)
    assert RULE in str(refused.value)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("nrsng", "specialization:nursing"),
        ("nrsng xq", "synonym:nursing"),
        ("law nursing", "specialization:nursing"),
        ("nursing college of xq germany", "institute:university-of-leeds"),
    ],
)
def test_other_texts_are_accepted(text: str, meaning: str) -> None:
    check_acceptance(text, meaning, build_sample_value_names())


def test_a_text_needs_a_word_and_is_short() -> None:
    assert normalize_text("  nrsng   Job ") == "nrsng Job"
    for text, reason in (("", "has no word"), ("?!", "has no word"), ("x" * 81, "longer than 80 characters")):
        with pytest.raises(TextRefused, match=reason):
            normalize_text(text)


def test_a_phrase_of_many_values_is_described_as_a_synonym() -> None:
    names = build_sample_value_names()
    assert (
        describe_phrase("scandinavia", get_lexicon(names).get("scandinavia"), names) == "synonym:scandinavia"
    )
