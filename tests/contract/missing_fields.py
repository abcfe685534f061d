"""Which fields of a list of paths an answer lacks."""

from collections.abc import Iterable
from typing import Any


def missing_fields(answer: Any, paths: Iterable[str]) -> list[str]:
    """Paths that some object on the way lacks, or that lead to nothing: every list on the way empty or null."""
    return [path for path in paths if not _has(answer, path)]


def _has(answer: Any, path: str) -> bool:
    """`[]` goes into every element of a list. A null on the way is passed over where another leads on."""
    reached = [answer]
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
