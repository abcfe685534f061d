"""Builds other names of places that a student may type."""

from collections.abc import Iterable

from indexer.catalogue.reference.data_files import read_state_abbreviations
from indexer.catalogue.reference.source_rows import StateRow

CHARACTERS_MAX = 50
"""Longer names are descriptions. Students do not type descriptions."""

COUNTRIES_WITH_ABBREVIATED_CODES = frozenset({"US"})
"""The GeoNames state codes of these countries are the abbreviations that addresses use."""


def build_other_names(name: str, alternates: Iterable[str]) -> list[str]:
    """Return the distinct names in sorted order, without the place's own name, long names and transliterations."""
    kept = {" ".join(each.split()) for each in alternates} - {"", name}
    return sorted(each for each in kept if len(each) <= CHARACTERS_MAX and not _is_transliteration(each))


def _is_transliteration(name: str) -> bool:
    """True if the name is in lower-case ASCII, like the transliterations `lndn` and `xi ni`.

    Students do not type transliterations.
    """
    return name.isascii() and name.islower()


def find_state_abbreviations(state: StateRow) -> list[str]:
    """Return the abbreviations of a state: `NSW` for New South Wales, `CA` for California."""
    known = {
        abbreviation
        for (country_code, abbreviation), code in read_state_abbreviations().items()
        if country_code == state.country_code and code in state.admin1_codes
    }
    own = state.admin1_codes if state.country_code in COUNTRIES_WITH_ABBREVIATED_CODES else ()
    return sorted(known | set(own))
