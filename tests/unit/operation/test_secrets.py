"""`stack.setup.secrets` creates and rotates the secrets of compose.yaml."""

from collections.abc import Callable
from pathlib import Path

import pytest

from stack.setup import secrets
from stack.setup.secrets import (
    ALTER_ROLE,
    DATABASE,
    OF_OPERATOR,
    RECREATE,
    ROTATED,
    TOKEN_KEYS,
    create_secrets,
    list_commands,
    rotate_secrets,
)

Read = Callable[[], dict[str, str]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "secrets"
    create_secrets(folder)
    return folder


@pytest.fixture
def read(folder: Path) -> Read:
    return lambda: {file.name: file.read_text() for file in folder.iterdir()}


def test_all_secrets_are_rotated_except_those_of_other_parties(folder: Path, read: Read) -> None:
    (folder / "smtp_password").unlink()
    (folder / "smtp_password").write_text("of the operator")
    before = read()
    rotate_secrets(ROTATED, folder)
    after = read()
    assert {name for name in before if before[name] == after[name]} == {
        "crm_callback_key", "encryption_keys", *OF_OPERATOR,
    }  # fmt: skip
    assert after["database_password"] in after["database_url"]
    assert after["broker_password"] in after["broker_url"]
    assert after["broker_password"] in after["broker_configuration"]
    assert after["token_keys"].split()[1:] == before["token_keys"].split()
    assert all((folder / name).stat().st_mode & 0o222 == 0 for name in after if name != "smtp_password")


@pytest.mark.parametrize("group", ROTATED)
def test_only_the_named_group_is_rotated(group: str, folder: Path, read: Read) -> None:
    before = read()
    rotate_secrets((group,), folder)
    changed = {name for name, content in read().items() if content != before[name]}
    assert changed == {name for name in before if name.startswith(group)}


def test_the_commands_change_the_password_that_postgresql_stores() -> None:
    assert list_commands(ROTATED) == [ALTER_ROLE, RECREATE]
    assert list_commands((TOKEN_KEYS,)) == [RECREATE]
    assert "var/secrets/database_password" in list_commands((DATABASE,))[0]


@pytest.mark.parametrize("missing", [TOKEN_KEYS, "crm_callback_key", "encryption_keys"])
def test_a_folder_of_an_earlier_release_gets_only_the_missing_file(
    missing: str, folder: Path, read: Read
) -> None:
    before = read()
    (folder / missing).unlink()
    assert create_secrets(folder) == [missing]
    assert len(read()[missing]) >= 32
    assert {**read(), missing: ""} == {**before, missing: ""}
    assert create_secrets(folder) == []


def test_the_command_rotates_a_group_and_names_missing_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "secrets"
    assert secrets.main(["--rotate"], folder) == 1
    assert "has no secrets yet" in capsys.readouterr().err
    assert secrets.main([], folder) == 0
    before = (folder / "kibana_password").read_text()
    assert secrets.main(["--rotate", "kibana"], folder) == 0
    assert (folder / "kibana_password").read_text() != before
    printed = capsys.readouterr().out
    assert RECREATE in printed
    assert "docker compose --profile analysts up --detach --force-recreate" in printed
    assert secrets.main(["--rotate", "broker"], folder) == 0
    assert "--profile" not in capsys.readouterr().out
    with pytest.raises(SystemExit):
        secrets.main(["--rotate", "everything"], folder)
