"""The worker, the scheduler and the site. The supervisor runs and restarts these programs as child processes."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field

from schemas.settings import read_settings
from stack.machine.ports import LOOPBACK
from stack.processes.child import Child, ChildCommand
from stack.processes.child_lock import ChildLock
from stack.services.urls import ServiceUrls
from stack.setup.checkout import ROOT, find_venv_command
from stack.setup.token_keys import ensure_key_file
from stack.var_folder.paths import VarFolder

WORKER_PROCESSES = max(2, min(4, os.cpu_count() or 1))
"""At least two, because a rebuild occupies one process until its end, and changed rows must be indexed meanwhile."""


@dataclass
class Program:
    """A Python program of this repository.

    arguments: the command-line arguments for the Python of the virtual environment.
    """

    name: str
    arguments: tuple[str, ...]
    var: VarFolder
    environment: Mapping[str, str]
    children: list[Child] = field(default_factory=list)

    def start(self) -> None:
        lock = ChildLock(self.var.run, self.name)
        arguments = (str(find_venv_command("python")), *self.arguments)
        command = ChildCommand(self.name, arguments, ROOT, self.environment)
        self.children = [Child.spawn(command, self.var, lock)]


def build_worker(var: VarFolder, urls: ServiceUrls) -> Program:
    """Build the Celery worker, which writes changes of the catalogue from PostgreSQL to Elasticsearch."""
    entry = ("-m", "celery", "--app", "stack.worker")
    options = ("worker", "--loglevel", "INFO", "--concurrency", str(WORKER_PROCESSES), "--without-gossip")
    return Program("worker", (*entry, *options), var, _build_environment(var, urls))


def build_scheduler(var: VarFolder, urls: ServiceUrls) -> Program:
    """Build Celery beat, which sends the periodic tasks to the worker."""
    entry = ("-m", "celery", "--app", "stack.beat")
    options = ("beat", "--loglevel", "INFO", "--pidfile", "")
    return Program("scheduler", (*entry, *options), var, _build_environment(var, urls))


MALLOC_SETTINGS = {"MALLOC_MMAP_THRESHOLD_": "33554432", "MALLOC_TRIM_THRESHOLD_": "67108864"}
"""Settings of the GNU C library. With them, the process keeps freed memory and uses it again for later responses.

A response has several 100 kB. Without these settings, getting memory for a response from the kernel takes ten
times as long as writing the response.
"""


def build_site(var: VarFolder, urls: ServiceUrls, port: int) -> Program:
    """Build the site. It serves the API and the web on one port."""
    options = ("--host", LOOPBACK, "--port", str(port))
    environment = {**_build_environment(var, urls), **_build_keys(var), **MALLOC_SETTINGS}
    return Program("site", ("-m", "api.server", *options), var, environment)


def _build_keys(var: VarFolder) -> dict[str, str]:
    """Return the environment variables with the files of the keys for tokens and for encryption. Create missing files.

    If the settings already contain keys for tokens or for encryption, there is no variable for these keys.
    """
    given = read_settings()
    files = {
        "FINDER_TOKEN_KEYS_FILE": (given.finder_token_keys, var.token_keys_file),
        "FINDER_ENCRYPTION_KEYS_FILE": (given.finder_encryption_keys, var.encryption_keys_file),
    }
    return {name: str(ensure_key_file(file)) for name, (keys, file) in files.items() if keys is None}


def _build_environment(var: VarFolder, urls: ServiceUrls) -> dict[str, str]:
    """Return the environment variables of a program, such as the addresses of the services.

    Variables such as `DATABASE_URL_FILE` become empty, because this process has already read their files.
    """
    addresses = urls.as_environment()
    cleared = {f"{name}_FILE": "" for name in addresses}
    return {**cleared, **addresses, "FINDER_VAR": str(var.root), "PYTHONUNBUFFERED": "1"}
