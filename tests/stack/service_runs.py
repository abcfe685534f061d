"""Runs `finder services` as a child process. Tests can stop and kill the process."""

import os
import shutil
import signal
import subprocess
from dataclasses import dataclass
from pathlib import Path

import psutil

from stack.setup.checkout import ROOT, find_venv_command
from tests.process_families import kill_all, list_family


@dataclass
class ServiceRun:
    """A running `finder services`. urls: DATABASE_URL, BROKER_URL and ELASTICSEARCH_URL."""

    process: subprocess.Popen[str]
    urls: dict[str, str]

    @property
    def family(self) -> list[psutil.Process]:
        """The supervisor process and its descendants."""
        return list_family(self.process.pid)


def build_environment(var: Path) -> dict[str, str]:
    """Return the current environment with the var folder. Addresses of services are removed."""
    inherited = {key: value for key, value in os.environ.items() if not key.endswith("_URL")}
    return {**inherited, "FINDER_VAR": str(var)}


def spawn(var: Path, *, prelude: str = "") -> subprocess.Popen[str]:
    """Start `finder services` with its own process group. prelude: Python code that the process runs first."""
    program = f"{prelude}\nimport sys; sys.argv[1:] = ['services']\nfrom stack.cli.main import main\nsys.exit(main())"
    return subprocess.Popen(
        [find_venv_command("python"), "-c", program],
        cwd=ROOT,
        env=build_environment(var),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def start(var: Path, *, prelude: str = "") -> ServiceRun:
    """Start the services and wait until they respond."""
    process = spawn(var, prelude=prelude)
    assert process.stdout is not None
    urls: dict[str, str] = {}
    for line in process.stdout:
        name, _, value = line.removeprefix("export ").strip().partition("=")
        urls[name] = value
        if len(urls) == 3:
            return ServiceRun(process, urls)
    raise AssertionError(f"the services did not start: {process.communicate()[1]}")


def kill_group(run: ServiceRun) -> None:
    """Send SIGKILL to the whole process group."""
    os.killpg(run.process.pid, signal.SIGKILL)
    run.process.wait()


def remove(var: Path) -> None:
    """Kill processes whose command line contains the folder. Also delete data that PostgreSQL has elsewhere."""
    alive = psutil.process_iter(["cmdline"])
    kill_all(
        [process for process in alive if any(str(var) in part for part in process.info["cmdline"] or ())]
    )
    note = var / "postgres" / "elsewhere"
    if note.exists():
        shutil.rmtree(note.read_text().strip(), ignore_errors=True)
