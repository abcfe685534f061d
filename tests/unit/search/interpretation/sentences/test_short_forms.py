"""Shortened words in phrases: `cog sci` is cognitive science."""

import pytest

from tests.unit.search.interpretation.readable_spans import describe, list_words


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("cog sci", ["subject 'cog sci' = Cognitive Science"]),
        ("dev studies", ["subject 'dev studies' = Development Studies"]),
        ("ind engg", ["subject 'ind engg' = Industrial Engineering"]),
        ("creative wrtg usa", ["subject 'creative wrtg' = Creative Writing", "place 'usa' = United States"]),
        ("occ therapy", ["subject 'occ therapy' = Occupational Therapy"]),
        ("crim law", ["subject 'crim law' = Criminal Law"]),
    ],
)
def test_shortened_words_stand_for_words_of_a_phrase(text: str, spans: list[str]) -> None:
    assert describe(text) == spans
    assert list_words(text) == []


@pytest.mark.parametrize("text", ["cog", "dev", "met my dev", "sci fi", "spec list", "photo of auto"])
def test_shortened_words_alone_mean_nothing_more(text: str) -> None:
    assert [span for span in describe(text) if " " in span.split("'")[1]] == []


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("economics bachelor eng germany", "language 'eng'"),
        ("economics bachelor in eng germany", "language 'eng'"),
        ("civil eng germany", "subject 'civil eng'"),
        ("masters eng germany", "subject 'eng'"),
        ("economics eng uk", "subject 'eng'"),
    ],
)
def test_eng_is_english_abroad_beside_another_subject(text: str, kind: str) -> None:
    assert any(span.startswith(kind) for span in describe(text)), describe(text)
