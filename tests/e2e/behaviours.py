"""The expected behaviours of the site. Each behaviour lists the browser tests that check it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter


@dataclass(frozen=True)
class Behaviour:
    section: str
    """The chapter number and the heading in the specification, such as `2 Course listing`."""
    source: str
    """The hash of the specification's statement that requires this behaviour.

    A statement can require several behaviours.
    """
    says: str
    """What the site does. The wording differs from the specification."""
    texts: tuple[str, ...]
    """Texts that the site shows. For each text, the code of at least one of `tests` must contain it."""
    tests: tuple[str, ...]
    """The names of the browser tests, as in BrowserTest.name."""

    def __str__(self) -> str:
        return f"{self.section}, {self.source}: {self.says or '(nothing yet)'}"


def read_behaviours(path: Path) -> list[Behaviour]:
    """Read the behaviours of a TOML file. Raises ValidationError if a field is missing or has a wrong type."""
    return TypeAdapter(list[Behaviour]).validate_python(
        tomllib.loads(path.read_text(encoding="utf-8"))["behaviour"]
    )
