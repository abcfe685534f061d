"""Accepted phrases get their meaning from the value names.

No accepted phrase changes a meaning from the lexicon tables.
"""

import pytest

from search.calls.search_suggestions import find_names
from search.interpretation.interpretation import interpret
from search.interpretation.lexicon import Lexicon
from search.interpretation.lexicon_builder import build_stored_lexicon, get_lexicon
from search.interpretation.name_index_builder import prepare_names
from search.interpretation.spans import Meaning, SpanKind
from tests.unit.search.interpretation.sample_value_names import add_accepted_phrases, find_id


def build(accepted: dict[str, str]) -> Lexicon:
    return build_stored_lexicon(add_accepted_phrases(accepted))


def test_accepted_phrases_of_all_kinds_have_their_meanings() -> None:
    lexicon = build(
        {
            "Nörsng": "specialization:nursing", "healing arts": "discipline:law", "doichland": "country:germany",
            "the peach": "state:georgia", "ldsuni": "institute:university-of-leeds", "degreee": "level:masters-degree",
            "undergradd": "level-type:undergraduate", "on the sofa": "study-mode:online", "in teutonic": "language:de",
            "harvesttime": "month:september", "plzz": "filler:",
        }
    )  # fmt: skip
    keys = {
        "norsng": (SpanKind.SUBJECT, "specializations"), "doichland": (SpanKind.PLACE, "countries"),
        "the peach": (SpanKind.PLACE, "states"), "ldsuni": (SpanKind.INSTITUTE, "institutes"),
        "degreee": (SpanKind.LEVEL, "degree_levels"), "undergradd": (SpanKind.LEVEL, "degree_levels_types"),
        "on the sofa": (SpanKind.STUDY_MODE, "study_mode"), "in teutonic": (SpanKind.LANGUAGE, "language"),
        "harvesttime": (SpanKind.MONTH, "intakes"),
    }  # fmt: skip
    for phrase, (kind, key) in keys.items():
        [meaning] = lexicon.get(phrase)
        assert (meaning.kind, [each for each, _ in meaning.terms]) == (kind, [key]), phrase
    assert lexicon.get("doichland")[0].terms == (("countries", find_id("country", "Germany")),)
    assert lexicon.get("plzz") == (Meaning(SpanKind.FILLER),)
    assert lexicon.get("harvesttime")[0].terms == (("intakes", 9),)


def test_a_text_with_an_accepted_phrase_is_understood() -> None:
    text = "nrsng in doichland"
    before = interpret(text, build({}))
    assert {before.text[start : start + 5] for start in before.unknown} == {"nrsng", "doich"}
    after = interpret(text, build({"nrsng": "synonym:nursing", "doichland": "country:germany"}))
    understood = [(span.kind, span.is_certain) for span in after.spans if span.kind is not SpanKind.FILLER]
    assert understood == [("subject", True), ("place", True)]
    assert (after.unknown, after.corrected) == (frozenset(), None)


def test_a_synonym_has_the_meaning_of_its_phrase_and_finds_courses_by_their_names() -> None:
    lexicon = build({"nrsng": "synonym:Nursing", "deutschlnd": "synonym:germany"})
    [nursing] = lexicon.get("nursing")
    [synonym] = lexicon.get("nrsng")
    assert (synonym.terms, synonym.names) == (nursing.terms, (*nursing.names, "Nursing"))
    assert lexicon.get("deutschlnd") == lexicon.get("germany")


@pytest.mark.parametrize("meaning", ["country:germany", "filler:", "synonym:law"])
def test_an_accepted_phrase_never_overrides_the_tables(meaning: str) -> None:
    assert build({"Nursing": meaning}).get("nursing") == build({}).get("nursing") != ()


@pytest.mark.parametrize(
    "meaning",
    ["country:atlantis", "specialization:gone", "study-mode:asleep", "synonym:xyzzy", "colour:blue", "", "a"],
)
def test_a_meaning_that_does_not_exist_any_more_is_left_out(meaning: str) -> None:
    assert build({"nrsng": meaning}).get("nrsng") == ()


def test_accepted_phrases_do_not_mean_each_other() -> None:
    lexicon = build({"xqaab": "country:germany", "xqbba": "synonym:xqaab"})
    assert lexicon.get("xqaab")
    assert lexicon.get("xqbba") == ()


def test_the_lexicon_is_built_again_when_a_phrase_is_accepted() -> None:
    before, after = add_accepted_phrases({}), add_accepted_phrases({"nrsng": "specialization:nursing"})
    prepare_names(before)
    prepare_names(after)
    assert get_lexicon(before).get("nrsng") == ()
    assert get_lexicon(after).get("nrsng")


def test_suggestions_find_a_subject_by_an_accepted_phrase() -> None:
    names = add_accepted_phrases({"nrsng": "specialization:nursing"})
    matches = find_names(interpret("nrsn", get_lexicon(names)), names)
    assert [(match.name.value.slug, match.name.text) for match in matches] == [("nursing", "nrsng")]
