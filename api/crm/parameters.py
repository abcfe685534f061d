"""Reads and validates the parameters in the query string and in the form body of a request."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from fastapi import Request
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException

from api.refusal import Refusal
from schemas.forms.rules import Form, RuleKind
from schemas.forms.validation import convert_digits, find_form_problems
from schemas.vocabulary.accounts import FORM_VALUE_MAX_CHARACTERS

_FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")
_PARAMETERS_MAX = 100
_INVALID = "Some values are not valid"
PHOTO_PART = "photo"


@dataclass(frozen=True, slots=True)
class Parameters:
    """The parameters of a request.

    - values: the parameters, with the spaces at both ends of each value removed.
    - secrets: the same parameters with these spaces, because a password can start or end with a space.
    - file: the uploaded file, or None.
    """

    values: dict[str, str]
    secrets: dict[str, str]
    file: UploadFile | None

    def validate(self, form: Form) -> dict[str, str]:
        """Return all parameters if they meet the rules of the form. Secret fields keep the spaces at their ends.

        Codes and years can have the digits of any script. They are converted to 0 to 9.
        Raises Refusal 400 with the error text of each invalid field.
        """
        is_secret = {field.key for field in form.fields if field.is_secret}
        values = {key: (self.secrets if key in is_secret else self.values)[key] for key in self.values}
        for field in form.fields:
            if field.has_digits_only and field.key in values:
                values[field.key] = convert_digits(values[field.key])
        problems = find_form_problems(form, values)
        if problems:
            raise refuse_fields(problems)
        return values


def refuse_fields(problems: dict[str, str]) -> Refusal:
    """Build a Refusal 400 from error texts by field. If only one field is invalid, its text is also the message."""
    message = next(iter(problems.values())) if len(problems) == 1 else _INVALID
    return Refusal(400, message, problems)


async def read_parameters(request: Request) -> Parameters:
    """Read the parameters of a request under /crm. The request can contain one file, the photo."""
    return await read_parameters_with_file(request, PHOTO_PART)


async def read_parameters_with_file(request: Request, file_part: str) -> Parameters:
    """Read the parameters of the query string and the form. If both contain a key, the value of the form is used.

    - file_part: the key of the file. The form can contain no other file.

    Raises Refusal 400 if the query or the form repeats a key or contains too many keys, if the form contains another
    file, or if the body is not a valid form.
    """
    query = _collect(request.query_params.multi_items())
    form = await _read_form(request)
    file: UploadFile | None = None
    texts: list[tuple[str, str]] = []
    for key, value in form.multi_items():
        if isinstance(value, str):
            texts.append((key, value))
        elif key != file_part:
            raise refuse_fields({key[:FORM_VALUE_MAX_CHARACTERS]: f"Only the {file_part} can be a file"})
        else:
            file = value
    given = query | _collect(texts)
    return Parameters({key: value.strip() for key, value in given.items()}, given, file)


async def _read_form(request: Request) -> FormData:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in _FORMS:
        if await request.body():
            raise Refusal(400, "Send the parameters in the query or as a form")
        return FormData()
    try:
        return await request.form(max_files=1, max_fields=_PARAMETERS_MAX)
    except HTTPException as error:
        if error.status_code != 400:
            raise
        raise Refusal(400, "The form cannot be read") from error


def _collect(items: Iterable[tuple[str, str]]) -> dict[str, str]:
    collected: dict[str, str] = {}
    for key, value in items:
        if key in collected:
            raise refuse_fields({key[:FORM_VALUE_MAX_CHARACTERS]: "Given more than once"})
        collected[key] = value
    if len(collected) > _PARAMETERS_MAX:
        raise Refusal(400, f"At most {_PARAMETERS_MAX} parameters are allowed")
    return collected


def describe_query(form: Form) -> dict[str, Any]:
    """Describe the query parameters for OpenAPI."""
    return {
        "parameters": [
            {"name": field.key, "in": "query", "required": False, "schema": {"type": "string"}}
            for field in form.fields
        ]
    }


def describe_body(*forms: Form, file_part: str | None = None) -> dict[str, Any]:
    """Describe the keys of the request body and their choices for OpenAPI. The other rules are not described."""
    properties: dict[str, Any] = {}
    for form in forms:
        for field in form.fields:
            choices = next((rule.choices for rule in field.rules if rule.kind is RuleKind.CHOICE), ())
            known = properties.setdefault(field.key, {"type": "string"})
            if choices:
                known["enum"] = sorted({*known.get("enum", ()), "", *choices})
    if file_part is not None:
        properties[file_part] = {"type": "string", "format": "binary"}
    schema = {"type": "object", "properties": properties, "additionalProperties": False}
    kind = _FORMS[0] if file_part is None else _FORMS[1]
    return {"requestBody": {"content": {kind: {"schema": schema}}}}
