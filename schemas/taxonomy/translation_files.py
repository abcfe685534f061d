"""Reads the files of translated names. A folder has one CSV file per language."""

import csv
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class InvalidName(Exception):
    """A line has an unknown kind, an empty name, an invalid value of `reviewed`, or a repeated key."""


@dataclass(frozen=True, slots=True)
class Translations(Generic[Key]):
    """Names by kind and key. is_reviewed: a speaker of the language has read all names."""

    names: Mapping[str, Mapping[Key, str]]
    is_reviewed: bool


def list_languages_of(folder: Path) -> list[str]:
    """Return the ISO 639-1 codes of all languages that have a file."""
    return sorted(path.stem for path in folder.glob("*.csv"))


def read_translations(
    path: Path, kinds: Sequence[str], read_key: Callable[[Mapping[str, str]], Key]
) -> Translations[Key]:
    """Read a file. read_key: returns the key of a line. Keys must be unique within a kind. Raises InvalidName."""
    names: dict[str, dict[Key, str]] = {kind: {} for kind in kinds}
    marks = set()
    with path.open(encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.DictReader(file), start=2):
            kind, key, name = row["kind"], read_key(row), row["name"]
            if kind not in names or not name or key in names[kind] or row["reviewed"] not in ("yes", "no"):
                raise InvalidName(f"{path.name}, line {number}: {kind} {key}")
            names[kind][key] = name
            marks.add(row["reviewed"])
    return Translations(names, is_reviewed=marks == {"yes"})
