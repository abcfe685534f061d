"""The body of a bulk request, the results of its documents, and the setting that forbids automatic index creation."""

import pytest

from indexer.indexing.elasticsearch.bulk import BulkResult, Write, add_item_result, build_bulk_lines
from indexer.indexing.elasticsearch.name_protection import add_protected_names
from indexer.indexing.errors import ElasticsearchUnavailable, IndexMissing

OURS = (
    "-courses,-courses-*,-vocabulary,-vocabulary-*,-suggestions,-suggestions-*,-scholarships,-scholarships-*"
)


def test_a_write_has_a_version_and_a_deletion_has_no_body() -> None:
    assert build_bulk_lines([Write("7", 3, b'{"id":7}'), Write("city:4", 9, None)]) == [
        b'{"index":{"_id":"7","version":3,"version_type":"external"}}',
        b'{"id":7}',
        b'{"delete":{"_id":"city:4","version":9,"version_type":"external"}}',
    ]


@pytest.mark.parametrize(
    ("status", "kind", "error"),
    [
        (403, "security_exception", ElasticsearchUnavailable),
        (403, "cluster_block_exception", ElasticsearchUnavailable),
        (429, "es_rejected_execution_exception", ElasticsearchUnavailable),
        (503, "unavailable_shards_exception", ElasticsearchUnavailable),
        (404, "index_not_found_exception", IndexMissing),
    ],
)
def test_an_error_that_the_document_did_not_cause_is_raised(
    status: int, kind: str, error: type[Exception]
) -> None:
    with pytest.raises(error):
        add_item_result(
            BulkResult(), "courses-000001", 0, {"status": status, "error": {"type": kind, "reason": "so"}}
        )


def test_a_document_error_is_a_refused_item() -> None:
    written, cause = BulkResult(), {"reason": "no number"}
    refused = {"type": "document_parsing_exception", "reason": "cannot parse", "caused_by": cause}
    add_item_result(written, "courses-000001", 0, {"status": 200})
    add_item_result(written, "courses-000001", 1, {"status": 409, "error": refused})
    add_item_result(written, "courses-000001", 2, {"status": 400, "error": refused})
    assert written == BulkResult([0], [1], {2: "cannot parse: no number"})


@pytest.mark.parametrize(
    ("current", "expected"),
    [
        ("true", f"{OURS},+*"),
        ("", f"{OURS},+*"),
        ("false", "false"),
        ("+logs-*,-*", f"{OURS},+logs-*,-*"),
        (f"{OURS},+*", f"{OURS},+*"),
    ],
)
def test_our_names_are_refused_and_other_rules_are_unchanged(current: str, expected: str) -> None:
    assert add_protected_names(current) == expected
