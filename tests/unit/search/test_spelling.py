"""The spell check: which words it corrects, how it ranks similar words, and which words it looks up in the index."""

from dataclasses import replace
from typing import Any

import pytest

from search.spelling.correction_candidates import build_candidates, is_sure, is_unknown
from search.spelling.typed_words import (
    TypedWord,
    copy_case,
    find_correctable_words,
    join_neighbours,
    replace_words,
)
from search.spelling.word_lookups import (
    MissingWord,
    allows_distant_words,
    build_distant_body,
    build_splits_body,
    build_word_body,
    read_missing_words,
    read_splits,
)
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import VersionStamp
from search.words.keyboard import are_neighbours
from search.words.word_ranking import SimilarWord, compute_cost, rank_words
from tests.unit.search.interpretation.sample_value_names import build_sample_value_names

NOTHING = MissingWord(())


def found(**similar: int) -> MissingWord:
    """Build the lookup result of a word that the catalogue does not have. similar: similar words with course counts."""
    return MissingWord(tuple(SimilarWord(word, courses) for word, courses in similar.items()))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Software enginering", ["Software", "enginering"]),
        ("MBA law IT", []),
        ("UNSW nursng", ["nursng"]),
        ("ENGINERING", ["ENGINERING"]),
        ("SOFTWARE ENGINERING", ["SOFTWARE", "ENGINERING"]),
        ("CRICOS nursng", ["nursng"]),
        ("BEng MBAs PhDs", []),
        ("CS101 covid19 2024", []),
        ("master's", []),
        ("B.Sc.Hons", []),
        ("Zürich", ["Zürich"]),
        ("شہر 悉尼 Сидней", []),
        ("x" * 31, []),
        (" ".join(["nursng"] * 13), []),
        ("", []),
    ],
)
def test_correctable_words_exclude_acronyms_numbers_and_other_scripts(text: str, expected: list[str]) -> None:
    assert [word.text for word in find_correctable_words(text)] == expected


@pytest.mark.parametrize(
    ("typed", "written"),
    [("enginering", "engineering"), ("Enginering", "Engineering"), ("ENGINERING", "ENGINEERING")],
)
def test_a_correction_keeps_the_case_of_the_word(typed: str, written: str) -> None:
    assert copy_case(typed, "engineering") == written


def test_the_text_around_a_correction_does_not_change() -> None:
    text = "Zürich:  enginering & Managment!"
    _, first, second = find_correctable_words(text)
    assert replace_words(text, {first: "engineering", second: "management"}) == (
        "Zürich:  engineering & Management!"
    )


def test_only_words_separated_by_spaces_are_neighbours() -> None:
    text = "nano technology, cyber-security"
    assert [pair.text for pair in join_neighbours(text, find_correctable_words(text))] == ["nano technology"]


@pytest.mark.parametrize(("one", "other"), [("q", "w"), ("g", "h"), ("a", "q"), ("s", "z"), ("b", "h")])
def test_keys_are_neighbours(one: str, other: str) -> None:
    assert are_neighbours(one, other)
    assert are_neighbours(other, one)


@pytest.mark.parametrize(("one", "other"), [("q", "p"), ("a", "a"), ("é", "e"), ("q", "z")])
def test_keys_are_not_neighbours(one: str, other: str) -> None:
    assert not are_neighbours(one, other)


@pytest.mark.parametrize(
    ("typed", "likelier", "less_likely"),
    [
        ("nursng", "nursing", "nursery"),
        ("bussiness", "business", "busyness"),
        ("recieve", "receive", "relieve"),
        ("maths", "math", "baths"),
        ("desogn", "design", "resign"),
    ],
)
def test_likely_typos_cost_less(typed: str, likelier: str, less_likely: str) -> None:
    assert compute_cost(typed, likelier) < compute_cost(typed, less_likely)


def test_the_more_common_of_two_similar_words_comes_first() -> None:
    order = rank_words("lawz", (SimilarWord("lawn", 1), SimilarWord("laws", 1)))
    assert [word for _, word in order] == ["laws", "lawn"]
    order = rank_words("prodct", (SimilarWord("prodict", 1), SimilarWord("product", 900)))
    assert order[0][1] == "product"


