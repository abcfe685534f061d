"""An institute and a campus on pages of their own (specification, sections 2 and 3)."""

from schemas.contracts.course_detail import DetailCampus, DetailInstitute, DetailSource


class CampusLocation(DetailCampus):
    """course_count: published courses that run there."""

    course_count: int


class InstituteDetail(DetailInstitute):
    """Everything that is known of an institute. course_count: its published courses; campuses by name.

    Texts are the source's own, as plain text; date: of the file that the institute was read from.
    """

    course_count: int
    campus_locations: list[CampusLocation]
    source: DetailSource


class CampusDetail(CampusLocation):
    """A campus with the institute whose it is."""

    institute: DetailInstitute
    source: DetailSource
