"""Formats the status of a stack as text."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from indexer.indexing.generations.progress import Progress


def format_rebuild(rebuild: Mapping[str, Any]) -> str:
    """Describe the progress of a rebuild. rebuild: the fields of Progress, as in the JSON output."""
    return str(Progress(*(rebuild[each.name] for each in fields(Progress))))


def build_index_lines(index: dict[str, Any] | None) -> Iterator[tuple[str, str]]:
    """Yield lines as (heading, text), such as ("searches use", "courses-7"). index: its state, or None if unknown."""
    if index is None:
        yield "index", "unknown: PostgreSQL does not respond, or has no tables yet"
        return
    read = index["searches_read"]
    if read is not None:
        yield "searches use", ", ".join(name for names in read.values() for name in names) or "no index"
    yield "generations", ", ".join(f"{each['id']} {each['state']}" for each in index["generations"]) or "none"
    if index["live"] is not None and not index["recipe_is_todays"]:
        yield "index fingerprint", "built by another version of the code: run `finder index rebuild`"
    yield (
        "changes",
        f"{index['open_rows']:,} waiting, the oldest for {index['lag_seconds']:.0f} s; "
        f"{index['poisoned_rows']:,} failed permanently (`finder outbox list`)",
    )
    if index["rebuild"] is not None:
        yield "rebuild", format_rebuild(index["rebuild"])
    if index["failure"] is not None:
        yield "last rebuild failed", f"generation {index['failure']['id']}: {index['failure']['error']}"
    rebuilt, verified = index["last_rebuild"], index["last_verification"]
    if rebuilt is not None:
        accepted = f"; accepted: {rebuilt['accepted_reason']}" if rebuilt["accepted_reason"] else ""
        yield "last rebuild", f"{rebuilt['live_at']}, {rebuilt['courses']:,} courses{accepted}"
    yield (
        "last verified",
        "never"
        if verified is None
        else f"{verified['finished_at']}, generation {verified['generation_id']}: {verified['drift']:,} differed",
    )
