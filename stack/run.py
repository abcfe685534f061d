"""The supervisor behind `make run`: services, schema, data, worker, index, site, in this order."""

import logging
import os
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from indexer.sample.load import load_if_empty
from schemas.migrations import upgrade
from schemas.settings import Settings
from stack import programs
from stack.child_lock import stop_leftovers
from stack.console import console, step
from stack.errors import ServiceFailed, StackError
from stack.index import ensure_index
from stack.machine import check_disk, check_port
from stack.ports import LOOPBACK
from stack.services import Services, ServiceUrls
from stack.state import StackState, remove_state, write_state
from stack.stop_signals import StopRequested, ignore_stop_signals, stop_signals_raise
from stack.supervisor import Supervisor
from stack.var_folder import VarFolder
from stack.var_lock import exclusive
from stack.watched_work import do_while_watching

SITE_READY_SECONDS = 60.0


def main() -> int:
    """Run until Ctrl-C or SIGTERM; the exit code is 0 then, 1 when the stack could not run."""
    given = Settings()
    var = VarFolder(given.var_folder)
    try:
        with exclusive(var), stop_signals_raise():
            run(given, var)
    except StackError as error:
        print(f"Meridian cannot run: {error}", file=sys.stderr)
        return 1
    except StopRequested:
        console.print("Stopped.")
    return 0


def run(given: Settings, var: VarFolder) -> None:
    """Bring everything up and keep it up. Raises StackError, StopRequested."""
    check_disk(var.root)
    stop_leftovers(var.run)
    check_port(given.finder_port)
    _log_to(var)
    with supervised(var) as supervisor:
        urls = _start_services(given, var, supervisor)
        write_state(var, StackState(os.getpid(), urls, None))
        with step("Schema of the database"):
            upgrade(urls.database)
        # Programs load for seconds: they do so while the database and the index are filled.
        supervisor.run(programs.worker(var, urls))
        supervisor.run(programs.site(var, urls, given.finder_port))
        _fill_database(urls, supervisor)
        supervisor.run(programs.scheduler(var, urls))
        _fill_index(urls, supervisor)
        address = _wait_for_site(given, var, supervisor)
        write_state(var, StackState(os.getpid(), urls, address))
        console.print(f"\nMeridian answers at [bold]{address}[/bold] (Ctrl-C stops it)")
        supervisor.watch_forever()


@contextmanager
def supervised(var: VarFolder) -> Iterator[Supervisor]:
    """A supervisor whose children, and the state file, are gone after the block, however it ends."""
    supervisor = Supervisor()
    try:
        yield supervisor
    finally:
        ignore_stop_signals()
        supervisor.stop()
        remove_state(var)


def _start_services(given: Settings, var: VarFolder, supervisor: Supervisor) -> ServiceUrls:
    services = Services(var, given)
    names = " ".join(service.name for service in services.embedded.values())
    with step(f"Services ({names or 'by URL'})"):
        for service in services.embedded.values():
            supervisor.watch_service(service)
            service.start()
        return services.wait_ready()


def _fill_database(urls: ServiceUrls, supervisor: Supervisor) -> None:
    with step("Sample catalogue, unless there are courses") as report:

        def load() -> bool:
            return load_if_empty(urls.database, lambda part, done, total: report(done, total, part))

        do_while_watching(supervisor, load)


def _fill_index(urls: ServiceUrls, supervisor: Supervisor) -> None:
    with step("Index, unless it stands") as report:
        do_while_watching(supervisor, lambda: ensure_index(urls, report))


def _wait_for_site(given: Settings, var: VarFolder, supervisor: Supervisor) -> str:
    address = f"http://{LOOPBACK}:{given.finder_port}"
    with step("API and web"):
        deadline = time.monotonic() + SITE_READY_SECONDS
        while not _is_ready(f"{address}/health/ready"):
            supervisor.look_once()
            if time.monotonic() > deadline:
                raise ServiceFailed(
                    f"The site did not answer within {SITE_READY_SECONDS:.0f} s: see {var.logs}/site.log"
                )
            time.sleep(0.1)
    return address


def _is_ready(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def _log_to(var: VarFolder) -> None:
    logging.basicConfig(
        filename=var.log_of("stack"),
        level=logging.INFO,
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
    )


if __name__ == "__main__":
    sys.exit(main())
