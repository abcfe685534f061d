"""Chooses the language, study mode and campuses of a programme."""

from collections.abc import Mapping
from functools import lru_cache

from indexer.catalogue.sample.csv_tables import PROGRAMMES, read_table, split_parts
from indexer.catalogue.sample.institutions import SampleCampus, SampleInstitution
from indexer.catalogue.sample.seeded_choices import choose_option, draw_fraction
from indexer.catalogue.sample.subjects import CostGroup, SampleSubject
from schemas.vocabulary.kinds import StudyMode

ENGLISH = "English"

PART_TIME_SHARE: Mapping[str, float] = {"graduate-certificate": 0.4, "graduate-diploma": 0.15}
PART_TIME_SHARE_MASTERS = 0.05
SECOND_CAMPUS_SHARE = 0.25
"""This share of programmes has a second campus, among the programmes that can have one."""

FIRST_CAMPUS_SHARE = 0.6
"""This share of the disciplines of an institution is taught at the first possible campus."""


def choose_language(institution: SampleInstitution, subject: SampleSubject, level: str) -> str:
    """Choose the language.

    If the institution teaches in one language, this language is returned. Otherwise the country and the level determine
    the percentage of programmes in English. The other programmes are in the institution's first language that is not
    English.
    """
    if len(institution.teaching_languages) == 1:
        return institution.teaching_languages[0]
    percent = _read_english_percent().get((institution.country, level), 100)
    if draw_fraction("language", institution.slug, subject.key, level) * 100 < percent:
        return ENGLISH
    return next(name for name in institution.teaching_languages if name != ENGLISH)


def choose_study_mode(institution: SampleInstitution, subject: SampleSubject, level: str) -> StudyMode:
    """Choose full time or part time.

    Only graduate certificates, graduate diplomas and master's degrees other than an MBA can be part time.
    """
    usual = PART_TIME_SHARE_MASTERS if level == "masters-degree" else 0.0
    if subject.cost_group is CostGroup.MBA:
        usual = 0.0
    limit = PART_TIME_SHARE.get(level, usual)
    part_time = draw_fraction("study mode", institution.slug, subject.key, level) < limit
    return StudyMode.PART_TIME if part_time else StudyMode.FULL_TIME


def choose_campuses(
    institution: SampleInstitution, subject: SampleSubject, level: str
) -> tuple[SampleCampus, ...]:
    """Choose the campuses of the programme: one campus for its discipline, and sometimes a second one."""
    possible = find_open_campuses(institution, subject.isced_code)
    words = (institution.slug, subject.isced_code[:3])
    if len(possible) == 1 or draw_fraction("home campus", *words) < FIRST_CAMPUS_SHARE:
        home = possible[0]
    else:
        home = choose_option(possible[1:], "other campus", *words)
    others = [campus for campus in possible if campus is not home]
    if others and draw_fraction("second campus", institution.slug, subject.key, level) < SECOND_CAMPUS_SHARE:
        return home, choose_option(others, "second campus", institution.slug, subject.key)
    return (home,)


def find_open_campuses(institution: SampleInstitution, isced_code: str) -> tuple[SampleCampus, ...]:
    """Return the campuses that teach the field. If some of these teach the field exclusively, return only these.

    If no campus teaches the field, return all campuses.
    """
    possible = tuple(campus for campus in institution.campuses if campus.teaches_field(isced_code))
    alone = tuple(campus for campus in possible if campus.is_exclusive)
    return alone or possible or institution.campuses


@lru_cache
def _read_english_percent() -> Mapping[tuple[str, str], int]:
    rows = read_table(
        PROGRAMMES / "languages.csv",
        lambda line: (line["country"], split_parts(line["levels"]), int(line["english_percent"])),
    )
    return {(country, level): percent for country, levels, percent in rows for level in levels}
