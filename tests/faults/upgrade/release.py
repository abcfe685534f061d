"""A release: the programs of one checkout, on services that all releases share."""

import json
import os
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from schemas.settings import ROOT
from stack.machine.ports import LOOPBACK
from stack.processes.child import Child, ChildCommand, stop_all
from stack.processes.child_lock import ChildLock
from stack.var_folder.paths import VarFolder

UP_SECONDS = 180.0
STOP_SECONDS = 60.0
POLL_SECONDS = 0.2
PYTHON = ROOT / ".venv" / "bin" / "python"
LINKED = (".venv", ".cache", "web/node_modules")
"""Folders that set-up installs. The checkout of an earlier release links to them if it needs the same packages."""
FINDER = "import sys; from stack.cli.main import main; sys.exit(main())"


_RUNS = count(1)


class ReleaseFailed(Exception):
    """A step or a program of a release failed."""


@dataclass(frozen=True)
class Release:
    """name: for the table and the logs. root: the folder of the checkout."""

    name: str
    root: Path
    var: VarFolder
    environment: Mapping[str, str] = field(repr=False)

    def run_steps(self, *steps: str) -> None:
        """Run steps of `stack.release`."""
        self._run("-m", "stack.release", *steps)

    def run_finder(self, *arguments: str) -> dict[str, Any]:
        """Run a command of `finder`. Returns its JSON."""
        found: dict[str, Any] = json.loads(self._run("-c", FINDER, *arguments, "--json"))
        return found

    def start_worker(self) -> Child:
        options = ("worker", "--loglevel", "INFO", "--concurrency", "2", "--without-gossip")
        return self._start_celery("worker", "stack.worker", options, " ready.")

    def start_beat(self) -> Child:
        options = ("beat", "--loglevel", "INFO", "--pidfile", "", "--schedule", str(self.var.root / "beat"))
        return self._start_celery("beat", "stack.beat", options, "is starting")

    def start_site(self, number: int, port: int) -> Child:
        """Start a site, and wait until it is ready."""
        options = ("-m", "api.server", "--host", LOOPBACK, "--port", str(port), "--graceful-seconds", "20")
        site = self._spawn(f"site-{number}-{self.name}", options)
        deadline = time.monotonic() + UP_SECONDS
        while not _is_ready(port):
            self._assert_running(site, deadline)
            time.sleep(POLL_SECONDS)
        return site

    def _start_celery(self, name: str, app: str, options: tuple[str, ...], ready: str) -> Child:
        child = self._spawn(f"{name}-{self.name}", ("-m", "celery", "--app", app, *options))
        deadline = time.monotonic() + UP_SECONDS
        while ready not in child.log.read_text(errors="replace"):
            self._assert_running(child, deadline)
            time.sleep(POLL_SECONDS)
        return child

    def _spawn(self, name: str, arguments: tuple[str, ...]) -> Child:
        # A program of the same release may have run before, so each run gets a separate log.
        name = f"{name}-{next(_RUNS)}"
        lock = ChildLock(self.var.run, name)
        return Child.spawn(
            ChildCommand(name, (str(PYTHON), *arguments), self.root, self.environment), self.var, lock
        )

    def _assert_running(self, child: Child, deadline: float) -> None:
        if child.exit_code() is not None or time.monotonic() > deadline:
            raise ReleaseFailed(f"{child.command.name} is not ready:\n{child.read_last_lines()}")

    def _run(self, *arguments: str) -> str:
        ended = subprocess.run(
            [PYTHON, *arguments],
            cwd=self.root,
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            check=False,
        )
        if ended.returncode != 0:
            command = " ".join(arguments[1:])
            raise ReleaseFailed(f"{self.name}: {command}: {ended.returncode}\n{ended.stderr[-2_000:]}")
        return ended.stdout


def stop(*children: Child) -> None:
    """Send SIGTERM, as an operator does, and wait until the programs have ended. After 60 s, kill the rest."""
    stop_all(list(children), STOP_SECONDS)


def _is_ready(port: int) -> bool:
    try:
        return httpx.get(f"http://{LOOPBACK}:{port}/health/ready", timeout=10).status_code == 200
    except httpx.TransportError:
        return False


@contextmanager
def check_out(commit: str) -> Iterator[Path]:
    """Yield a worktree of this repository at the commit, with set-up done and the web built.

    Raises ReleaseFailed if the commit is unknown or the set-up fails.
    """
    with TemporaryDirectory(prefix="release-") as folder:
        root = Path(folder) / "before"
        _run_command(ROOT, "git", "worktree", "add", "--detach", "--quiet", str(root), commit)
        try:
            if _read_packages(root).items() <= _read_packages(ROOT).items() and _has_same_file(root):
                for name in LINKED:
                    (root / name).symlink_to(ROOT / name)
                _run_command(root, str(PYTHON), "-m", "stack.setup.npm", "run", "build")
            else:
                _run_command(root, "make", "setup")
            yield root
        finally:
            _run_command(ROOT, "git", "worktree", "remove", "--force", str(root))


def _read_packages(root: Path) -> dict[str, str]:
    """Return the versions of the locked Python packages."""
    lines = (root / "stack" / "locks" / "python.lock").read_text().splitlines()
    pinned = [line.partition(" ")[0].partition("==") for line in lines if "==" in line and line[0].isalpha()]
    return {name: version for name, _, version in pinned}


def _has_same_file(root: Path, path: str = "web/package-lock.json") -> bool:
    return (root / path).read_bytes() == (ROOT / path).read_bytes()


def _run_command(folder: Path, *command: str) -> None:
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ended.returncode != 0:
        raise ReleaseFailed(f"{' '.join(command)}:\n{ended.stderr[-2_000:]}{ended.stdout[-1_000:]}")
