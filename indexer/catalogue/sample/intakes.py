"""Chooses the months in which a programme starts, among those that are usual for its education system and level."""

from collections.abc import Mapping
from functools import lru_cache

from indexer.catalogue.sample.csv_tables import PROGRAMMES, read_table, split_parts
from indexer.catalogue.sample.institutions import SampleInstitution
from indexer.catalogue.sample.seeded_choices import choose_option, draw_fraction
from indexer.catalogue.sample.subjects import SampleSubject
from schemas.vocabulary.months import to_month_number

UNKNOWN_SHARE = 0.07
"""This share of programmes has no intake."""

ANY_LEVEL = "*"
COMMON_SYSTEM = "common"


def choose_intake_months(
    institution: SampleInstitution, subject: SampleSubject, level: str
) -> tuple[int, ...]:
    """Choose month numbers (1 to 12) in calendar order. The result is empty if the intake is unknown."""
    if draw_fraction("intake unknown", institution.slug, subject.key, level) < UNKNOWN_SHARE:
        return ()
    # About 70 % of an institution's programmes at one level start in the same months. The months of the other
    # programmes are chosen by subject.
    differs_by_subject = draw_fraction("own intake", institution.slug, subject.key, level) < 0.3
    words = (institution.slug, level, subject.key) if differs_by_subject else (institution.slug, level)
    return choose_option(find_possible_months(institution, level), "intake", *words)


def find_possible_months(institution: SampleInstitution, level: str) -> tuple[tuple[int, ...], ...]:
    """Return the usual sets of months at the level.

    Rows of the education system take precedence over rows of the country, and these over rows of any country. Within
    each of the three, the row of the level takes precedence over the row of any level.
    """
    for system in (institution.system, institution.country, COMMON_SYSTEM):
        for wanted in (level, ANY_LEVEL):
            months = _read_intakes().get((system, wanted))
            if months:
                return months
    raise ValueError(f"level: {level} has no intake for {institution.slug}")


@lru_cache
def _read_intakes() -> Mapping[tuple[str, str], tuple[tuple[int, ...], ...]]:
    found: dict[tuple[str, str], tuple[tuple[int, ...], ...]] = {}
    for system, levels, months in read_table(PROGRAMMES / "intakes.csv", _parse_row):
        found.update({(system, level): months for level in levels})
    return found


def _parse_row(line: Mapping[str, str]) -> tuple[str, tuple[str, ...], tuple[tuple[int, ...], ...]]:
    sets = tuple(
        tuple(sorted(map(to_month_number, split_parts(text, "+")))) for text in split_parts(line["months"])
    )
    return line["system"], split_parts(line["levels"]), sets
