"""Identifies a process.

The system can give the number of an ended process to a new process. The new process has a different identity.
"""

from dataclasses import asdict, dataclass

import psutil

CLOCK_SLACK_SECONDS = 2.0


@dataclass(frozen=True)
class ProcessIdentity:
    """A process number, the start time in seconds since 1970, and the program."""

    pid: int
    started: float
    program: str

    @classmethod
    def of(cls, pid: int, program: str) -> "ProcessIdentity":
        return cls(pid, psutil.Process(pid).create_time(), program)

    @classmethod
    def from_record(cls, record: object) -> "ProcessIdentity | None":
        """Parse the output of `as_record`. Returns None for any other object."""
        match record:
            case {"pid": int(pid), "started": int() | float() as started, "program": str(program)}:
                return cls(pid, float(started), program)
            case _:
                return None

    def as_record(self) -> dict[str, object]:
        return asdict(self)

    def find(self) -> psutil.Process | None:
        """Find the running process.

        Returns None if the process has ended, or if another process has its number.
        """
        try:
            process = psutil.Process(self.pid)
            same_start = abs(process.create_time() - self.started) <= CLOCK_SLACK_SECONDS
            if not same_start or process.status() == psutil.STATUS_ZOMBIE:
                return None
            return process if self.program in process.cmdline() or self._is_retitled(process) else None
        except psutil.NoSuchProcess:
            return None

    def _is_retitled(self, process: psutil.Process) -> bool:
        """True if the process runs the executable `program`.

        Some servers change their command line after the start, but their executable stays the same.
        """
        try:
            return process.exe() == self.program
        except psutil.AccessDenied:
            return False
