"""Distributions of the generated catalogue as wheels: lists in which each value occurs in proportion to its weight.

To draw a value, SQL looks up a slot (a position in the list), which is fast even for a million rows.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from bench.register_distributions import DISTRIBUTIONS_FILE
from schemas.taxonomy.crosswalk import UnknownField, find_asced_specialization
from schemas.taxonomy.data_files import read_degree_levels, read_specializations
from schemas.taxonomy.levels import LevelNotImported, find_degree_level

SLOTS = 2_000

CITY_SLOTS = 60_000
"""The number of slots of the wheel of cities. With so many slots, many small towns get a slot."""

LARGER_THAN_REGISTERED = 2.5
"""The factor by which generated institutions have more courses than institutions of the Australian register.

The register lists many small colleges. With this factor, a million courses belong to about 21,000 institutions, as many
as the World Higher Education Database lists.
"""

COUNTRY_WEIGHTS: Mapping[str, int] = {
    "US": 220, "GB": 130, "AU": 90, "CA": 80, "DE": 60, "FR": 40, "NL": 30, "IE": 20, "NZ": 20, "IT": 30, "ES": 30,
    "CN": 40, "JP": 30, "KR": 25, "MY": 25, "SG": 15, "HK": 12, "AE": 15, "TR": 25, "SE": 15, "FI": 12, "DK": 10,
    "NO": 10, "CH": 12, "AT": 12, "BE": 12, "PL": 20, "CZ": 10, "HU": 10, "PT": 12, "IN": 40, "PK": 20, "SA": 10,
    "ZA": 12, "RU": 15, "BR": 15, "MX": 12, "TH": 10,
}  # fmt: skip
"""The weight of each country in the distribution of courses. All other countries have the weight 1."""

SUBJECTS_BEYOND_THE_REGISTER_SHARE = 0.5
"""The share of courses whose subject comes from the whole taxonomy, not only from the fields of the register."""


def build_wheel(
    weighted: Iterable[tuple[Any, float]], slots: int = SLOTS, *, keep_rare: bool = True
) -> list[Any]:
    """Build a wheel in which each value has slots in proportion to its weight.

    With `keep_rare`, each value has at least one slot. Otherwise, a rare value can have no slot.
    """
    pairs = [(value, weight) for value, weight in weighted if weight > 0]
    total = sum(weight for _, weight in pairs)
    return [
        value for value, weight in pairs for _ in range(max(int(keep_rare), round(slots * weight / total)))
    ]


@lru_cache
def _read_distributions() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(DISTRIBUTIONS_FILE.read_text("utf-8"))
    return loaded


def build_count_wheel(name: str) -> list[int]:
    """Build the wheel of a distribution of counts, such as courses_per_institution. A count of 0 becomes 1."""
    return build_wheel((max(1, value), count) for value, count in _read_distributions()[name])


def build_subject_wheel() -> list[str]:
    """Build the wheel of subject slugs of the real taxonomy."""
    fields: list[tuple[str, float]] = []
    for field in _read_distributions()["fields"]:
        try:
            fields.append((find_asced_specialization(str(field[2]).partition(" ")[0]), float(field[-1])))
        except UnknownField:
            continue
    registered = build_wheel(fields)
    share = SUBJECTS_BEYOND_THE_REGISTER_SHARE / (1 - SUBJECTS_BEYOND_THE_REGISTER_SHARE)
    return registered + build_wheel(
        ((slug, 1.0) for slug in read_specializations()), round(len(registered) * share)
    )


def build_level_wheels() -> dict[str, dict[str, Any]]:
    """Return by degree level: the number of courses, a wheel of durations in weeks, and fees per course in AUD."""
    merged: dict[str, dict[str, Any]] = {}
    for each in _read_distributions()["levels"]:
        try:
            slug = find_degree_level("cricos", each["wording"]).slug
        except LevelNotImported:
            continue
        known = merged.setdefault(slug, {"courses": 0, "weeks": [], "fees": []})
        known["courses"] += each["courses"]
        known["weeks"] += [tuple(pair) for pair in each["weeks"]]
        known["fees"] += [fee for fee in each["fees"] if fee >= 1_000]
    return {
        slug: {"courses": each["courses"], "weeks": build_wheel(each["weeks"], 200), "fees": each["fees"]}
        for slug, each in merged.items()
        if slug in read_degree_levels() and each["fees"]
    }


def build_city_wheel(cities: Sequence[tuple[int, str, int]]) -> list[int]:
    """Build the wheel of city ids, weighted by country and population.

    cities: the id, the ISO 3166 alpha-2 code of the country, and the population of each city.
    """
    sizes: dict[str, float] = {}
    for _, country, population in cities:
        sizes[country] = sizes.get(country, 0.0) + population + 1
    return build_wheel(
        (
            (city, COUNTRY_WEIGHTS.get(country, 1) * (population + 1) / sizes[country])
            for city, country, population in cities
        ),
        slots=CITY_SLOTS,
        keep_rare=False,
    )
