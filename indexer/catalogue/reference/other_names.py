"""Builds the other names of places, which a student may type."""

from collections.abc import Iterable

from indexer.catalogue.reference.data_files import read_state_abbreviations
from indexer.catalogue.reference.source_rows import StateRow

CHARACTERS_MAX = 50
"""Longer names are descriptions, which students do not type."""

COUNTRIES_WITH_ABBREVIATED_CODES = frozenset({"US"})
"""Countries whose GeoNames state codes are the abbreviations used in addresses."""


def build_other_names(name: str, alternates: Iterable[str]) -> list[str]:
    """Return the distinct names, sorted, without the place's own name."""
    kept = {" ".join(each.split()) for each in alternates} - {"", name}
    return sorted(each for each in kept if len(each) <= CHARACTERS_MAX and not _is_transliteration(each))


def _is_transliteration(name: str) -> bool:
    """Whether the name is a lower-case transliteration (lndn, xi ni), which students do not type."""
    return name.isascii() and name.islower()


def find_state_abbreviations(state: StateRow) -> list[str]:
    """Return the abbreviations of a state: NSW, or CA for California."""
    known = {
        abbreviation
        for (country_code, abbreviation), code in read_state_abbreviations().items()
        if country_code == state.country_code and code in state.admin1_codes
    }
    own = state.admin1_codes if state.country_code in COUNTRIES_WITH_ABBREVIATED_CODES else ()
    return sorted(known | set(own))
