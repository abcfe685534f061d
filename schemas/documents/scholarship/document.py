"""The scholarship document. Its `_id` is `scholarship:<id>`."""

from typing import Literal, TypedDict

from schemas.contracts.catalogue.scholarship import ScholarshipCard

ScholarshipKind = Literal["scholarship"]


class ScholarshipDocument(TypedDict):
    """A published scholarship.

    - discipline_ids, degree_level_ids: the ids of all disciplines or levels if the scholarship is open to all of them.
    - month, year: when the studies start, or null.
    - deadline: ISO 8601, or null.
    - words: the names that a search text can contain besides the name of the scholarship.
    - card: the scholarship as lists show it.
    """

    kind: ScholarshipKind
    id: int
    slug: str
    name: str
    words: list[str]
    country_ids: list[int]
    institute_ids: list[int]
    discipline_ids: list[int]
    degree_level_ids: list[int]
    type: str
    month: int | None
    year: int | None
    deadline: str | None
    card: ScholarshipCard
