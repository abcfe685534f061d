"""The file that describes the content of the indices. `python -m tests.unit.indexer.index_format` writes it.

If the description differs from the committed file, the program writes only if DOCUMENT_VERSION differs too.
"""

import json
import sys
from pathlib import Path
from typing import Any

from indexer.indexing.elasticsearch.index_fingerprint import describe_indices

FILE = Path(__file__).with_name("index_format.json")


def describe_as_json() -> Any:
    """Return the description of the indices, converted to JSON and back."""
    return json.loads(json.dumps(describe_indices()))


def write_index_format() -> int:
    """Write the file. Returns 0, or 1 if the version must be raised first."""
    current = describe_as_json()
    if FILE.exists():
        committed = json.loads(FILE.read_text("utf-8"))
        if committed != current and committed["version"] == current["version"]:
            print("Raise DOCUMENT_VERSION in index_fingerprint.py first", file=sys.stderr)
            return 1
    FILE.write_text(json.dumps(current, indent=1, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(write_index_format())
