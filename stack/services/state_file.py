"""The state file in the var folder. Other commands find the running stack by this file."""

import json
import os
from dataclasses import asdict, dataclass
from typing import Any

from stack.errors import UnsuitableMachine
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import is_locked
from stack.var_folder.paths import VarFolder


@dataclass(frozen=True)
class StackState:
    """pid: the process of `make run` or of `finder services`. urls: the addresses of the services.

    address: the URL of the site, or None if the site is not ready or is not part of the stack.
    """

    pid: int
    urls: ServiceUrls
    address: str | None


def write_state(var: VarFolder, state: StackState) -> None:
    """Replace the state file atomically. Only the owner may read the file, because it contains passwords."""
    unfinished = var.state_file.with_suffix(".unfinished")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        json.dump(asdict(state), file)
    unfinished.replace(var.state_file)


def read_running_state(var: VarFolder) -> StackState | None:
    """Return the state of the stack that is running on the var folder.

    Returns None if no stack is running, or if the stack has not written its state file yet.
    Raises UnsuitableMachine if the var folder cannot be used, or if the state file cannot be read.
    """
    if not is_locked(var) or not var.state_file.exists():
        return None
    try:
        record: dict[str, Any] = json.loads(var.state_file.read_text())
        return StackState(record["pid"], ServiceUrls(**record["urls"]), record["address"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UnsuitableMachine(
            f"{var.state_file} cannot be read ({type(error).__name__}). Restart the stack that runs on {var.root}."
        ) from error


def remove_state(var: VarFolder) -> None:
    var.state_file.unlink(missing_ok=True)
