"""Reads the translated names of subjects, degree levels, regions and visa requirements.

The folder `names/` has one file per language.
"""

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).parent / "names"
KINDS = ("degree_level", "discipline", "specialization", "region", "visa_requirement")
"""A visa requirement has no slug. Its key is the English text."""


class InvalidName(Exception):
    """A line has an unknown kind, an empty name, an invalid value of `reviewed`, or a repeated slug."""


@dataclass(frozen=True, slots=True)
class TranslatedNames:
    """Names by kind and slug: names["discipline"]["law"]. is_reviewed: a speaker of the language has read all names."""

    names: Mapping[str, Mapping[str, str]]
    is_reviewed: bool


def list_languages() -> list[str]:
    """Return the ISO 639-1 codes of all languages that have a file."""
    return sorted(path.stem for path in FOLDER.glob("*.csv"))


@lru_cache
def read_translated_names(language: str) -> TranslatedNames:
    """Read the names in one of the languages of `list_languages()`."""
    names: dict[str, dict[str, str]] = {kind: {} for kind in KINDS}
    marks = set()
    path = FOLDER / f"{language}.csv"
    with path.open(encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.DictReader(file), start=2):
            kind, slug, name = row["kind"], row["slug"], row["name"]
            if kind not in names or not name or slug in names[kind] or row["reviewed"] not in ("yes", "no"):
                raise InvalidName(f"{path.name}, line {number}: {kind} {slug}")
            names[kind][slug] = name
            marks.add(row["reviewed"])
    return TranslatedNames(names, is_reviewed=marks == {"yes"})
