"""Reads the judged queries. Each line of a file contains one query and its rules.

Held-out queries are queries that are never used for tuning the search. Only the final measurement uses them.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from stack.relevance.judgements import Rule

FOLDER = Path(__file__).parent / "queries"
UNSEEN_FILE = "unseen.jsonl"
"""The file of queries whose results nobody has read yet. All its queries are held out."""
FORMERLY_UNSEEN_FILE = "formerly_unseen.jsonl"
"""The file of earlier unseen queries. Their results have been read, so none of them is held out."""
DRAWN_ONE_IN = 3
"""A hash of the text selects about one third of the queries (one in DRAWN_ONE_IN)."""
KNOWN_DRAW, DRAW = b"relevance 2", b"relevance 3"
"""Salts of the hash. Each salt selects ("draws") about one third of the queries. The draws overlap.

The results of the known draw have been read, so the queries of the known draw are no longer held out.
"""


@dataclass(frozen=True)
class JudgedQuery:
    """A search text with rules that judge its results.

    relevant: the rule for relevant courses.
    best: the rule for courses that should come before other relevant courses.
    first: the rule for courses that may be the first result. None: every relevant course may be first.
    is_unseen: True if the query is in UNSEEN_FILE.
    was_unseen: True if the query is in FORMERLY_UNSEEN_FILE.
    """

    text: str
    group: str
    relevant: Rule
    best: Rule | None = None
    first: Rule | None = None
    is_unseen: bool = False
    was_unseen: bool = False

    @property
    def is_held_out(self) -> bool:
        """True if the query is unseen, or if DRAW selects the query and its results are not known yet."""
        is_known = self.was_unseen or self._is_drawn(KNOWN_DRAW)
        return self.is_unseen or (self._is_drawn(DRAW) and not is_known)

    def _is_drawn(self, salt: bytes) -> bool:
        digest = blake2b(self.text.encode(), digest_size=4, person=salt).digest()
        return int.from_bytes(digest) % DRAWN_ONE_IN == 0


class NoSuchQueries(Exception):
    """There is no judged query for the options, or two options exclude each other."""


def read_queries(folder: Path = FOLDER) -> Sequence[JudgedQuery]:
    """Return the queries of all files, in the alphabetical order of the files."""
    return [
        JudgedQuery(
            **json.loads(line),
            is_unseen=path.name == UNSEEN_FILE,
            was_unseen=path.name == FORMERLY_UNSEEN_FILE,
        )
        for path in sorted(folder.glob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.strip()
    ]


def choose_queries(
    queries: Sequence[JudgedQuery],
    group: str | None,
    *,
    held_out: bool = False,
    tuned: bool = False,
    unseen: bool = False,
) -> Sequence[JudgedQuery]:
    """Return the queries of the group, or of all groups if `group` is None.

    held_out: return only the held-out queries. tuned: return only queries that are not held out. unseen: return only
    unseen queries.
    Raises NoSuchQueries for an unknown group, if two of these options are given, or if no query is left. With `unseen`,
    no query is left while the results of all queries are known, because UNSEEN_FILE is then absent.
    """
    if held_out + tuned + unseen > 1:
        raise NoSuchQueries("--held-out, --tuned and --unseen exclude each other")
    groups = sorted({query.group for query in queries})
    if group is not None and group not in groups:
        raise NoSuchQueries(f"--group: there is no group '{group}'. The groups are {', '.join(groups)}")
    chosen = [
        query
        for query in queries
        if (group is None or query.group == group)
        and not (held_out and not query.is_held_out)
        and not (tuned and query.is_held_out)
        and not (unseen and not query.is_unseen)
    ]
    if not chosen:
        raise NoSuchQueries("no judged query has these options")
    return chosen
