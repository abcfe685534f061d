"""How `finder` ends, in one place; `finder --help` shows it."""

from enum import IntEnum


class ExitCode(IntEnum):
    DONE = 0
    FAILED = 1
    CALLED_WRONGLY = 2
    DRIFT = 3
    SERVICE_AWAY = 4
    NOT_ALL = 5


MEANINGS: dict[ExitCode, str] = {
    ExitCode.DONE: "done",
    ExitCode.FAILED: "not done; one line on the error stream says why and what to do",
    ExitCode.CALLED_WRONGLY: "called wrongly",
    ExitCode.DRIFT: "the index is not what PostgreSQL says (index verify, index repair)",
    ExitCode.SERVICE_AWAY: "a service does not answer (status)",
    ExitCode.NOT_ALL: "done in part: something is still in use, waits or failed (index prune, index update)",
}


def epilog() -> str:
    return "Exit codes: " + "; ".join(f"{code.value} {meaning}" for code, meaning in MEANINGS.items()) + "."
