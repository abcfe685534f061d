"""Reads the judged queries. Each line of a file has one query and its rules."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from stack.relevance.judgements import Rule

FOLDER = Path(__file__).parent / "queries"
HELD_OUT_SHARE = 3
"""One of three queries is held out. Tuning never uses these queries. Only the final measurement uses them."""


@dataclass(frozen=True)
class JudgedQuery:
    """relevant: the rule for relevant courses.

    best: the rule for courses that should come before other relevant courses.
    first: the rule for the first result, if some relevant courses are not good enough for it.
    """

    text: str
    group: str
    relevant: Rule
    best: Rule | None = None
    first: Rule | None = None

    @property
    def is_held_out(self) -> bool:
        digest = blake2b(self.text.encode(), digest_size=4, person=b"relevance").digest()
        return int.from_bytes(digest) % HELD_OUT_SHARE == 0


class NoSuchQueries(Exception):
    """No judged query has the requested group, or the options exclude each other."""


def read_queries(folder: Path = FOLDER) -> Sequence[JudgedQuery]:
    """Return all queries. The files are read in alphabetical order."""
    return [
        JudgedQuery(**json.loads(line))
        for path in sorted(folder.glob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.strip()
    ]


def choose_queries(
    queries: Sequence[JudgedQuery], group: str | None, *, held_out: bool, tuned: bool
) -> Sequence[JudgedQuery]:
    """Return the queries of the group, or of all groups.

    held_out: return only the held-out third. tuned: return only the rest. Raises NoSuchQueries for an unknown
    group, or if both options are given.
    """
    if held_out and tuned:
        raise NoSuchQueries("--held-out and --tuned exclude each other")
    groups = sorted({query.group for query in queries})
    if group is not None and group not in groups:
        raise NoSuchQueries(f"--group: there is no group '{group}'. The groups are {', '.join(groups)}")
    return [
        query
        for query in queries
        if (group is None or query.group == group)
        and not (held_out and not query.is_held_out)
        and not (tuned and query.is_held_out)
    ]
