"""Durations and intake months depend on country and level."""

import pytest

from indexer.catalogue.sample.durations import find_possible_weeks, format_duration
from indexer.catalogue.sample.intakes import choose_intake_months, find_possible_months
from schemas.vocabulary.kinds import StudyMode
from tests.unit.catalogue.sample.catalogue import every_programme, institution_called, subject_called


@pytest.mark.parametrize(
    ("slug", "subject", "level", "weeks"),
    [
        ("university-of-leeds", "history", "bachelors-honours-degree", {156}),
        ("university-of-edinburgh", "history", "bachelors-honours-degree", {208}),
        ("university-of-leeds", "data-science", "masters-degree", {52}),
        ("university-of-leeds", "medicine", "bachelors-degree", {260, 312}),
        ("rwth-aachen-university", "mechanical-engineering", "masters-degree", {104}),
        ("university-of-michigan", "computer-science", "bachelors-degree", {208}),
        ("harvard-university", "law", "professional-degree", {156}),
        ("monash-university", "mechanical-engineering", "bachelors-honours-degree", {208}),
        ("de-anza-college", "nursing", "associate-degree", {104}),
        ("lahore-university-of-management-sciences", "law", "bachelors-degree", {260}),
        ("utrecht-university", "veterinary-medicine", "masters-degree", {156}),
    ],
)
def test_durations_are_usual_for_country_and_level(
    slug: str, subject: str, level: str, weeks: set[int]
) -> None:
    assert set(find_possible_weeks(institution_called(slug), subject_called(subject), level)) == weeks


def test_every_duration_is_possible() -> None:
    for programme in every_programme():
        if programme.weeks is not None:
            pace = 2 if programme.study_mode is StudyMode.PART_TIME else 1
            options = find_possible_weeks(programme.institution, programme.subject, programme.level)
            assert programme.weeks in {weeks * pace for weeks in options}, programme.name


@pytest.mark.parametrize(
    ("weeks", "words"),
    [
        (52, "1 year"),
        (156, "3 years"),
        (78, "18 months"),
        (39, "39 weeks"),
        (26, "26 weeks"),
        (182, "42 months"),
    ],
)
def test_durations_are_formatted_as_text(weeks: int, words: str) -> None:
    assert format_duration(weeks) == words


@pytest.mark.parametrize(
    ("slug", "level", "months"),
    [
        ("university-of-leeds", "bachelors-honours-degree", {(9,)}),
        ("university-of-sydney", "bachelors-degree", {(2,), (2, 7)}),
        ("seoul-national-university", "bachelors-degree", {(3,), (3, 9)}),
        ("university-of-tokyo", "bachelors-degree", {(4,), (9,), (4, 9)}),
        ("rwth-aachen-university", "masters-degree", {(10,), (4, 10)}),
    ],
)
def test_intakes_are_usual_for_country_and_level(slug: str, level: str, months: set[tuple[int, ...]]) -> None:
    assert set(find_possible_months(institution_called(slug), level)) == months


def test_every_intake_is_possible_or_unknown() -> None:
    for programme in every_programme():
        options = find_possible_months(programme.institution, programme.level)
        assert programme.intake_months in {(), *options}
        again = choose_intake_months(programme.institution, programme.subject, programme.level)
        assert programme.intake_months == again
