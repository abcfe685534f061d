"""Institute groups, pathway groups and application portals. The members of each group are institutes.

- institute_count: the number of published institutes among the members.
- course_count: the number of published courses of these institutes.
"""

from typing import Annotated, Literal

from pydantic import Field

from schemas.contracts.base import Input, Named, Output, References
from schemas.contracts.listing.facets import DisciplineFacet
from schemas.vocabulary.limits import SEARCH_TEXT_MAX_CHARACTERS

Translations = dict[str, dict[str, str]]
"""Texts by language and field, such as {"ur": {"summary": "…"}}. Texts without a translation are absent."""


class ListedGroup(Named):
    """A group of institutes such as the Russell Group, a pathway group, or an application portal such as UCAS.

    - summary: one sentence about the group, or about the purpose of the portal.
    - institute_count: the number of published institutes among the members.
    """

    logo: str | None
    summary: str
    institute_count: int
    translations: Translations


class GroupDetail(ListedGroup):
    """A group with its members.

    - website: the address of the group's own site, or null.
    - course_count: the number of published courses of the members.
    - institute_slugs: the slugs of the published institutes among the members. They can be sent as values of the filter
      `institutes`.
    """

    website: str | None
    course_count: int
    institute_slugs: list[str]


class GroupCity(Named):
    institute_count: int


class GroupCountry(Named):
    """A country in which members of the group have a campus. The cities with a campus are sorted by name.

    institute_count is the number of members with a campus in the country.
    """

    iso2: str
    institute_count: int
    cities: list[GroupCity]


class GroupLocations(Output):
    count: int
    results: list[GroupCountry]


class GroupDisciplines(Output):
    """The disciplines of the courses of the members, sorted by name."""

    count: int
    results: list[DisciplineFacet]


class GroupInstituteFilter(Input):
    """Selects institutes of a group. The filters are combined with AND, and the values of one filter with OR.

    An empty filter filters nothing.

    - countries, cities: institutes with a campus in one of these places.
    - disciplines: institutes with a published course in one of these disciplines.
    """

    countries: References = []
    cities: References = []
    disciplines: References = []
    institutes: References = []
    search: Annotated[
        str,
        Field(
            max_length=SEARCH_TEXT_MAX_CHARACTERS,
            description="Each typed word must be the beginning of a word of the institute's name or of one of its "
            "translated names. Case and accents are ignored.",
        ),
    ] = ""
    order_by: Annotated[
        Literal["name", "ranking"],
        Field(description="With `ranking`, institutes without a rank come last."),
    ] = "name"


class GroupInstitute(Output):
    """An institute of a group. The fields have the same names and meanings as in GET institute/{id}.

    translations: the name and the short description in other languages.
    """

    id: int
    slug: str
    institute_name: str
    logo: str | None
    sector: str | None
    institute_type: str
    established: int | None
    country: Named
    country_slug: str
    tcf_ranking: int | None
    institute_short_description: str | None
    translations: Translations
    course_count: int
    is_sample: bool


class GroupInstitutePage(Output):
    """One page of at most 27 institutes. `count` is the number of institutes on all pages."""

    count: int
    results: list[GroupInstitute]
