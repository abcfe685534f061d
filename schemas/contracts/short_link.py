"""A short link to a page of this site (specification, section 2: the share link)."""

import re
from typing import Annotated
from uuid import UUID

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from schemas.contracts.base import Identifier, Input, Output
from schemas.vocabulary.kinds import SharedPage
from schemas.vocabulary.limits import SHORT_LINK_PARAMS_MAX, SHORT_LINK_VALUE_MAX_CHARACTERS

REQUIRED_PARAMS: dict[SharedPage, frozenset[str]] = {
    SharedPage.COURSE_DETAIL: frozenset({"course_id"}),
    SharedPage.COMPARE_COURSE: frozenset({"crs1", "crs2"}),
    SharedPage.UNIVERSITY_DETAILS: frozenset({"slug"}),
}
"""The required parameters of each page."""

_ADDRESS = re.compile(r"^\s*[/\\]{2}|://|^\s*(javascript|data|vbscript):", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
_INTEGER_MAX = 2**53 - 1
"""The greatest integer that JavaScript represents exactly."""


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
    """key: the kind of page; params: the query parameters of the page."""

    params: Annotated[dict[ParamName, ParamValue], Field(max_length=SHORT_LINK_PARAMS_MAX)]
    key: SharedPage

    @model_validator(mode="after")
    def _check_required_params(self) -> "ShortLinkPayload":
        missing = REQUIRED_PARAMS.get(self.key, frozenset()) - self.params.keys()
        if missing:
            raise ValueError(f"params: {self.key} needs {', '.join(sorted(missing))}")
        return self


class NewShortLink(Input):
    """uuid: created by the browser, so that a repeated request creates no second link."""

    uuid: UUID
    payload: ShortLinkPayload


class ShortLinkMade(Output):
    uuid: UUID


class ShortLink(Output):
    uuid: UUID
    payload: ShortLinkPayload
