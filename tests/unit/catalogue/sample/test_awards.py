"""Programmes of the sample have names of awards that universities in their country use, such as "BSc (Hons)"."""

import pytest

from indexer.catalogue.sample.awards import choose_programme_name, read_awards, read_parent_styles
from indexer.catalogue.sample.subjects import read_subjects
from schemas.taxonomy.data_files import read_degree_levels
from tests.unit.catalogue.sample.catalogue import institution_called, subject_called


@pytest.mark.parametrize(
    ("slug", "subject", "level", "name", "course_title"),
    [
        ("university-of-york", "physics", "bachelors-honours-degree", "BSc (Hons) Physics", "BSc (Hons)"),
        ("university-of-leeds", "data-science", "masters-degree", "MSc Data Science", "MSc"),
        ("university-of-edinburgh", "sociology", "bachelors-honours-degree", "MA (Hons) Sociology", "MA (Hons)"),
        ("university-of-oxford", "law", "doctorate", "DPhil in Law", "DPhil"),
        ("purdue-university", "computer-science", "masters-degree", "Master of Science in Computer Science", "MS"),
        ("harvard-university", "law", "professional-degree", "Juris Doctor", "JD"),
        ("yale-university", "medicine", "professional-degree", "Doctor of Medicine", "MD"),
        ("tafe-nsw", "hairdressing", "certificate", "Certificate III in Hairdressing", "Certificate III"),
        ("university-of-sydney", "computer-science", "bachelors-degree", "Bachelor of Computer Science", None),
        ("university-of-sydney", "physics", "bachelors-degree", "Bachelor of Science (Physics)", "BSc"),
        ("rwth-aachen-university", "data-science", "masters-degree", "MSc Data Science", "MSc"),
        ("bocconi-university", "economics", "masters-degree", "Master in Economics", "Master"),
        ("quaid-i-azam-university", "data-science", "bachelors-degree", "BS Data Science", "BS"),
        ("university-of-malaya", "law", "bachelors-honours-degree", "Bachelor of Laws (Hons)", "LLB (Hons)"),
        ("university-of-hong-kong", "law", "bachelors-degree", "Bachelor of Laws", "LLB"),
    ],
)  # fmt: skip
def test_names_are_those_of_the_naming_style(
    slug: str, subject: str, level: str, name: str, course_title: str | None
) -> None:
    named = choose_programme_name(institution_called(slug), subject_called(subject), level)
    assert named is not None
    assert (named.name, named.course_title) == (name, course_title)


@pytest.mark.parametrize(
    ("slug", "subject", "level"),
    [
        ("harvard-university", "law", "bachelors-degree"),
        ("ohio-state-university", "physiotherapy", "bachelors-degree"),
        ("heidelberg-university", "medicine", "bachelors-degree"),
        ("university-of-leeds", "history", "bachelors-degree"),
    ],
)
def test_awards_that_do_not_exist_have_no_name(slug: str, subject: str, level: str) -> None:
    assert choose_programme_name(institution_called(slug), subject_called(subject), level) is None


def test_awards_refer_to_known_styles_families_levels_and_subjects() -> None:
    families = {subject.award_family for subject in read_subjects()} | {"*"}
    keys = {subject.key for subject in read_subjects()}
    for (style, family, level), alternatives in read_awards().items():
        assert style in read_parent_styles()
        assert family in families
        assert level in read_degree_levels()
        for award in alternatives:
            assert award.only_subjects <= keys
            assert award.name.format(award="", subject="") is not None


def test_every_parent_is_a_style() -> None:
    assert {
        parent for parent in read_parent_styles().values() if parent is not None
    } <= read_parent_styles().keys()
