"""Reads the translated names of subjects, degree levels, regions and visa requirements.

The folder `names/` has one file per language.
"""

from functools import lru_cache
from operator import itemgetter
from pathlib import Path

from schemas.taxonomy.translation_files import Translations, list_languages_of, read_translations

FOLDER = Path(__file__).parent / "names"
KINDS = ("degree_level", "discipline", "specialization", "region", "visa_requirement")
"""A visa requirement has no slug. Its key is the English text."""


def list_languages() -> list[str]:
    """Return the ISO 639-1 codes of all languages that have a file."""
    return list_languages_of(FOLDER)


@lru_cache
def read_translated_names(language: str) -> Translations[str]:
    """Read the names by slug in one of the languages of `list_languages()`: names["discipline"]["law"]."""
    return read_translations(FOLDER / f"{language}.csv", KINDS, itemgetter("slug"))
