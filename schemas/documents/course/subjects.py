"""The specializations of a course, and the fields of the document that are built from them."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypedDict

from schemas.documents.course.document import Named
from schemas.documents.course.unique_values import list_sorted_ids, list_unique_values


class SpecializationRow(NamedTuple):
    specialization: Named
    discipline: Named


class SubjectFields(TypedDict):
    """The fields of the course document that are built from its specializations."""

    specialization_names: list[str]
    discipline_names: list[str]
    specialization_ids: list[int]
    discipline_ids: list[int]


@dataclass(frozen=True)
class Subjects:
    """Specializations in the order of their position. Lists of results show only the first specialization."""

    rows: tuple[SpecializationRow, ...]

    @cached_property
    def specializations(self) -> list[Named]:
        return [row.specialization for row in self.rows]

    @cached_property
    def disciplines(self) -> list[Named]:
        return list_unique_values(row.discipline for row in self.rows)

    @cached_property
    def fields(self) -> SubjectFields:
        return {
            "specialization_names": [each["name"] for each in self.specializations],
            "discipline_names": [each["name"] for each in self.disciplines],
            "specialization_ids": list_sorted_ids(self.specializations),
            "discipline_ids": list_sorted_ids(self.disciplines),
        }
