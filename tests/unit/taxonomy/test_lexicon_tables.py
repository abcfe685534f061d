"""The tables of the lexicon (words and phrases with their meanings) are valid, sorted and large enough.

The error for an invalid line names the file and the line.
"""

import csv
import shutil
from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from schemas.taxonomy.data_files import read_degree_levels, read_disciplines
from schemas.taxonomy.lexicon import entries
from schemas.taxonomy.lexicon.entries import (
    FOLDER,
    InvalidLexicon,
    LexiconEntry,
    read_lexicon_entries,
)
from schemas.taxonomy.lexicon.ordinary_words import (
    DICTIONARY_LETTERS_MIN,
    read_dictionary_words,
    read_ordinary_words,
)
from search.interpretation.spelling.similar_words import TYPO_LETTERS_MIN
from search.interpretation.tokens import build_phrase_key

PHRASE_TABLES = (
    "abbreviations.csv", "areas.csv", "occupations.csv", "paraphrases.csv", "regions.csv", "search_words.csv",
    "unrelated_words.csv",
)  # fmt: skip
OTHER_TABLES = ("country_names.csv", "institution_names.csv")
TRANSLATIONS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("translations/*.csv"))
ABBREVIATIONS_MIN = 400
OCCUPATIONS_MIN = 400
PARAPHRASES_MIN = 250
LANGUAGES_MIN = 35
SPECIALIZATIONS_PER_LANGUAGE_MIN = 150
SMALLER_TABLES = frozenset(
    f"translations/{language}.csv" for language in ("am", "az", "ha", "kk", "ne", "ta", "te", "uz")
)
"""Tables of languages that so far have only the search words and the most common subjects."""
COMMONEST_SPECIALIZATIONS_MIN = 30
LANGUAGES_WITH_ALL_LEVELS_MIN = 20

Row = dict[str, str]


def read_rows(table: str) -> list[Row]:
    with (FOLDER / table).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def list_kind(table: str, kind: str) -> set[str]:
    return {row["slug"] for row in read_rows(table) if row["kind"] == kind}


def test_every_line_is_valid() -> None:
    assert all(isinstance(entry, LexiconEntry) for entry in read_lexicon_entries())


def test_the_names_of_levels_are_in_the_order_of_their_table() -> None:
    """Every process must read the entries in the same order, because the hash of the index depends on the order."""
    found = [
        entry.phrase
        for entry in read_lexicon_entries()
        if entry.kind == "level" and entry.values[0][0] == "degree_levels"
    ]
    expected = [
        name
        for level in read_degree_levels().values()
        for name in dict.fromkeys((level.name, level.display_name))
    ]
    assert found[: len(expected)] == expected


