"""The names of disciplines, degree levels and specializations in other languages."""

import csv
import unicodedata
from pathlib import Path

import pytest

from indexer.catalogue.sample.csv_tables import GUIDES, read_table
from schemas.settings import ROOT
from schemas.taxonomy import translated_names
from schemas.taxonomy.data_files import read_degree_levels, read_disciplines, read_specializations
from schemas.taxonomy.lexicon.entries import read_lexicon_entries
from schemas.taxonomy.translated_names import list_languages, read_translated_names
from schemas.taxonomy.translation_files import InvalidName
from search.interpretation.tokens import build_phrase_key

COMMONEST_SPECIALIZATIONS = 150
REGIONS = ROOT / "indexer/catalogue/reference/data/regions.csv"


@pytest.mark.parametrize("language", list_languages())
def test_a_language_names_every_discipline_and_level_and_the_commonest_specializations(language: str) -> None:
    names = read_translated_names(language).names
    assert names["discipline"].keys() == {row.slug for row in read_disciplines()}
    assert names["degree_level"].keys() == read_degree_levels().keys()
    assert names["specialization"].keys() <= read_specializations().keys()
    assert len(names["specialization"]) >= COMMONEST_SPECIALIZATIONS
    for of_kind in names.values():
        assert len(set(of_kind.values())) == len(of_kind), "two values of a kind have the same name"


def test_each_specialization_region_and_visa_requirement_has_an_urdu_name() -> None:
    names = read_translated_names("ur").names
    assert names["specialization"].keys() == read_specializations().keys()
    assert names["region"].keys() == {row["slug"] for row in read_table(REGIONS, dict)}
    requirements = read_table(GUIDES / "visa_guides.csv", lambda row: row["requirements"].split("|"))
    assert names["visa_requirement"].keys() == {each for of_country in requirements for each in of_country}


def test_urdu_names_are_in_the_arabic_script_and_marked_unreviewed() -> None:
    urdu = read_translated_names("ur")
    assert not urdu.is_reviewed
    for of_kind in urdu.names.values():
        for key, name in of_kind.items():
            kept = {word.strip("()") for word in key.split()}
            words = [word for word in name.split() if word.strip("()") not in kept]
            letters = [letter for word in words for letter in word if letter.isalpha()]
            assert all(unicodedata.name(letter).startswith("ARABIC") for letter in letters), name


@pytest.mark.parametrize(
    "line",
    [
        "discipline,law,,own,no",
        "institute,law,قانون,own,no",
        "discipline,law,قانون,own,maybe",
        "discipline,law,قانون,own,no\ndiscipline,law,لاء,own,no",
    ],
)
def test_an_invalid_line_is_named(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx.csv").write_text(f"kind,slug,name,source,reviewed\n{line}\n", encoding="utf-8")
    monkeypatch.setattr(translated_names, "FOLDER", tmp_path)
    with pytest.raises(InvalidName, match=r"xx\.csv, line"):
        read_translated_names.__wrapped__("xx")


def test_every_line_states_its_source() -> None:
    for path in translated_names.FOLDER.glob("*.csv"):
        with path.open(encoding="utf-8", newline="") as file:
            assert {row["source"] for row in csv.DictReader(file)} == {"own"}


@pytest.mark.parametrize("language", list_languages())
def test_the_search_understands_each_subject_and_level_as_the_site_names_it(language: str) -> None:
    keys = {"specialization": "specializations", "discipline": "disciplines", "degree_level": "degree_levels"}
    known: dict[str, set[tuple[str, str]]] = {}
    for entry in read_lexicon_entries():
        known.setdefault(build_phrase_key(entry.phrase), set()).update(entry.values)
    names = read_translated_names(language).names
    fillers = {"شهادة"}  # This Arabic word means any degree.
    assert [
        (slug, name)
        for kind, key in keys.items()
        for slug, name in names[kind].items()
        if (key, slug) not in known.get(build_phrase_key(name), set()) and name not in fillers
    ] == []
