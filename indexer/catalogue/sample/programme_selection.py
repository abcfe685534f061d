"""Selects the subjects and levels of an institution's programmes."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from indexer.catalogue.sample.csv_tables import PROGRAMMES, read_table
from indexer.catalogue.sample.institutions import SampleInstitution
from indexer.catalogue.sample.seeded_choices import draw_rank
from indexer.catalogue.sample.subjects import Offered, SampleSubject, read_subjects
from schemas.vocabulary.kinds import InstituteType

VOCATIONAL_LEVELS = frozenset({"certificate", "diploma", "advanced-diploma", "associate-degree"})
UNDERGRADUATE_LEVELS = VOCATIONAL_LEVELS | {"bachelors-degree", "bachelors-honours-degree"}
ANY = "*"

NAMED_WEIGHT = 2.5
"""The weight of a subject is multiplied by this factor if only institutions that list the subject teach it."""


def rank_programmes(institution: SampleInstitution) -> list[tuple[SampleSubject, str]]:
    """Return the institution's possible pairs of subject and level, in the order of a weighted draw."""
    return sorted(_iterate_taught(institution), key=lambda pair: _build_sort_key(institution, *pair))


def is_taught(institution: SampleInstitution, subject: SampleSubject, level: str) -> bool:
    """True if the institution teaches the subject at the level."""
    if level not in institution.levels or level not in subject.levels:
        return False
    if level in UNDERGRADUATE_LEVELS and subject.is_within(institution.postgraduate_only):
        return False
    return subject.is_taught_in(institution.fields) and not _is_degree_beyond_college(
        institution, subject, level
    )


def _iterate_taught(institution: SampleInstitution) -> Iterator[tuple[SampleSubject, str]]:
    for subject in read_subjects():
        for level in sorted(subject.levels & institution.levels):
            if is_taught(institution, subject, level):
                yield subject, level


def _is_degree_beyond_college(institution: SampleInstitution, subject: SampleSubject, level: str) -> bool:
    """True if a college with vocational levels has a higher level of a subject that has no vocational level.

    The sample leaves out programmes of this kind.
    """
    if institution.institute_type is not InstituteType.COLLEGE or level in VOCATIONAL_LEVELS:
        return False
    return not institution.levels.isdisjoint(VOCATIONAL_LEVELS) and subject.levels.isdisjoint(
        VOCATIONAL_LEVELS
    )


def _build_sort_key(
    institution: SampleInstitution, subject: SampleSubject, level: str
) -> tuple[float, str, str]:
    weight = compute_subject_weight(subject) * find_level_weight(institution, level)
    return draw_rank(weight, "offer", institution.slug, subject.key, level), subject.key, level


def compute_subject_weight(subject: SampleSubject) -> float:
    """Compute a subject's weight in the draw.

    Popular subjects, subjects in rare disciplines, and subjects of the kind Offered.NAMED have higher weights.
    """
    distinctive = NAMED_WEIGHT if subject.offered is Offered.NAMED else 1.0
    return subject.popularity * distinctive * _read_discipline_weights().get(subject.isced_code[:3], 1.0)


def find_level_weight(institution: SampleInstitution, level: str) -> float:
    """Return the weight of the level.

    A bachelor's degree has the weight 1. The most specific row of level_weights.csv is used.
    """
    return _find_level_weight(
        institution.system, institution.country, institution.institute_type.value, level
    )


@lru_cache
def _find_level_weight(system: str, country: str, institute_type: str, level: str) -> float:
    for place in (system, country, ANY):
        for kind in (institute_type, ANY):
            weight = _read_level_weights().get((place, kind, level))
            if weight is not None:
                return weight
    raise ValueError(f"level: {level} has no weight for {system}")


@lru_cache
def _read_level_weights() -> Mapping[tuple[str, str, str], float]:
    rows = read_table(
        PROGRAMMES / "level_weights.csv",
        lambda line: ((line["system"], line["institute_type"], line["level"]), float(line["weight"])),
    )
    return dict(rows)


@lru_cache
def _read_discipline_weights() -> Mapping[str, float]:
    """Read a weight for each narrow ISCED-F field.

    Rare disciplines have higher weights, so each discipline has programmes.
    """
    rows = read_table(
        PROGRAMMES / "discipline_weights.csv", lambda line: (line["discipline"], float(line["weight"]))
    )
    return dict(rows)
