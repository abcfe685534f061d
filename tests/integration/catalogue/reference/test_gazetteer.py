"""The gazetteer (a list of the places of countries) finds the city in which a student would search for an address."""

import csv
import gzip
from collections import Counter
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest

from indexer.catalogue.reference.data_files import read_state_capitals
from indexer.catalogue.reference.gazetteer import Address, CityRule, Gazetteer, PointSource
from indexer.catalogue.reference.geonames import read_cities
from indexer.catalogue.reference.place_name_variants import is_one_typo_apart
from indexer.catalogue.reference.state_codes import find_state_code
from schemas.geography import compute_distance_km


@pytest.fixture(scope="module")
def australia() -> Gazetteer:
    return Gazetteer(["AU"])


@pytest.mark.parametrize(
    ("suburb", "state", "city"),
    [
        ("CAMPERDOWN", "NSW", "Sydney"),
        ("NORTH RYDE", "NSW", "Sydney"),
        ("Kensington", "NSW", "Sydney"),
        ("Penrith", "New South Wales", "Sydney"),
        ("Parkville", "VIC", "Melbourne"),
        ("Clayton", "VIC", "Melbourne"),
        ("Bundoora", "VIC", "Melbourne"),
        ("St Kilda", "VIC", "Melbourne"),
        ("St Lucia", "QLD", "Brisbane"),
        ("Mt Gravatt", "QLD", "Brisbane"),
        ("Brisbane City", "QLD", "Brisbane"),
        ("Kelvin Grove QLD", "QLD", "Brisbane"),
        ("BENTLEY", "WA", "Perth"),
        ("Victoria Park, Perth", "WA", "Perth"),
        ("Callaghan", "NSW", "Newcastle"),
        ("Ourimbah", "NSW", "Central Coast"),
        ("Southport", "QLD", "Gold Coast"),
        ("Gold Coast", "QLD", "Gold Coast"),
        ("Sippy Downs", "QLD", "Sunshine Coast"),
        ("Wollongong", "NSW", "Wollongong"),
        ("Geelong", "VIC", "Geelong"),
        ("EAST GEELONG", "VIC", "Geelong"),
        ("Toowoomba", "QLD", "Toowoomba"),
        ("Ballarat", "VIC", "Ballarat"),
        ("Mount Helen", "VIC", "Ballarat"),
        ("Bendigo", "VIC", "Bendigo"),
        ("Bruce", "ACT", "Canberra"),
        ("Casuarina", "NT", "Darwin"),
        ("Sandy Bay", "TAS", "Hobart"),
        ("Newnham", "TAS", "Launceston"),
        ("Armidale", "NSW", "Armidale"),
        ("Wagga Wagga", "NSW", "Wagga Wagga"),
        ("Charters Towers", "QLD", "Charters Towers"),
        ("Sailsbury", "QLD", "Brisbane"),
    ],
)
def test_well_known_places_have_their_city(australia: Gazetteer, suburb: str, state: str, city: str) -> None:
    match = australia.find_city("AU", suburb, state)
    assert match is not None
    assert match.city_name == city


def test_a_match_states_its_source_and_rule(australia: Gazetteer) -> None:
    found = [
        australia.find_city("AU", *place)
        for place in (("Camperdown", "NSW"), ("Armidale", "NSW"), ("Gatton", "QLD"))
    ]
    assert [match and (match.rule, match.point_source) for match in found] == [
        (CityRule.METROPOLIS, PointSource.NAME),
        (CityRule.NEAREST_TOWN, PointSource.NAME),
        (CityRule.ITSELF, PointSource.NAME),
    ]
    misspelt = australia.find_city("AU", "Dandernong", "VIC")
    assert misspelt is not None
    assert (misspelt.city_name, misspelt.point_source) == ("Melbourne", PointSource.SIMILAR_NAME)


def test_a_given_point_has_precedence_over_the_name(australia: Gazetteer) -> None:
    match = australia.find_city("AU", "Nobody Knows This Place", "VIC", latitude=-37.798, longitude=144.961)
    assert match is not None
    assert (match.city_name, match.point_source, match.latitude) == ("Melbourne", PointSource.GIVEN, -37.798)


