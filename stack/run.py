"""The supervisor that `make run` starts.

It runs the services, the worker, the scheduler and the site, and fills the database and the index.
"""

import logging
import os
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from logging.handlers import RotatingFileHandler

from schemas.log_lines import OutageFilter, build_formatter
from schemas.settings import Settings
from schemas.vocabulary.operation import LogFormat
from stack import programs
from stack.console import console, show_step
from stack.errors import ServiceFailed
from stack.machine.ports import LOOPBACK
from stack.machine.requirements import check_disk, check_port
from stack.processes.child_lock import stop_leftovers
from stack.processes.stop_signals import StopRequested, ignore_stop_signals, raise_on_stop_signal
from stack.processes.supervisor import Supervisor
from stack.services.running_services import Services
from stack.services.state_file import StackState, remove_state, write_state
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.log_files import LogLimits
from stack.var_folder.paths import VarFolder

SITE_READY_SECONDS = 120.0


def main() -> int:
    """Run until a stop signal: Ctrl-C, SIGTERM or a closed terminal.

    Returns the exit code: 0 after a stop signal, 1 if the stack could not run. A bug raises its exception.
    """
    try:
        given = Settings()
        var = VarFolder(given.var_folder, LogLimits(given.finder_log_mb * 1_000_000, given.finder_log_files))
        with lock_var_folder(var), raise_on_stop_signal():
            run(given, var)
    except StopRequested:
        console.print("Stopped.")
    except Exception as error:
        from stack.failures import report_failure  # This import is slow.

        report_failure(error, "Meridian cannot run")
        return 1
    return 0


def run(given: Settings, var: VarFolder) -> None:
    """Start the services and programs, and restart those that end.

    A service whose URL is in the settings is not started. A stop signal ends this function with StopRequested. Any
    other exception means that the stack cannot run.
    """
    remove_state(var)  # A run that was killed leaves the addresses of its services.
    check_disk(var.root)
    stop_leftovers(var.run)
    check_port(given.finder_port)
    logging.basicConfig(handlers=[build_log_handler(var, given.finder_log)], level=logging.INFO)
    with run_supervisor(var) as supervisor:
        urls = _start(given, var, supervisor)
        from stack.initial_data import fill_database, fill_index

        write_state(var, StackState(os.getpid(), urls, None))
        fill_database(urls, supervisor)
        supervisor.run(programs.build_scheduler(var, urls))
        # No other stack uses the embedded Elasticsearch, so an index in it belongs to an earlier database of this one.
        fill_index(urls, supervisor, take_over=given.elasticsearch_url is None)
        address = f"http://{LOOPBACK}:{given.finder_port}"
        _wait_until_site_is_ready(address, var, supervisor)
        write_state(var, StackState(os.getpid(), urls, address))
        console.print(f"\nMeridian runs at [bold]{address}[/bold] (Ctrl-C stops it)")
        supervisor.watch_forever()


@contextmanager
def run_supervisor(var: VarFolder) -> Iterator[Supervisor]:
    """Yield a supervisor. After the block, its children are stopped and the state file is deleted."""
    supervisor = Supervisor(announce=lambda text: console.print(f"! {text}", markup=False, soft_wrap=True))
    try:
        yield supervisor
    finally:
        ignore_stop_signals()
        supervisor.stop()
        remove_state(var)


def _start(given: Settings, var: VarFolder, supervisor: Supervisor) -> ServiceUrls:
    """Start the services, the worker and the site in parallel. Returns when the started services respond."""
    services = Services(var, given)
    names = " ".join(service.name for service in services.embedded.values())
    with show_step(f"Services ({names or 'by URL'})"):
        for service in services.embedded.values():
            supervisor.watch_service(service)
            service.start()
        supervisor.run(programs.build_worker(var, services.urls))
        supervisor.run(programs.build_site(var, services.urls, given.finder_port))
        # This import takes seconds, so it runs while the services start.
        import_module("stack.initial_data")
        return services.wait_ready()


def _wait_until_site_is_ready(address: str, var: VarFolder, supervisor: Supervisor) -> None:
    with show_step("API and web"):
        deadline = time.monotonic() + SITE_READY_SECONDS
        while not _is_ready(f"{address}/health/ready"):
            supervisor.check_once()
            if time.monotonic() > deadline:
                raise ServiceFailed(
                    f"The site did not respond within {SITE_READY_SECONDS:.0f} s. See {var.logs}/site.log."
                )
            time.sleep(0.1)


def _is_ready(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as response:
            return bool(response.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def build_log_handler(var: VarFolder, log_format: LogFormat) -> logging.Handler:
    """Build the handler of `stack.log`. The log is rotated like those of the child processes."""
    limits = var.log_limits
    handler = RotatingFileHandler(
        var.prepare_log_file("stack"),
        maxBytes=limits.bytes_max,
        backupCount=max(1, limits.old_files),  # With 0, this handler never rotates.
    )
    handler.setFormatter(build_formatter(log_format, "%(asctime)s %(levelname)s %(name)s %(message)s"))
    handler.addFilter(OutageFilter())
    return handler


if __name__ == "__main__":
    exit_code = main()
    sys.stdout.flush()
    # All children have stopped. A normal exit would wait 20 s for threads that still retry requests to the stopped
    # services.
    os._exit(exit_code)
