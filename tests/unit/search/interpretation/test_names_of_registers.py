"""For an exact name, the institute is the first match. For a name with one typo, it is among the first three.

The search knows all institutes of the real registers. The test searches for NAMES_CHECKED of them.
"""

import csv
import gzip
from pathlib import Path

from indexer.indexing.documents.value_name.lexicon import build_lexicon_documents
from schemas.contracts.unified.suggestions import SearchSuggestion
from search.calls.search_suggestions import find_names
from search.interpretation.interpretation import interpret
from search.interpretation.lexicon_builder import get_lexicon
from search.results.suggestions.values import build_suggested_values, drop_guesses
from search.text_folding import fold_text
from search.value_names.named_value import build_named_value
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import VersionStamp
from tests.names_with_typos import misspell, select_names
from tests.unit.search.small_value_names import value


def read_name(line: dict[str, str]) -> str:
    """Read the name. Some names of the file end with a hyphen."""
    return line["name"].removesuffix(" -")


def test_a_real_institute_is_found_by_its_name_and_with_a_typo(shared_data: Path) -> None:
    with gzip.open(shared_data / "normalised" / "institutions.csv.gz", "rt", encoding="utf-8") as file:
        names = list({fold_text(name): name for name in map(read_name, csv.DictReader(file))}.values())
    institutes = [
        value("institute", number, name, {"country": 1}) for number, name in enumerate(names, start=1)
    ]
    lexicon = list(map(build_named_value, build_lexicon_documents()))
    values = [value("country", 1, "Australia", extra={"iso2": "AU"}), *institutes, *lexicon]
    value_names = ValueNames(VersionStamp("vocabulary-000001", len(values), 10.0, 9.0), values)

    def find(text: str) -> list[SearchSuggestion]:
        matches = drop_guesses(find_names(interpret(text, get_lexicon(value_names)), value_names))
        return build_suggested_values("institute", matches, {"institute": {}}, value_names, 3)

    taken = set(map(fold_text, names))
    for name in select_names(names):
        assert find(name)[0]["name"] == name
        typed = misspell(name, taken) or name
        assert name in [each["name"] for each in find(typed)], (name, typed, find(typed))
