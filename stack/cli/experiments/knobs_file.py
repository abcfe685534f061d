"""Reads a file with changed knobs of the ranking, as JSON or TOML."""

import json
import tomllib
from pathlib import Path

import typer

from search.requests.knob_changes import InvalidKnobs, KnobChanges, parse_knob_changes


def read_knobs_file(path: Path) -> KnobChanges:
    """Read the file. Raises BadParameter with the invalid knob, or with the reason why the file cannot be read."""
    try:
        text = path.read_text("utf-8")
        content = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
        return parse_knob_changes(content)
    except InvalidKnobs as error:
        raise typer.BadParameter(f"--knobs: {error}") from error
    except (OSError, ValueError, RecursionError) as error:
        raise typer.BadParameter(f"--knobs: {path} cannot be read: {error}") from error