def test_two_typos_are_not_corrected_in_short_words() -> None:
    assert rank_words("best", (SimilarWord("west", 900), SimilarWord("beau", 900))) == []
    assert rank_words("fysics", (SimilarWord("physics", 50),)) != []


def test_known_words_have_no_candidates() -> None:
    text = "nursing care"
    assert build_candidates(text, {}, join_neighbours(text, find_correctable_words(text))) == []


def test_forms_of_known_words_are_kept_and_typos_with_a_known_stem_are_corrected() -> None:
    def is_unknown_with_stem(typed: str, near: str) -> bool:
        word = TypedWord(typed, 0, len(typed))
        return is_unknown(word, MissingWord((SimilarWord(near, 9),), stem_found=True))

    assert not is_unknown_with_stem("engineer", "engineers")
    assert not is_unknown_with_stem("nursed", "nurses")
    assert is_unknown_with_stem("managment", "management")
    assert is_unknown_with_stem("softwar", "software")


def test_candidates_change_one_word_at_a_time_and_the_likeliest_is_first() -> None:
    text = "prodict nursng"
    one, other = find_correctable_words(text)
    candidates = build_candidates(text, {one: found(product=90, predict=9), other: found(nursing=80)})
    assert candidates[0].text == "product nursing"
    assert "predict nursing" in [candidate.text for candidate in candidates]
    assert [candidate.cost for candidate in candidates] == sorted(candidate.cost for candidate in candidates)


def test_missing_and_extra_spaces_are_corrected() -> None:
    (word,) = find_correctable_words("machinelearning")
    with_split = MissingWord((), splits=[SimilarWord("machine learning", 12)])
    assert [each.text for each in build_candidates("machinelearning", {word: with_split})] == [
        "machine learning"
    ]
    text = "Nano technology"
    one, other = find_correctable_words(text)
    (pair,) = join_neighbours(text, [one, other])
    for missing in (one, other):
        candidates = build_candidates(text, {missing: NOTHING}, [pair])
        assert [each.text for each in candidates] == ["Nanotechnology"]


@pytest.mark.parametrize(
    ("text", "missing", "sure"),
    [
        ("managment studies", {"managment": found(management=900)}, True),
        ("enginer studies", {"enginer": found(client=9)}, False),
        ("engineeer", {"engineeer": found(engineer=900)}, True),
        ("nurseing", {"nurseing": found(nursed=900)}, False),
        ("theatr", {"theatr": found(theatre=900)}, True),
        ("nursibn", {"nursibn": found(nursing=2)}, False),
        ("nursibn", {"nursibn": NOTHING}, False),
        ("nano tecnology", {"nano": found(nana=900), "tecnology": found(technology=900)}, True),
        ("dpiloma", {"dpiloma": found(diploma=900)}, False),
        ("dpiloma", {"dpiloma": replace(found(diploma=900), stem_found=False)}, True),
        ("nano tecnolgy", {"nano": found(nina=2), "tecnolgy": found(technology=2)}, False),
    ],
)
def test_a_guess_is_sure_when_stems_and_spaces_cannot_change_it(
    text: str, missing: dict[str, MissingWord], sure: bool
) -> None:
    words = find_correctable_words(text)
    missing_words = {word: missing[word.text] for word in words if word.text in missing}
    pairs = join_neighbours(text, words)
    guess = next(iter(build_candidates(text, missing_words)), None)
    assert (guess is not None and is_sure(guess, text, missing_words, pairs)) is sure


def test_distant_words_are_looked_up_for_words_from_five_letters_on() -> None:
    word, short = find_correctable_words("fysics labb")
    assert build_word_body(word)["suggest"]["similar"]["term"]["max_edits"] == 1
    assert build_distant_body(word)["suggest"]["similar"]["term"]["max_edits"] == 2
    assert allows_distant_words(word)
    assert not allows_distant_words(short), "a short word may have one typo only"


