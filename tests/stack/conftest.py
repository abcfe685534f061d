"""Saves time of tests that run `finder` many times in the test process."""

from collections.abc import Iterator
from functools import cache

import pytest
import typer


@pytest.fixture(scope="session", autouse=True)
def commands_built_once() -> Iterator[None]:
    """Build the commands of an application of Typer once. Typer itself builds all commands at each call, in 0.1 s."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("typer.main.get_command", cache(typer.main.get_command))
        yield
