"""Finds the GeoNames admin1 code of a state in an address."""

from collections.abc import Mapping
from functools import lru_cache

from indexer.catalogue.reference.data_files import read_state_abbreviations, read_states
from schemas.taxonomy.folding import fold_words


def find_state_code(country_code: str, state: str) -> str | None:
    """Return the admin1 code of a state, or None if the state is unknown.

    state: a name (`New South Wales`), an abbreviation (`NSW`) or an admin1 code (`02`).
    """
    return _read_codes().get((country_code, fold_words(state)))


@lru_cache
def _read_codes() -> Mapping[tuple[str, tuple[str, ...]], str]:
    codes: dict[tuple[str, tuple[str, ...]], str] = {}
    for row in read_states():
        for code in row.admin1_codes:
            codes[row.country_code, fold_words(code)] = code
            codes[row.country_code, fold_words(row.name)] = row.admin1_codes[0]
    for (country_code, abbreviation), code in read_state_abbreviations().items():
        codes[country_code, fold_words(abbreviation)] = code
    return codes
