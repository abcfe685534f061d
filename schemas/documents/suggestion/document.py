"""The suggestion document. Its `_id` is `<kind>:<id>`."""

from typing import Literal, TypedDict

from schemas.documents.course.document import GeoPoint

SuggestionKind = Literal["region", "country", "state", "city", "postcode"]


class ShownPlace(TypedDict):
    """The fields of the place in a response. A missing value is null.

    slug: only for places that a filter accepts. code: the postcode.
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
    """A place.

    The index has every region, country and city, the states with a campus, and the places of postcodes.
    in_catalogue: whether the place has a published campus. A city without a campus is a town and no filter value.
    names: the names of the place; other_names: short forms and names in other languages; parents: the names of the
    places that contain it. population: inhabitants of the cities of the place.
    breadth: the rank of the kind by size. Among places with equal population, a higher breadth comes first.
    point: the point of the place. A state or country has the point of its largest city; a region has null.
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
