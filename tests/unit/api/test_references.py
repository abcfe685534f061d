"""Parsing of references: an id or a slug in a path or a request body."""

import pytest

from api.references import parse_reference


@pytest.mark.parametrize(
    ("reference", "meant"),
    [
        (7, 7), ("7", 7), ("0007", 7), (2**31 - 1, 2**31 - 1), ("law", "law"), ("law-2", "law-2"), ("2-law", "2-law"),
        (0, None), ("0", None), (-1, None), ("-1", None), (2**31, None), (10**40, None), ("9" * 10, None),
        ("9" * 4000, None), ("", None), ("Law", None), ("law_2", None), ("law--2", None), ("law-", None),
        ("l\0w", None), ("läw", None), ("law\n", None), ("x" * 201, None), ("١٢", None), ("'; --", None),
        ("\ud800", None),
    ],
)  # fmt: skip
def test_only_possible_ids_and_slugs_are_accepted(reference: int | str, meant: int | str | None) -> None:
    assert parse_reference(reference) == meant
