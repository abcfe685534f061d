"""The links of the header and the footer (specification of accounts, sections 2.5, 2.6 and 9)."""

from schemas.contracts.base import Named, Output
from schemas.contracts.catalogue.groups import Translations
from schemas.contracts.catalogue.lists import ListedCountry


class MenuDiscipline(Named):
    course_count: int


class MenuEntry(Named):
    """A group, a scholarship, an article or a page. `translations` has the translated name by language."""

    translations: Translations


class SiteMenu(Output):
    """The entries to which the header and the footer link, and the totals of the catalogue.

    - course_count, institute_count, scholarship_count: the numbers of published courses, institutes and scholarships.
    - country_count: the number of countries with a published course.
    - countries: at most 14 countries. The country with the most courses is first.
    - disciplines: at most 8 disciplines. The discipline with the most courses is first.
    - institute_groups, pathway_groups, apply_portals: at most 8 of each, in the order that the team has chosen. Groups
      and portals without a published institute are left out.
    - scholarships: at most 4 published scholarships, those with the lowest ids. Scholarships whose deadline has passed
      are left out.
    - what_is_interesting: at most 4 pages, in the order that the team has chosen.
    - blogs: at most 4 articles. The newest article is first.
    """

    course_count: int
    institute_count: int
    country_count: int
    scholarship_count: int
    countries: list[ListedCountry]
    disciplines: list[MenuDiscipline]
    institute_groups: list[MenuEntry]
    pathway_groups: list[MenuEntry]
    apply_portals: list[MenuEntry]
    scholarships: list[MenuEntry]
    what_is_interesting: list[MenuEntry]
    blogs: list[MenuEntry]
