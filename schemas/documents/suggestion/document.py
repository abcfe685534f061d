"""The suggestion document. Its `_id` is `<kind>:<id>`."""

from typing import Literal, TypedDict

from schemas.documents.course.document import GeoPoint

SuggestionKind = Literal["region", "country", "state", "city", "postcode"]


class ShownPlace(TypedDict):
    """What an answer says of the place; null is what it has not.

    slug: only of what filters the catalogue. code: the postcode.
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

    Kinds: every region, country and city, the states that have a campus, and what a postcode serves.
    in_catalogue: a published campus lies there; a city without one is a town, and filters nothing.
    names: its own; other_names: short forms and other languages; parents: names of what it lies in.
    population: people in the place's cities; breadth: how wide its kind is, for of two places with the same people the
    wider comes first; point: its own, of a state or country its largest city's, of a region null.
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
