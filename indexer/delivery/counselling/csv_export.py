import csv
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from schemas.counselling.csv_rows import build_csv_rows


def write_csv(file: Path, cases: Iterable[dict[str, Any]]) -> int:
    """Write the cases to a new file that only its owner can read, and return the number of cases.

    Raises FileExistsError if the file exists.
    """
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8-sig", newline="") as output:
        rows = list(build_csv_rows(cases))
        csv.writer(output).writerows(rows)
    return len(rows) - 1
