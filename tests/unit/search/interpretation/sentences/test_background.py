"""The parts of a text that describe the student, such as the home country, do not restrict the courses."""

import pytest

from tests.unit.search.interpretation.readable_spans import describe, list_words

LAW = "subject 'law' = Law, Law"


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("i am from pakistan want nursing in canada", ["Canada"]),
        ("student from india looking for law in france", ["France"]),
        ("i live in the uk", []),
        ("nursing from canada", ["Canada"]),
    ],
)
def test_the_home_of_the_student_is_no_place_of_the_course(text: str, places: list[str]) -> None:
    found = [span for span in describe(text) if span.startswith("place")]
    assert [span.rpartition(" = ")[2] for span in found] == places


@pytest.mark.parametrize(
    ("text", "subjects", "level"),
    [
        ("i did a diploma in law and want a phd in nursing", ["nursing"], "phd"),
        ("i completed my diploma in law and want a phd", ["law"], "phd"),
        ("phd in nursing after diploma", ["nursing"], "phd"),
        ("after diploma phd nursing", ["nursing"], "phd"),
        ("after mba phd", [], "phd"),
        ("i did law then phd nursing", ["law", "nursing"], "phd"),
        ("completed mba", ["mba"], "mba"),
    ],
)
def test_a_completed_award_before_another_award_is_ignored(
    text: str, subjects: list[str], level: str
) -> None:
    described = [span for span in describe(text) if not span.startswith("place")]
    assert [span.split("'")[1] for span in described if span.startswith("subject")] == subjects
    assert f"level '{level}'" in " ".join(described)
    assert "diploma" not in list_words(text)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("law canada english", "language"),
        ("law in french at a university in canada", "language"),
        ("english history canada", "subject"),
        ("law and english canada", "subject"),
        ("law english", "subject"),
        ("english in canada", "subject"),
    ],
)
def test_a_language_beside_another_subject_and_a_place_is_the_language_of_instruction(
    text: str, kind: str
) -> None:
    name = "french" if "french" in text else "english"
    assert [span.split()[0] for span in describe(text) if name in span] == [kind]


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        (
            "completed btech in pakistan want ms law in canada",
            ["level 'ms' = Master's Degree, Master's Degree by Research", LAW, "place 'canada' = Canada"],
        ),
        ("got rejected from medicine so now law in england", [LAW, "place 'england' = England"]),
        ("failed medicine entrance, now want law", [LAW]),
        ("my agent says monash, does it have law", ["institute 'monash' = Monash University", LAW]),
        ("my sister studies medicine in oxford, i want law in canada", [LAW, "place 'canada' = Canada"]),
        ("which degree do i need for it, i want to study law", [LAW]),
        ("having fun in canada law", ["place 'canada' = Canada", LAW]),
    ],
)
def test_a_clause_about_the_student_needs_no_person(text: str, spans: list[str]) -> None:
    assert describe(text) == spans
