"""Heartbeat files of the Celery worker and the Celery scheduler (beat). Each program touches its own file regularly.

`python -m indexer.heartbeat worker` (or `beat`) checks the age of the file. The command exits with 0 if the last
heartbeat is at most RECENT_SECONDS old. Otherwise the command prints the reason and exits with 1. Containers run this
check every 30 seconds. The check ignores other services, so a worker that waits for PostgreSQL is healthy.
"""

import sys
import time
from pathlib import Path
from typing import Any

from schemas.settings import read_settings

PROGRAMS = ("worker", "beat")
RECENT_SECONDS = 30.0


def connect_signals() -> None:
    """Touch the worker's file at each heartbeat of the worker, every two seconds.

    The file of beat is not touched here, but by the scheduler (`scheduler.py`).
    """
    # Importing this at the top of the file would make the check five times slower.
    from celery import signals

    signals.heartbeat_sent.connect(_touch_worker_heartbeat, weak=False, dispatch_uid=__name__)


def touch_heartbeat(program: str) -> None:
    """Update the modification time of the program's heartbeat file."""
    file = get_heartbeat_file(program)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()


def get_heartbeat_file(program: str) -> Path:
    return read_settings().var_folder / "heartbeat" / program


def describe_problem(program: str, now: float) -> str | None:
    """Return the reason why the program is unhealthy, or None. now: seconds since 1970."""
    try:
        age = now - get_heartbeat_file(program).stat().st_mtime
    except FileNotFoundError:
        return f"{program}: no sign of life yet"
    return None if age <= RECENT_SECONDS else f"{program}: no sign of life for {age:.0f} s"


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in PROGRAMS:
        print(f"One of these is needed: {', '.join(PROGRAMS)}", file=sys.stderr)
        return 2
    problem = describe_problem(arguments[0], time.time())
    if problem is not None:
        print(problem, file=sys.stderr)
    return 0 if problem is None else 1


def _touch_worker_heartbeat(**_: Any) -> None:
    touch_heartbeat("worker")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
