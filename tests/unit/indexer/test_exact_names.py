"""The whole names by which a student asks for one course."""

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
def test_name_and_title_as_people_type_them(name: str, title: str | None, expected: list[str]) -> None:
    assert build_exact_names(name, title, []) == expected


def test_the_institutes_names_come_last_and_each_name_once() -> None:
    assert build_exact_names("Acme", None, ["Acme", "Acme College"]) == ["Acme", "Acme College"]
