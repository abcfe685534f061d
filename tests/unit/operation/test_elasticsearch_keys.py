"""API keys have few privileges and are stored in private files. Each error is one line."""

import os
import subprocess
import sys
from pathlib import Path

from schemas.search_log.names import LOG_INDICES
from schemas.settings import ROOT
from stack.elasticsearch_keys import OUR_INDICES, PRIVILEGES, write_secret

NOTHING_LISTENS = "http://127.0.0.1:1"


def run_command(folder: Path, **environment: str) -> tuple[int, str]:
    ended = subprocess.run(
        [sys.executable, "-m", "stack.elasticsearch_keys", str(folder / "keys")],
        cwd=ROOT,
        env={**os.environ, "ELASTICSEARCH_URL": "", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.returncode, ended.stderr


def test_the_keys_of_the_site_may_only_read_and_no_key_may_change_the_cluster() -> None:
    assert PRIVILEGES["site"] == {
        "cluster": [],
        "indices": [{"names": OUR_INDICES, "privileges": ["read"]}],
    }
    assert PRIVILEGES["log-reader"] == {
        "cluster": [],
        "indices": [{"names": list(LOG_INDICES), "privileges": ["read"]}],
    }
    assert not {*OUR_INDICES} & {*LOG_INDICES}
    assert PRIVILEGES["indexer"]["cluster"] == ["monitor"]
    assert "*" not in OUR_INDICES
    assert {"courses", "courses-*"} < set(OUR_INDICES)


def test_a_secret_file_is_replaced_atomically_and_is_private(tmp_path: Path) -> None:
    file = tmp_path / "site" / "key"
    for secret in ("first", "second"):
        write_secret(file, secret)
        assert file.read_text() == secret
        assert file.stat().st_mode & 0o777 == 0o400
    assert [each.name for each in file.parent.iterdir()] == ["key"]


def test_errors_are_one_line(tmp_path: Path) -> None:
    password = tmp_path / "password"
    password.write_text("p\n")
    assert run_command(tmp_path, ELASTIC_PASSWORD_FILE="") == (
        2, "Give a folder for the keys, and set ELASTIC_PASSWORD_FILE\n",
    )  # fmt: skip
    assert run_command(tmp_path, ELASTIC_PASSWORD_FILE=str(password)) == (
        1, "elasticsearch_keys: ELASTICSEARCH_URL is not set\n",
    )  # fmt: skip
    absent = run_command(
        tmp_path, ELASTIC_PASSWORD_FILE=str(tmp_path / "absent"), ELASTICSEARCH_URL=NOTHING_LISTENS
    )
    assert absent[0] == 1
    assert absent[1].startswith("elasticsearch_keys: FileNotFoundError: ")
    away = run_command(tmp_path, ELASTIC_PASSWORD_FILE=str(password), ELASTICSEARCH_URL=NOTHING_LISTENS)
    assert away[0] == 1
    assert away[1].splitlines()[-1].startswith("elasticsearch_keys: ConnectionError: ")
    assert not (tmp_path / "keys").exists()
