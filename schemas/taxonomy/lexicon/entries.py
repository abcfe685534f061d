"""Reads the lexicon: the phrases that the search understands, such as "mba" or "cheap", and their meanings.

An invalid line raises InvalidLexicon with file, line and reason. A missing table also raises InvalidLexicon.
"""

import csv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from schemas.documents.value_name.document import IN_ANY_ORDER, RELATED, UNRELATED
from schemas.taxonomy.data_files import (
    read_degree_level_groups,
    read_degree_levels,
    read_disciplines,
    read_specializations,
    split_parts,
)
from schemas.vocabulary.languages import LANGUAGE_NAMES
from schemas.vocabulary.months import MONTHS

FOLDER = Path(__file__).parent
NAMES_ON_PAGES = FOLDER.parent / "names"
KINDS_OF_NAMES = {"specialization": "specialization", "discipline": "discipline", "degree_level": "level"}
"""The kind of a phrase, by the kind of a row in `names/*.csv`.

Rows of other kinds, such as regions and visa requirements, become no phrases.
"""
COUNTRY_NAMES = "country_names.csv"
PARAPHRASE_WORDS_MIN = 2
COUNTRY_CODE_LETTERS = 2
STUDY_MODES = frozenset({"full-time", "part-time", "online"})
WISHES = frozenset({"cheap", "best", "fast"})
WANTS = frozenset({"funding", "no-language-test", "no-entry-test", "work", "visa", "entry-requirements"})
FILLERS = frozenset({"", "study"})
UNRELATED_TOPICS = frozenset(
    {
        "chat",
        "entertainment",
        "everyday",
        "food",
        "health",
        "home",
        "money",
        "shop",
        "sport",
        "travel",
        "weather",
    }
)
BOUNDARIES = frozenset(
    {
        "fee-max", "fee-min", "fee-max-behind", "fee-min-behind", "starting", "excluded", "excluded-subject",
        "excluded-people", "excluded-behind", "origin", "completed",
    }
)  # fmt: skip


LEVELS_OF_WORD = {
    "bachelors-degree": "bachelors-degree+bachelors-honours-degree",
    "masters-degree": "masters-degree+extended-masters-degree+masters-by-research",
}
"""In translations, a word for "bachelor" also means the honours degree, and a word for "master" means all masters."""


class InvalidLexicon(Exception):
    """A table is missing, or a line is invalid, such as a line with an unknown value."""


class LexiconEntry(NamedTuple):
    """A phrase with one meaning. If a phrase has several meanings, each is a separate entry.

    - kind: the kind of the phrase in a search text, such as "subject" or "level".
    - values: pairs of filter key and slug, such as ("disciplines", "engineering"). Instead of a slug, a country has its
      ISO 3166 code, an institute its name, and a month its number. A state or city has its country's code and its name:
      ("cities", "US/Palo Alto").
    - names: words in course names that mean the same as the phrase.
    - value: a member of WISHES, WANTS, BOUNDARIES, FILLERS or UNRELATED_TOPICS, such as "cheap". IN_ANY_ORDER for a
      phrase whose words can be in any order. Other entries have an empty value.
    """

    phrase: str
    kind: str
    values: list[tuple[str, str]]
    names: list[str]
    value: str


def read_lexicon_entries() -> list[LexiconEntry]:
    """Return all entries in the order of the tables."""
    return [
        *_read_taxonomy(),
        *_read_subject_words("abbreviations.csv"),
        *_read_subject_words("occupations.csv"),
        *_read_paraphrases("paraphrases.csv"),
        *_read_search_words("search_words.csv"),
        *_read_unrelated_words("unrelated_words.csv"),
        *_read_related_subjects("related_subjects.csv"),
        *_read_places("regions.csv"),
        *_read_areas("areas.csv"),
        *_read_translations(),
        *_read_places(COUNTRY_NAMES),
        *(
            LexiconEntry(name, "institute", [("institutes", institution)], [], "")
            for _, institution, name in read_institution_names()
        ),
    ]


