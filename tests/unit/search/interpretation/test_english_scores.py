"""English tests and scores in a search text, and texts that only resemble a test or score."""

import pytest

from search.interpretation.english_scores import find_english_tests
from search.interpretation.open_applications import find_deadlines
from search.interpretation.tokens import split_tokens


def read(text: str) -> list[str]:
    tokens = split_tokens(text)
    return [
        f"{each.test} {each.score if each.is_known else 'note'}: "
        + " ".join(token.key for token in tokens[each.first : each.last])
        for each in find_english_tests(tokens)
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Which of these take IELTS 6.5", "ielts 6.5: which of these take ielts 6.5"),
        ("mba ielts 6", "ielts 6.0: ielts 6"),
        ("toefl 80 nursing", "toefl 80.0: toefl 80"),
        ("toefl ibt 90 masters", "toefl 90.0: toefl ibt 90"),
        ("pte academic 58", "pte 58.0: pte academic 58"),
        ("duolingo 110", "duolingo 110.0: duolingo 110"),
        ("TOEIC 800", "toeic 800.0: toeic 800"),
        ("i got 6.5 in ielts", "ielts 6.5: 6.5 in ielts"),
        ("7 band in ielts", "ielts 7.0: 7 band in ielts"),
        ("overall 6.5 in ielts with 6 in each", "ielts 6.5: 6.5 in ielts"),
        ("ielts score of 6 mba", "ielts 6.0: ielts score of 6"),
        ("ielts 6-6.5", "ielts 6.5: ielts 6 - 6.5"),
        ("ielts 6.5 no band less than 6 msc", "ielts 6.5: ielts 6.5 no band less than 6"),
        ("mba 2027 ielts 6.5", "ielts 6.5: ielts 6.5"),
        ("nursing 2 years ielts 7", "ielts 7.0: ielts 7"),
        ("6.5 bands mba uk", "ielts 6.5: 6.5 bands"),
        ("pet 150", "pet 150.0: pet 150"),
        ("accepts duolingo", "duolingo None: accepts duolingo"),
        ("duolingo accepted in usa", "duolingo None: duolingo accepted"),
        ("low ielts 5.5 mba", "ielts 5.5: low ielts 5.5"),
        ("only overall ielts 6", "ielts 6.0: only overall ielts 6"),
        ("M.Ed IELTS 6.5", "ielts 6.5: ielts 6.5"),
        ("M.Arch and M.Ed ielts 6.5 canada", "ielts 6.5: ielts 6.5"),
    ],
)
def test_a_score_beside_its_test_is_found(text: str, expected: str) -> None:
    assert read(text) == [expected]


def test_two_tests_have_their_own_scores() -> None:
    assert read("ielts 6.5 toefl 80") == ["ielts 6.5: ielts 6.5", "toefl 80.0: toefl 80"]


@pytest.mark.parametrize(
    "text",
    [
        "6.5", "7.5 6.5", "english test", "IELTS preparation course", "ielts 6.5 preparation", "ielts teacher training",
        "take ielts course", "ielts", "pet care", "cae design", "cpe 20", "pet 12", "2 bands", "military band",
        "5 guitars band", "",
    ],
)  # fmt: skip
def test_other_numbers_and_subjects_are_no_scores(text: str) -> None:
    assert read(text) == []


@pytest.mark.parametrize("text", ["ielts 65", "ielts 6.3", "ielts 12", "toefl 200", "ielts below 6", "pte 9"])
def test_a_number_outside_the_scale_is_only_a_note(text: str) -> None:
    assert [each.partition(":")[0].split()[1] for each in read(text)] == ["note"]


def test_a_long_text_is_read_quickly() -> None:
    assert read("ielts " * 150) == []
    assert len(read("ielts 6 " * 150)) == 150


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("mba applications still open", "applications still open"),
        ("open for applications law", "open for applications"),
        ("can still apply mba in uk", "can still apply"),
        ("still open masters uk", "still open"),
        ("apply before march", None),
        ("open university", None),
        ("admissions open 2027", None),
        ("how to apply", None),
    ],
)
def test_only_an_open_application_is_a_deadline(text: str, expected: str | None) -> None:
    tokens = split_tokens(text)
    found = [
        " ".join(token.key for token in tokens[each.first : each.last]) for each in find_deadlines(tokens)
    ]
    assert found == ([] if expected is None else [expected])
