"""An institute or a campus on its own page (specification, sections 2 and 3)."""

from schemas.contracts.course.card import CampusFacts
from schemas.contracts.course.details import CampusAddress, DetailInstitute, DetailSource


class CampusLocation(CampusFacts, CampusAddress):
    """course_count: published courses at the campus."""

    course_count: int


class InstituteDetail(DetailInstitute):
    """All data of an institute, with the campuses in the order of their names.

    course_count: published courses of the institute. Texts are plain text, as the data source wrote them.
    The date of source is the date of the file that contains the institute.
    """

    course_count: int
    campus_locations: list[CampusLocation]
    source: DetailSource


class CampusDetail(CampusLocation):
    """A campus with its institute."""

    institute: DetailInstitute
    source: DetailSource
