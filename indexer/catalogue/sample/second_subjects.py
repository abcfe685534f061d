"""Finds the second subject of a title such as `Accounting and Finance`."""

from collections.abc import Mapping
from functools import lru_cache

from indexer.catalogue.sample.csv_tables import PROGRAMMES, read_table
from indexer.catalogue.sample.institutions import SampleInstitution
from indexer.catalogue.sample.subjects import SampleSubject
from schemas.taxonomy.data_files import read_specializations


def find_specializations(
    institution: SampleInstitution, subject: SampleSubject, title: str
) -> tuple[str, ...]:
    """Return the slug of the subject's specialization.

    If the title has a second subject that the institution teaches, also return the slug of the second subject's
    specialization.
    """
    second = _read_second_subjects().get(title)
    if second is None or second == subject.specialization:
        return (subject.specialization,)
    code = read_specializations()[second].isced_code
    if institution.fields.isdisjoint({second, code, code[:3]}):
        return (subject.specialization,)
    return subject.specialization, second


@lru_cache
def _read_second_subjects() -> Mapping[str, str]:
    return dict(read_table(PROGRAMMES / "second_subjects.csv", _parse_row))


def _parse_row(line: Mapping[str, str]) -> tuple[str, str]:
    if line["specialization"] not in read_specializations():
        raise ValueError(f"specialization: the taxonomy has no {line['specialization']}")
    return line["title"], line["specialization"]
