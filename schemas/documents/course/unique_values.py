"""Removes duplicate names and ids from lists."""

from collections.abc import Iterable

from schemas.documents.course.document import Named


def list_unique_names(*known: str | None) -> list[str]:
    """Return each non-empty name once, in the given order."""
    return list(dict.fromkeys(name for name in known if name))


def list_sorted_ids(things: Iterable[Named]) -> list[int]:
    return sorted({thing["id"] for thing in things})


def list_unique_values(things: Iterable[Named]) -> list[Named]:
    """Return one value per id, at the position of its first occurrence."""
    by_id: dict[int, Named] = {}
    for thing in things:
        by_id.setdefault(thing["id"], thing)
    return list(by_id.values())
