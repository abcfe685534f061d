"""Runs all steps of the set-up of a checkout. A lock file prevents two set-ups from running at the same time."""

import fcntl
import time

from stack.setup import python_environment, web
from stack.setup.checkout import ROOT
from stack.setup.step import SetupFailed, ensure_in_order, ensure_in_parallel


def main() -> int | str:
    started = time.monotonic()
    with (ROOT / ".setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            done = run_steps()
        except SetupFailed as failure:
            return f"Set-up stopped: {failure}"
        except KeyboardInterrupt:
            return "Set-up interrupted. The next one continues from here."
    if done:
        print(f"Set up in {time.monotonic() - started:.0f} s.")
    return 0


def run_steps() -> bool:
    """Run all steps. Return True if at least one step was not done yet.

    The Python packages come first. Then the steps for Elasticsearch and the web run in parallel.
    """
    has_run = ensure_in_order(python_environment.build_steps())
    return ensure_in_parallel([python_environment.build_elasticsearch_steps(), *web.build_steps()]) or has_run
