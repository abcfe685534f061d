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

    - provider_name: the name of the organisation that pays.
    - institutes: the published institutes where the scholarship pays for studies. The list can be empty.
    - disciplines, degree_levels: the subjects and levels for which the scholarship pays. An empty list means that it
      pays for all of them.
    - type: what the scholarship pays, such as full-tuition. type_name is the English name of the type.
    - month, year: when the studies start, or null. `month` is a slug such as september.
    - amount: the amount as the source wrote it, or null. `currency` is a code such as GBP, or null.
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
    """The data source of a scholarship. `date` is the day on which the data was taken from the source (ISO 8601)."""

    name: str
    licence: str
    url: str | None
    note: str | None
    date: str


class ScholarshipDetail(ScholarshipCard):
    """A scholarship with its texts.

    - description, eligibility: sanitised HTML. `eligibility` describes who can apply, or is null.
    - translations: the name, the amount, the description and the eligibility in other languages. The description and
      the eligibility are sanitised HTML.
    - campus: the campus, if the scholarship is valid at only one campus. Otherwise null.
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
    """The facets of a scholarship search: the values of each filter, with the number of scholarships of each value.

    All filters apply to the counts of a facet, except the facet's own filter. A scholarship that is open to all
    disciplines or degree levels counts in each of them.
    """

    countries: list[ScholarshipFacetValue]
    institutes: list[ScholarshipFacetValue]
    disciplines: list[ScholarshipFacetValue]
    degree_levels: list[ScholarshipFacetValue]
    types: list[ScholarshipFacetValue]
    months: list[ScholarshipFacetValue]
    years: list[ScholarshipFacetValue]


class ScholarshipPage(Output):
    """One page of at most 27 scholarships. `count` is the number of scholarships on all pages.

    last_page is the highest page number that a request may have. Scholarships after the 10,000th cannot be requested.
    """

    count: int
    total_pages: int
    last_page: int
    results: list[ScholarshipCard]


class ScholarshipSearchPage(ScholarshipPage):
    """One page of a scholarship search. The counts in `facets` include the scholarships on all pages."""

    facets: ScholarshipFacets


FixedValue = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Year = Annotated[int, Field(ge=2000, le=2100)]


class ScholarshipFilters(Input):
    """The filters of a scholarship search. They are combined with AND. The values of one filter are combined with OR.

    An empty filter filters nothing.

    order: 0 is by relevance, 1 by deadline, 2 by name. By deadline, the next deadline is first. Scholarships without a
    deadline follow, and scholarships whose deadline has passed are last. Without a search text, 0 means the same as 1.
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
