"""`python -m api.openapi` prints the OpenAPI document."""

import json
import sys

from api.app import create_app
from schemas.settings import Settings


def build_openapi_json() -> str:
    """Build the document as JSON. Keys are sorted, so that the output is always the same."""
    return json.dumps(create_app(Settings()).openapi(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(build_openapi_json())
