"""A short link to a page of this site. The share dialog creates short links (specification, section 2)."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Annotated
from uuid import UUID

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from schemas.contracts.base import Identifier, Input, Output
from schemas.vocabulary.kinds import SharedPage
from schemas.vocabulary.limits import COMPARED_MAX, SHORT_LINK_PARAMS_MAX, SHORT_LINK_VALUE_MAX_CHARACTERS

REQUIRED_PARAMS: dict[SharedPage, frozenset[str]] = {
    SharedPage.COURSE_DETAIL: frozenset({"course_id"}),
    SharedPage.COMPARE_COURSE: frozenset({"crs1", "crs2"}),
    SharedPage.UNIVERSITY_DETAILS: frozenset({"slug"}),
}
"""The parameters that a short link to each page needs."""

COMPARED_PARAMS = frozenset(f"crs{number}" for number in range(1, COMPARED_MAX + 1))
"""The parameters that name the courses of a comparison: crs1, crs2 and crs3."""

_ADDRESS = re.compile(r"^\s*[/\\]{2}|://|^\s*(javascript|data|vbscript):", re.IGNORECASE)
_COMPARED = re.compile(r"crs[0-9_-]*$", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
_INTEGER_MAX = 2**53 - 1
"""The largest safe integer of JavaScript."""


def _check_value(value: int | str) -> int | str:
    if isinstance(value, str) and _ADDRESS.search(value):
        raise ValueError("the value is a web address; a short link leads only to a page of this site")
    if isinstance(value, str) and _CONTROL.search(value):
        raise ValueError("the value contains a control character")
    return value


ParamName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,39}$")]
ParamText = Annotated[str, StringConstraints(max_length=SHORT_LINK_VALUE_MAX_CHARACTERS)]
ParamNumber = Annotated[Identifier, Field(ge=-_INTEGER_MAX, le=_INTEGER_MAX)]
ParamValue = Annotated[ParamNumber | ParamText, AfterValidator(_check_value)]


class ShortLinkPayload(Input):
    """The page that a short link opens. `key` is the kind of page, and `params` has its query parameters."""

    params: Annotated[dict[ParamName, ParamValue], Field(max_length=SHORT_LINK_PARAMS_MAX)]
    key: SharedPage

    @model_validator(mode="after")
    def _check_required_params(self) -> "ShortLinkPayload":
        missing = REQUIRED_PARAMS.get(self.key, frozenset()) - self.params.keys()
        if missing:
            raise ValueError(f"params: {self.key} needs {', '.join(sorted(missing))}")
        return self

    @property
    def compared_courses(self) -> dict[str, str]:
        """The ids or slugs of the compared courses, by parameter. Other pages have none."""
        if self.key is not SharedPage.COMPARE_COURSE:
            return {}
        return {name: str(value).strip() for name, value in self.params.items() if _COMPARED.match(name)}


def check_distinct_courses(compared: Mapping[str, int | str]) -> None:
    """Raise ValueError if a course appears twice in `compared` (parameter → course).

    The message names the parameters.
    """
    counts = Counter(compared.values())
    repeated = [name for name, course in compared.items() if counts[course] > 1]
    if repeated:
        raise ValueError(f"params: {', '.join(sorted(repeated))}: Course Already selected")


def _check_compared_courses(payload: ShortLinkPayload) -> ShortLinkPayload:
    """Reject a comparison with a fourth course, or with the same course twice.

    Only new links are checked. A link that was stored before this check can still be opened.
    """
    compared = payload.compared_courses
    further = compared.keys() - COMPARED_PARAMS
    if further:
        raise ValueError(f"params: {', '.join(sorted(further))}: You can compare {COMPARED_MAX} courses")
    check_distinct_courses(compared)
    return payload


class NewShortLink(Input):
    """A short link to create. The browser generates the uuid.

    A repeated request with the same uuid and the same page does not create a second link.
    """

    uuid: UUID
    payload: Annotated[ShortLinkPayload, AfterValidator(_check_compared_courses)]


class ShortLinkMade(Output):
    uuid: UUID


class ShortLink(Output):
    uuid: UUID
    payload: ShortLinkPayload
