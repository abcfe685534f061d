"""Reads the translated names of states and cities.

The folder `place_names/` has one file per language.
"""

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).parent / "place_names"
KINDS = ("state", "city")


class InvalidPlaceName(Exception):
    """A line has an unknown kind, an empty name, an invalid value of `reviewed`, or a repeated place."""


@dataclass(frozen=True, slots=True)
class TranslatedPlaces:
    """Names by kind, ISO code of the country and English name: names["city"]["AU", "Sydney"].

    - is_reviewed: a speaker of the language has read all names.
    """

    names: Mapping[str, Mapping[tuple[str, str], str]]
    is_reviewed: bool


def list_place_languages() -> list[str]:
    """Return the ISO 639-1 codes of all languages that have a file."""
    return sorted(path.stem for path in FOLDER.glob("*.csv"))


@lru_cache
def read_translated_places(language: str) -> TranslatedPlaces:
    """Read the names in a language. A language without a file has no names."""
    names: dict[str, dict[tuple[str, str], str]] = {kind: {} for kind in KINDS}
    marks = set()
    path = FOLDER / f"{language}.csv"
    if language not in list_place_languages():
        return TranslatedPlaces(names, is_reviewed=True)
    with path.open(encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.DictReader(file), start=2):
            kind, place, name = row["kind"], (row["country"], row["english_name"]), row["name"]
            if kind not in names or not name or place in names[kind] or row["reviewed"] not in ("yes", "no"):
                raise InvalidPlaceName(f"{path.name}, line {number}: {kind} {place}")
            names[kind][place] = name
            marks.add(row["reviewed"])
    return TranslatedPlaces(names, is_reviewed=marks == {"yes"})


def list_translated_names(kind: str, country_code: str, english_name: str) -> list[str]:
    """Return the names of a place in all languages that have one."""
    place = country_code, english_name
    all_languages = (read_translated_places(language).names[kind] for language in list_place_languages())
    return [names[place] for names in all_languages if place in names]
