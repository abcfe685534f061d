"""The names of states and cities in Urdu and Arabic mean the same places as their English names."""

import pytest

from tests.unit.search.interpretation.readable_spans import describe_values, read_text


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("آکسفورڈ میں نرسنگ", "Oxford (England)"),
        ("ناٹنگھم میں قانون", "Nottingham (England)"),
        ("اونٹاریو میں نرسنگ", "Ontario"),
        ("تمريض في أونتاريو", "Ontario"),
        ("القانون في ألاباما", "Alabama"),
        ("قانون انگلینڈ", "England"),
        ("تمريض في إنجلترا", "England"),
    ],
)
def test_a_translated_name_means_the_place(text: str, place: str) -> None:
    places = [describe_values(span) for span in read_text(text).spans if span.kind == "place"]
    assert places == [place]


def test_the_urdu_word_for_georgia_means_the_state_or_the_country() -> None:
    (place,) = [span for span in read_text("جارجیا میں قانون").spans if span.kind == "place"]
    assert set(place.terms) == {"states", "countries"}
