"""Institute groups, pathway groups and application portals. Each has institutes as members.

- institute_count: the published institutes among the members.
- course_count: the published courses of these institutes.
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

    summary: one sentence about the group or the purpose of the portal.
    """

    logo: str | None
    summary: str
    institute_count: int
    translations: Translations


class GroupDetail(ListedGroup):
    """A group with its members.

    - website: the address of the group's own site, or null.
    - institute_slugs: the slugs of the published institutes, which are the values of the filter `institutes`.
    """

    website: str | None
    course_count: int
    institute_slugs: list[str]


class GroupCity(Named):
    institute_count: int


class GroupCountry(Named):
    """A country with a campus of a member. The cities are sorted by name."""

    iso2: str
    institute_count: int
    cities: list[GroupCity]


class GroupLocations(Output):
    count: int
    results: list[GroupCountry]


class GroupDisciplines(Output):
    """The disciplines of the members' courses, sorted by name."""

    count: int
    results: list[DisciplineFacet]


class GroupInstituteFilter(Input):
    """Values within one filter are alternatives, and filters are combined. Empty filters filter nothing.

    A country or city filter matches an institute with a campus there.
    """

    countries: References = []
    cities: References = []
    disciplines: References = []
    institutes: References = []
    search: Annotated[
        str,
        Field(
            max_length=SEARCH_TEXT_MAX_CHARACTERS,
            description="A part of the institute's name. Case and accents are ignored.",
        ),
    ] = ""
    order_by: Annotated[
        Literal["name", "ranking"],
        Field(description="With `ranking`, institutes without a rank come last."),
    ] = "name"


class GroupInstitute(Output):
    """An institute of a group. The names of the fields are those of `institute/{id}`.

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
