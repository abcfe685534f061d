"""The verification compares the expected state of a document with the stored one, and names the fault."""

from dataclasses import dataclass, replace

import pytest

from indexer.indexing.verification.course_faults import ExpectedCourse, StoredDocument, find_fault
from indexer.indexing.verification.faults import Fault
from indexer.indexing.verification.merge_join import merge_join

RIGHT = ExpectedCourse(1, True, 3, 3, "hash", 3)
DOCUMENT = StoredDocument(1, 3, "hash", False)
TOMBSTONE = StoredDocument(1, 3, "hash", True)
HIDDEN = replace(RIGHT, published=False)


@pytest.mark.parametrize(
    ("expected", "stored", "fault"),
    [
        (RIGHT, DOCUMENT, None),
        (HIDDEN, TOMBSTONE, None),
        (None, None, None),
        (ExpectedCourse(1, False, 3, None, None, None), None, None),
        (RIGHT, None, Fault.MISSING),
        (RIGHT, TOMBSTONE, Fault.MISSING),
        (ExpectedCourse(1, True, None, None, None, None), None, Fault.MISSING),
        (HIDDEN, None, Fault.MISSING),
        (HIDDEN, DOCUMENT, Fault.SURPLUS),
        (None, DOCUMENT, Fault.SURPLUS),
        (RIGHT, replace(DOCUMENT, content_hash="other"), Fault.STALE),
        (RIGHT, replace(DOCUMENT, body_hash="tampered"), Fault.STALE),
        (replace(RIGHT, converted_hash="changed"), DOCUMENT, Fault.STALE),
        (replace(RIGHT, converted_hash="hash"), replace(DOCUMENT, body_hash="hash"), None),
        (RIGHT, replace(DOCUMENT, version=4), Fault.WRONG_VERSION),
        (replace(RIGHT, settled_version=7, ledger_version=7), DOCUMENT, None),
        (replace(RIGHT, ledger_version=None), DOCUMENT, Fault.UNRECORDED),
        (ExpectedCourse(1, True, 3, None, None, None), DOCUMENT, Fault.UNRECORDED),
    ],
)
def test_the_fault_of_a_document_in_the_live_generation(
    expected: ExpectedCourse | None, stored: StoredDocument | None, fault: Fault | None
) -> None:
    assert find_fault(expected, stored) == fault


@pytest.mark.parametrize(
    ("expected", "stored", "fault"),
    [
        (HIDDEN, DOCUMENT, None),
        (RIGHT, TOMBSTONE, None),
        (ExpectedCourse(1, True, 9, None, None, None), None, None),
        (RIGHT, None, Fault.MISSING),
        (RIGHT, replace(DOCUMENT, content_hash="other"), Fault.STALE),
    ],
)
def test_the_previous_generation_is_compared_with_its_own_records(
    expected: ExpectedCourse, stored: StoredDocument | None, fault: Fault | None
) -> None:
    assert find_fault(expected, stored, receives_writes=False) == fault


@dataclass(frozen=True)
class Key:
    key: int


def test_a_merge_join_pairs_equal_keys() -> None:
    left, right = map(Key, [-2, 1, 3, 9]), map(Key, [1, 2, 3, 3])
    pairs = [(one and one.key, other and other.key) for one, other in merge_join(left, right)]
    assert pairs == [(-2, None), (1, 1), (None, 2), (3, 3), (None, 3), (9, None)]
