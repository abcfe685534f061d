"""The supervisor restarts ended children with growing delays. It stops programs before services.

The programs use the services (such as PostgreSQL), so the services must run until the programs have ended.
"""

import signal
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from stack.processes.child import Child, ChildCommand
from stack.processes.child_lock import ChildLock
from stack.processes.supervisor import Supervisor
from stack.var_folder.paths import VarFolder

IGNORES_SIGTERM = """
import signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print("ready", flush=True)
time.sleep(60)
"""


@dataclass
class Script:
    """A Python script that the supervisor runs."""

    name: str
    source: str
    var: VarFolder
    children: list[Child] = field(default_factory=list)
    starts: int = 0

    def start(self) -> None:
        self.starts += 1
        lock = ChildLock(self.var.run, self.name)
        command = ChildCommand(self.name, (sys.executable, "-c", self.source), self.var.root)
        self.children = [Child.spawn(command, self.var, lock)]


@pytest.fixture
def var(tmp_path: Path) -> VarFolder:
    return VarFolder(tmp_path)


def check_until_started(supervisor: Supervisor, script: Script, starts: int, seconds: float) -> float:
    started = time.monotonic()
    while script.starts < starts:
        supervisor.check_once()
        time.sleep(0.02)
        assert time.monotonic() - started < seconds
    return time.monotonic() - started


def test_the_delay_of_a_restart_grows(var: VarFolder, caplog: pytest.LogCaptureFixture) -> None:
    announced: list[str] = []
    supervisor = Supervisor(first_delay=0.2, announce=announced.append)
    script = Script("worker", "raise SystemExit(3)", var)
    supervisor.run(script)
    first = check_until_started(supervisor, script, 2, 5)
    second = check_until_started(supervisor, script, 3, 5)
    supervisor.stop()
    assert first >= 0.2
    assert second >= 0.4
    assert "worker ended with exit code 3 and restarts" in caplog.text
    assert str(var.prepare_log_file("worker")) in caplog.text
    assert len(announced) == 2
    assert announced[0] in caplog.text


def test_a_killed_child_is_restarted(var: VarFolder) -> None:
    supervisor = Supervisor(first_delay=0.05)
    script = Script("worker", "import time; time.sleep(60)", var)
    supervisor.run(script)
    first = script.children[0]
    first._process.send_signal(signal.SIGKILL)
    check_until_started(supervisor, script, 2, 5)
    assert script.children[0].pid != first.pid
    supervisor.stop()
    assert script.children[0].exit_code() == -signal.SIGTERM


def test_programs_stop_before_services_and_are_killed_after_the_timeout(var: VarFolder) -> None:
    supervisor = Supervisor(programs_stop=0.5)
    service = Script("service", "import time; time.sleep(60)", var)
    service.start()
    supervisor.watch_service(service)
    program = Script("program", IGNORES_SIGTERM, var)
    supervisor.run(program)
    while "ready" not in program.children[0].read_last_lines():
        time.sleep(0.02)
    started = time.monotonic()
    supervisor.stop()
    assert time.monotonic() - started < 3
    assert program.children[0].exit_code() == -signal.SIGKILL
    assert service.children[0].exit_code() == -signal.SIGTERM
