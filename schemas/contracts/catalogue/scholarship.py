"""The scholarships: cards, details, the search and its facets (specification of accounts, section 7)."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from schemas.contracts.base import Input, Named, Output, References
from schemas.contracts.catalogue.groups import Translations
from schemas.vocabulary.limits import FILTER_VALUES_MAX, SEARCH_TEXT_MAX_CHARACTERS


class ScholarshipPlace(Named):
    """A country where the scholarship pays for studies. iso2: ISO 3166 alpha-2."""

    iso2: str


class ScholarshipCard(Named):
    """A scholarship in a list.

    - provider_name: who pays.
    - institutes: the published institutes where the scholarship pays for studies. The list can be empty.
    - disciplines, degree_levels: an empty list means that the scholarship is open to all.
    - type: what the scholarship pays. type_name is its English name.
    - month, year: when the studies start, or null. month is a slug such as september.
    - amount: the text of the source, or null. currency is a code such as GBP, or null.
    - deadline: the last day for an application (ISO 8601), or null.
    - translations: the name and the amount in other languages.
    - is_sample: true if the scholarship is illustrative.
    """

    provider_name: str
    institutes: list[Named]
    countries: list[ScholarshipPlace]
    disciplines: list[Named]
    degree_levels: list[Named]
    type: str
    type_name: str
    month: str | None
    year: int | None
    amount: str | None
    currency: str | None
    deadline: str | None
    translations: Translations
    is_sample: bool


class ScholarshipSource(Output):
    """The origin of a scholarship. date: when the row was taken from the source (ISO 8601)."""

    name: str
    licence: str
    url: str | None
    note: str | None
    date: str


class ScholarshipDetail(ScholarshipCard):
    """A scholarship with its text.

    - description, eligibility: sanitised HTML. eligibility says who can apply, or is null.
    - translations: also the description and the eligibility, as sanitised HTML.
    - campus: the only campus where the scholarship is valid, or null.
    - url: the page of the provider, or null.
    """

    description: str
    eligibility: str | None
    campus: Named | None
    url: str | None
    source: ScholarshipSource


class ScholarshipFacetValue(Named):
    """A value of a filter, and the number of scholarships with this value."""

    scholarship_count: int


class ScholarshipFacets(Output):
    """The values of each filter. All filters apply to the counts, except the filter of the facet itself."""

    countries: list[ScholarshipFacetValue]
    institutes: list[ScholarshipFacetValue]
    disciplines: list[ScholarshipFacetValue]
    degree_levels: list[ScholarshipFacetValue]
    types: list[ScholarshipFacetValue]
    months: list[ScholarshipFacetValue]
    years: list[ScholarshipFacetValue]


class ScholarshipPage(Output):
    """One page of at most 27 scholarships. `count` is the number of scholarships on all pages.

    last_page is the number of the last page that can be requested.
    """

    count: int
    total_pages: int
    last_page: int
    results: list[ScholarshipCard]


class ScholarshipSearchPage(ScholarshipPage):
    """One page of a search. `facets` describes the whole search, not only the page."""

    facets: ScholarshipFacets


FixedValue = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Year = Annotated[int, Field(ge=2000, le=2100)]


class ScholarshipFilters(Input):
    """The filters of a scholarship search. Values within one filter are alternatives. An empty filter filters nothing.

    order: 0 is by relevance, or without a text the next deadline first; 1 is the next deadline first; 2 is by name.
    """

    search: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""
    countries: References = []
    institutes: References = []
    disciplines: References = []
    degree_levels: References = []
    types: Annotated[list[FixedValue], Field(max_length=FILTER_VALUES_MAX)] = []
    months: Annotated[list[FixedValue], Field(max_length=FILTER_VALUES_MAX)] = []
    years: Annotated[list[Year], Field(max_length=FILTER_VALUES_MAX)] = []
    order: Literal[0, 1, 2] = 0
