"""The description of an institution contains its facts and the note about the sample."""

from indexer.catalogue.sample.descriptions import (
    build_course_description,
    build_description,
    build_meta_title,
    build_short_description,
)
from indexer.catalogue.sample.institutions import read_institutions
from indexer.catalogue.sample.programmes import build_programmes
from indexer.catalogue.sample.source import SOURCE_NOTE
from tests.unit.catalogue.sample.catalogue import institution_called


def test_the_description_contains_the_facts() -> None:
    institution = institution_called("london-business-school")
    text = build_description(institution, list(build_programmes(institution)))
    assert text.startswith(
        "London Business School (LBS) is a public university in London, the United Kingdom. "
        "It was established in 1964. The programmes shown here are in Business and Management, at the levels "
    )
    assert text.endswith(SOURCE_NOTE)


def test_an_unknown_year_is_not_mentioned() -> None:
    institution = institution_called("university-of-oxford")
    assert institution.established is None
    assert "established" not in build_description(institution, list(build_programmes(institution)))


def test_short_description() -> None:
    assert build_short_description(institution_called("university-of-oxford")) == (
        "Public university in Oxford, the United Kingdom."
    )
    assert build_short_description(institution_called("singapore-management-university")) == (
        "Public university in Singapore."
    )


def test_every_text_says_that_it_is_a_sample() -> None:
    for institution in read_institutions():
        assert SOURCE_NOTE in build_course_description(institution)
        assert institution.name in build_meta_title(institution)
