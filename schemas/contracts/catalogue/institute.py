"""The responses for the pages of one institute and of one campus (specification, sections 2 and 3)."""

from schemas.contracts.base import Named
from schemas.contracts.catalogue.groups import Translations
from schemas.contracts.course.card import CampusFacts
from schemas.contracts.course.details import CampusAddress, DetailInstitute, DetailSource
from schemas.contracts.course.living_cost import CityLivingCost


class CampusLocation(CampusFacts, CampusAddress):
    """A campus with its address. course_count is the number of published courses at the campus.

    translations: the name of the campus in other languages.
    """

    course_count: int
    translations: Translations


class InstituteDetail(DetailInstitute):
    """All data of an institute. The campuses are sorted by name.

    - course_count: the number of published courses of the institute.
    - groups: the groups of which the institute is a member, such as the Russell Group.
    - source: the data source of the institute. Its `date` is the date of the imported file.

    All texts are plain text, as the data source or an editor wrote them.
    """

    course_count: int
    groups: list[Named]
    campus_locations: list[CampusLocation]
    source: DetailSource


class CampusDetail(CampusLocation):
    """A campus and its institute.

    - groups: the groups of which the institute is a member, such as the Russell Group.
    - living_costs: the cost of living in the city of the campus. The list is empty if the cost is unknown.
    """

    institute: DetailInstitute
    groups: list[Named]
    living_costs: list[CityLivingCost]
    source: DetailSource
