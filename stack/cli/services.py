"""`finder services`: runs PostgreSQL, Valkey and Elasticsearch until Ctrl-C."""

import os
import signal
from typing import Annotated

import typer

from schemas.settings import Settings
from stack.processes.stop_signals import StopRequested, raise_on_stop_signal
from stack.services.state_file import StackState, remove_state, write_state
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder


def services(
    var: Annotated[str | None, typer.Option(help="The var folder, instead of FINDER_VAR.")] = None,
) -> None:
    """Run PostgreSQL, Valkey and Elasticsearch until Ctrl-C, and print their addresses as environment variables.

    A service whose URL is in the settings is not started.
    """
    from stack.services.running_services import run_services  # This import loads the clients of all services.

    given = Settings() if var is None else Settings(finder_var=var)
    folder = VarFolder(given.var_folder)
    with lock_var_folder(folder), raise_on_stop_signal():
        remove_state(folder)  # A run that was killed leaves the addresses of its services.
        try:
            with run_services(folder, given) as urls:
                write_state(folder, StackState(os.getpid(), urls, None))
                for name, value in urls.as_environment().items():
                    print(f"export {name}={value}", flush=True)
                while True:
                    signal.pause()
        except StopRequested:
            return
        finally:
            remove_state(folder)
