"""Sends generated requests to the application, and compares each response with the OpenAPI document."""

from typing import Any

import httpx
import requests
from hypothesis import assume
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.fuzz.operations import AnyCase

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ADDRESS_MAX_CHARACTERS = 60_000
"""The HTTP client refuses longer addresses, so such a request is left out."""
REQUEST_ARGUMENTS = ("method", "url", "params", "headers", "cookies", "json", "data", "files")


async def send(service: httpx.AsyncClient, case: AnyCase) -> httpx.Response:
    """Send a request and return the response.

    Fails if the response is a server error or does not match the OpenAPI document.
    """
    arguments: dict[str, Any] = case.as_transport_kwargs(str(service.base_url).rstrip("/"))
    kept = {name: value for name, value in arguments.items() if name in REQUEST_ARGUMENTS}
    prepared = requests.Request(**kept).prepare()
    assert prepared.method is not None
    assert prepared.url is not None
    assume(len(prepared.url) <= ADDRESS_MAX_CHARACTERS)
    assert prepared.body is None or isinstance(prepared.body, str | bytes)
    headers = {
        name: value if isinstance(value, str) else value.decode("latin-1")
        for name, value in prepared.headers.items()
    }
    response = await service.request(prepared.method, prepared.url, content=prepared.body, headers=headers)
    case.validate_response(response, checks=CHECKS)
    return response
