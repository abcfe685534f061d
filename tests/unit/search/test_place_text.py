"""The text that a visitor types to find a place is parsed, and becomes a search for place suggestions."""

import pytest

from search.errors import InvalidFilter
from search.parsing.place_text import NearPoint, parse_near_point, parse_place_text
from search.requests.place_suggestions import EXACT, build_place_count_bodies, build_suggestion_body
from tests.unit.search.small_value_names import AUSTRALIA, FIJI, build_small_value_names


def parse_words(text: str) -> tuple[str, ...]:
    typed = parse_place_text(text)
    return typed.words if typed else ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("s", ("s",)),
        ("  New   York ", ("New", "York")),
        ("London, UK", ("London", "UK")),
        ("St. John's", ("St.", "John's")),
        ("सिडनी", ("सिडनी",)),
        ("悉尼", ("悉尼",)),
        ("york york", ("york",)),
        ("", ()),
        (" , ;", ()),
        ("🎓 *", ()),
        ("\0", ()),
        ("a b c d e f g h i j k", ()),
    ],
)
def test_words_are_split_at_spaces_and_punctuation(text: str, expected: tuple[str, ...]) -> None:
    assert parse_words(text) == expected


def test_a_point_needs_latitude_and_longitude() -> None:
    assert parse_near_point(None, None) is None
    assert parse_near_point(1.0, 2.0) == NearPoint(1.0, 2.0)
    with pytest.raises(InvalidFilter, match="longitude: a point has both"):
        parse_near_point(1.0, None)
    with pytest.raises(InvalidFilter, match="latitude: a point has both"):
        parse_near_point(None, 1.0)


def test_a_short_word_is_matched_without_typos() -> None:
    typed = parse_place_text("par")
    assert typed is not None
    body = build_suggestion_body(typed, None, 10)
    assert body["query"]["bool"]["must"] == [
        {
            "dis_max": {
                "queries": [
                    {
                        "constant_score": {
                            "filter": {
                                "bool": {
                                    "should": [{"match": {"names": {"query": "par", "operator": "and"}}}],
                                    "minimum_should_match": 1,
                                }
                            },
                            "boost": 1020,
                            "_name": "own",
                        }
                    },
                    {
                        "constant_score": {
                            "filter": {
                                "match_bool_prefix": {"other_names": {"query": "par", "operator": "and"}}
                            },
                            "boost": 1000,
                        }
                    },
                ]
            }
        }
    ]
    assert body["sort"] == [{"_score": "desc"}, {"population": "desc"}, {"breadth": "desc"}, {"id": "asc"}]


def test_typos_are_allowed_from_four_letters_on_and_not_in_words_with_digits() -> None:
    for text, typos in (
        ("pari", True),
        ("par", False),
        ("2000", False),
        ("par 2000", False),
        ("new york", True),
    ):
        typed = parse_place_text(text)
        assert typed is not None
        ways = build_suggestion_body(typed, None, 10)["query"]["bool"]["must"][0]["dis_max"]["queries"]
        assert ("fuzziness" in str(ways)) is typos, text
        assert len(ways) == 2 + typos, "by its own names, by any, and with typos"


def test_one_latin_letter_is_matched_in_the_own_names_only() -> None:
    typed = parse_place_text("p")
    assert typed is not None
    assert "other_names" not in str(build_suggestion_body(typed, None, 10)["query"]["bool"]["must"])


def test_with_a_point_only_the_distance_sorts() -> None:
    typed = parse_place_text("s")
    assert typed is not None
    body = build_suggestion_body(typed, NearPoint(-33.9, 151.2), 10)
    assert body["query"]["bool"]["should"] == []
    assert [
        way["constant_score"]["boost"] for way in body["query"]["bool"]["must"][0]["dis_max"]["queries"]
    ] == [EXACT]
    assert body["sort"][:2] == [
        {"_score": "desc"},
        {"_geo_distance": {"point": {"lat": -33.9, "lon": 151.2}, "order": "asc", "unit": "km"}},
    ]


def test_a_region_counts_the_courses_of_its_countries_once() -> None:
    (body,) = build_place_count_bodies(build_small_value_names())
    assert set(body["aggs"]) == {"countries", "states", "cities", "regions"}
    assert body["aggs"]["regions"]["filters"]["filters"] == {
        "1": {"terms": {"country_ids": sorted([AUSTRALIA, FIJI])}},
        "2": {"terms": {"country_ids": []}},
    }
