"""The sites, the worker and beat of a deployment, whose release is replaced while clients search."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from rich.console import Console

from indexer.shared.database import connect
from schemas.settings import ROOT, Settings
from stack.machine.ports import find_free_ports
from stack.processes.child import Child
from stack.services.running_services import run_services
from stack.setup.token_keys import ensure_key_file
from stack.var_folder.paths import VarFolder
from tests.faults.upgrade.load import Load
from tests.faults.upgrade.proxy import Proxy
from tests.faults.upgrade.release import Release, ReleaseFailed, check_out, stop
from tests.stack import service_runs

SITES = 2
USE_SECONDS = 15.0
FOUND_SECONDS = 120.0
_ADD_GROUP = "INSERT INTO institute_group (slug, name, summary, position) VALUES (%(slug)s, %(name)s, '', 1)"
"""A change that only the newer release can index. The worker of the previous release must not take this change."""
console = Console()


class Deployment:
    """The running programs, each of the previous or the newer release."""

    def __init__(self, proxy: Proxy, load: Load, database_url: str) -> None:
        self._proxy = proxy
        self._load = load
        self._database_url = database_url
        self._ports = find_free_ports(SITES)
        self._sites: dict[int, Child] = {}
        self._worker: list[Child] = []
        self._beat: list[Child] = []
        self._changes = 0

    def install(self, release: Release) -> None:
        """Start the first release."""
        release.run_steps("schema", "sample")
        self._worker = [release.start_worker()]
        release.run_steps("index")
        self._beat = [release.start_beat()]
        self._replace_sites(release)

    def upgrade(self, release: Release) -> None:
        """Follow the section "Upgrades" of DEPLOY.md."""
        self._say("schema")
        release.run_steps("schema", "reference")
        self._say("stop beat, replace the worker")
        stop(*self._beat)
        stop(*self._worker)
        self._worker = [release.start_worker()]
        self._say("index")
        release.run_steps("index")
        self._say("start beat, replace the sites")
        self._beat = [release.start_beat()]
        self._replace_sites(release)

    def undo(self, release: Release) -> None:
        """Follow the section "Undo a release" of DEPLOY.md. release: the previous release."""
        self._say("stop beat and worker")
        stop(*self._beat, *self._worker)
        if release.run_finder("status")["index"]["recipe_is_todays"]:
            self._say("no release changed documents")
        else:
            self._say("roll the index back")
            release.run_finder("index", "rollback")
        self._say("replace the sites")
        self._replace_sites(release)
        self._say("start worker and beat")
        self._worker = [release.start_worker()]
        self._beat = [release.start_beat()]

    def use(self, release: Release) -> None:
        """Change a course and wait until each site finds it. Then compare the index with PostgreSQL.

        Also add an institute group, whose changes only the newer release knows.
        """
        started = time.monotonic()
        self._changes += 1
        name = f"Zymurgy number {self._changes} of {release.name}"
        with connect(self._database_url) as connection:
            connection.execute(
                "UPDATE course SET name = %s WHERE id = (SELECT max(id) FROM published_course)", (name,)
            )
            connection.execute(_ADD_GROUP, {"name": name, "slug": name.replace(" ", "-").lower()})
        for port in self._ports:
            while not _finds(port, name):
                if time.monotonic() - started > FOUND_SECONDS:
                    raise ReleaseFailed(f"The site of {release.name} does not find a change")
                time.sleep(0.5)
        found = time.monotonic() - started
        verified = release.run_finder("index", "verify", "--deep")
        console.print(f"  {name}: found after {found:.1f} s; drift {verified['drift']}", highlight=False)
        if verified["drift"]:
            raise ReleaseFailed(f"{release.name}: the index differs: {verified}")
        if release.root == ROOT and (poisoned := self._count_poisoned_rows()):
            raise ReleaseFailed(f"{poisoned} changes could not be indexed")
        time.sleep(max(0.0, USE_SECONDS - (time.monotonic() - started)))

    def stop(self) -> None:
        stop(*self._beat, *self._worker, *self._sites.values())

    def _count_poisoned_rows(self) -> int:
        with connect(self._database_url) as connection:
            row = connection.execute("SELECT count(*) FROM outbox WHERE state = 'poisoned'").fetchone()
        return 0 if row is None else int(row[0])

    def _say(self, step: str) -> None:
        seconds = time.monotonic() - self._load.phases[-1].started
        console.print(f"  second {seconds:.0f}: {step}", highlight=False)

    def _replace_sites(self, release: Release) -> None:
        for number, port in enumerate(self._ports):
            if port in self._sites:
                self._proxy.drain(port)
                stop(self._sites.pop(port))
            self._sites[port] = release.start_site(number, port)
            self._proxy.add(port)


def _finds(port: int, name: str) -> bool:
    response = httpx.post(f"http://127.0.0.1:{port}/api/search", json={"text": name}, timeout=30)
    results = response.json().get("results", [])
    return bool(results) and results[0]["name"] == name


@contextmanager
def run_deployment(folder: Path, commit: str) -> Iterator[tuple[Deployment, Load, Release, Release]]:
    """Yield the deployment with the previous release installed, its load, and both releases."""
    var = VarFolder(folder)
    with ExitStack() as entered:
        before_root = entered.enter_context(check_out(commit))
        entered.callback(service_runs.remove, folder)
        urls = entered.enter_context(run_services(var, Settings(_env_file=None)))
        keys = ensure_key_file(var.token_keys_file)
        environment = {
            **urls.as_environment(), "FINDER_VAR": str(folder), "FINDER_TOKEN_KEYS_FILE": str(keys),
            "PYTHONUNBUFFERED": "1",
        }  # fmt: skip
        proxy = Proxy()
        entered.enter_context(proxy.run())
        load = Load(proxy.address)
        deployment = Deployment(proxy, load, urls.database)
        entered.callback(deployment.stop)
        before = Release("before", before_root, var, environment)
        deployment.install(before)
        entered.enter_context(load.run())
        yield deployment, load, before, Release("after", ROOT, var, environment)