@pytest.mark.parametrize("table", [*PHRASE_TABLES, *OTHER_TABLES, *TRANSLATIONS])
def test_every_line_has_a_source_and_no_line_occurs_twice(table: str) -> None:
    rows = read_rows(table)
    assert [row for row in rows if not row["source"]] == []
    counts = Counter(tuple(value for key, value in row.items() if key != "source") for row in rows)
    assert [line for line, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("table", [*PHRASE_TABLES, *OTHER_TABLES, *TRANSLATIONS])
def test_no_field_begins_or_ends_with_a_space(table: str) -> None:
    assert [row for row in read_rows(table) for value in row.values() if value != value.strip()] == []


@pytest.mark.parametrize("table", PHRASE_TABLES)
def test_tables_of_phrases_are_sorted(table: str) -> None:
    lines = [tuple(row.values()) for row in read_rows(table)]
    assert lines == sorted(lines)


def get_value_key(row: Row) -> tuple[str, int, str]:
    month = int(row["slug"].split("+")[0]) if row["kind"] == "month" else 0
    return row["kind"], month, row["slug"] if not month else ""


@pytest.mark.parametrize("table", TRANSLATIONS)
def test_translations_are_sorted_by_kind_and_value(table: str) -> None:
    keys = [get_value_key(row) for row in read_rows(table)]
    assert keys == sorted(keys)


def test_names_of_countries_and_institutions_are_sorted() -> None:
    countries = [(row["countries"], row["phrase"]) for row in read_rows("country_names.csv")]
    assert countries == sorted(countries)
    columns = ("country", "institution", "kind", "name")
    institutions = [tuple(row[column] for column in columns) for row in read_rows("institution_names.csv")]
    assert institutions == sorted(institutions)


def test_ordinary_words_are_sorted_lower_case_and_distinct() -> None:
    words = read_ordinary_words()
    assert words == sorted(set(words))
    assert [word for word in words if word != word.lower()] == []
    assert {"course", "study", "reading", "lawyer"} <= set(words)


def test_the_dictionary_has_the_words_that_a_typo_check_can_meet() -> None:
    words = read_dictionary_words()
    assert DICTIONARY_LETTERS_MIN <= TYPO_LETTERS_MIN
    assert {"topology", "metrology", "kannada", "heaven"} <= set(words)
    assert not {"nursin", "buisness"} & set(words)
    assert [word for word in words if build_phrase_key(word) != word] == []


def test_the_tables_are_large_enough() -> None:
    assert len(read_rows("abbreviations.csv")) >= ABBREVIATIONS_MIN
    assert len(read_rows("occupations.csv")) >= OCCUPATIONS_MIN
    assert len(read_rows("paraphrases.csv")) >= PARAPHRASES_MIN


def test_languages_have_all_disciplines_and_the_common_specializations() -> None:
    disciplines = {discipline.slug for discipline in read_disciplines()}
    tables = [table for table in TRANSLATIONS if table not in SMALLER_TABLES]
    assert [table for table in tables if list_kind(table, "discipline") != disciplines] == []
    counts = {table: len(list_kind(table, "specialization")) for table in TRANSLATIONS}
    assert [table for table in tables if counts[table] < SPECIALIZATIONS_PER_LANGUAGE_MIN] == []
    assert [table for table in SMALLER_TABLES if counts[table] < COMMONEST_SPECIALIZATIONS_MIN] == []
    assert len(tables) >= LANGUAGES_MIN
    assert "translations/ur.csv" in tables


def test_most_languages_have_all_levels() -> None:
    levels = set(read_degree_levels())
    complete = [
        table
        for table in TRANSLATIONS
        if levels <= {slug for slugs in list_kind(table, "level") for slug in slugs.split("+")}
    ]
    assert len(levels) == 13
    assert len(complete) >= LANGUAGES_WITH_ALL_LEVELS_MIN
    assert "translations/ur.csv" in complete


@lru_cache
def read_entries_once() -> list[LexiconEntry]:
    return read_lexicon_entries()


def list_meanings(phrase: str) -> list[tuple[str, list[tuple[str, str]], str]]:
    return [(each.kind, each.values, each.value) for each in read_entries_once() if each.phrase == phrase]


YORKSHIRE = ("Leeds", "Sheffield", "York", "Bradford", "Hull", "Kingston upon Hull", "Huddersfield")


@pytest.mark.parametrize(
    ("phrase", "meaning"),
    [
        ("Nursing", ("subject", [("specializations", "nursing")], "")),
        ("september", ("month", [("intakes", "9")], "")),
        ("part time", ("study mode", [("study_mode", "part-time")], "")),
        ("taught in english", ("language", [("language", "en")], "")),
        ("cheap", ("wish", [], "cheap")),
        ("without ielts", ("want", [], "no-language-test")),
        ("under", ("boundary", [], "fee-max")),
        ("course", ("filler", [], "study")),
        ("please", ("filler", [], "")),
        ("season 5", ("unrelated", [], "entertainment")),
        ("yorkshire", ("place", [("cities", f"GB/{each}") for each in YORKSHIRE], "")),
        ("Deutschland", ("place", [("countries", "DE")], "")),
        ("Oxford Uni", ("institute", [("institutes", "University of Oxford")], "")),
        ("rechtswissenschaft", ("subject", [("specializations", "law")], "")),
    ],
)
def test_lines_become_entries(phrase: str, meaning: tuple[str, list[tuple[str, str]], str]) -> None:
    assert meaning in list_meanings(phrase)


def test_an_award_with_a_subject_becomes_two_entries() -> None:
    subject = [("specializations", "business-administration")]
    assert list_meanings("mba")[:2] == [
        ("level", [("degree_levels", "masters-degree")], ""), ("subject", subject, ""),
    ]  # fmt: skip


SUBJECTS = "phrase,level,subjects,names,source"
WORDS = "phrase,kind,value,source"
PARAPHRASES = "words,subjects,source"
PLACES = "phrase,countries,source"
AREAS = "phrase,country,states,cities,source"
UNRELATED = "phrase,topic,source"
NAMES = "country,institution,name,kind,source"
TRANSLATED = "kind,slug,phrase,source"


@pytest.mark.parametrize(
    ("table", "header", "line", "reason"),
    [
        ("abbreviations.csv", SUBJECTS, "xx,,no-subject,,own", "there is no 'no-subject'"),
        ("abbreviations.csv", SUBJECTS, "xx,no-level,,,own", "there is no 'no-level'"),
        ("abbreviations.csv", SUBJECTS, "xx,type:no-type,,,own", "there is no 'no-type'"),
        ("abbreviations.csv", SUBJECTS, "xx,,discipline:none,,own", "there is no 'none'"),
        ("abbreviations.csv", SUBJECTS, "xx,,,,own", "the phrase means nothing"),
        ("occupations.csv", SUBJECTS, "xx,,law,,", "phrase or source is missing"),
        ("occupations.csv", SUBJECTS, ",,law,,own", "phrase or source is missing"),
        ("occupations.csv", SUBJECTS, "xx,,law,own", "wrong number of fields"),
        ("occupations.csv", SUBJECTS, "xx,,law,,own,more", "wrong number of fields"),
        ("paraphrases.csv", PARAPHRASES, "fix,dentistry,own", "a paraphrase needs two words and a subject"),
        ("paraphrases.csv", PARAPHRASES, "fix tooth,,own", "a paraphrase needs two words and a subject"),
        ("paraphrases.csv", PARAPHRASES, "fix tooth,no-subject,own", "there is no 'no-subject'"),
        ("paraphrases.csv", PARAPHRASES, "fix tooth,dentistry,", "phrase or source is missing"),
        ("search_words.csv", WORDS, "xx,no-kind,,own", "there is no kind 'no-kind'"),
        ("search_words.csv", WORDS, "xx,month,13,own", "'13' is no month from 1 to 12"),
        ("search_words.csv", WORDS, "xx,term,9+0,own", "'0' is no month from 1 to 12"),
        ("search_words.csv", WORDS, "xx,month,may,own", "'may' is no month from 1 to 12"),
        ("search_words.csv", WORDS, "xx,mode,sometimes,own", "there is no 'sometimes'"),
        ("search_words.csv", WORDS, "xx,language,xx,own", "there is no 'xx'"),
        ("search_words.csv", WORDS, "xx,wish,expensive,own", "there is no 'expensive'"),
        ("search_words.csv", WORDS, "xx,want,pizza,own", "there is no 'pizza'"),
        ("search_words.csv", WORDS, "xx,boundary,near,own", "there is no 'near'"),
        ("search_words.csv", WORDS, "xx,filler,something,own", "there is no 'something'"),
        ("regions.csv", PLACES, "xx,,own", "the phrase means nothing"),
        ("regions.csv", PLACES, "xx,SE;Norway,own", "'Norway' is no code of a country"),
        ("areas.csv", AREAS, "xx,US,,,own", "the phrase means nothing"),
        ("areas.csv", AREAS, "xx,usa,California,,own", "'usa' is no code of a country"),
        ("unrelated_words.csv", UNRELATED, "xx,law,own", "there is no 'law'"),
        ("country_names.csv", PLACES, "xx,se,own", "'se' is no code of a country"),
        ("institution_names.csv", NAMES, "GB,,UoX,short,own", "the institution is missing"),
        ("institution_names.csv", NAMES, "GB,University of Oxford,,short,own", "phrase or source is missing"),
        ("translations/xx.csv", TRANSLATED, "discipline,none,xx,own", "there is no 'none'"),
        ("translations/xx.csv", TRANSLATED, "specialization,none,xx,own", "there is no 'none'"),
        ("translations/xx.csv", TRANSLATED, "level_type,none,xx,own", "there is no 'none'"),
        ("translations/xx.csv", TRANSLATED, "subject,law,xx,own", "there is no kind 'subject'"),
    ],
)
def test_an_invalid_line_is_an_error_with_file_line_and_reason(
    table: str, header: str, line: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = copy_tables(tmp_path, monkeypatch) / table
    path.write_text(f"{header}\n{line}\n", encoding="utf-8")
    with pytest.raises(InvalidLexicon) as error:
        read_lexicon_entries()
    assert str(error.value) == f"{path.name}, line 2: {reason}"


@pytest.mark.parametrize("table", [*PHRASE_TABLES, *OTHER_TABLES])
def test_a_missing_table_is_an_error_that_names_it(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (copy_tables(tmp_path, monkeypatch) / table).unlink()
    with pytest.raises(InvalidLexicon, match=rf"^{table}: the table is missing$"):
        read_lexicon_entries()


def test_missing_translations_and_ordinary_words_are_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copy_tables(tmp_path, monkeypatch)
    shutil.rmtree(folder / "translations")
    with pytest.raises(InvalidLexicon, match=r"^translations: the folder has no tables$"):
        read_lexicon_entries()
    (folder / "english_words.txt").unlink()
    with pytest.raises(InvalidLexicon, match=r"^english_words\.txt: the table is missing$"):
        read_ordinary_words()


def copy_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy the tables to a folder from which the code then reads them. Tests may change the copy."""
    folder = tmp_path / "lexicon"
    shutil.copytree(FOLDER, folder)
    monkeypatch.setattr(entries, "FOLDER", folder)
    return folder
