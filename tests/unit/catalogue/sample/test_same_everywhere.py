"""The sample has exactly the same rows in every process and on every machine."""

import os
import subprocess
import sys
from hashlib import sha256

import pytest

from indexer.catalogue.sample.catalogue_rows import build_catalogue_rows
from schemas.settings import ROOT

PRINT_HASH = (
    "from hashlib import sha256; from indexer.catalogue.sample.catalogue_rows import build_catalogue_rows; "
    "print(sha256(repr(build_catalogue_rows()).encode()).hexdigest())"
)


@pytest.mark.parametrize("seed", ["1", "4242"])
def test_rows_do_not_depend_on_the_hash_seed(seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    run = subprocess.run(
        [sys.executable, "-c", PRINT_HASH],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == sha256(repr(build_catalogue_rows()).encode()).hexdigest()


def test_slugs_and_source_codes_are_unique() -> None:
    rows = build_catalogue_rows()
    for nouns in (rows.institutes, rows.campuses, rows.courses):
        for column in ("slug", "source_code"):
            assert len({row[column] for row in nouns}) == len(nouns)
