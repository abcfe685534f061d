"""The code keeps every import contract in pyproject.toml, and each contract detects a forbidden import."""

import os
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from schemas.settings import ROOT
from stack.setup.checkout import find_venv_command

PACKAGES = ("schemas", "search", "indexer", "api", "stack")
FORBIDDEN_IMPORTS = {
    "layers": ("search/forbidden_layer.py", "import api.app"),
    "search-and-indexer": ("indexer/forbidden_search.py", "import search.elasticsearch_access.client"),
    "thin-api": ("api/forbidden_elasticsearch.py", "import elasticsearch"),
    "api-without-tables": ("api/forbidden_tables.py", "import schemas.tables"),
    "judgements-without-search": ("stack/relevance/judgements.py", "import search.errors"),
    "search-without-tables": ("search/forbidden_tables.py", "import schemas.tables"),
    "search-layers": ("search/requests/forbidden_execution.py", "import search.execution.live_index"),
    "indexer-without-web": ("indexer/forbidden_fastapi.py", "import fastapi"),
    "delivery-without-search": ("indexer/delivery/forbidden_fastapi.py", "import fastapi"),
    "schemas-alone": ("schemas/forbidden_celery.py", "import celery"),
    "indexer-layers": ("indexer/catalogue/forbidden_indexing.py", "import indexer.indexing.ledger"),
    "indexing-layers": ("indexer/indexing/extraction/forbidden_outbox.py", "import indexer.indexing.outbox"),
    "catalogue-without-index": ("indexer/catalogue/forbidden_celery.py", "import celery"),
    "stack-layers": ("stack/services/forbidden_command.py", "import stack.cli.main"),
}
"""For each contract, by id: the name of a new module, and an import that the contract forbids in that module.
"""


def contract_ids() -> set[str]:
    configuration = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return {contract["id"] for contract in configuration["tool"]["importlinter"]["contracts"]}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(find_venv_command("lint-imports")), "--no-cache", "--config", str(folder / "pyproject.toml")],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "NO_COLOR": "1", "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copied_packages(tmp_path: Path) -> Path:
    for package in PACKAGES:
        ignored = shutil.ignore_patterns("__pycache__", "*.csv", "*.java", "*.lock")
        shutil.copytree(ROOT / package, tmp_path / package, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_every_contract_holds() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout
    assert f"{len(contract_ids())} kept, 0 broken" in result.stdout


def test_every_contract_has_a_forbidden_import() -> None:
    assert set(FORBIDDEN_IMPORTS) == contract_ids()


def test_every_contract_detects_its_forbidden_import(copied_packages: Path) -> None:
    for path, statement in FORBIDDEN_IMPORTS.values():
        (copied_packages / path).write_text(f"{statement}\n")
    result = lint(copied_packages)
    assert result.returncode == 1
    assert f"0 kept, {len(FORBIDDEN_IMPORTS)} broken" in result.stdout, result.stdout
