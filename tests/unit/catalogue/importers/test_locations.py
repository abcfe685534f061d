"""The importer builds the codes of locations, and parses place names of the sheet Locations."""

import pytest

from indexer.catalogue.importers.cricos.locations import build_campus_code, format_place_name, parse_address
from indexer.catalogue.importers.parsing.cells import Cell
from indexer.catalogue.reference.gazetteer import Address
from tests.unit.catalogue.importers.small_register import LOCATION


def test_capitals_and_spaces_do_not_change_the_location_code() -> None:
    assert build_campus_code("00001A", "City  Campus", "SYDNEY") == build_campus_code(
        "00001A", "City campus", "Sydney "
    )
    assert build_campus_code("00001A", "City Campus", "Sydney") == "00001A/city-campus-sydney"


def test_another_city_or_provider_changes_the_location_code() -> None:
    codes = {
        build_campus_code(provider, "City Campus", city)
        for provider in ("00001A", "00002B")
        for city in ("A", "B")
    }
    assert len(codes) == 4


@pytest.mark.parametrize(
    ("published", "shown"),
    [
        ("NORTH RYDE", "North Ryde"),
        ("KING'S PARK", "King's Park"),
        ("O'CONNOR", "O'Connor"),
        ("McKinnon", "McKinnon"),
        ("Sydney", "Sydney"),
        ("", ""),
    ],
)
def test_a_place_in_capitals_becomes_a_normal_name(published: str, shown: str) -> None:
    assert format_place_name(published) == shown


@pytest.mark.parametrize(
    ("city", "suburb"), [("Kelvin Grove QLD", "Kelvin Grove"), ("Perth, qld", "Perth"), ("QLD", "QLD")]
)
def test_a_state_after_the_suburb_is_removed(city: str, suburb: str) -> None:
    row = LOCATION._replace(city=city, state="QLD", postcode=4059.0)
    assert parse_address(row) == Address("AU", suburb, "QLD", "4059")


@pytest.mark.parametrize(
    ("city", "state", "postcode", "address"),
    [
        ("Circular Quay 2000", "NSW", "", ("Circular Quay", "NSW", "2000")),
        ("HAYMARKET NSW 2000", "", "", ("HAYMARKET", "NSW", "2000")),
        ("HAYMARKET, NSW, 2000", "NSW", "2001", ("HAYMARKET", "NSW", "2001")),
        ("Bankstown NSW", "ACT", "2200", ("Bankstown NSW", "ACT", "2200")),
        ("AUSTRALIA", "SA", "5005", ("AUSTRALIA", "SA", "5005")),
        ("2000", "NSW", "", ("2000", "NSW", None)),
        ("", "NT", 800.0, ("", "NT", "0800")),
    ],
)
def test_postcode_and_state_in_the_city_count_where_their_cells_are_empty(
    city: str, state: str, postcode: Cell, address: tuple[str, str, str | None]
) -> None:
    row = LOCATION._replace(city=city, state=state, postcode=postcode)
    assert parse_address(row) == Address("AU", *address)
