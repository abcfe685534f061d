"""Saved searches, and how often alerts report their changes."""

from typing import Annotated
from uuid import UUID

from pydantic import Field, StringConstraints

from schemas.contracts.base import Input, Output, constant_factory
from schemas.contracts.unified.request import LiteralPart, SearchFilters
from schemas.vocabulary.alerts import (
    SAVED_ADDRESS_MAX_CHARACTERS,
    SAVED_NAME_MAX_CHARACTERS,
    TIME_ZONE_MAX_CHARACTERS,
    AlertFrequency,
    SavedSearchProblem,
)
from schemas.vocabulary.kinds import Order
from schemas.vocabulary.limits import LITERAL_PARTS_MAX, SEARCH_TEXT_MAX_CHARACTERS

SearchName = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True,
        min_length=1,
        max_length=SAVED_NAME_MAX_CHARACTERS,
        pattern=r"^[^\x00-\x1f\x7f\u2028\u2029]*$",
    ),
]
TimeZone = Annotated[
    str,
    Field(
        max_length=TIME_ZONE_MAX_CHARACTERS,
        pattern=r"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$",
        description="The name of a time zone, such as Asia/Karachi.",
    ),
]
ListingAddress = Annotated[
    str,
    Field(
        max_length=SAVED_ADDRESS_MAX_CHARACTERS,
        pattern=r"^(\?[!-~]+)?$",
        description="The query string of the listing page.",
    ),
]


class SavedCriteria(Input):
    """The part of a SearchRequest that is saved: the keys that select the courses and set their order."""

    text: Annotated[str, Field(max_length=SEARCH_TEXT_MAX_CHARACTERS)] = ""
    literal: Annotated[list[LiteralPart], Field(max_length=LITERAL_PARTS_MAX)] = []
    filters: SearchFilters = Field(default_factory=constant_factory(SearchFilters()))
    order: Order = Order.RELEVANCE


class AlertChoice(Input):
    """How often alerts are sent, and the time zone in which they are due."""

    frequency: AlertFrequency
    time_zone: TimeZone


class NewSavedSearch(AlertChoice):
    name: SearchName
    address: ListingAddress
    request: SavedCriteria


class SavedSearchChange(Input):
    """A new name, a new frequency of the alerts, or both. A value that is absent or null stays as it is.

    time_zone: is stored only together with a frequency.
    """

    name: SearchName | None = None
    frequency: AlertFrequency | None = None
    time_zone: TimeZone


class SavedSearchEntry(Output):
    """A saved search.

    - address: the query string of the listing page that shows the search.
    - next_alert_at: when the next alert is due (ISO 8601). Null without alerts.
    - problem: why the search has no alerts, or null.
    - problem_field: the invalid key of the saved request, or null.
    """

    id: UUID
    name: str
    address: str
    frequency: AlertFrequency
    next_alert_at: str | None
    problem: SavedSearchProblem | None
    problem_field: str | None
    created_at: str


class SavedSearchList(Output):
    """The saved searches of the signed-in person. The newest search is first.

    followed_frequency: how often alerts report changed courses of the institutes that the person follows.
    """

    results: list[SavedSearchEntry]
    followed_frequency: AlertFrequency
