"""Reads the sample's subjects.

Each subject has levels, a popularity and an award family such as `law`. Subjects of one award family have the same
awards, except subjects in the column `only_subjects` of awards.csv.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from indexer.catalogue.sample.csv_tables import PROGRAMMES, read_table, split_parts
from schemas.taxonomy.data_files import read_specializations


class CostGroup(StrEnum):
    """Groups of subjects that cost about the same to teach. fees.csv has a range of fees for each group."""

    CLASSROOM = "classroom"
    LABORATORY = "laboratory"
    CLINICAL = "clinical"
    MBA = "mba"


class Offered(StrEnum):
    """Which institutions teach a subject.

    COMMON: every institution that teaches the subject's field.
    NAMED: only institutions that list the subject itself.
    """

    COMMON = "common"
    NAMED = "named"


FIRST_LEVELS = frozenset(
    {
        "certificate", "diploma", "advanced-diploma", "associate-degree", "bachelors-degree",
        "bachelors-honours-degree", "extended-masters-degree", "professional-degree",
    }
)  # fmt: skip
"""At these levels a programme has one of the first titles of its subject, and at other levels an advanced title.

If the subject lacks the one kind of titles, the other kind is used.
"""


@dataclass(frozen=True, slots=True)
class SampleSubject:
    """key: in most cases the slug of the specialization. isced_code: the detailed field of the specialization.
    popularity: a weight from 1 to 10. levels: the slugs of the levels at which the subject exists.
    """

    key: str
    specialization: str
    isced_code: str
    award_family: str
    cost_group: CostGroup
    popularity: int
    offered: Offered
    levels: frozenset[str]
    first_titles: tuple[str, ...]
    advanced_titles: tuple[str, ...]

    def list_titles(self, level: str) -> tuple[str, ...]:
        """Return the subject's titles at a level. There is at least one."""
        wanted = self.first_titles if level in FIRST_LEVELS else self.advanced_titles
        return wanted or self.advanced_titles or self.first_titles or (self._get_plain_name(),)

    def is_taught_in(self, fields: frozenset[str]) -> bool:
        """True if an institution with these fields teaches the subject."""
        if self.offered is Offered.NAMED:
            return self.key in fields
        return self.is_within(fields)

    def is_within(self, fields: frozenset[str]) -> bool:
        """True if the fields contain the subject, its detailed field or its narrow field."""
        return not fields.isdisjoint({self.key, self.isced_code, self.isced_code[:3]})

    def _get_plain_name(self) -> str:
        return read_specializations()[self.specialization].name


@lru_cache
def read_subjects() -> tuple[SampleSubject, ...]:
    """Return every subject in the order of the file."""
    return read_table(PROGRAMMES / "subjects.csv", _parse_subject)


def _parse_subject(line: Mapping[str, str]) -> SampleSubject:
    if line["specialization"] not in read_specializations():
        raise ValueError(f"specialization: the taxonomy has no {line['specialization']}")
    return SampleSubject(
        key=line["subject"],
        specialization=line["specialization"],
        isced_code=read_specializations()[line["specialization"]].isced_code,
        award_family=line["award_family"],
        cost_group=CostGroup(line["cost_group"]),
        popularity=int(line["popularity"]),
        offered=Offered(line["offered"]),
        levels=frozenset(split_parts(line["levels"])),
        first_titles=split_parts(line["first_titles"]),
        advanced_titles=split_parts(line["advanced_titles"]),
    )