def _read_taxonomy() -> Iterator[LexiconEntry]:
    for row in read_specializations().values():
        for phrase in (row.name, *row.aliases):
            yield LexiconEntry(phrase, "subject", [("specializations", row.slug)], [], "")
    for discipline in read_disciplines():
        yield LexiconEntry(discipline.name, "subject", [("disciplines", discipline.slug)], [], "")
    for level in read_degree_levels().values():
        for phrase in dict.fromkeys((level.name, level.display_name)):
            yield LexiconEntry(phrase, "level", [("degree_levels", level.slug)], [], "")
    for group in read_degree_level_groups():
        yield LexiconEntry(group.name, "level", [("degree_levels_types", group.slug)], [], "")


def _read_subject_words(file_name: str) -> Iterator[LexiconEntry]:
    for place, row in _read_rows(FOLDER / file_name):
        levels = [_parse_level(each, place) for each in split_parts(row["level"], ";")]
        subjects = [_parse_subject(each, place) for each in split_parts(row["subjects"], ";")]
        names = list(split_parts(row["names"], ";"))
        if not (levels or subjects or names):
            raise InvalidLexicon(f"{place}: the phrase means nothing")
        if levels:
            yield LexiconEntry(row["phrase"], "level", levels, names if not subjects else [], "")
        if subjects or not levels:
            yield LexiconEntry(row["phrase"], "subject", subjects, names, "")


def _read_paraphrases(file_name: str) -> Iterator[LexiconEntry]:
    for place, row in _read_rows(FOLDER / file_name, phrase="words"):
        subjects = [_parse_subject(each, place) for each in split_parts(row["subjects"], ";")]
        if not subjects or len(row["words"].split()) < PARAPHRASE_WORDS_MIN:
            raise InvalidLexicon(f"{place}: a paraphrase needs two words and a subject")
        yield LexiconEntry(row["words"], "subject", subjects, [], IN_ANY_ORDER)


def _read_search_words(file_name: str) -> Iterator[LexiconEntry]:
    for place, row in _read_rows(FOLDER / file_name):
        yield _parse_word(row["phrase"], row["kind"], row["value"], place)


def _read_unrelated_words(file_name: str) -> Iterator[LexiconEntry]:
    for place, row in _read_rows(FOLDER / file_name):
        _check(row["topic"], UNRELATED_TOPICS, place)
        yield LexiconEntry(row["phrase"], UNRELATED, [], [], row["topic"])


def _read_related_subjects(file_name: str) -> Iterator[LexiconEntry]:
    """Read the subjects that are nearest to each subject. The phrase of an entry is the slug of the subject."""
    for place, row in _read_rows(FOLDER / file_name, phrase="subject"):
        _check(row["subject"], read_specializations(), place)
        related = [_parse_subject(each, place) for each in split_parts(row["related"], ";")]
        yield LexiconEntry(row["subject"], RELATED, related, [], "")


def _read_places(file_name: str) -> Iterator[LexiconEntry]:
    for place, row in _read_rows(FOLDER / file_name):
        countries = [_parse_country(code, place) for code in split_parts(row["countries"], ";")]
        if not countries:
            raise InvalidLexicon(f"{place}: the phrase means nothing")
        yield LexiconEntry(row["phrase"], "place", countries, [], "")


def _read_areas(file_name: str) -> Iterator[LexiconEntry]:
    for place, row in _read_rows(FOLDER / file_name):
        country = _parse_country(row["country"], place)[1]
        parts = [(key, name) for key in ("states", "cities") for name in split_parts(row[key], ";")]
        if not parts:
            raise InvalidLexicon(f"{place}: the phrase means nothing")
        yield LexiconEntry(
            row["phrase"], "place", [(key, f"{country}/{name}") for key, name in parts], [], ""
        )


def _read_translations() -> Iterator[LexiconEntry]:
    paths = sorted((FOLDER / "translations").glob("*.csv"))
    if not paths:
        raise InvalidLexicon("translations: the folder has no tables")
    for path in paths:
        lines = list(_read_rows(path))
        for place, row in lines:
            yield _parse_translation(row["kind"], row["slug"], row["phrase"], place)
        yield from _read_names_on_pages(path.name, [row for _, row in lines])


def _read_names_on_pages(file_name: str, known: Sequence[Mapping[str, str]]) -> Iterator[LexiconEntry]:
    """Read the names of subjects and levels that the site shows in a language.

    A name that `known` already has with the same meaning, or as a filler, is left out.
    """
    meanings = {(row["kind"], row["slug"], row["phrase"]) for row in known}
    fillers = {row["phrase"] for row in known if row["kind"] == "filler"}
    path = NAMES_ON_PAGES / file_name
    for place, row in _read_rows(path, phrase="name") if path.exists() else ():
        kind, slug, name = KINDS_OF_NAMES.get(row["kind"]), row["slug"], row["name"]
        if kind and (kind, slug, name) not in meanings and name not in fillers:
            yield _parse_translation(kind, slug, name, place)


