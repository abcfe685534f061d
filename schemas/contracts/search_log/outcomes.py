"""The request of POST /api/search-log/outcomes: what a visitor did with the results of a search."""

from typing import Annotated

from pydantic import Field

from schemas.contracts.base import Input, Output
from schemas.search_log.entries import Dwell, OutcomeKind
from schemas.search_log.names import SEARCH_ID_PATTERN
from schemas.vocabulary.limits import LOGGED_OUTCOMES_MAX
from schemas.vocabulary.site_languages import SiteLanguage

SearchId = Annotated[str, Field(pattern=SEARCH_ID_PATTERN)]


class Outcome(Input):
    """One outcome of a search.

    - search: the id of the search, from the response header Server-Timing.
    - outcome: "settled" means that the results were visible for a second, or that the visitor used them.
    - position: the position of the course in all results, from 1.
    - dwell: how long a course page was visible: less than 10 s, less than 60 s, or longer.
    - next: the id of the search that followed. is_reformulated: whether it has another text.
    """

    search: SearchId
    outcome: OutcomeKind
    course: Annotated[int, Field(ge=1, le=2**31 - 1, strict=True)] | None = None
    position: Annotated[int, Field(ge=1, le=2**31 - 1, strict=True)] | None = None
    dwell: Dwell | None = None
    next: SearchId | None = None
    is_reformulated: bool | None = None
    language: SiteLanguage | None = None


class Outcomes(Input):
    outcomes: Annotated[list[Outcome], Field(min_length=1, max_length=LOGGED_OUTCOMES_MAX)]


class LogState(Output):
    """is_logged: whether searches of this browser are logged. can_choose: whether search-log/choice can change this."""

    is_logged: bool
    can_choose: bool


class LogChoice(Input):
    """is_logged: whether the visitor accepts that their searches are logged without personal data."""

    is_logged: Annotated[bool, Field(strict=True)]
