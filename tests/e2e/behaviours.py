"""The expected behaviours of the site, each with the browser tests that assert it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter


@dataclass(frozen=True)
class Behaviour:
    section: str
    """The number of the chapter in the specification, and the heading."""
    source: str
    """The digest of the statement in the specification. Several behaviours may have the same statement."""
    says: str
    """The behaviour, in other words than the specification."""
    texts: tuple[str, ...]
    """Exact texts of the site. Each occurs in one of the tests."""
    tests: tuple[str, ...]
    """Names of browser tests."""

    def __str__(self) -> str:
        return f"{self.section}, {self.source}: {self.says or '(nothing yet)'}"


def read_behaviours(path: Path) -> list[Behaviour]:
    """Read the list. Raises ValidationError when an entry lacks a field or has a field of a wrong type."""
    return TypeAdapter(list[Behaviour]).validate_python(
        tomllib.loads(path.read_text(encoding="utf-8"))["behaviour"]
    )
