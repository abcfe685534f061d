"""`finder status`: what runs, and where."""

from urllib.parse import urlsplit, urlunsplit

from rich.console import Console
from rich.table import Table

from schemas.settings import Settings
from stack.cli.running import state_of_running_stack


def status() -> None:
    """Show the running stack: its address, its services and their URLs (without passwords)."""
    state = state_of_running_stack(Settings())
    table = Table(box=None, show_header=False)
    table.add_row("site", state.address or "not served (services only)")
    table.add_row("process", str(state.pid))
    table.add_row("PostgreSQL", without_password(state.urls.database))
    table.add_row("broker", without_password(state.urls.broker))
    table.add_row("Elasticsearch", without_password(state.urls.elasticsearch))
    Console().print(table)


def without_password(url: str) -> str:
    """The URL with its password as asterisks."""
    parts = urlsplit(url)
    if parts.password is None:
        return url
    return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", ":***@")))
