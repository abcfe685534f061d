"""The lines of a bulk body, and names protected from being created by a write."""

import pytest

from indexer.engine.bulk import Write, bulk_lines
from indexer.engine.name_protection import protected

OURS = "-courses,-courses-*,-vocabulary,-vocabulary-*,-suggestions,-suggestions-*"


def test_a_document_goes_with_its_version_and_a_deletion_without_a_body() -> None:
    assert bulk_lines([Write("7", 3, b'{"id":7}'), Write("city:4", 9, None)]) == [
        b'{"index":{"_id":"7","version":3,"version_type":"external"}}',
        b'{"id":7}',
        b'{"delete":{"_id":"city:4","version":9,"version_type":"external"}}',
    ]


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        ("true", f"{OURS},+*"),
        ("", f"{OURS},+*"),
        ("false", "false"),
        ("+logs-*,-*", f"{OURS},+logs-*,-*"),
        (f"{OURS},+*", f"{OURS},+*"),
    ],
)
def test_our_names_are_refused_and_others_are_left_as_they_were(standing: str, expected: str) -> None:
    assert protected(standing) == expected
