"""The worker, the scheduler and the site as child processes that the supervisor keeps running."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field

from stack.machine.ports import LOOPBACK
from stack.processes.child import Child, ChildCommand
from stack.processes.child_lock import ChildLock
from stack.services.urls import ServiceUrls
from stack.setup.checkout import ROOT, inside_venv
from stack.var_folder.paths import VarFolder

CELERY = ("-m", "celery", "--app", "indexer.app")
WORKER_PROCESSES = max(2, min(4, os.cpu_count() or 1))
"""A rebuild takes one for its whole time; changes need another."""


@dataclass
class Program:
    """`arguments` follow the virtual environment's python."""

    name: str
    arguments: tuple[str, ...]
    var: VarFolder
    environment: Mapping[str, str]
    children: list[Child] = field(default_factory=list)

    def start(self) -> None:
        lock = ChildLock(self.var.run, self.name)
        arguments = (str(inside_venv("python")), *self.arguments)
        command = ChildCommand(self.name, arguments, ROOT, self.environment)
        self.children = [Child.spawn(command, self.var, lock)]


def build_worker(var: VarFolder, urls: ServiceUrls) -> Program:
    """Celery's worker: takes changes from PostgreSQL to the engine."""
    entry = ("-m", "celery", "--app", "stack.worker")
    options = ("worker", "--loglevel", "INFO", "--concurrency", str(WORKER_PROCESSES), "--without-gossip")
    return Program("worker", (*entry, *options), var, _build_environment(var, urls))


def build_scheduler(var: VarFolder, urls: ServiceUrls) -> Program:
    """Celery's beat: wakes the worker at its times."""
    options = ("beat", "--loglevel", "INFO", "--pidfile", "")
    return Program("scheduler", (*CELERY, *options), var, _build_environment(var, urls))


KEEP_ALIVE_SECONDS = 75
"""Longer than the minute for which proxies keep a connection: who closes first must not be the one that is asked, or a
request that is on its way meets a closed door."""

MALLOC_SETTINGS = {"MALLOC_MMAP_THRESHOLD_": "33554432", "MALLOC_TRIM_THRESHOLD_": "67108864"}
"""For the GNU C library: an answer's hundreds of kilobytes stay the process's own and serve the next one. To have them
from the kernel anew each time took ten times as long as to fill them."""


def build_site(var: VarFolder, urls: ServiceUrls, port: int) -> Program:
    """The API and the web on one port."""
    options = ("--host", LOOPBACK, "--port", str(port), "--no-access-log", "--timeout-graceful-shutdown", "3")
    kept = ("--timeout-keep-alive", str(KEEP_ALIVE_SECONDS))
    environment = {**_build_environment(var, urls), **MALLOC_SETTINGS}
    return Program("site", ("-m", "uvicorn", "api.app:app", *options, *kept), var, environment)


def _build_environment(var: VarFolder, urls: ServiceUrls) -> dict[str, str]:
    """The addresses as they are now; a file that names one of them was read already and must not speak again."""
    given = urls.as_environment()
    read = {f"{name}_FILE": "" for name in given}
    return {**read, **given, "FINDER_VAR": str(var.root), "PYTHONUNBUFFERED": "1"}
