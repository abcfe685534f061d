"""The structure of a file of texts. Words in braces are placeholders."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Annotated, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.alerts import CourseChange
from schemas.vocabulary.applications import ApplicationState
from schemas.vocabulary.site_languages import SiteLanguage

Value = TypeVar("Value")
MAILS_WITHOUT_TEXT = frozenset({MailKind.ALERT, MailKind.SEARCH_REPORT})
"""The kinds of mails that are not in `mails`. Alerts have their own table. The weekly report is in English only."""


def require_keys(expected: Iterable[str]) -> Callable[[Mapping[str, Value]], Mapping[str, Value]]:
    """Build a function that checks that a table has exactly these keys, in any order."""
    keys = {str(each) for each in expected}

    def check(table: Mapping[str, Value]) -> Mapping[str, Value]:
        differing = sorted(str(each) for each in keys ^ {*table})
        if differing:
            raise ValueError(f"texts missing or not known: {', '.join(differing)}")
        return table

    return check


class UnsubscribeStep(StrEnum):
    ASK = "ask"
    DONE = "done"
    UNKNOWN = "unknown"


StateTexts = Annotated[Mapping[ApplicationState, str], AfterValidator(require_keys(ApplicationState))]
ChangeTexts = Annotated[Mapping[CourseChange, str], AfterValidator(require_keys(CourseChange))]


class Table(BaseModel):
    """A table of a file. Keys without a field are errors."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class HeadTexts(Table):
    """The texts for the HTML head of pages that have no specific head."""

    title: str
    description: str


class MailText(Table):
    """The text of one kind of mail.

    `{secret}` is the code or link of the mail. `{state}` and `{course}` describe an application. `{reply}` is
    the text of a counsellor. `{scholarship}` and `{deadline}` describe a scholarship.
    """

    subject: str
    paragraphs: tuple[str, ...]


MailTexts = Annotated[
    Mapping[MailKind, MailText], AfterValidator(require_keys(set(MailKind) - MAILS_WITHOUT_TEXT))
]


class ApplicationTexts(Table):
    """The texts about an application in a mail. unnamed_course: the name for a course that the catalogue does not have.

    The name of a course is read from the catalogue, because a submitted form could contain any text as the name.
    """

    states: StateTexts
    unnamed_course: str


class AlertTexts(Table):
    """The texts of alerts. headings: the heading of the list for each reason, with the number of courses.

    counts: for each reason, the number of courses as a part of the mail's subject.
    """

    followed: str
    subject: str
    problem_subject: str
    changed: str
    fee: str
    old_fee: str
    intake: str
    deadline: str
    more: str
    all_courses: str
    invalid: str
    too_many: str
    open_search: str
    why: str
    manage: str
    stop: str
    comma: str
    headings: ChangeTexts
    counts: ChangeTexts
    facts: Mapping[str, str]


class StepTexts(Table):
    heading: str
    text: str


class UnsubscribeTexts(Table):
    """The texts of the unsubscribe page. button: the button of the first step.

    frame: the links of the page, and the name of the site.
    """

    button: str
    frame: Mapping[str, str]
    steps: Annotated[Mapping[UnsubscribeStep, StepTexts], AfterValidator(require_keys(UnsubscribeStep))]


class StaffTexts(Table):
    """The texts of the pages for staff. keys: labels of frequent keys of forms. Other keys are shown unchanged."""

    texts: Mapping[str, str]
    states: StateTexts
    forms: Mapping[str, str]
    keys: Mapping[str, str]


class AnalyticsTexts(Table):
    texts: Mapping[str, str]
    reports: Mapping[str, str]
    columns: Mapping[str, str]
    steps: Mapping[str, str]


class ServerTexts(Table):
    """All texts of a language.

    - months: the names from January to December, which do not depend on the locale of the server.
    - names_for_editors: the name of this language on the pages of editors, by the language of the page.
    - pages: the names by which the site search finds general pages, by page type.
    """

    months: Annotated[tuple[str, ...], Field(min_length=12, max_length=12)]
    head: HeadTexts
    names_for_editors: Mapping[SiteLanguage, str]
    pages: Mapping[str, str]
    mails: MailTexts
    applications: ApplicationTexts
    alerts: AlertTexts
    unsubscribe: UnsubscribeTexts
    staff: StaffTexts
    analytics: AnalyticsTexts
