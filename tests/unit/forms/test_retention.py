"""The privacy page shows the same retention times as the task that deletes old rows."""

import re

from indexer.delivery.retention import STATEMENTS
from schemas.retention_export import build_retention_json
from schemas.settings import ROOT
from schemas.vocabulary.retention import RETENTION


def test_the_file_of_the_web_is_current() -> None:
    """If the test fails, run `make generate`."""
    assert (ROOT / "web" / "retention.json").read_text("utf-8") == build_retention_json()


def test_every_time_is_enforced_by_a_statement() -> None:
    assert set(STATEMENTS) == set(RETENTION)
    for table, statement in STATEMENTS.items():
        assert set(re.findall(r"INTERVAL '(\d+) days'", statement)) == {str(RETENTION[table].days)}
