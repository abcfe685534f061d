"""Finds the courses that match the leftover of a text: the words and subjects that become no filter.

A test writes down what a text means (`Meaning`), and computes the expected results from the courses of this module.
Each word and each subject has a separate search. A search with few results is widened: it drops conditions step by
step.
"""

import csv
from functools import cache

import psycopg
from elasticsearch import Elasticsearch

from schemas.taxonomy.lexicon.entries import FOLDER
from search.elasticsearch_access.client import Body
from search.parsing.interpreted_query import interpret_text
from search.parsing.search_query import SearchQuery, SearchText, SubjectPhrase
from search.parsing.text_units import Unit
from search.requests.text_clauses import build_match_clauses
from search.text_folding import fold_text
from search.value_names.value_names import ValueNames
from tests.integration.search.sample.interpreted.meanings import Meaning
from tests.integration.search.sample.interpreted.steps import Step

Ids = frozenset[int]
NEAREST = """
SELECT id FROM fact
WHERE specializations && ARRAY(
    SELECT specialization.id
    FROM specialization AS own
    JOIN unnest(%(pairs)s::text[]) AS pair ON split_part(pair, ' ', 1) = own.slug
    JOIN specialization ON specialization.slug = split_part(pair, ' ', 2)
    WHERE own.id = ANY(%(specializations)s))
"""
"""Reads the courses with one of the nearest subjects. A pair of subjects is two slugs with a space between them."""
HAS_NEAREST = """
SELECT FROM specialization
JOIN unnest(%(pairs)s::text[]) AS pair ON split_part(pair, ' ', 1) = slug
WHERE id = ANY(%(specializations)s)
"""
OF_FIELD = """
SELECT id FROM fact
WHERE specializations && ARRAY(SELECT id FROM specialization WHERE isced_code IN (
    SELECT isced_code FROM specialization WHERE id = ANY(%(specializations)s)))
"""
"""Reads the courses with a subject of the same detailed field of the classification ISCED-F."""
OF_DISCIPLINE = """
SELECT id FROM fact
WHERE disciplines && ARRAY(SELECT discipline_id FROM specialization WHERE id = ANY(%(specializations)s))
"""


@cache
def _read_nearest_pairs() -> list[str]:
    with (FOLDER / "related_subjects.csv").open(encoding="utf-8", newline="") as file:
        return [
            f"{row['subject']} {slug}" for row in csv.DictReader(file) for slug in row["related"].split(";")
        ]


class LeftoverText:
    """Finds the courses of words and subjects.

    Elasticsearch finds the courses that contain a word or a subject. PostgreSQL finds the courses with a related
    subject, or with the field or discipline of a subject.
    """

    def __init__(
        self, elasticsearch: Elasticsearch, connection: psycopg.Connection, value_names: ValueNames
    ) -> None:
        self._elasticsearch, self._connection = elasticsearch, connection
        self._value_names = value_names
        self._find_ids = cache(self._read_ids)

    def find_ids(self, step: Step) -> list[int] | None:
        """Return the courses that match as many words and subjects as the step demands.

        Returns None if the step demands no word and no subject. A step is a step of widening (see steps.py).
        """
        meaning = step.meaning
        words = [self._find_word(word, step) for word in meaning.words]
        subjects = [self._find_subject(phrases, step) for phrases in meaning.subjects]
        parts = [
            _keep_frequent(sets, len(sets) if least is None else least)
            for sets, least in ((words, step.words_min), (subjects, step.subjects_min))
            if sets and least != 0
        ]
        return sorted(frozenset.intersection(*parts)) if parts else None

    def has_nearest(self, meaning: Meaning) -> bool:
        """Whether a subject of the meaning has nearest subjects. If not, a step that adds them is left out."""
        specializations = [
            int(term)
            for phrases in meaning.subjects
            for phrase in phrases
            for term in self._read_subject(phrase).specializations
        ]
        parameters = {"specializations": specializations, "pairs": _read_nearest_pairs()}
        return self._connection.execute(HAS_NEAREST, parameters).fetchone() is not None

    def find_named(self, text: str) -> list[int]:
        """Return the courses for which the whole text is the name of the course, its institute or a campus."""
        return sorted(self._search({"term": {"exact_names": text}}))

    def _find_word(self, word: str, step: Step) -> Ids:
        is_unknown = word in step.meaning.unknown
        exact = frozenset() if is_unknown else frozenset(map(fold_text, word.split()))
        unit = Unit(tuple(word.split()))
        return self._find_ids(SearchText(word, (unit,), with_typos=step.with_typos, exact_words=exact))

    def _find_subject(self, phrases: tuple[str, ...], step: Step) -> Ids:
        subjects = [self._read_subject(phrase) for phrase in phrases]
        found = frozenset[int]().union(
            *(
                self._find_ids(SearchText("", (), subjects=(each,), exact_words=frozenset()))
                for each in subjects
            )
        )
        specializations = [int(term) for each in subjects for term in each.specializations]
        statements = ((step.is_near, NEAREST), (step.is_related, OF_FIELD), (step.is_broad, OF_DISCIPLINE))
        for is_part, statement in statements:
            if is_part:
                parameters = {"specializations": specializations, "pairs": _read_nearest_pairs()}
                found |= {course for (course,) in self._connection.execute(statement, parameters)}
        return found

    def _read_subject(self, phrase: str) -> SubjectPhrase:
        text = interpret_text(SearchQuery(), phrase, self._value_names).text
        assert text is not None
        assert not text.units
        [subject] = text.subjects
        assert subject.phrases == (phrase,)
        return subject

    def _read_ids(self, text: SearchText) -> Ids:
        return self._search({"bool": {"filter": list(build_match_clauses(text))}})

    def _search(self, query: Body) -> Ids:
        found = self._elasticsearch.search(index="courses", query=query, size=10_000, source=False)["hits"]
        assert found["total"]["value"] < 10_000
        return frozenset(int(hit["_id"]) for hit in found["hits"])


def _keep_frequent(sets: list[Ids], least: int) -> Ids:
    every = frozenset[int]().union(*sets)
    return frozenset(each for each in every if sum(each in one for one in sets) >= least)
