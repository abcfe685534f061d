"""Which words are corrected, to what, and how that is written."""

import pytest

from search.spelling.asking import Asked, Known, body_of
from search.spelling.correcting import is_unknown, readings_of
from search.spelling.keyboard import are_neighbours
from search.spelling.ranking import Candidate, cost, ranked
from search.spelling.typed_words import TypedWord, correctable_words, neighbours, replaced, written_as

NOTHING = Known(0, 0, (), ())
HAS = Known(7, 7, (), ())


def found(**similar: int) -> Known:
    """Not in the catalogue, but similar to words with so many courses."""
    return Known(0, 0, [Candidate(word, courses) for word, courses in similar.items()], ())


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
def test_words_that_may_be_corrected(text: str, expected: list[str]) -> None:
    assert [word.text for word in correctable_words(text)] == expected


@pytest.mark.parametrize(
    ("typed", "written"),
    [("enginering", "engineering"), ("Enginering", "Engineering"), ("ENGINERING", "ENGINEERING")],
)
def test_a_correction_is_written_as_the_word_was(typed: str, written: str) -> None:
    assert written_as(typed, "engineering") == written


def test_what_stands_around_a_correction_stays() -> None:
    text = "Zürich:  enginering & Managment!"
    _, first, second = correctable_words(text)
    assert replaced(text, {first: "engineering", second: "management"}) == (
        "Zürich:  engineering & Management!"
    )


def test_neighbours_have_only_spaces_between() -> None:
    text = "nano technology, cyber-security"
    assert [pair.text for pair in neighbours(text, correctable_words(text))] == ["nano technology"]


@pytest.mark.parametrize(("one", "other"), [("q", "w"), ("g", "h"), ("a", "q"), ("s", "z"), ("b", "h")])
def test_keys_beside_each_other(one: str, other: str) -> None:
    assert are_neighbours(one, other)
    assert are_neighbours(other, one)


@pytest.mark.parametrize(("one", "other"), [("q", "p"), ("a", "a"), ("é", "e"), ("q", "z")])
def test_keys_that_are_not(one: str, other: str) -> None:
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
def test_likely_slips_cost_less(typed: str, likelier: str, less_likely: str) -> None:
    assert cost(typed, likelier) < cost(typed, less_likely)


def test_of_two_as_near_the_more_common_comes_first() -> None:
    order = ranked("lawz", [Candidate("lawn", 1), Candidate("laws", 1)])
    assert [word for _, word in order] == ["laws", "lawn"]
    order = ranked("prodct", [Candidate("prodict", 1), Candidate("product", 900)])
    assert order[0][1] == "product"


def test_in_short_words_two_slips_are_another_word() -> None:
    assert ranked("best", [Candidate("west", 900), Candidate("beau", 900)]) == []
    assert ranked("fysics", [Candidate("physics", 50)]) != []


def test_nothing_is_read_into_known_words() -> None:
    (word,) = correctable_words("nursing")
    assert readings_of("nursing", {word: HAS}, {}) == []


def test_forms_of_known_words_are_left_and_slips_that_share_a_stem_are_not() -> None:
    def by_stem(typed: str, near: str) -> bool:
        word = TypedWord(typed, 0, len(typed))
        return is_unknown(word, Known(0, 9, [Candidate(near, 9)], ()))

    assert not by_stem("engineer", "engineers")
    assert not by_stem("nursed", "nurses")
    assert by_stem("managment", "management")
    assert by_stem("softwar", "software")


def test_readings_change_one_word_at_a_time_and_the_likeliest_is_first() -> None:
    text = "prodict nursng"
    one, other = correctable_words(text)
    readings = readings_of(text, {one: found(product=90, predict=9), other: found(nursing=80)}, {})
    assert readings[0].text == "product nursing"
    assert "predict nursing" in [reading.text for reading in readings]
    assert [reading.cost for reading in readings] == sorted(reading.cost for reading in readings)


def test_words_run_together_are_parted_and_parted_words_joined() -> None:
    (word,) = correctable_words("machinelearning")
    parted = Known(0, 0, (), [Candidate("machine learning", 12)])
    assert [each.text for each in readings_of("machinelearning", {word: parted}, {})] == ["machine learning"]
    text = "Nano technology"
    one, other = correctable_words(text)
    (pair,) = neighbours(text, [one, other])
    assert [each.text for each in readings_of(text, {one: NOTHING, other: HAS}, {pair: 5})] == [
        "Nanotechnology"
    ]
    assert readings_of(text, {one: HAS, other: HAS}, {pair: 5}) == []


def test_everything_is_asked_at_once() -> None:
    text = "Nursng care"
    words = correctable_words(text)
    body = body_of(Asked(words, neighbours(text, words)))
    assert body["size"] == 0
    assert body["aggs"]["courses"]["filters"]["filters"].keys() == {
        "word0.whole", "word1.whole", "word0.stem", "word1.stem", "pair0",
    }  # fmt: skip
    assert body["suggest"]["word0"]["term"]["prefix_length"] == 0
    assert body["suggest"]["word1"]["term"]["prefix_length"] == 1
