"""Each fee of the sample is in the range for its fee band, level and cost group.

A fee band is a kind of university in a country.

The currency of the fee is the currency of the country, except in some fee bands.
"""

import pytest

from indexer.catalogue.reference.data_files import read_currencies
from indexer.catalogue.reference.geonames import read_countries
from indexer.catalogue.sample.fees import find_fee_range, read_fee_ranges
from indexer.catalogue.sample.subjects import CostGroup
from tests.unit.catalogue.sample.catalogue import every_programme

QUOTED_IN_DOLLARS = {"tr-private"}
"""The fee bands in US dollars instead of the country's currency. Private universities in Turkey publish such fees."""

FREE_BANDS = {"de-free", "de-bw", "de-tum", "se-public", "fi-public", "no-public", "sa-free"}
"""The fee bands in which some levels have no tuition fee. Only these fee bands may have the fee 0."""


def test_each_fee_is_within_its_range() -> None:
    known = 0
    for programme in every_programme():
        if programme.fee is None:
            continue
        stated = find_fee_range(programme.institution, programme.subject, programme.level)
        assert stated is not None
        assert stated.lowest <= programme.fee.amount <= stated.highest, programme.name
        assert programme.fee.currency == stated.currency
        known += 1
    assert known > len(every_programme()) * 0.8


def test_fees_are_in_the_currency_of_the_country() -> None:
    own = {country.iso2: country.currency_code for country in read_countries()}
    for (band, _, _), stated in read_fee_ranges().items():
        expected = "USD" if band in QUOTED_IN_DOLLARS else own[stated.country]
        assert stated.currency == expected, band


def test_every_currency_has_a_rate() -> None:
    assert {stated.currency for stated in read_fee_ranges().values()} <= {
        row.code for row in read_currencies()
    }


def test_only_listed_bands_have_a_fee_of_zero() -> None:
    free = {band for (band, _, _), stated in read_fee_ranges().items() if stated.lowest == 0}
    assert free == FREE_BANDS
    for programme in every_programme():
        if programme.fee is not None and programme.fee.amount == 0:
            assert programme.institution.fee_band in FREE_BANDS


def test_fee_ranges_are_narrow() -> None:
    for key, stated in read_fee_ranges().items():
        assert stated.highest <= max(stated.lowest, 1) * 8 or stated.highest == 0, key


def test_clinical_degrees_cost_at_least_as_much_as_classroom_degrees() -> None:
    ranges = read_fee_ranges()
    for (band, level, group), stated in ranges.items():
        classroom = ranges.get((band, level, CostGroup.CLASSROOM))
        if group is CostGroup.CLINICAL and classroom is not None:
            assert stated.lowest >= classroom.lowest, (band, level)


YEARLY_USD = {
    "US": (6_000, 90_000),
    "GB": (7_000, 110_000),
    "AU": (6_000, 80_000),
    "DE": (0, 62_000),
    "PK": (250, 15_000),
}


@pytest.mark.parametrize("country", sorted(YEARLY_USD))
def test_fees_are_plausible_in_us_dollars(country: str) -> None:
    """The limits of each fee range, converted to US dollars, are plausible.

    The test detects for example a missing zero.
    """
    rates = {row.code: row.value_to_pkr for row in read_currencies()}
    lowest, highest = YEARLY_USD[country]
    for key, stated in read_fee_ranges().items():
        if stated.country == country:
            dollars = [
                amount * rates[stated.currency] / rates["USD"] for amount in (stated.lowest, stated.highest)
            ]
            assert lowest <= dollars[0] <= dollars[1] <= highest, key
