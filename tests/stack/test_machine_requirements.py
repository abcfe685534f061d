"""An unsuitable machine is refused with one line of advice."""

import getpass
import os
import socket
from pathlib import Path

import pytest

from stack.errors import UnsuitableMachine
from stack.machine.ports import LOOPBACK, find_free_port
from stack.machine.requirements import check_disk, check_owner, check_port


def read_one_line(error: pytest.ExceptionInfo[UnsuitableMachine]) -> str:
    text = str(error.value)
    assert "\n" not in text
    return text


def test_a_full_disk_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnsuitableMachine) as error:
        check_disk(tmp_path / "not" / "there" / "yet", needed_bytes=10**18)
    assert f"The disk of {tmp_path} has" in read_one_line(error)
    assert "FINDER_VAR" in read_one_line(error)


def test_a_disk_with_enough_space_is_accepted(tmp_path: Path) -> None:
    check_disk(tmp_path, needed_bytes=1)


def test_a_used_port_is_refused() -> None:
    with socket.socket() as listener:
        listener.bind((LOOPBACK, 0))
        listener.listen()
        port = listener.getsockname()[1]
        with pytest.raises(UnsuitableMachine) as error:
            check_port(port)
    assert f"Port {port}" in read_one_line(error)
    assert "FINDER_PORT" in read_one_line(error)


def test_a_free_port_is_accepted() -> None:
    check_port(find_free_port())


def test_a_folder_of_another_user_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_owner(tmp_path)
    other_user = os.geteuid() + 1
    monkeypatch.setattr(os, "geteuid", lambda: other_user)
    with pytest.raises(UnsuitableMachine) as error:
        check_owner(tmp_path)
    assert f"{tmp_path} belongs to {getpass.getuser()}" in read_one_line(error)
    assert "FINDER_VAR" in read_one_line(error)
