"""Names of real courses are assigned to the right specializations."""

import pytest

from schemas.taxonomy.crosswalk import UnknownField, find_asced_specialization, find_cip_specialization
from schemas.taxonomy.folding import fold_words
from schemas.taxonomy.specialization_matching import match_specializations

NAMED_IN_TITLE = [
    ("Graduate Certificate in Cybersecurity", ["029999"], ["cyber-security"]),
    ("Master of Data Science (Professional)", ["010199"], ["data-science", "mathematics"]),
    ("Master of Applied Finance (Advanced)", ["081101"], ["finance"]),
    ("Bachelor of Science (Chemistry)", ["010000"], ["chemistry"]),
    ("Bachelor of Business (Logistics and Supply Chain Management)", ["080399"], ["supply-chain-management"]),
    ("Bachelor of Engineering (Honours) (Civil)", ["030000"], ["civil-engineering"]),
    ("Bachelor of Mechanical Engineering (Honours)", ["030701"], ["mechanical-engineering"]),
    ("Master of Nursing (Mental Health)", ["060305"], ["mental-health-nursing"]),
    (
        "Bachelor of Games and Interactive Environments /Bachelor of Mathematics",
        ["020119"],
        ["game-development"],
    ),
    ("Master of Business Administration (Finance)", ["081101"], ["business-administration", "finance"]),
    ("Bachelor of Health Science (Naturopathy)", ["061901"], ["naturopathy"]),
    ("Certificate III in Light Vehicle Mechanical Technology", ["030501"], ["automotive-mechanics"]),
    ("Bachelor of Medicine, Bachelor of Surgery", ["060103"], ["medicine"]),
    ("Diploma of Leadership and Management", ["080301"], ["leadership-and-management"]),
    ("Master of International Relations", ["090100"], ["international-relations"]),
    ("Master of Engineering in Oil and Gas", ["030303"], ["petroleum-engineering"]),
    ("Master of Medicine (Psychiatry)", ["060105"], ["psychiatry", "medicine"]),
]
NOT_NAMED = [
    ("Doctor of Philosophy", ["020100"], ["computer-science"]),
    ("Doctor of Philosophy (Religious Studies)", ["091703"], ["religion-and-theology"]),
    ("Master of Science", ["010301"], ["physics"]),
    ("Bachelor of Arts", ["090000"], ["liberal-arts-and-humanities"]),
    ("Bachelor of Commerce", ["080101"], ["accounting"]),
    ("Bachelor of Laws (Honours)", ["090900"], ["law"]),
    ("Master of Engineering", ["030301"], ["chemical-engineering"]),
]
DUAL_AWARDS = [
    ("Bachelor of Commerce and Bachelor of Science", ["089999", "010000"], ["business", "general-science"]),
    (
        "Bachelor of Laws (Honours), Bachelor of Business (Marketing)",
        ["090900", "080505"],
        ["law", "marketing"],
    ),
    (
        "Bachelor of Mathematics/Bachelor of Computer Science",
        ["010101", "020100"],
        ["mathematics", "computer-science"],
    ),
    (
        "Bachelor of Engineering (Honours) and Bachelor of Design in Architecture",
        ["030000", "040199"],
        ["engineering", "architecture"],
    ),
    ("Master of Medicine and Master of Philosophy", ["060100", "060100"], ["medicine"]),
]


@pytest.mark.parametrize(("name", "codes", "slugs"), [*NAMED_IN_TITLE, *NOT_NAMED, *DUAL_AWARDS])
def test_real_course_names_give_their_specializations(name: str, codes: list[str], slugs: list[str]) -> None:
    assert match_specializations([find_asced_specialization(code) for code in codes], name) == slugs


def test_a_subject_of_another_discipline_does_not_replace_that_of_the_source() -> None:
    assert match_specializations(["economics"], "Bachelor of Economics (Nursing)") == ["economics"]


def test_only_whole_words_match() -> None:
    assert match_specializations(["fine-arts"], "Master of Artistry") == ["fine-arts"]
    assert match_specializations(["information-technology"], "Bachelor of Trait Aid") == [
        "information-technology"
    ]


def test_no_field_gives_no_specialization() -> None:
    assert match_specializations([], "Bachelor of Nursing") == []


def test_words_are_folded() -> None:
    assert fold_words("Nutrition & Food (Hons.)/Children's Éducation") == (
        "nutrition", "and", "food", "hons", "/", "childrens", "education",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("code", "slug"),
    [
        ("1107", "computer-science"),
        ("901", "media-and-communication"),
        ("11.07", "computer-science"),
        ("11.1003", "cyber-security"),
        ("111003", "cyber-security"),
        ("11.0701", "computer-science"),
        ("5138", "nursing"),
        ("52.0299", "business-administration"),
    ],
)
def test_cip_codes_are_read_with_and_without_their_dot(code: str, slug: str) -> None:
    assert find_cip_specialization(code) == slug


def test_an_unlisted_asced_code_maps_to_its_broader_field() -> None:
    assert find_asced_specialization("020197") == find_asced_specialization("0201") == "computer-science"


@pytest.mark.parametrize(("scheme", "code"), [("ASCED", "990000"), ("CIP", "99.01"), ("CIP", "")])
def test_the_error_for_an_unknown_field_names_scheme_and_code(scheme: str, code: str) -> None:
    read = find_asced_specialization if scheme == "ASCED" else find_cip_specialization
    with pytest.raises(UnknownField, match=f"{scheme}: no field with the code '{code}'"):
        read(code)
