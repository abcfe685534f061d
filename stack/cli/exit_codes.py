"""The exit codes of `finder`. `finder --help` lists them."""

from enum import IntEnum


class ExitCode(IntEnum):
    SUCCESS = 0
    FAILED = 1
    WRONG_ARGUMENTS = 2
    DRIFT = 3
    SERVICE_UNREACHABLE = 4
    PARTLY_DONE = 5
    NEEDS_APPROVAL = 6


MEANINGS: dict[ExitCode, str] = {
    ExitCode.SUCCESS: "success",
    ExitCode.FAILED: "failed; one line on stderr gives the reason",
    ExitCode.WRONG_ARGUMENTS: "wrong arguments",
    ExitCode.DRIFT: "the index differs from PostgreSQL (index verify, index repair)",
    ExitCode.SERVICE_UNREACHABLE: "a service does not respond (status)",
    ExitCode.PARTLY_DONE: "partly done: something is still in use, waiting or failed (index, import)",
    ExitCode.NEEDS_APPROVAL: "needs approval: too many changes, or a choice about the sample; nothing is done (import)",
}


def build_epilog() -> str:
    return "Exit codes: " + "; ".join(f"{code.value} {meaning}" for code, meaning in MEANINGS.items()) + "."
