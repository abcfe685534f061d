"""The suggestion document. Its `_id` is `<kind>:<id>`, such as `city:2643743`."""

from typing import Literal, TypedDict

from schemas.documents.course.document import GeoPoint

SuggestionKind = Literal["region", "country", "state", "city", "postcode"]


class ShownPlace(TypedDict):
    """The place as the response shows it. Null means that there is no value.

    - slug: null for a postcode, and for a city without a published campus.
    - code: the postcode.
    """

    name: str
    slug: str | None
    code: str | None
    state_slug: str | None
    state_name: str | None
    country_id: int | None
    country_slug: str | None
    country_name: str | None


class SuggestionDocument(TypedDict):
    """A place that the search suggests while a visitor types.

    The index contains all regions, countries and cities, states with a published campus, and the places of postcodes. A
    state with the name of its country, such as Singapore, is left out.

    - in_catalogue: true if the place has a published campus. A city without a campus cannot be a filter.
    - population: the inhabitants of all cities of the place. 0 for a postcode.
    - breadth: from 4 for a region to 0 for a postcode. Of two places with the same score and population, the place with
      the larger breadth is first.
    - point: a state or country has the point of its largest city. A region has no point.
    - other_names: short forms, and names in other languages.
    - parents: the names of the state and country of the place. For the place of a postcode, also the code.
    """

    kind: SuggestionKind
    id: int
    in_catalogue: bool
    population: int
    breadth: int
    point: GeoPoint | None
    names: list[str]
    other_names: list[str]
    parents: list[str]
    shown: ShownPlace
