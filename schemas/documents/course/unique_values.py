"""Lists of unique names and ids for documents."""

from collections.abc import Iterable

from schemas.documents.course.document import Named


def list_unique_names(*known: str | None) -> list[str]:
    """Each non-empty name once, in the given order."""
    return list(dict.fromkeys(name for name in known if name))


def list_sorted_ids(things: Iterable[Named]) -> list[int]:
    """Each id once, ascending."""
    return sorted({thing["id"] for thing in things})


def list_unique_values(things: Iterable[Named]) -> list[Named]:
    """Each value once, in the order of its first occurrence."""
    once: dict[int, Named] = {}
    for thing in things:
        once.setdefault(thing["id"], thing)
    return list(once.values())
