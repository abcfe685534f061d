"""The lexicon, the words and phrases that the search understands, is built from tables and from the catalogue."""

import gc
import weakref
from dataclasses import replace
from typing import Any, get_args

import pytest

from schemas.documents.value_name.document import ValueKind
from schemas.taxonomy.data_files import read_specializations
from search.interpretation.lexicon import Lexicon
from search.interpretation.lexicon_builder import build_lexicon, get_lexicon
from search.interpretation.name_index_builder import prepare_names
from search.interpretation.spans import Meaning, SpanKind
from search.interpretation.tokens import split_tokens
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import VersionStamp
from tests.unit.search.interpretation.sample_value_names import (
    add_accepted_phrases,
    build_real_lexicon,
    build_sample_value_names,
    find_id,
)
from tests.unit.search.small_value_names import build_small_value_names

ENTRIES: list[list[Any]] = [
    ["Legal Studies", "subject", [["specializations", "law"]], [], ""],
    ["legal studies", "subject", [["disciplines", "law"]], [], ""],
    ["MSc", "level", [["degree_levels", "masters-degree"]], [], ""],
    ["atlantis", "place", [["countries", "XX"]], [], ""],
    ["nordics", "place", [["countries", "SE"], ["countries", "FI"]], [], ""],
    ["england", "place", [["countries", "GB"]], [], ""],
    [
        "thames",
        "place",
        [["cities", "GB/Reading"], ["cities", "GB/Oxford"], ["cities", "US/Reading"]],
        [],
        "",
    ],
    ["lyrics", "unrelated", [], [], "entertainment"],
    ["law", "related", [["specializations", "criminology"], ["specializations", "magic"]], [], ""],
    ["magic", "related", [["specializations", "law"]], [], ""],
    ["scotland", "place", [["countries", "GB"]], [], ""],
    ["UoL", "institute", [["institutes", "University of Leeds"]], [], ""],
    ["UoX", "institute", [["institutes", "University of Nowhere"]], [], ""],
    ["basket weaving", "subject", [], ["basketry"], ""],
    ["online", "study mode", [["study_mode", "online"]], [], ""],
    ["autumn", "month", [["intakes", "9"], ["intakes", "10"]], [], ""],
    ["cheap", "wish", [], [], "cheap"],
    ["!!!", "filler", [], [], ""],
    ["blue", "colour", [], ["blue"], ""],
    ["greenish", "subject", [["shades", "green"]], [], ""],
]


def build() -> Lexicon:
    return build_lexicon(ENTRIES, ["Atlanta", "Reading"], build_sample_value_names())


def list_terms(phrase: str) -> list[tuple[str, object]]:
    return [term for meaning in build().get(phrase) for term in meaning.terms]


def test_entries_of_a_newer_release_are_left_out() -> None:
    """During an upgrade, a site uses the index of the next release for some minutes."""
    assert (build().get("blue"), build().get("greenish")) == ((), ())


@pytest.mark.parametrize(
    ("phrase", "terms"),
    [
        ("nordics", [("countries", find_id("country", "Sweden"))]),
        ("online", [("study_mode", "online")]),
        ("autumn", [("intakes", 9), ("intakes", 10)]),
        ("msc", [("degree_levels", 9)]),
        ("uol", [("institutes", find_id("institute", "University of Leeds"))]),
    ],
)
def test_values_are_resolved_to_the_terms_of_documents(phrase: str, terms: list[tuple[str, object]]) -> None:
    assert list_terms(phrase) == terms


def test_entries_with_one_phrase_are_several_meanings() -> None:
    assert [meaning.terms[0][0] for meaning in build().get("legal studies")] == [
        "specializations",
        "disciplines",
    ]


@pytest.mark.parametrize("phrase", ["atlantis", "uox", "", "!!!"])
def test_values_that_the_catalogue_lacks_and_phrases_of_signs_are_left_out(phrase: str) -> None:
    assert build().get(phrase) == ()


def test_a_subject_without_a_value_has_its_wordings() -> None:
    assert build().get("basket weaving") == (Meaning(SpanKind.SUBJECT, (), ("basketry",)),)


def test_places_have_their_names_in_other_scripts_but_no_short_or_ordinary_aliases() -> None:
    assert list_terms("atlanta") == list_terms("亚 特 兰 大") != []
    assert list_terms("nizza") == list_terms("nice") != []
    assert list_terms("atl") == []
    assert list_terms("reading") != []