def test_one_lookup_finds_the_word_and_similar_words_without_counting() -> None:
    long, short = (build_word_body(word) for word in find_correctable_words("Nursng care"))
    assert long["query"]["bool"]["filter"] == [
        {"term": {"deleted": False}},
        {"match": {"all_words": {"query": "nursng", "operator": "and"}}},
    ]
    assert [long[key] for key in ("size", "terminate_after", "track_total_hits")] == [0, 1, 1]
    assert long["suggest"]["similar"]["text"] == "nursng"
    assert long["suggest"]["similar"]["term"]["prefix_length"] == 0
    assert short["suggest"]["similar"]["term"]["prefix_length"] == 1


def build_response(total: int, *similar: tuple[str, int]) -> dict[str, Any]:
    options = [{"text": word, "freq": courses} for word, courses in similar]
    return {"hits": {"total": {"value": total}}, "suggest": {"similar": [{"options": options}]}}


def test_a_word_is_missing_when_no_course_has_it() -> None:
    words = find_correctable_words("nursng care nurse")
    responses = [build_response(0, ("nursing", 9)), build_response(1), build_response(1, ("nurses", 2))]
    names = build_sample_value_names()
    assert read_missing_words(words, responses, names) == {words[0]: found(nursing=9)}


def test_a_missing_word_of_the_lexicon_or_of_english_is_known() -> None:
    text = "lawyer nursng windows nurs"
    words = find_correctable_words(text)
    responses = [build_response(0, (word, 9)) for word in ("layer", "nursing", "widows", "nuns")]
    missing = read_missing_words(words, responses, build_sample_value_names())
    assert [missing[word].is_known for word in words] == [True, False, True, True]
    assert [each.text for each in build_candidates(text, missing)] == ["lawyer nursing windows nurs"]
    without_lexicon = ValueNames(VersionStamp("vocabulary-000001", 0, 0.0, 0.0), [])
    assert not any(each.is_known for each in read_missing_words(words, responses, without_lexicon).values())


def test_a_rare_english_word_is_a_typo_only_of_a_common_word_with_the_same_first_letter() -> None:
    words = find_correctable_words("panting matrix render madird")
    responses = [build_response(0, (word, 9)) for word in ("painting", "madrid", "gender", "madrid")]
    missing = read_missing_words(words, responses, build_sample_value_names())
    assert [[each.word for each in missing[word].similar] for word in words] == [
        ["painting"],
        [],
        [],
        ["madrid"],
    ]
    without_lexicon = ValueNames(VersionStamp("vocabulary-000001", 0, 0.0, 0.0), [])
    missing = read_missing_words(words, responses, without_lexicon)
    assert [each.word for word in words for each in missing[word].similar] == [
        "painting", "madrid", "gender", "madrid",
    ]  # fmt: skip


def test_a_known_word_is_joined_with_its_neighbour_but_not_replaced() -> None:
    text = "environ mental"
    words = find_correctable_words(text)
    missing = {words[0]: replace(found(environs=3), is_known=True)}
    pairs = join_neighbours(text, words)
    assert build_candidates(text, missing) == []
    assert [each.text for each in build_candidates(text, missing, pairs)] == ["environmental"]


def test_long_words_are_split_where_courses_have_both_parts_as_neighbours() -> None:
    (short,) = find_correctable_words("nursng")
    assert build_splits_body([short]) is None
    words = find_correctable_words("artlawx nursng")
    body = build_splits_body(words)
    assert body is not None
    phrases = body["aggs"]["splits"]["filters"]["filters"]
    assert phrases == {
        "art lawx": {"match_phrase": {"all_text": "art lawx"}},
        "artl awx": {"match_phrase": {"all_text": "artl awx"}},
    }
    assert body["query"]["bool"]["filter"][1]["bool"]["should"] == list(phrases.values())
    counts = {"art lawx": {"doc_count": 3}, "artl awx": {"doc_count": 0}}
    response = {"aggregations": {"splits": {"buckets": counts}}}
    assert read_splits(words[0], response) == [SimilarWord("art lawx", 3)]
    assert read_splits(words[1], response) == []
