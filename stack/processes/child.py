"""A child process with its own process group and log. On Linux, the child stops when this process ends."""

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from stack.processes.account import Account
from stack.processes.child_lock import ChildLock
from stack.processes.process_identity import ProcessIdentity
from stack.var_folder.log_files import LogLimits, rotate_if_large
from stack.var_folder.paths import VarFolder

PR_SET_PDEATHSIG = 1


@dataclass(frozen=True)
class ChildCommand:
    """The command of a child.

    name: unique within a var folder. The log file and the lock file have this name.
    """

    name: str
    arguments: tuple[str, ...]
    folder: Path
    environment: Mapping[str, str] = field(default_factory=dict)
    account: Account | None = None
    stop_signal: signal.Signals = signal.SIGTERM


class Child:
    def __init__(
        self, command: ChildCommand, process: subprocess.Popen[bytes], log: Path, log_limits: LogLimits
    ) -> None:
        self.command = command
        self.log = log
        self._process = process
        self._log_limits = log_limits

    @classmethod
    def spawn(cls, command: ChildCommand, var: VarFolder, lock: ChildLock) -> "Child":
        """Start the child.

        The child inherits `lock`. On Linux, the kernel sends the child its stop signal when the calling thread ends.
        """
        log = var.prepare_log_file(command.name)
        with lock.hand_over() as descriptor:
            process = _popen(command, log, descriptor)
            lock.record(ProcessIdentity.of(process.pid, command.arguments[0]), command.stop_signal)
        return cls(command, process, log, var.log_limits)

    @property
    def pid(self) -> int:
        return self._process.pid

    def exit_code(self) -> int | None:
        """The exit code of the child. None while the child is running."""
        return self._process.poll()

    def send_stop_signal(self) -> None:
        if self.exit_code() is None:
            self._process.send_signal(self.command.stop_signal)

    def wait_or_kill(self, deadline: float) -> None:
        """Wait for the child until `deadline`, and kill the child if it is still running.

        Then kill the other processes of the child's process group. deadline: a value of `time.monotonic()`.
        """
        try:
            self._process.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        _kill_group(self.pid)

    def rotate_log(self) -> None:
        """Rotate the log if it is large. The child continues to write."""
        rotate_if_large(self.log, self._log_limits)

    def read_last_lines(self, count: int = 15) -> str:
        """Return the end of the child's log."""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-count:])


def stop_all(children: list[Child], seconds: float = 8.0) -> None:
    """Send all children a stop signal. Wait `seconds` in total, then kill the remaining children."""
    deadline = time.monotonic() + seconds
    for child in children:
        child.send_stop_signal()
    for child in children:
        child.wait_or_kill(deadline)


def _popen(command: ChildCommand, log: Path, lock_descriptor: int) -> subprocess.Popen[bytes]:
    account = command.account
    with log.open("ab") as output:
        return subprocess.Popen(
            command.arguments,
            cwd=command.folder,
            env={**os.environ, **command.environment},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            pass_fds=(lock_descriptor,),
            process_group=0,
            user=account.uid if account else None,
            group=account.gid if account else None,
            extra_groups=[] if account else None,
            preexec_fn=_build_parent_death_hook(command.stop_signal),
        )


def _build_parent_death_hook(stop_signal: signal.Signals) -> Callable[[], None] | None:
    """On Linux, return a hook that makes the kernel send the child `stop_signal` when its parent dies.

    Returns None on other systems. There, the next start of the stack finds the child by its lock file, and stops it.
    """
    if sys.platform != "linux":
        return None
    control = ctypes.CDLL(None, use_errno=True).prctl
    parent = os.getpid()

    def before_exec() -> None:
        control(PR_SET_PDEATHSIG, int(stop_signal), 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)

    return before_exec


def _kill_group(group: int) -> None:
    try:
        os.killpg(group, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return
