"""Chooses the tuition for international students per year, in the currency of the institution's fee band.

A fee band is a group of institutions in one country with similar fees. Each fee lies in the range of the band for the
level and the cost group of the subject.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import log10

from indexer.catalogue.sample.csv_tables import PROGRAMMES, read_table, split_parts
from indexer.catalogue.sample.institutions import SampleInstitution
from indexer.catalogue.sample.seeded_choices import draw_fraction
from indexer.catalogue.sample.subjects import CostGroup, SampleSubject

UNKNOWN_SHARE = 0.06
"""This share of programmes below the doctorate has no fee, although the table has a fee range for these programmes."""

UNKNOWN_SHARE_DOCTORATE = 0.3
"""The same share for doctorates. The price of a doctorate often depends on funding."""

INSTITUTION_WEIGHT = 0.65
"""The position of a fee within its range (0 to 1) is the weighted mean of two pseudo-random numbers.

One number is the same for all programmes of the institution and has this weight. The other number is drawn for each
programme and has the remaining weight.
"""


@dataclass(frozen=True, slots=True)
class FeeRange:
    """The lowest and the highest tuition per year, in whole units of the currency (ISO 4217). 0 to 0 means no
    tuition.
    """

    country: str
    currency: str
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class SampleFee:
    """The tuition per year, in whole units of the currency (ISO 4217)."""

    amount: int
    currency: str


def find_fee_range(institution: SampleInstitution, subject: SampleSubject, level: str) -> FeeRange | None:
    """Return the range of the institution's fee band for the level and the cost group of the subject.

    Returns None if the table has no such range.
    """
    return read_fee_ranges().get((institution.fee_band, level, subject.cost_group))


def choose_yearly_fee(institution: SampleInstitution, subject: SampleSubject, level: str) -> SampleFee | None:
    """Choose the programme's tuition per year.

    Returns None if the table has no range, and for some programmes with a range (see UNKNOWN_SHARE).
    """
    known = find_fee_range(institution, subject, level)
    unknown = UNKNOWN_SHARE_DOCTORATE if level == "doctorate" else UNKNOWN_SHARE
    if known is None or draw_fraction("fee unknown", institution.slug, subject.key, level) < unknown:
        return None
    own = draw_fraction("fee", institution.slug)
    varied = draw_fraction("fee", institution.slug, subject.key, level)
    place = INSTITUTION_WEIGHT * own + (1 - INSTITUTION_WEIGHT) * varied
    return SampleFee(_round_fee(known, place), known.currency)


def _round_fee(known: FeeRange, place: float) -> int:
    """Return an amount within the range. Like a published fee, the amount is rounded to three leading digits."""
    exact = known.lowest + place * (known.highest - known.lowest)
    if known.lowest == known.highest:
        return known.lowest
    step = int(10.0 ** max(0, int(log10(exact)) - 2))
    return min(max(round(exact / step) * step, known.lowest), known.highest)


@lru_cache
def read_fee_ranges() -> Mapping[tuple[str, str, CostGroup], FeeRange]:
    """Return the range for each fee band, level and cost group (subjects that cost about the same to teach)."""
    found: dict[tuple[str, str, CostGroup], FeeRange] = {}
    for ranges in read_table(PROGRAMMES / "fees.csv", _parse_ranges):
        for key, known in ranges.items():
            if key in found:
                raise ValueError(f"fees.csv: {' '.join(key)} appears twice")
            found[key] = known
    return found


def _parse_ranges(line: Mapping[str, str]) -> dict[tuple[str, str, CostGroup], FeeRange]:
    return {
        (line["fee_band"], level, group): _parse_range(line["country"], line["currency"], line[group])
        for level in split_parts(line["levels"])
        for group in CostGroup
        if line[group]
    }


def _parse_range(country: str, currency: str, text: str) -> FeeRange:
    matched = re.fullmatch(r"(\d+)-(\d+)", text)
    if matched is None or int(matched[1]) > int(matched[2]):
        raise ValueError(f"fee range: lowest-highest is needed, not {text}")
    return FeeRange(country, currency, int(matched[1]), int(matched[2]))
