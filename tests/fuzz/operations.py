"""All calls of the OpenAPI document as Schemathesis operations."""

from typing import Any

import schemathesis
from schemathesis import Case
from schemathesis.core.result import Ok, Result
from schemathesis.schemas import APIOperation

from api.app import create_app
from schemas.settings import Settings

Operation = APIOperation[Any, Any, Any, Any]
AnyCase = Case[Operation]


def _unwrap_operation(result: Result[Operation, Any]) -> Operation:
    assert isinstance(result, Ok), result
    return result.ok()


DOCUMENT = create_app(Settings()).openapi()
OPERATIONS: list[Operation] = [
    _unwrap_operation(result) for result in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()
]
"""The operations in the order of the document."""


def takes_json(operation: Operation) -> bool:
    return any(body.media_type == "application/json" for body in operation.body)


def list_body_keys(operation: Operation) -> list[str]:
    """List the top-level keys of the JSON body."""
    declared = DOCUMENT["paths"][operation.path][operation.method]["requestBody"]["content"][
        "application/json"
    ]
    return sorted(_find_properties(declared["schema"]))


def _find_properties(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the properties of the JSON schema of an object.

    A `$ref` is followed. Of the alternatives in `anyOf`, the first alternative with properties is used.
    """
    if "$ref" in schema:
        return _find_properties(DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    alternatives = (_find_properties(each) for each in schema.get("anyOf", []))
    return schema.get("properties") or next((found for found in alternatives if found), {})
