"""The import contracts of pyproject.toml hold, and each of them would notice a breach."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from schemas.settings import ROOT
from stack.setup.checkout import inside_venv

PACKAGES = ("schemas", "search", "indexer", "api", "stack")
BREACHES = {
    "search/breach_of_layers.py": "import api.app",
    "indexer/breach_of_independence.py": "import search.elasticsearch_access.client",
    "api/breach_of_thin_api.py": "import elasticsearch",
    "search/breach_of_no_tables.py": "import schemas.tables",
    "indexer/breach_of_no_web.py": "import fastapi",
    "schemas/breach_of_standing_alone.py": "import celery",
    "indexer/catalogue/breach_of_indexer_layers.py": "import indexer.indexing.ledger",
    "indexer/indexing/extraction/breach_of_indexing_layers.py": "import indexer.indexing.outbox",
    "indexer/catalogue/breach_of_no_index.py": "import celery",
    "stack/services/breach_of_stack_layers.py": "import stack.cli.main",
}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(inside_venv("lint-imports")), "--no-cache", "--config", str(folder / "pyproject.toml")],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "NO_COLOR": "1", "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copied_packages(tmp_path: Path) -> Path:
    for package in PACKAGES:
        without = shutil.ignore_patterns("__pycache__", "*.csv", "*.java", "*.lock")
        shutil.copytree(ROOT / package, tmp_path / package, ignore=without)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_every_contract_holds() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout
    assert "10 kept, 0 broken" in result.stdout


def test_every_contract_notices_a_breach(copied_packages: Path) -> None:
    for path, statement in BREACHES.items():
        (copied_packages / path).write_text(f"{statement}\n")
    result = lint(copied_packages)
    assert result.returncode == 1
    assert "0 kept, 10 broken" in result.stdout, result.stdout
