"""The names of states and cities in other languages."""

import csv
import unicodedata
from pathlib import Path

import pytest

from indexer.catalogue.reference.data_files import read_regional_cities, read_states
from indexer.catalogue.reference.geonames import read_cities, read_places_in_countries
from indexer.catalogue.sample.institutions import read_institutions
from schemas.taxonomy import translated_places
from schemas.taxonomy.lexicon.entries import read_lexicon_entries
from schemas.taxonomy.translated_names import list_languages
from schemas.taxonomy.translated_places import (
    list_place_languages,
    list_translated_names,
    read_translated_places,
)
from schemas.taxonomy.translation_files import InvalidName
from search.interpretation.tokens import build_phrase_key

SOURCES = {"own", "CLDR", "GeoNames", "iso3166-2-db"}


def test_each_language_of_the_site_names_has_names_of_places() -> None:
    assert list_place_languages() == list_languages()


@pytest.mark.parametrize("language", list_place_languages())
def test_every_line_names_a_place_of_the_gazetteer(language: str) -> None:
    names = read_translated_places(language).names
    assert names["state"].keys() <= {(row.country_code, row.name) for row in read_states()}
    known = {(row.country_code, row.name) for row in (*read_cities(), *read_regional_cities())}
    others = names["city"].keys() - known
    small = {(row.country_code, row.name) for row in read_places_in_countries({code for code, _ in others})}
    assert others <= small


@pytest.mark.parametrize("language", list_place_languages())
def test_every_city_of_the_sample_has_a_name(language: str) -> None:
    names = read_translated_places(language).names["city"]
    cities = {
        (institution.country, campus.city)
        for institution in read_institutions()
        for campus in institution.campuses
    }
    assert cities - names.keys() == set()


@pytest.mark.parametrize("language", list_place_languages())
def test_names_are_in_the_arabic_script_and_marked_unreviewed(language: str) -> None:
    places = read_translated_places(language)
    assert not places.is_reviewed
    for of_kind in places.names.values():
        for name in of_kind.values():
            assert all(letter == " " or unicodedata.name(letter).startswith("ARABIC") for letter in name), (
                name
            )


@pytest.mark.parametrize("language", list_place_languages())
def test_no_name_of_a_place_is_a_subject_or_another_word_of_the_search(language: str) -> None:
    """The search would read such a word as the place: an Urdu spelling of Madison also means medicine."""
    kinds: dict[str, set[str]] = {}
    for entry in read_lexicon_entries():
        kinds.setdefault(build_phrase_key(entry.phrase), set()).add(entry.kind)
    for of_kind in read_translated_places(language).names.values():
        for name in of_kind.values():
            assert kinds.get(build_phrase_key(name), {"place"}) == {"place"}, name


def test_a_place_has_its_names_in_all_languages() -> None:
    assert list_translated_names("city", "AU", "Sydney") == ["سيدني", "سڈنی"]
    assert list_translated_names("state", "AU", "Victoria") == ["فيكتوريا", "وکٹوریہ"]
    assert list_translated_names("city", "AU", "Nowhere") == []


def test_a_language_without_a_file_has_no_names() -> None:
    assert read_translated_places("xx").names == {"state": {}, "city": {}}


@pytest.mark.parametrize(
    "line",
    [
        "city,AU,Sydney,,own,no",
        "town,AU,Sydney,سڈنی,own,no",
        "city,AU,Sydney,سڈنی,own,maybe",
        "city,AU,Sydney,سڈنی,own,no\ncity,AU,Sydney,سڈنے,own,no",
    ],
)
def test_an_invalid_line_is_named(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx.csv").write_text(
        f"kind,country,english_name,name,source,reviewed\n{line}\n", encoding="utf-8"
    )
    monkeypatch.setattr(translated_places, "FOLDER", tmp_path)
    with pytest.raises(InvalidName, match=r"xx\.csv, line"):
        read_translated_places.__wrapped__("xx")


def test_every_line_states_its_source() -> None:
    for path in translated_places.FOLDER.glob("*.csv"):
        with path.open(encoding="utf-8", newline="") as file:
            assert {row["source"] for row in csv.DictReader(file)} <= SOURCES
