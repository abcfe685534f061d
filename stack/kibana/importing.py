"""Imports the saved objects into Kibana. Existing objects with the same ids are replaced."""

import json
from typing import Any

import httpx

USER = "elastic"
SECONDS_MAX = 120.0
_PATH = "/api/saved_objects/_import"


class ImportFailed(Exception):
    """Kibana has not imported all objects. The message gives the reason."""


def import_objects(address: str, password: str, lines: str) -> int:
    """Import the lines of an export. Returns the number of imported objects.

    Raises ImportFailed if Kibana does not respond, responds with an error, or rejects an object. The body of the
    response is checked, because the status is 200 even if Kibana rejects objects.
    """
    try:
        response = httpx.post(
            f"{address.rstrip('/')}{_PATH}",
            params={"overwrite": "true"},
            headers={"kbn-xsrf": "true"},
            auth=(USER, password),
            files={"file": ("objects.ndjson", lines, "application/ndjson")},
            timeout=SECONDS_MAX,
        )
        response.raise_for_status()
        content: dict[str, Any] = response.json()
    except (httpx.HTTPError, json.JSONDecodeError) as error:
        reason = str(error).partition("\n")[0]
        raise ImportFailed(f"Kibana at {address} has imported nothing: {reason}") from error
    if not content.get("success"):
        errors = (
            f"{each['type']} {each['id']}: {each['error']['type']}" for each in content.get("errors", ())
        )
        raise ImportFailed(f"Kibana rejects objects: {'; '.join(errors) or content}")
    return int(content["successCount"])
