"""Chooses the duration of a programme in whole weeks. A year has 52 weeks."""

from collections.abc import Mapping
from functools import lru_cache

from indexer.catalogue.sample.csv_tables import PROGRAMMES, read_table, split_parts
from indexer.catalogue.sample.institutions import SampleInstitution
from indexer.catalogue.sample.seeded_choices import choose_option, draw_fraction
from indexer.catalogue.sample.subjects import SampleSubject
from schemas.vocabulary.kinds import StudyMode
from schemas.vocabulary.limits import WEEKS_PER_YEAR

UNKNOWN_SHARE = 0.03
"""This share of programmes has no duration."""

ANY_FAMILY = "*"
COMMON_SYSTEM = "common"


def choose_duration_weeks(
    institution: SampleInstitution, subject: SampleSubject, level: str, study_mode: StudyMode
) -> int | None:
    """Choose the weeks, or None for an unknown duration.

    Part-time programmes take twice as long as full-time programmes.
    """
    if draw_fraction("length unknown", institution.slug, subject.key, level) < UNKNOWN_SHARE:
        return None
    options = find_possible_weeks(institution, subject, level)
    weeks = choose_option(options, "length", institution.slug, subject.award_family, level, subject.key)
    return weeks * 2 if study_mode is StudyMode.PART_TIME else weeks


def find_possible_weeks(
    institution: SampleInstitution, subject: SampleSubject, level: str
) -> tuple[int, ...]:
    """Return the usual full-time durations.

    Rows for the award family of the subject (such as `law`) take precedence over rows for any family. Among rows for
    the same family, the order of precedence is: education system, country, any country.
    """
    for family in (subject.award_family, ANY_FAMILY):
        for system in (institution.system, institution.country, COMMON_SYSTEM):
            weeks = _read_durations().get((system, level, family))
            if weeks:
                return weeks
    raise ValueError(f"level: {level} has no duration for {institution.slug}")


def format_duration(weeks: int) -> str:
    """Format a duration, such as `3 years`, `18 months` or `30 weeks`.

    The unit is years if the number of years is whole. Otherwise, the unit is months if the duration is longer than one
    year and the number of months is whole. In all other cases, the unit is weeks.
    """
    if weeks % WEEKS_PER_YEAR == 0:
        return _format_count(weeks // WEEKS_PER_YEAR, "year")
    if weeks > WEEKS_PER_YEAR and weeks * 12 % WEEKS_PER_YEAR == 0:
        return _format_count(weeks * 12 // WEEKS_PER_YEAR, "month")
    return _format_count(weeks, "week")


def _format_count(number: int, unit: str) -> str:
    return f"{number} {unit}" if number == 1 else f"{number} {unit}s"


@lru_cache
def _read_durations() -> Mapping[tuple[str, str, str], tuple[int, ...]]:
    rows = read_table(
        PROGRAMMES / "lengths.csv",
        lambda line: (
            (line["system"], line["level"], line["award_family"]),
            tuple(int(weeks) for weeks in split_parts(line["weeks"])),
        ),
    )
    return dict(rows)
