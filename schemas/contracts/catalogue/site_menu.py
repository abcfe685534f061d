"""The links of the header and the footer (specification of accounts, sections 2.5, 2.6 and 9)."""

from schemas.contracts.base import Named, Output
from schemas.contracts.catalogue.groups import Translations
from schemas.contracts.catalogue.lists import ListedCountry


class MenuDiscipline(Named):
    course_count: int


class MenuEntry(Named):
    """A group, a scholarship, an article or a page. `translations` has the name by language."""

    translations: Translations


class SiteMenu(Output):
    """The rows that the header and the footer link to, and the totals of the catalogue.

    - countries: at most 14, those with the most courses first. disciplines: at most 8, in the same order.
    - scholarships: at most 4 published ones, those with the lowest ids. A deadline that has passed leaves a scholarship
      out.
    - what_is_interesting: at most 4 pages, by position. blogs: the 4 newest articles.
    - institute_groups, pathway_groups and apply_portals: at most 8 of each, by position. Each has a
      published institute.
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