def _parse_translation(kind: str, slug: str, phrase: str, place: str) -> LexiconEntry:
    if kind == "specialization":
        return LexiconEntry(phrase, "subject", [_parse_subject(slug, place)], [], "")
    if kind == "discipline":
        return LexiconEntry(phrase, "subject", [_parse_subject(f"discipline:{slug}", place)], [], "")
    if kind == "level_type":
        return _parse_word(phrase, "level", f"type:{slug}", place)
    if kind == "level":
        return _parse_word(phrase, "level", LEVELS_OF_WORD.get(slug, slug), place)
    return _parse_word(phrase, kind, slug, place)


def read_institution_names() -> Iterator[tuple[str, str, str]]:
    """Yield three values per line: the country code, the name in the catalogue and the other name of an institution."""
    for place, row in _read_rows(FOLDER / "institution_names.csv", phrase="name"):
        if not row["institution"]:
            raise InvalidLexicon(f"{place}: the institution is missing")
        yield row["country"], row["institution"], row["name"]


def _parse_word(phrase: str, kind: str, value: str, place: str) -> LexiconEntry:
    if kind in ("month", "term"):
        months = [_parse_month(each, place) for each in value.split("+")]
        return LexiconEntry(phrase, "month", [("intakes", month) for month in months], [], "")
    if kind == "level":
        return LexiconEntry(phrase, "level", [_parse_level(each, place) for each in value.split("+")], [], "")
    if kind == "mode":
        _check(value, STUDY_MODES, place)
        return LexiconEntry(phrase, "study mode", [("study_mode", value)], [], "")
    if kind == "language":
        _check(value, LANGUAGE_NAMES, place)
        return LexiconEntry(phrase, "language", [("language", value)], [], "")
    allowed = {"filler": FILLERS, "wish": WISHES, "want": WANTS, "boundary": BOUNDARIES}.get(kind)
    if allowed is None:
        raise InvalidLexicon(f"{place}: there is no kind '{kind}'")
    _check(value, allowed, place)
    return LexiconEntry(phrase, kind, [], [], value)


def _parse_subject(text: str, place: str) -> tuple[str, str]:
    discipline = text.removeprefix("discipline:")
    if discipline != text:
        _check(discipline, {row.slug for row in read_disciplines()}, place)
        return "disciplines", discipline
    _check(text, read_specializations(), place)
    return "specializations", text


def _parse_level(text: str, place: str) -> tuple[str, str]:
    level_type = text.removeprefix("type:")
    if level_type != text:
        _check(level_type, {row.slug for row in read_degree_level_groups()}, place)
        return "degree_levels_types", level_type
    _check(text, read_degree_levels(), place)
    return "degree_levels", text


def _parse_country(text: str, place: str) -> tuple[str, str]:
    if not (len(text) == COUNTRY_CODE_LETTERS and text.isascii() and text.isupper()):
        raise InvalidLexicon(f"{place}: '{text}' is no code of a country")
    return "countries", text


def _parse_month(text: str, place: str) -> str:
    if not (text.isdigit() and 1 <= int(text) <= len(MONTHS)):
        raise InvalidLexicon(f"{place}: '{text}' is no month from 1 to 12")
    return text


def _check(value: str, allowed: object, place: str) -> None:
    if value not in allowed:  # type: ignore[operator]
        raise InvalidLexicon(f"{place}: there is no '{value}'")


def check_exists(path: Path) -> None:
    """Raise InvalidLexicon if the table is missing."""
    if not path.exists():
        raise InvalidLexicon(f"{path.name}: the table is missing")


def _read_rows(path: Path, phrase: str = "phrase") -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield each line with its file and line number. Error messages contain the file and the line number."""
    check_exists(path)
    with path.open(encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.DictReader(file), start=2):
            place = f"{path.name}, line {number}"
            if None in row or None in row.values():
                raise InvalidLexicon(f"{place}: wrong number of fields")
            if not row[phrase] or not row["source"]:
                raise InvalidLexicon(f"{place}: phrase or source is missing")
            yield place, row
