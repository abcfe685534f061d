"""Reads the translated names of states and cities.

The folder `place_names/` has one file per language.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from schemas.taxonomy.translation_files import Translations, list_languages_of, read_translations

FOLDER = Path(__file__).parent / "place_names"
KINDS = ("state", "city")

PlaceKey = tuple[str, str]
"""The ISO code of the country and the English name: ("AU", "Sydney")."""


def list_place_languages() -> list[str]:
    """Return the ISO 639-1 codes of all languages that have a file."""
    return list_languages_of(FOLDER)


@lru_cache
def read_translated_places(language: str) -> Translations[PlaceKey]:
    """Read the names in a language: names["city"]["AU", "Sydney"]. A language without a file has no names."""
    if language not in list_place_languages():
        return Translations({kind: {} for kind in KINDS}, is_reviewed=True)
    return read_translations(FOLDER / f"{language}.csv", KINDS, _read_key)


def list_translated_names(kind: str, country_code: str, english_name: str) -> list[str]:
    """Return the names of a place in all languages that have one."""
    place = country_code, english_name
    all_languages = (read_translated_places(language).names[kind] for language in list_place_languages())
    return [names[place] for names in all_languages if place in names]


def _read_key(row: Mapping[str, str]) -> PlaceKey:
    return row["country"], row["english_name"]
