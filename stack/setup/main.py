"""Runs all steps in order. A lock file prevents two set-ups from running at the same time."""

import fcntl
import time

from stack.setup import python_environment, web
from stack.setup.checkout import ROOT
from stack.setup.step import SetupFailed


def main() -> int | str:
    started = time.monotonic()
    with (ROOT / ".setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            done = [step.ensure() for step in [*python_environment.build_steps(), *web.build_steps()]]
        except SetupFailed as failure:
            return f"Set-up stopped: {failure}"
        except KeyboardInterrupt:
            return "Set-up interrupted. The next one continues from here."
    if any(done):
        print(f"Set up in {time.monotonic() - started:.0f} s.")
    return 0
