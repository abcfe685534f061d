"""Finds the running stack and the addresses of its services."""

from schemas.settings import Settings
from stack.errors import StackError
from stack.services.state_file import StackState, read_running_state
from stack.services.urls import ServiceUrls
from stack.var_folder.paths import VarFolder


class NoRunningStack(StackError):
    """The command needs a running stack, but no stack is running on the var folder."""


def find_running_stack(given: Settings) -> StackState:
    """Read the state of the stack that is running on the var folder.

    Raises NoRunningStack if none is running, or if the stack is still starting its services.
    """
    state = read_running_state(VarFolder(given.var_folder))
    if state is None:
        raise NoRunningStack(
            f"No stack runs on {given.var_folder}. Start one with `make run`, or set FINDER_VAR."
        )
    return state


def read_database_url() -> str:
    """Read the address of the database from the settings, or else of the running stack.

    Raises NoRunningStack if neither has it.
    """
    given = Settings()
    return given.database_url or find_running_stack(given).urls.database


def find_service_urls(given: Settings) -> ServiceUrls:
    """Read the addresses from the settings. Missing addresses come from the running stack.

    Raises NoRunningStack if an address is missing and no stack is running.
    """
    if given.database_url and given.broker_url and given.elasticsearch_url:
        return ServiceUrls(given.database_url, given.broker_url, given.elasticsearch_url)
    running = find_running_stack(given).urls
    return ServiceUrls(
        given.database_url or running.database,
        given.broker_url or running.broker,
        given.elasticsearch_url or running.elasticsearch,
    )
