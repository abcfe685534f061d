"""Runs commands of `finder` in the process of the test."""

from collections.abc import Callable, Mapping

import pytest

from stack.cli import main as finder_main

RunFinder = Callable[..., tuple[int, str, str]]
"""Takes the arguments that follow the command group. Returns the exit code, stdout and stderr."""


def build_run_finder(
    group: str,
    environment: Mapping[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> RunFinder:
    """Set the environment for the test, and return a function that runs the commands of a group, such as "logs"."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["finder", group, *arguments])
        capfd.readouterr()
        try:
            code = int(finder_main.main())
        except SystemExit as end:
            code = int(end.code or 0)
        return code, *capfd.readouterr()

    return run
