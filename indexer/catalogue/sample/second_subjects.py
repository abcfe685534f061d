"""Titles that name two subjects: Accounting and Finance counts under both."""

from collections.abc import Mapping
from functools import lru_cache

from indexer.catalogue.sample.csv_tables import PROGRAMMES, read
from indexer.catalogue.sample.institutions import SampleInstitution
from indexer.catalogue.sample.subjects import SampleSubject
from schemas.taxonomy.data_files import read_specializations


def named_specializations(
    institution: SampleInstitution, subject: SampleSubject, title: str
) -> tuple[str, ...]:
    """Slugs of the subject's specialization and, where the institution teaches its field, of the title's second one."""
    second = _second_by_title().get(title)
    if second is None or second == subject.specialization:
        return (subject.specialization,)
    code = read_specializations()[second].isced_code
    if institution.fields.isdisjoint({second, code, code[:3]}):
        return (subject.specialization,)
    return subject.specialization, second


@lru_cache
def _second_by_title() -> Mapping[str, str]:
    return dict(read(PROGRAMMES / "second_subjects.csv", _row))


def _row(line: Mapping[str, str]) -> tuple[str, str]:
    if line["specialization"] not in read_specializations():
        raise ValueError(f"specialization: the taxonomy has no {line['specialization']}")
    return line["title"], line["specialization"]