@pytest.mark.parametrize(("suburb", "state"), [("1 Brazier Drive", "QLD"), ("Atlantis", "NSW"), ("", "VIC")])
def test_an_unknown_place_gives_none(australia: Gazetteer, suburb: str, state: str) -> None:
    assert australia.find_city("AU", suburb, state) is None


def test_postcodes_find_more_places_and_distinguish_equal_names(australia: Gazetteer) -> None:
    gazetteer = copy(australia)
    assert gazetteer.find_city("AU", "Little Lonsdale", "VIC", "3000") is None
    gazetteer.learn_postcodes(
        [Address("AU", "Melbourne", "VIC", "3000"), Address("AU", "Bankstown", "NSW", "2200")]
    )
    learned = gazetteer.find_city("AU", "Little Lonsdale", "VIC", "3000")
    wrong_state = gazetteer.find_city("AU", "Bankstown", "ACT", "2200")
    assert learned is not None
    assert (learned.city_name, learned.point_source) == ("Melbourne", PointSource.POSTCODE)
    assert wrong_state is not None
    assert (wrong_state.city_name, wrong_state.point_source) == ("Sydney", PointSource.NAME)


def test_a_listed_postcode_precedes_a_learned_one_and_needs_no_town_nearby(australia: Gazetteer) -> None:
    gazetteer = copy(australia)
    gazetteer.learn_postcodes([Address("AU", "Melbourne", "VIC", "5005")])
    gazetteer.use_postcodes({("AU", "5005"): (-34.919, 138.604), ("AU", "4801"): (-20.05, 148.88)})
    adelaide = gazetteer.find_city("AU", "Australia", "SA", "5005")
    island = gazetteer.find_city("AU", "Hayman Island", "QLD", "4801")
    assert adelaide is not None
    assert (adelaide.city_name, adelaide.point_source, adelaide.latitude) == (
        "Adelaide",
        PointSource.LISTED_POSTCODE,
        -34.919,
    )
    assert island is not None
    assert (island.rule, island.point_source, island.latitude) == (
        CityRule.CLOSEST_TOWN,
        PointSource.LISTED_POSTCODE,
        -20.05,
    )


@pytest.mark.parametrize(
    ("state", "capital"),
    [
        ("NSW", "Sydney"),
        ("VIC", "Melbourne"),
        ("Queensland", "Brisbane"),
        ("SA", "Adelaide"),
        ("WA", "Perth"),
        ("TAS", "Hobart"),
        ("NT", "Darwin"),
        ("ACT", "Canberra"),
        ("", "Canberra"),
        ("Bavaria", "Canberra"),
    ],
)
def test_the_capital_of_a_state_is_an_approximate_place(
    australia: Gazetteer, state: str, capital: str
) -> None:
    match = australia.find_state_capital("AU", state)
    assert (match.city_name, match.rule, match.point_source) == (
        capital,
        CityRule.CAPITAL,
        PointSource.STATE_CAPITAL,
    )


def test_every_listed_capital_is_a_known_place(australia: Gazetteer) -> None:
    america = Gazetteer(["US", "GU"])
    for (country, code), capital in read_state_capitals().items():
        gazetteer = australia if country == "AU" else america
        assert gazetteer.find_state_capital(country, code).city_name == capital
    assert america.find_state_capital("GU", "").rule is CityRule.CAPITAL
    with pytest.raises(ValueError, match="country: the gazetteer does not cover FR"):
        america.find_state_capital("FR", "")


def test_a_postcode_whose_addresses_disagree_is_not_learned(australia: Gazetteer) -> None:
    gazetteer = copy(australia)
    gazetteer.learn_postcodes(
        [Address("AU", "Ballarat", "VIC", "3350"), Address("AU", "Essendon", "VIC", "3350")]
    )
    assert gazetteer.find_city("AU", "Nobody Knows This Place", "VIC", "3350") is None
    ballarat = gazetteer.find_city("AU", "Ballarat", "VIC", "3350")
    assert ballarat is not None
    assert ballarat.city_name == "Ballarat"


