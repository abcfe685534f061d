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


@pytest.mark.parametrize("written", [0, 1, 5])
def test_secrets_are_complete_after_an_interruption(
    written: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "secrets"
    names: list[Path] = []
    chmod = Path.chmod

    def interrupt(file: Path, mode: int) -> None:
        if mode == 0o444:
            if len(names) == written:
                raise KeyboardInterrupt
            names.append(file)
        chmod(file, mode)

    with monkeypatch.context() as interrupted:
        interrupted.setattr(Path, "chmod", interrupt)
        with pytest.raises(KeyboardInterrupt):
            create_secrets(folder)
    assert len(create_secrets(folder)) == len(list(folder.iterdir())) > 10
    assert (folder / "database_password").read_text() in (folder / "database_url").read_text()
    assert (folder / "broker_password").read_text() in (folder / "broker_url").read_text()
    assert list(tmp_path.iterdir()) == [folder]


def test_an_interrupted_rotation_keeps_each_file(
    folder: Path, read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = read()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as interrupted:
        interrupted.setattr(Path, "write_text", interrupt)
        with pytest.raises(KeyboardInterrupt):
            rotate_secrets((DATABASE,), folder)
    assert before.items() <= read().items()
    rotate_secrets((DATABASE,), folder)
    assert set(read()) == set(before)


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
