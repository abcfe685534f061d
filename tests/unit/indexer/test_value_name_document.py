"""The conversion of a value row to its value name document.

Value names are the names of filter values, such as countries and subjects.
"""

from datetime import date
from decimal import Decimal
from typing import get_args

import pytest

from indexer.indexing.documents.value_name.conversion import (
    EXTRA_COLUMNS,
    PARENT_COLUMNS,
    build_value_name_document,
    build_value_name_id,
)
from indexer.indexing.extraction.value_name_statements import STATEMENTS
from schemas.documents.value_name.document import ValueKind

COMMON = {"id": 4, "slug": "four", "old_slugs": ["iv"], "name": "Four", "position": 2}


@pytest.mark.parametrize(
    ("kind", "columns", "parents", "extra"),
    [
        ("region", {"countries": [1, 3], "type": "area"}, {"countries": [1, 3]}, {"type": "area"}),
        (
            "city",
            {"country": 1, "state": 2, "latitude": 1.5, "longitude": 2.5, "population": 9, "other_names": ["4"]},
            {"country": 1, "state": 2},
            {"latitude": 1.5, "longitude": 2.5, "population": 9, "other_names": ["4"]},
        ),
        (
            "currency",
            {"code": "AUD", "description": "Dollar", "value_to_pkr": Decimal("1.5"), "rate_date": date(2026, 9, 29)},
            {},
            {"code": "AUD", "description": "Dollar", "value_to_pkr": 1.5, "rate_date": "2026-09-29"},
        ),
        (
            "specialization",
            {"discipline": 7, "is_field": False, "isced_code": "0613"},
            {"discipline": 7},
            {"is_field": False, "isced_code": "0613"},
        ),
    ],
)  # fmt: skip
def test_a_row_becomes_its_document(
    kind: ValueKind, columns: dict[str, object], parents: dict[str, object], extra: dict[str, object]
) -> None:
    assert build_value_name_document(kind, {**COMMON, **columns}) == {
        "kind": kind,
        **COMMON,
        "parents": parents,
        "extra": extra,
    }


def test_every_kind_is_read_and_converted() -> None:
    """An SQL statement reads each kind of value. Only the kind "lexicon" has no rows in PostgreSQL."""
    kinds = set(get_args(ValueKind)) - {"lexicon"}
    assert kinds == STATEMENTS.keys() == PARENT_COLUMNS.keys() == EXTRA_COLUMNS.keys()


def test_the_document_id_starts_with_the_kind() -> None:
    assert build_value_name_id("degree_level_group", -1) == "degree_level_group:-1"
