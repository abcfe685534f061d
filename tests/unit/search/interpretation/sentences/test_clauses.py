"""A sentence is split into clauses. Clauses about the student restrict no courses."""

import pytest

from search.interpretation.sentences.clauses import split_clauses
from search.interpretation.tokens import split_tokens
from tests.unit.search.interpretation.readable_spans import describe, list_words


def show(text: str) -> list[str]:
    """Write each clause as the first letter of its kind (wanted, background or reason) and its text."""
    tokens = split_tokens(text)
    return [
        f"{clause.kind.name[0]}: {text[tokens[clause.first].start : tokens[clause.last - 1].end]}"
        for clause in split_clauses(text, tokens)
    ]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("nursing in canada, australia", ["W: nursing in canada, australia"]),
        ("i have done bsc now want masters", ["B: i have done bsc", "W: now want masters"]),
        ("I am a nurse, want a masters", ["B: I am a nurse", "W: want a masters"]),
        ("im 17 i wanna do a degree", ["B: im 17", "W: i wanna do a degree"]),
        ("i got 85 percent what can i study", ["B: i got 85 percent", "W: what can i study"]),
        ("what should i study in canada", ["W: what should i study in canada"]),
        ("want to do my masters in law", ["W: want to do my masters in law"]),
        ("law masters my budget is 10000", ["W: law masters", "B: my budget is 10000"]),
        ("i want law because i want to help", ["W: i want law", "B: because i want to help"]),
        (
            "i want to be a diplomat so i need a degree",
            ["R: i want to be a diplomat", "W: so i need a degree"],
        ),
        ("i studied law, art, want an mba", ["B: i studied law", "B: art", "W: want an mba"]),
        ("my son wants law", ["W: my son wants law"]),
        ("my parents want law but i want art", ["B: my parents want law", "W: but i want art"]),
        ("i am 34, can i study law", ["B: i am 34", "W: can i study law"]),
        ("after my bsc i want law", ["B: after my bsc", "W: i want law"]),
        ("i want law after a bsc in art", ["W: i want law", "B: after a bsc in art"]),
        ("i run a shop and i'd love art", ["B: i run a shop", "W: and i'd love art"]),
        (
            "i want law because i read, bachelor in uk",
            ["W: i want law", "B: because i read", "W: bachelor in uk"],
        ),
        ("informatyka i matematyka", ["W: informatyka i matematyka"]),
    ],
)
def test_a_sentence_has_wanted_clauses_and_clauses_about_the_student(text: str, clauses: list[str]) -> None:
    assert show(text) == clauses


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        # A subject, level or institute in a clause about the student is ignored if the student wants another.
        ("I have diploma in law and want to go into nursing", ["subject 'nursing'"]),
        ("i did accounting and would like to study law in canada", ["subject 'law'", "place 'canada'"]),
        ("i love law but i want nursing", ["subject 'nursing'"]),
        # If a text has only one subject, level or institute, the student wants it.
        ("i am a nurse and want a masters", ["subject 'nurse'", "level 'a masters'"]),
        ("i love nursing", ["subject 'nursing'"]),
        # The student's home, languages and years do not restrict the courses.
        ("we are a family from india, i want nursing in canada", ["subject 'nursing'", "place 'canada'"]),
        ("i have a friend from india and want nursing", ["subject 'nursing'"]),
        (
            "i need nursing because my uncle is a nurse, canada preferred",
            ["subject 'nursing'", "place 'canada'"],
        ),
        ("i want nursing but my english is bad", ["subject 'nursing'"]),
        # A budget restricts the courses in every clause.
        ("my budget is 10000 usd i want nursing", ["fee 'my budget is 10000 usd'", "subject 'nursing'"]),
        # In a clause with a reason, only the subject is ignored.
        ("i want law in canada so suggest accounting", ["place 'canada'", "subject 'accounting'"]),
    ],
)
def test_clauses_about_the_student_restrict_no_courses(text: str, meant: list[str]) -> None:
    spans = [span.partition(" = ")[0] for span in describe(text) if not span.startswith("boundary")]
    assert spans == meant
    assert not list_words(text)
