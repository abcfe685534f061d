"""The project's own files of places agree with the places of GeoNames."""

from collections import Counter

import pytest

from indexer.catalogue.reference.data_files import (
    read_currencies,
    read_regions,
    read_state_abbreviations,
    read_states,
)
from indexer.catalogue.reference.geonames import CITY_POPULATION_MIN, read_cities, read_countries
from indexer.catalogue.reference.slugs import slugify, take_free_slug
from indexer.catalogue.reference.source_rows import PlaceRow
from indexer.catalogue.reference.state_lookup import StateLookup


@pytest.fixture(scope="module")
def divisions() -> StateLookup:
    return StateLookup(read_cities())


def test_every_code_of_a_division_is_listed_once() -> None:
    listed = Counter((state.country_code, code) for state in read_states() for code in state.admin1_codes)
    whole = {state.country_code for state in read_states() if not state.admin1_codes}
    used = {
        (city.country_code, city.admin1_code)
        for city in read_cities()
        if city.country_code not in whole and city.admin1_code not in ("", "00")
    }
    assert [code for code, count in listed.items() if count > 1] == []
    assert sorted(used - listed.keys()) == []


def test_every_country_has_a_state_and_no_state_shares_its_name_in_the_country() -> None:
    names = Counter((state.country_code, state.name) for state in read_states())
    assert {state.country_code for state in read_states()} == {country.iso2 for country in read_countries()}
    assert [name for name, count in names.items() if count > 1] == []
    assert [state.id for state in read_states()] == list(range(1, len(read_states()) + 1))


def test_abbreviations_and_regions_refer_to_existing_rows() -> None:
    codes = {(state.country_code, code) for state in read_states() for code in state.admin1_codes}
    known = {country.iso2 for country in read_countries()}
    assert {(country, code) for (country, _), code in read_state_abbreviations().items()} <= codes
    assert {code for region in read_regions() for code in region.country_codes} <= known


def test_currencies_have_fixed_ids_and_a_dated_rate() -> None:
    ids = {row.code: row.id for row in read_currencies()}
    assert (ids["PKR"], ids["AED"], ids["AUD"], ids["USD"]) == (33, 1, 7, 139)
    assert len(set(ids.values())) == len(ids) == len(read_currencies())
    assert all(row.value_to_pkr > 0 for row in read_currencies())
    assert len({row.rate_date for row in read_currencies()}) == 1


@pytest.mark.parametrize(
    ("city", "country", "state"),
    [
        ("Hong Kong", "HK", "Hong Kong"),
        ("Singapore", "SG", "Singapore"),
        ("New Delhi", "IN", "Delhi"),
        ("Paris", "FR", "Île-de-France"),
        ("Strasbourg", "FR", "Grand Est"),
        ("Toronto", "CA", "Ontario"),
        ("Dubai", "AE", "Dubai"),
        ("Edinburgh", "GB", "Scotland"),
        ("Giza", "EG", "Giza"),
        ("Auckland", "NZ", "Auckland"),
    ],
)
def test_cities_are_in_their_states(divisions: StateLookup, city: str, country: str, state: str) -> None:
    place = next(place for place in read_cities() if (place.name, place.country_code) == (city, country))
    assert divisions.find_state(place).name == state


def test_a_place_without_a_known_code_gets_the_state_of_its_neighbour(divisions: StateLookup) -> None:
    new_cairo = PlaceRow(1, "New Cairo", "EG", "00", 30.03, 31.47, 200_000, ())
    assert divisions.find_state(new_cairo).name == "Cairo"


def test_the_error_names_an_unlisted_country(divisions: StateLookup) -> None:
    with pytest.raises(ValueError, match="state: ZZ has no state for Nowhere"):
        divisions.find_state(PlaceRow(1, "Nowhere", "ZZ", "01", 0, 0, 0, ()))


def test_cities_are_large_enough_or_capitals() -> None:
    small = [city for city in read_cities() if city.population < CITY_POPULATION_MIN]
    assert len(small) < 60


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("Île-de-France", "ile-de-france"),
        ("Łódź", "lodz"),
        ("Reykjavík & Seltjarnarnes", "reykjavik-and-seltjarnarnes"),
        ("Kōchi", "kochi"),
        ("Al ‘Ayn", "al-ayn"),
        ("Saint John’s", "saint-johns"),
        ("東京", ""),
    ],
)
def test_slugs_are_built_from_names(text: str, slug: str) -> None:
    assert slugify(text) == slug


def test_a_slug_is_free_and_never_all_digits() -> None:
    taken = {"sydney"}
    assert take_free_slug("city", ("sydney", "sydney-nova-scotia-ca"), taken) == "sydney-nova-scotia-ca"
    assert take_free_slug("city", ("", "1770", "17-70", "1770-queensland-au"), taken) == "1770-queensland-au"
    assert taken == {"sydney", "sydney-nova-scotia-ca", "1770-queensland-au"}
    assert take_free_slug("city", ("all", "all-queensland-au"), taken) == "all-queensland-au"
    assert take_free_slug("campus", ("all",), taken) == "all"
    with pytest.raises(ValueError, match="slug: every candidate is taken"):
        take_free_slug("city", ("sydney",), taken)
