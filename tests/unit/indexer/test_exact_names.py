"""The full names that a student types to find one specific course."""

import pytest

from indexer.indexing.documents.course.exact_names import build_exact_names


@pytest.mark.parametrize(
    ("name", "title", "expected"),
    [
        ("Nursing", None, ["Nursing"]),
        ("Nursing", "BN", ["Nursing", "BN Nursing", "BN in Nursing", "Nursing BN"]),
        ("Nursing", "Bachelor of Nursing", ["Nursing", "Bachelor of Nursing"]),
        ("Bachelor of Nursing", "Bachelor of Nursing", ["Bachelor of Nursing"]),
        ("Master of Business Administration", "Master", ["Master of Business Administration"]),
        ("Law", "(Hons)", ["Law", "(Hons) Law", "(Hons) in Law", "Law (Hons)", "Hons Law", "Hons in Law", "Law Hons"]),
    ],
)  # fmt: skip
def test_exact_names_combine_name_and_title(name: str, title: str | None, expected: list[str]) -> None:
    assert build_exact_names(name, title, []) == expected


def test_institute_names_come_last_and_names_do_not_repeat() -> None:
    assert build_exact_names("Acme", None, ["Acme", "Acme College"]) == ["Acme", "Acme College"]
