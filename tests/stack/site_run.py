"""Runs the supervisor as a child process on a free port, like `make run` without `make setup`."""

import json
import os
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

from stack.machine.ports import LOOPBACK, find_free_port
from stack.setup.checkout import ROOT, find_venv_command
from tests.process_families import list_family, wait_gone


@dataclass
class SiteRun:
    """A running site. output: the printed lines, up to the line with the address."""

    process: subprocess.Popen[str]
    address: str
    output: list[str]

    def read_readiness(self) -> dict[str, object]:
        """Return the body of GET /health/ready. Fails if the status is not 200."""
        with urllib.request.urlopen(f"{self.address}/health/ready", timeout=10) as response:
            assert response.status == 200
            body: dict[str, object] = json.load(response)
            return body

    def family(self) -> list[psutil.Process]:
        return list_family(self.process.pid)

    def stop(self, stop_signal: signal.Signals) -> float:
        """Send the signal and wait until all processes have ended. Returns the elapsed seconds."""
        family = self.family()
        self.process.send_signal(stop_signal)
        return wait_gone(family, 30)

    def kill_group(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def spawn(var: Path, port: int) -> subprocess.Popen[str]:
    """Start the supervisor with embedded services and its own process group."""
    inherited = {key: value for key, value in os.environ.items() if not key.endswith("_URL")}
    return subprocess.Popen(
        [find_venv_command("python"), "-m", "stack.run"],
        cwd=ROOT,
        env={**inherited, "FINDER_VAR": str(var), "FINDER_PORT": str(port), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


@contextmanager
def listening_socket() -> Iterator[int]:
    """Yield a port on which another socket listens."""
    with socket.socket() as listener:
        listener.bind((LOOPBACK, 0))
        listener.listen()
        yield listener.getsockname()[1]


def start(var: Path) -> SiteRun:
    """Start the site and wait for the line with its address."""
    port = find_free_port()
    process = spawn(var, port)
    assert process.stdout is not None
    output: list[str] = []
    for line in process.stdout:
        output.append(line.rstrip())
        if f"http://127.0.0.1:{port}" in line:
            return SiteRun(process, f"http://127.0.0.1:{port}", output)
    raise AssertionError("the site did not start:\n" + "\n".join(output))
