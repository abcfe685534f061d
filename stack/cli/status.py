"""`finder status`: shows the running services and the state of the index."""

from rich.console import Console
from rich.table import Table

from schemas.settings import Settings
from stack.cli.exit_codes import ExitCode
from stack.cli.output import AsJson, exit_unless, print_result
from stack.cli.running_stack import find_service_urls
from stack.cli.status_text import build_index_lines
from stack.services.state_file import StackState, read_running_state
from stack.var_folder.paths import VarFolder


def status(as_json: AsJson = False) -> None:
    """Show the running services and the state of the index. Exit code 4 when a service does not respond."""
    # The import is here because it takes time: it loads the clients of all services.
    from stack.services.health import check_health

    given = Settings()
    urls = find_service_urls(given)
    state = read_running_state(VarFolder(given.var_folder))
    found = check_health(urls)

    def show() -> None:
        table = Table(box=None, show_header=False)
        for heading, text in _build_stack_lines(state):
            table.add_row(heading, text)
        for each in found.services:
            table.add_row(
                each.name,
                f"{each.url} ({each.detail if each.is_available else f'does not respond: {each.detail}'})",
            )
        if found.waiting_tasks is not None:
            table.add_row("tasks waiting", f"{found.waiting_tasks:,}")
        for heading, text in build_index_lines(found.index):
            table.add_row(heading, text)
        Console(soft_wrap=True, highlight=False).print(table)

    stack = None if state is None else {"pid": state.pid, "address": state.address}
    print_result({"stack": stack, **found.as_json()}, as_json, show)
    exit_unless(found.is_healthy, ExitCode.SERVICE_UNREACHABLE)


def _build_stack_lines(state: StackState | None) -> list[tuple[str, str]]:
    if state is None:
        return [("site", "not started on this machine: the settings give the addresses")]
    return [("site", state.address or "not running (services only)"), ("process", str(state.pid))]