@pytest.mark.parametrize(
    ("country", "place", "state", "city"),
    [
        ("US", "Cambridge", "MA", "Cambridge"),
        ("US", "Brookline", "Massachusetts", "Boston"),
        ("US", "Berkeley", "CA", "Berkeley"),
        ("US", "Ithaca", "NY", "Ithaca"),
        ("GB", "Croydon", "England", "London"),
        ("GB", "Salford", "England", "Salford"),
        ("CA", "Waterloo", "ON", "Waterloo"),
    ],
)
def test_places_of_other_countries_have_their_city(
    other_countries: Gazetteer, country: str, place: str, state: str, city: str
) -> None:
    match = other_countries.find_city(country, place, state)
    assert match is not None
    assert match.city_name == city


@pytest.fixture(scope="module")
def other_countries() -> Gazetteer:
    return Gazetteer(["US", "GB", "CA"])


def test_a_state_is_found_by_name_abbreviation_and_code() -> None:
    assert {find_state_code("AU", state) for state in ("NSW", "nsw", "New South Wales", "02")} == {"02"}
    assert find_state_code("US", "MA") == find_state_code("US", "Massachusetts") == "MA"
    assert find_state_code("AU", "Bavaria") is None


@pytest.mark.parametrize("typo", ["melbounre", "melburne", "mellbourne", "melbourni"])
def test_names_with_one_typo_match(typo: str) -> None:
    assert is_one_typo_apart(typo, "melbourne")


@pytest.mark.parametrize("other", ["melbourne", "nelbourne", "melbrune", "mel"])
def test_names_with_no_typo_or_several_do_not_match(other: str) -> None:
    assert not is_one_typo_apart(other, "melbourne")


MADE_LOCATIONS = (
    ("CAMPERDOWN", "NSW", "2006", "Sydney"),
    ("Kelvin Grove QLD", "QLD", "4059", "Brisbane"),
    ("Brisbane City", "QLD", "4000", "Brisbane"),
    ("Dandernong", "VIC", "", "Melbourne"),
    ("Little Lonsdale", "VIC", "3000", "Melbourne"),
    ("Melbourne", "VIC", "3000", "Melbourne"),
    ("Bankstown", "ACT", "2200", "Sydney"),
    ("Bankstown", "NSW", "2200", "Sydney"),
    ("EAST GEELONG", "VIC", "3219", "Geelong"),
    ("1 Brazier Drive", "QLD", "", None),
)
"""Invented locations as (suburb, state, postcode, right city). They have the same kinds of errors as the register.

The errors are capitals, repeated and wrong states, typos, and street names in place of suburbs.
"""


def test_made_locations_with_register_dirt_are_placed(australia: Gazetteer) -> None:
    """`learn_postcodes` notes the postcodes of known suburbs. Then unknown suburbs are found by their postcodes."""
    gazetteer = copy(australia)
    gazetteer.learn_postcodes(
        Address("AU", suburb, state, postcode or None) for suburb, state, postcode, _ in MADE_LOCATIONS
    )
    for suburb, state, postcode, city in MADE_LOCATIONS:
        match = gazetteer.find_city("AU", suburb, state, postcode or None)
        assert (match and match.city_name) == city, suburb


def test_the_real_locations_are_placed(australia: Gazetteer, shared_data: Path) -> None:
    """At least 99 % of the register's locations get a city.

    If the file has coordinates for a location, the gazetteer's coordinates are at most 25 km away, with at most two
    exceptions.
    """
    gazetteer = copy(australia)
    rows = list(_register_locations(shared_data))
    gazetteer.learn_postcodes(Address("AU", row["city"], row["state"], row["postcode"]) for row in rows)
    city_ids = {city.id for city in read_cities()}
    outcomes: Counter[str] = Counter()
    for row in rows:
        match = gazetteer.find_city("AU", row["city"], row["state"], row["postcode"])
        outcomes["placed" if match else "not placed"] += 1
        if match is not None:
            assert match.rule is CityRule.ITSELF or match.city_id in city_ids
            if row["lat"]:
                apart = compute_distance_km(
                    match.latitude, match.longitude, float(row["lat"]), float(row["lng"])
                )
                outcomes["far"] += apart > 25
    assert outcomes["placed"] / len(rows) >= 0.99
    assert outcomes["far"] <= 2


def _register_locations(shared_data: Path) -> Iterator[dict[str, str]]:
    with gzip.open(shared_data / "normalised/campuses.csv.gz", "rt", encoding="utf-8") as file:
        yield from (row for row in csv.DictReader(file) if row["source"] == "cricos")
