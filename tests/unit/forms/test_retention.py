"""The figures of the privacy page are those of the task that deletes rows."""

import re

from delivery.retention import STATEMENTS
from schemas.retention_export import build_retention_json
from schemas.settings import ROOT
from schemas.vocabulary.retention import RETENTION


def test_the_file_of_the_web_is_current() -> None:
    """`python -m schemas.retention_export > web/retention.json` writes the file again."""
    assert (ROOT / "web" / "retention.json").read_text("utf-8") == build_retention_json()


def test_every_time_is_enforced_by_a_statement() -> None:
    assert set(STATEMENTS) == set(RETENTION)
    for table, statement in STATEMENTS.items():
        assert set(re.findall(r"INTERVAL '(\d+) days'", statement)) == {str(RETENTION[table].days)}
