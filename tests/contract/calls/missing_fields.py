"""Finds the required fields that are missing in a response."""

from collections.abc import Iterable
from typing import Any


def find_missing_fields(response: Any, paths: Iterable[str]) -> list[str]:
    """Return the paths that the response does not have.

    A path is missing if one of its keys is missing, or if a value before the last key is null in every element. A path
    is also missing if `[]` finds no list or only empty lists. The last value may be null.
    """
    return [path for path in paths if not _has_path(response, path)]


def _has_path(response: Any, path: str) -> bool:
    """True if the response has the path. `[]` means every element of a list. Some elements may be null."""
    reached = [response]
    for step in path.split("."):
        key, into_list = step.removesuffix("[]"), step.endswith("[]")
        present = [value for value in reached if value is not None]
        if not present or (key and not all(isinstance(value, dict) and key in value for value in present)):
            return False
        reached = [value[key] for value in present] if key else present
        if into_list:
            if not all(isinstance(value, list) for value in reached):
                return False
            reached = [element for value in reached for element in value]
    return bool(reached)
