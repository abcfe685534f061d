"""The filter of the list of cases, as the values of an HTML form and as a web address."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Self
from urllib.parse import urlencode

from schemas.counselling.cases import CaseFilter, CaseKind
from schemas.encryption import TextEncryption, Undecryptable
from schemas.forms.enquiry_forms import ENQUIRIES
from schemas.vocabulary.applications import ApplicationState

PURPOSE = b"staff-filter"
PATH = "/staff"
ME, NOBODY = "me", "nobody"
TEXT_MAX = 100
FORMS = tuple(form.name for form in ENQUIRIES)
_KINDS = tuple(kind.value for kind in CaseKind)
_STATES = tuple(state.value for state in ApplicationState)
_PAGES_MAX = 100_000


@dataclass(frozen=True, slots=True)
class ListFilter:
    """The values of the form. An empty value does not restrict the list."""

    kind: str = ""
    form: str = ""
    state: str = ""
    assignee: str = ""
    since: str = ""
    until: str = ""
    text: str = ""

    @classmethod
    def from_address(cls, given: Mapping[str, str], encryption: TextEncryption) -> Self:
        """Read the query of an address. Invalid values are ignored, so that an old address still opens."""
        text = given.get("text", "")
        try:
            text = encryption.decrypt(text) if text else ""
        except Undecryptable:
            text = ""
        return cls.from_form({**given, "text": text})

    @classmethod
    def from_form(cls, given: Mapping[str, str]) -> Self:
        """Read the values of the form. Invalid values are ignored."""
        assignee = given.get("assignee", "")
        return cls(
            kind=_keep(given.get("kind", ""), _KINDS),
            form=_keep(given.get("form", ""), FORMS),
            state=_keep(given.get("state", ""), _STATES),
            assignee=assignee if assignee in (ME, NOBODY) or read_id(assignee) is not None else "",
            since=_keep_date(given.get("since", "")),
            until=_keep_date(given.get("until", "")),
            text=given.get("text", "").replace("\0", "").strip()[:TEXT_MAX],
        )

    @property
    def case_kind(self) -> CaseKind | None:
        return CaseKind(self.kind) if self.kind else None

    def build_case_filter(self, own_id: int) -> CaseFilter:
        return CaseFilter(
            state=ApplicationState(self.state) if self.state else None,
            form=self.form or None,
            is_unassigned=self.assignee == NOBODY,
            assigned_to_id=own_id if self.assignee == ME else read_id(self.assignee),
            since=date.fromisoformat(self.since) if self.since else None,
            until=date.fromisoformat(self.until) if self.until else None,
            text=self.text or None,
        )

    def build_address(self, encryption: TextEncryption, page: int = 1) -> str:
        """Build the web address of the list.

        The searched text is encrypted, because it can be the name of a person, and logs and browsers keep addresses.
        """
        values = {
            name: getattr(self, name) for name in ("kind", "form", "state", "assignee", "since", "until")
        }
        values["text"] = encryption.encrypt(self.text) if self.text else ""
        values["page"] = str(page) if page > 1 else ""
        query = urlencode({name: value for name, value in values.items() if value})
        return f"{PATH}?{query}" if query else PATH


def read_page(given: Mapping[str, str]) -> int:
    page = read_id(given.get("page", ""))
    return 1 if page is None else min(max(page, 1), _PAGES_MAX)


def read_id(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def _keep(value: str, known: tuple[str, ...]) -> str:
    return value if value in known else ""


def _keep_date(value: str) -> str:
    try:
        return date.fromisoformat(value).isoformat()
    except ValueError:
        return ""