@pytest.mark.parametrize("phrase", ["university of leeds", "leeds university", "leeds uni", "uni of leeds"])
def test_a_university_has_its_usual_short_names(phrase: str) -> None:
    assert list_terms(phrase) == [("institutes", find_id("institute", "University of Leeds"))]


def test_a_short_form_of_an_institute_does_not_replace_the_name_of_another_institute() -> None:
    assert list_terms("monash university") == list_terms("university of monash") != []


def test_a_place_of_the_catalogue_replaces_the_country_that_a_table_gives_for_it() -> None:
    assert list_terms("england") == [("states", find_id("state", "England"))]
    assert list_terms("scotland") == [("countries", find_id("country", "United Kingdom"))]
    assert list_terms("georgia") == [
        ("countries", find_id("country", "Georgia")), ("states", find_id("state", "Georgia")),
    ]  # fmt: skip


def test_a_place_has_the_places_that_contain_it_as_parents() -> None:
    (city,) = list_terms("bath")
    assert build().get_parents(("cities", int(str(city[1])))) == {
        ("countries", find_id("country", "United Kingdom")), ("states", find_id("state", "England")),
    }  # fmt: skip
    assert build().get_parents(("countries", find_id("country", "Canada"))) == frozenset()


def test_known_words_are_those_of_phrases_and_of_english() -> None:
    lexicon = build()
    assert lexicon.is_known_word("weaving")
    assert lexicon.is_known_word("reading")
    assert not lexicon.is_known_word("xyzzy")


def test_the_lexicon_is_built_once_for_each_generation() -> None:
    assert build_real_lexicon() is build_real_lexicon()
    assert len(build_real_lexicon()) > 20_000


def test_a_generation_without_lexicon_documents_has_an_empty_lexicon() -> None:
    assert len(get_lexicon(ValueNames(VersionStamp("vocabulary-000001", 0, 1.0, 1.0), []))) == 0


def test_the_lexicon_is_built_again_only_when_its_values_change() -> None:
    names = build_sample_value_names()
    kinds = get_args(ValueKind)
    values = [value for kind in kinds for value in names.list_values(kind)]
    stamp = VersionStamp("vocabulary-000001", len(values) + 1, 11.0, 10.0)
    campus = replace(
        values[0], kind="campus", id=99, slug="north", name="North", parents={"institute": 1, "city": 1}
    )
    with_campus = ValueNames(stamp, [*values, campus])
    prepare_names(names)
    prepare_names(with_campus)
    assert get_lexicon(with_campus) is get_lexicon(names)
    institute = replace(names.list_values("institute")[0], id=99, slug="new", name="Brand New University")
    with_institute = ValueNames(stamp, [*values, institute])
    prepare_names(with_institute)
    assert get_lexicon(with_institute).get("brand new university")
    assert not get_lexicon(names).get("brand new university")


def test_replaced_names_are_freed_without_a_garbage_collection() -> None:
    gc.disable()
    try:
        names = add_accepted_phrases({"doichland": "country:germany"})
        prepare_names(names)
        replaced = weakref.ref(names)
        names = add_accepted_phrases({"doichland": "country:germany", "inglistan": "country:united-kingdom"})
        prepare_names(names)
        assert replaced() is None
    finally:
        gc.enable()


def test_a_generation_without_a_lexicon_is_prepared_too() -> None:
    prepare_names(build_small_value_names())


def find_slug(slug: str) -> int:
    return next(row.id for row in read_specializations().values() if row.slug == slug)


def test_the_nearest_subjects_are_those_of_the_catalogue() -> None:
    lexicon = build_lexicon(ENTRIES, (), build_sample_value_names())
    assert lexicon.related_subjects == {find_slug("law"): (find_slug("criminology"),)}


def test_states_and_cities_are_found_by_country_and_name() -> None:
    lexicon = build_lexicon(ENTRIES, (), build_sample_value_names())
    names = [
        place.name
        for _, term in lexicon.get("thames")[0].terms
        if (place := build_sample_value_names().get("city", int(term)))
    ]
    assert names == ["Reading", "Oxford"]


def test_unrelated_phrases_have_no_meaning() -> None:
    lexicon = build_lexicon(ENTRIES, (), build_sample_value_names())
    assert lexicon.get("lyrics") == ()
    assert list(lexicon.unrelated.find(split_tokens("the lyrics"))) == [range(1, 2)]


def test_phrases_with_the_same_meanings_share_them() -> None:
    lexicon = build_real_lexicon()
    assert lexicon.get("dentist") is lexicon.get("tooth doctor")
