"""A process is identified by its number, start time and program. The number alone is not enough."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from stack.errors import LeftoverProcessError
from stack.processes.child_lock import ChildLock
from stack.processes.process_identity import ProcessIdentity
from tests.integration.indexer.celery_worker import wait_until

FORKS_TWO = """
import os, pathlib, signal, sys, time
folder = pathlib.Path(sys.argv[1])
def on_signal(*_):
    (folder / f"stopped-{os.getpid()}").touch()
    os._exit(0)
signal.signal(signal.SIGTERM, on_signal)
for _ in range(2):
    if os.fork() == 0:
        (folder / f"ready-{os.getpid()}").touch()
        break
time.sleep(60)
"""
SLEEP = [sys.executable, "-c", "import time; time.sleep(60)"]


@pytest.fixture
def sleeper() -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(SLEEP)
    yield process
    process.kill()
    process.wait()


def test_a_running_process_is_found(sleeper: subprocess.Popen[bytes]) -> None:
    identity = ProcessIdentity.of(sleeper.pid, sys.executable)
    found = identity.find()
    assert found is not None
    assert found.pid == sleeper.pid


def test_another_start_or_program_is_another_process(sleeper: subprocess.Popen[bytes]) -> None:
    identity = ProcessIdentity.of(sleeper.pid, sys.executable)
    assert replace(identity, started=identity.started - 60).find() is None
    assert replace(identity, program="/usr/bin/postgres").find() is None


def test_an_ended_process_is_not_found_even_before_it_is_reaped(sleeper: subprocess.Popen[bytes]) -> None:
    identity = ProcessIdentity.of(sleeper.pid, sys.executable)
    sleeper.kill()
    os.waitid(os.P_PID, sleeper.pid, os.WEXITED | os.WNOWAIT)
    assert identity.find() is None


def test_a_record_is_parsed_to_the_same_identity() -> None:
    identity = ProcessIdentity(12, 1000.5, "/bin/true")
    assert ProcessIdentity.from_record(identity.as_record()) == identity
    assert ProcessIdentity.from_record({"pid": "12"}) is None


def test_a_lock_of_another_process_is_left_alone(
    tmp_path: Path, sleeper: subprocess.Popen[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process number in the lock file now belongs to another process, which must not be stopped."""
    monkeypatch.setattr("stack.processes.child_lock.GRACE_SECONDS", 0.2)
    lock = ChildLock(tmp_path, "valkey")
    lock.record(replace(ProcessIdentity.of(sleeper.pid, sys.executable), started=0.0))
    with pytest.raises(LeftoverProcessError, match=r"valkey\.lock"):
        ChildLock(tmp_path, "valkey")
    assert sleeper.poll() is None


def test_each_child_of_a_killed_leader_is_stopped(tmp_path: Path) -> None:
    lock = ChildLock(tmp_path, "worker")
    command = [sys.executable, "-c", FORKS_TWO, str(tmp_path)]
    with lock.hand_over() as descriptor:
        leader = subprocess.Popen(command, pass_fds=(descriptor,), process_group=0)
        lock.record(ProcessIdentity.of(leader.pid, sys.executable))
    wait_until(lambda: len(list(tmp_path.glob("ready-*"))) == 2)
    leader.kill()
    leader.wait()
    with ChildLock(tmp_path, "worker").hand_over():
        assert len(list(tmp_path.glob("stopped-*"))) == 2
