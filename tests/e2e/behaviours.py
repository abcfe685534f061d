"""The list of what a person can expect of the site, each with the browser tests that show it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter


@dataclass(frozen=True)
class Behaviour:
    section: str
    """Of the specification: the number of the chapter and the heading."""
    source: str
    """The digest of the statement there; several behaviours may come from one."""
    says: str
    """What holds, in our words."""
    texts: tuple[str, ...]
    """What is shown word for word; each stands in one of the tests."""
    tests: tuple[str, ...]
    """Names of browser tests."""

    def __str__(self) -> str:
        return f"{self.section}, {self.source}: {self.says or '(nothing yet)'}"


def behaviours(path: Path) -> list[Behaviour]:
    """Everything on the list.

    ValidationError: an entry lacks a field, or has one of another kind.
    """
    return TypeAdapter(list[Behaviour]).validate_python(
        tomllib.loads(path.read_text(encoding="utf-8"))["behaviour"]
    )
