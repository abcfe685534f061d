"""The subjects that the sample teaches: at which levels, under which award, how often."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from indexer.catalogue.sample.csv_tables import PROGRAMMES, read_table, split_parts
from schemas.taxonomy.data_files import read_specializations


class CostGroup(StrEnum):
    """What a subject costs to teach, as fees follow it."""

    CLASSROOM = "classroom"
    LABORATORY = "laboratory"
    CLINICAL = "clinical"
    MBA = "mba"


class Offered(StrEnum):
    """Common: taught wherever its field is. Named: only where the institution's own list names it."""

    COMMON = "common"
    NAMED = "named"


FIRST_LEVELS = frozenset(
    {
        "certificate", "diploma", "advanced-diploma", "associate-degree", "bachelors-degree",
        "bachelors-honours-degree", "extended-masters-degree", "professional-degree",
    }
)  # fmt: skip
"""Levels at which a subject goes by its first titles; the others use the advanced ones."""


@dataclass(frozen=True, slots=True)
class SampleSubject:
    """A subject as programmes are built from it.

    key: its own name here, mostly the specialization's slug. isced_code: the detailed field of its specialization.
    popularity: 1 to 10, how much oftener it is chosen than another. levels: slugs at which it exists at all.
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
        """The names it goes by at a level, one at least."""
        wanted = self.first_titles if level in FIRST_LEVELS else self.advanced_titles
        return wanted or self.advanced_titles or self.first_titles or (self._plain_name(),)

    def is_taught_in(self, fields: frozenset[str]) -> bool:
        """Whether an institution of these fields teaches it."""
        if self.offered is Offered.NAMED:
            return self.key in fields
        return self.is_within(fields)

    def is_within(self, fields: frozenset[str]) -> bool:
        """Whether the fields have the subject itself, its detailed field or its narrow one."""
        return not fields.isdisjoint({self.key, self.isced_code, self.isced_code[:3]})

    def _plain_name(self) -> str:
        return read_specializations()[self.specialization].name


@lru_cache
def read_subjects() -> tuple[SampleSubject, ...]:
    """Every subject in file order."""
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
