"""Builds the programmes of each institution from its fields and levels.

The result is the same on every machine.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from indexer.catalogue.sample.awards import choose_programme_name
from indexer.catalogue.sample.durations import choose_duration_weeks
from indexer.catalogue.sample.fees import SampleFee, choose_yearly_fee
from indexer.catalogue.sample.institutions import SampleCampus, SampleInstitution
from indexer.catalogue.sample.intakes import choose_intake_months
from indexer.catalogue.sample.programme_selection import rank_programmes
from indexer.catalogue.sample.second_subjects import find_specializations
from indexer.catalogue.sample.subjects import SampleSubject
from indexer.catalogue.sample.teaching import choose_campuses, choose_language, choose_study_mode
from schemas.vocabulary.kinds import StudyMode


@dataclass(frozen=True, slots=True)
class SampleProgramme:
    """An illustrative programme of a real institution.

    level: a slug. specializations: slugs; lists of results show only the first.
    course_title: the short title of the award, or None if the award has none.
    weeks: None if unknown; a year has 52 weeks. fee: None if unknown.
    intake_months: numbers from 1 to 12, empty if unknown. campuses: at least one.
    """

    institution: SampleInstitution
    subject: SampleSubject
    level: str
    specializations: tuple[str, ...]
    name: str
    course_title: str | None
    language: str
    study_mode: StudyMode
    weeks: int | None
    fee: SampleFee | None
    intake_months: tuple[int, ...]
    campuses: tuple[SampleCampus, ...]

    @property
    def source_code(self) -> str:
        return f"{self.institution.slug}/{self.level}/{self.subject.key}"


def build_programmes(institution: SampleInstitution) -> Iterator[SampleProgramme]:
    """Yield up to `programme_count` programmes of the institution. Names are distinct within each level."""
    names: set[tuple[str, str]] = set()
    for subject, level in rank_programmes(institution):
        if len(names) == institution.programme_count:
            return
        programme = _build_programme(institution, subject, level)
        if programme is not None and (level, programme.name) not in names:
            names.add((level, programme.name))
            yield programme


def _build_programme(
    institution: SampleInstitution, subject: SampleSubject, level: str
) -> SampleProgramme | None:
    named = choose_programme_name(institution, subject, level)
    if named is None:
        return None
    mode = choose_study_mode(institution, subject, level)
    return SampleProgramme(
        institution=institution,
        subject=subject,
        level=level,
        specializations=find_specializations(institution, subject, named.subject_title),
        name=named.name,
        course_title=named.course_title,
        language=choose_language(institution, subject, level),
        study_mode=mode,
        weeks=choose_duration_weeks(institution, subject, level, mode),
        fee=choose_yearly_fee(institution, subject, level),
        intake_months=choose_intake_months(institution, subject, level),
        campuses=choose_campuses(institution, subject, level),
    )
