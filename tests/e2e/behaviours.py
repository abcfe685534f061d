"""The expected behaviours of the site. Each behaviour lists the browser tests that check it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter


@dataclass(frozen=True)
class Behaviour:
    section: str
    """The number of the chapter in the specification, and the heading."""
    source: str
    """The digest of the statement in the specification. Several behaviours may come from one statement."""
    says: str
    """A description of the behaviour. Its wording differs from the specification."""
    texts: tuple[str, ...]
    """Exact texts of the site. One of the tests contains each text."""
    tests: tuple[str, ...]
    """The names of the browser tests."""

    def __str__(self) -> str:
        return f"{self.section}, {self.source}: {self.says or '(nothing yet)'}"


def read_behaviours(path: Path) -> list[Behaviour]:
    """Read the list. Raises ValidationError if a field is missing or has a wrong type."""
    return TypeAdapter(list[Behaviour]).validate_python(
        tomllib.loads(path.read_text(encoding="utf-8"))["behaviour"]
    )
