"""Countries as short codes next to other countries, and countries by the name of their people."""

import pytest

from tests.unit.search.interpretation.readable_spans import describe


def list_places(text: str) -> list[str]:
    spans = [span for span in describe(text) if span.startswith("place")]
    return [span.partition(" = ")[2] for span in spans]


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("mba au or nz", ["Australia", "New Zealand"]),
        ("nursing au/nz feb", ["Australia", "New Zealand"]),
        ("masters de/nl engineering", ["Germany", "Netherlands"]),
        ("law uk, nl or ca", ["United Kingdom", "Netherlands", "Canada"]),
        ("cs us/ca", ["United States", "Canada"]),
        ("dual degree in it or law", []),
        ("law in pakistan, my son wants it", ["Pakistan"]),
        ("au pair", []),
        ("ca or cma", []),
        ("nursing in canada or no country", ["Canada"]),
        ("derecho de familia en canada", ["Canada"]),
    ],
)
def test_a_code_is_a_country_beside_another_country(text: str, places: list[str]) -> None:
    assert list_places(text) == places


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("german university computer science", ["Germany"]),
        ("does any german university take phd students", ["Germany"]),
        ("french business schools", ["France"]),
        ("kiwi unis nursing", ["New Zealand"]),
        ("dutch medical universities", ["Netherlands"]),
        ("german literature university", []),
        ("french school teacher", []),
        ("chinese medicine", []),
        ("kiwi fruit", []),
        ("indian cooking", []),
    ],
)
def test_the_people_before_an_institution_are_a_country(text: str, places: list[str]) -> None:
    assert list_places(text) == places


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("law in london or anywhere in england", ["England"]),
        ("law, london preferred but anywhere in england", ["England"]),
        ("oxford preferably, england", ["England"]),
        ("nursing in atlanta or any other city in usa", ["United States"]),
        ("nursing in canada or anywhere", []),
        ("nursing anywhere in canada", ["Canada"]),
        ("oxford england", ["Oxford (England)"]),
        ("any law degree in oxford england", ["Oxford (England)"]),
        ("london or oxford", ["London (England), London (Ontario)", "Oxford (England)"]),
    ],
)
def test_a_wider_place_takes_precedence_over_a_preferred_place(text: str, places: list[str]) -> None:
    assert list_places(text) == places
