"""`python -m schemas.retention_export` prints the retention times as JSON. The privacy page shows them."""

import json
import sys
from dataclasses import asdict

from schemas.vocabulary.accounts import CONSENT_VERSION
from schemas.vocabulary.retention import RETENTION, SEARCH_LOG


def build_retention_json() -> str:
    """Build the JSON: the version of the terms, and the retention rules of the search log and of each table."""
    content = {
        "consent_version": CONSENT_VERSION,
        "search_log": asdict(SEARCH_LOG),
        "tables": {table: asdict(rule) for table, rule in RETENTION.items()},
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(build_retention_json())
