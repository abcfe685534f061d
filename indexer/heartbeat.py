"""Whether worker and beat are at it: each touches a file of its own while it goes round, and a check looks at its age.

`python -m indexer.heartbeat worker` (or beat) ends with 0 when the last sign of life is recent, with 1 and the reason
otherwise: what a container asks every half minute. It looks at no service: a worker that waits for PostgreSQL is well.
"""

import sys
import time
from pathlib import Path
from typing import Any

from schemas.settings import settings

PROGRAMS = ("worker", "beat")
RECENT_SECONDS = 30.0


def connect_signals() -> None:
    """Have the worker's own heart, which beats every two seconds, leave a sign; the beat's ticks call `beat`."""
    from celery import signals  # The check does not need Celery, and starts in a fifth of the time.

    signals.heartbeat_sent.connect(_touch_worker_heartbeat, weak=False, dispatch_uid=__name__)


def touch_heartbeat(program: str) -> None:
    """Leave a sign of life of the program."""
    file = get_heartbeat_file(program)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()


def get_heartbeat_file(program: str) -> Path:
    return settings().var_folder / "heartbeat" / program


def describe_problem(program: str, now: float) -> str | None:
    """Why the program is not well at `now` (seconds since 1970); None when it is."""
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
