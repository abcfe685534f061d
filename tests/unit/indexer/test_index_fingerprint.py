"""The fingerprint (a hash) of the indices changes only if their content would change."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from indexer.indexing.documents.course import conversion
from indexer.indexing.documents.course.mapping import COURSE_SETTINGS
from indexer.indexing.documents.value_name.lexicon import hash_lexicon
from indexer.indexing.elasticsearch import index_fingerprint
from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.extraction import golden_documents
from schemas.documents.course import statements
from schemas.documents.suggestion.document import SuggestionKind
from schemas.documents.value_name.document import ValueKind
from schemas.taxonomy.synonyms import read_synonym_rules
from tests.unit.indexer.index_format import FILE, describe_as_json

NEW_FORMAT = (
    "The indices changed. Raise DOCUMENT_VERSION in index_fingerprint.py, "
    "then run `python -m tests.unit.indexer.index_format`."
)


@pytest.mark.parametrize("part", ["version", "mappings", "settings", "statements", "documents"])
def test_the_indices_equal_the_committed_format_of_this_version(part: str) -> None:
    committed = json.loads(FILE.read_text("utf-8"))
    assert describe_as_json()[part] == committed[part], NEW_FORMAT


def test_a_changed_conversion_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = compute_index_fingerprint()
    monkeypatch.setattr(conversion, "build_exact_names", lambda *_: [])
    assert compute_index_fingerprint() != before


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DOCUMENT_VERSION", 0),
        ("COURSE_MAPPING", {}),
        ("COURSE_SETTINGS", {}),
        ("SCHOLARSHIP_MAPPING", {}),
        ("SCHOLARSHIP_SETTINGS", {}),
        ("SUGGESTION_MAPPING", {}),
        ("SUGGESTION_SETTINGS", {}),
        ("VALUE_NAME_MAPPING", {}),
        ("VALUE_NAME_SETTINGS", {}),
    ],
)
def test_version_mapping_and_settings_change_the_fingerprint(
    monkeypatch: pytest.MonkeyPatch, name: str, value: Any
) -> None:
    before = compute_index_fingerprint()
    monkeypatch.setattr(index_fingerprint, name, value)
    assert compute_index_fingerprint() != before


def test_a_changed_lexicon_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = compute_index_fingerprint()
    monkeypatch.setattr(index_fingerprint, "hash_lexicon", lambda: "another")
    assert compute_index_fingerprint() != before


def test_the_settings_contain_the_synonyms() -> None:
    filters = COURSE_SETTINGS["analysis"]["filter"]
    assert filters["synonyms"]["synonyms"] == read_synonym_rules() != []


def test_changed_sql_changes_the_fingerprint_and_white_space_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = compute_index_fingerprint()
    monkeypatch.setattr(index_fingerprint, "statements", statements_with(f"{statements.SOURCES}\n  "))
    assert compute_index_fingerprint() == before
    monkeypatch.setattr(index_fingerprint, "statements", statements_with(f"{statements.SOURCES} LIMIT 1"))
    assert compute_index_fingerprint() != before


def statements_with(sources: str) -> Any:
    names = {name: value for name, value in vars(statements).items() if name.isupper()}
    return type("statements", (), {**names, "SOURCES": sources})


def test_the_fingerprint_reads_no_source_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fingerprint must stay the same if a function is renamed or a module is moved."""
    hash_lexicon()

    def refuse(*_: Any, **__: Any) -> str:
        raise AssertionError("a file was read")

    monkeypatch.setattr(Path, "read_text", refuse)
    monkeypatch.setattr(Path, "open", refuse)
    assert compute_index_fingerprint()


def test_every_kind_and_every_statement_has_golden_rows() -> None:
    assert get_args(SuggestionKind) == golden_documents.PLACE_KINDS
    assert (*golden_documents.VALUE_KINDS, "lexicon") == get_args(ValueKind)
    sql = {value for name, value in vars(statements).items() if name.isupper()}
    assert golden_documents.COURSE_ROWS.keys() == sql
