"""The file with the keys that sign session tokens."""

import subprocess
import sys
from pathlib import Path

import pytest

from schemas.settings import ROOT, Settings
from stack.programs import build_site
from stack.services.urls import ServiceUrls
from stack.setup.token_keys import ensure_key_file, rotate_token_keys
from stack.var_folder.paths import VarFolder

URLS = ServiceUrls("postgresql://database", "redis://broker", "http://engine:9200")


def test_a_rotation_puts_a_new_key_first_and_keeps_one(tmp_path: Path) -> None:
    file = ensure_key_file(tmp_path / "keys")
    assert file.stat().st_mode & 0o777 == 0o600
    (first,) = file.read_text().split()
    assert ensure_key_file(file).read_text().split() == [first]
    rotate_token_keys(file)
    second, kept = file.read_text().split()
    assert (kept, second == first) == (first, False)
    rotate_token_keys(file)
    assert file.read_text().split()[1:] == [second]
    assert file.stat().st_mode & 0o777 == 0o600


def test_the_command_rotates_the_named_file(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "stack.setup.token_keys"]
    file = ensure_key_file(tmp_path / "keys")
    before = file.read_text()
    assert subprocess.run([*command, str(file)], cwd=ROOT, check=False).returncode == 0
    assert file.read_text().endswith(before)
    assert file.read_text() != before
    assert subprocess.run([*command, str(tmp_path / "none")], cwd=ROOT, check=False).returncode == 2


def test_the_site_of_a_stack_gets_the_file_of_its_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = build_site(VarFolder(tmp_path), URLS, 8000).environment
    file = Path(environment["FINDER_TOKEN_KEYS_FILE"])
    monkeypatch.setenv("FINDER_TOKEN_KEYS_FILE", str(file))
    assert Settings(_env_file=None).token_keys == tuple(file.read_text().split())


@pytest.mark.parametrize("key", ["short", "x" * 65])
def test_a_key_of_the_wrong_length_is_refused(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FINDER_TOKEN_KEYS", f"{'k' * 32}\n{key}")
    with pytest.raises(ValueError, match="32 to 64 characters") as error:
        Settings(_env_file=None)
    assert key not in str(error.value)
