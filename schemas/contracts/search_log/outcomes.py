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
    """Something that a visitor did with the results of a search.

    - search: the id of the search, from the response header Server-Timing.
    - outcome: what the visitor did. "settled" means that the results were visible for one second, or that the visitor
      used them before that. "next_search" means that the visitor searched again.
    - course: the id of the course that the visitor used.
    - position: the position of this course among all results, from 1.
    - dwell: how long the page of this course was visible. "short" is less than 10 s, "medium" is less than 60 s.
    - next: the id of the next search of the visitor.
    - is_reformulated: true if the next search has another text.
    - language: the language of the site.
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
    """The logging of searches in this browser.

    - is_logged: whether the searches of this browser are logged.
    - can_choose: whether the visitor can turn logging on and off with POST search-log/choice.
    """

    is_logged: bool
    can_choose: bool


class LogChoice(Input):
    """The choice of the visitor.

    is_logged: true if the visitor agrees that their searches are logged without personal data.
    """

    is_logged: Annotated[bool, Field(strict=True)]
