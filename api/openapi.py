"""`python -m api.openapi` prints the OpenAPI document. The same code always prints the same bytes."""

import json
import sys

from api.app import create_app
from schemas.settings import Settings


def build_openapi_json() -> str:
    """The document as JSON with sorted keys, ending in a line feed."""
    return json.dumps(create_app(Settings()).openapi(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(build_openapi_json())
