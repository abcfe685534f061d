"""Level names as real registers write them get the right degree level. Language courses are recognised."""

import pytest

from schemas.taxonomy.language_courses import find_language_course_reason
from schemas.taxonomy.levels import LevelNotImported, UnknownLevelWording, find_degree_level
from schemas.vocabulary.kinds import LevelType


@pytest.mark.parametrize(
    ("source", "wording", "slug", "level_type"),
    [
        ("cricos", "Certificate IV", "certificate", LevelType.UNDERGRADUATE),
        ("cricos", "Diploma", "diploma", LevelType.UNDERGRADUATE),
        ("cricos", "Bachelor Honours Degree", "bachelors-honours-degree", LevelType.UNDERGRADUATE),
        ("cricos", "Graduate Certificate", "graduate-certificate", LevelType.POSTGRADUATE),
        ("cricos", "Masters Degree (Coursework)", "masters-degree", LevelType.POSTGRADUATE),
        ("cricos", "Masters Degree (Research)", "masters-by-research", LevelType.POSTGRADUATE_BY_RESEARCH),
        ("cricos", " Doctoral  Degree ", "doctorate", LevelType.POSTGRADUATE_BY_RESEARCH),
        ("scorecard", "Bachelors Degree", "bachelors-degree", LevelType.UNDERGRADUATE),
        ("scorecard", "First Professional Degree", "professional-degree", LevelType.POSTGRADUATE),
        ("scorecard", "Doctoral Degree", "doctorate", LevelType.POSTGRADUATE_BY_RESEARCH),
    ],
)
def test_wordings_map_to_levels(source: str, wording: str, slug: str, level_type: LevelType) -> None:
    level = find_degree_level(source, wording)
    assert (level.slug, level.level_type) == (slug, level_type)


@pytest.mark.parametrize("wording", ["Primary School Studies", "Kindergarten Studies", "Non AQF Award"])
def test_an_excluded_wording_has_a_reason(wording: str) -> None:
    with pytest.raises(LevelNotImported, match=r"^(school|non-award): "):
        find_degree_level("cricos", wording)


def test_the_error_for_an_unknown_wording_names_source_and_wording() -> None:
    with pytest.raises(UnknownLevelWording, match="cricos has no wording 'Certificate V'"):
        find_degree_level("cricos", "Certificate V")


@pytest.mark.parametrize(
    ("codes", "name"),
    [
        (["091501"], "General English (Elementary to Upper-Intermediate)"),
        (["091501"], "Business English Program"),
        (["120103"], "Certificate III in Spoken and Written English"),
        (["129999"], "Pre-Intermediate ELICOS"),
    ],
)
def test_english_courses_for_learners_are_language_courses(codes: list[str], name: str) -> None:
    assert find_language_course_reason(codes, name) is not None


@pytest.mark.parametrize(
    ("codes", "name"),
    [
        (["091501"], "Master of English Language in Australia"),
        (["070115"], "Certificate IV in TESOL (Teaching English to Speakers of Other Languages)"),
        (["070109"], "Diploma of English Language Teaching (TESOL)"),
        (["091519"], "Diploma of Interpreting (LOTE-English)"),
        (["091523"], "Master of English Studies"),
        (["090000"], "Bachelor of Arts"),
    ],
)
def test_degrees_and_teacher_training_are_no_language_courses(codes: list[str], name: str) -> None:
    assert find_language_course_reason(codes, name) is None


def test_the_reason_states_the_evidence() -> None:
    assert find_language_course_reason(["091501"], "Direct Entry") == (
        "language course: its field is 091501, English language courses for overseas students"
    )
    assert (
        find_language_course_reason(["129999"], "IELTS Preparation")
        == "language course: its name says 'IELTS'"
    )
