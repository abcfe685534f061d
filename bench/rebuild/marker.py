"""Telling the answers of two generations apart: the one that is built differs from the one that searches read.

Every change reaches both, so a difference has to be made behind the triggers' backs, before the new one is begun: the
names of all institutes (in the courses and in the vocabulary) and the number of published courses.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import psycopg

MARK = " Renewed"
WITHDRAWN_ONE_IN = 50

_CHANGE = (
    "SET LOCAL session_replication_role = replica",
    f"UPDATE institute SET name = CASE WHEN name LIKE '%{MARK}' THEN left(name, -{len(MARK)}) "
    f"ELSE name || '{MARK}' END",
    "UPDATE course SET status = CASE status WHEN 'published' THEN 'withdrawn' ELSE 'published' END "
    f"WHERE id % {WITHDRAWN_ONE_IN} = 7",
)
_PUBLISHED = "SELECT count(*) FROM published_course"


@dataclass
class Marker:
    """counts: published courses by whether the names carry the mark; mixed: answers that are of both generations."""

    counts: Mapping[bool, int]
    seen: dict[bool, int] = field(default_factory=lambda: {False: 0, True: 0})
    mixed: list[str] = field(default_factory=list)

    def look_at(self, body: Mapping[str, Any], answer: Mapping[str, Any]) -> None:
        """The cards of one answer are of one generation; without filters the count is that generation's too."""
        marked = {name.endswith(MARK) for name in _institutes(answer["results"])}
        if not body:
            marked |= {mark for mark, count in self.counts.items() if count == answer["total"]}
            if answer["total"] not in self.counts.values():
                self.mixed.append(f"{answer['total']} courses, which no generation has")
        self._judge(marked, body)

    def look_at_whole(self, answer: Mapping[str, Any]) -> None:
        """The page without filters: cards and count of the courses, names of the facet from the vocabulary."""
        facet = answer["facets"]["institutes"]["results"]
        marked = {name.endswith(MARK) for name in _institutes(answer["results"])}
        marked |= {each["name"].endswith(MARK) for each in facet}
        marked |= {mark for mark, count in self.counts.items() if count == answer["total"]}
        if not facet or answer["total"] not in self.counts.values():
            self.mixed.append(
                f"{answer['total']} courses and {len(facet)} institutes, which no generation has"
            )
        self._judge(marked, {"whole page": True})

    def _judge(self, marked: set[bool], body: Mapping[str, Any]) -> None:
        if len(marked) > 1:
            self.mixed.append(f"both generations in the answer to {dict(body)}")
        for each in marked:
            self.seen[each] += 1


def change_behind_the_index(database_url: str) -> Marker:
    """Make the difference; running it again takes it back."""
    with psycopg.connect(database_url) as connection:
        before = _state(connection)
        for statement in _CHANGE:
            connection.execute(statement.encode())
        after = _state(connection)
    return Marker(dict([before, after]))


def _state(connection: psycopg.Connection) -> tuple[bool, int]:
    row = connection.execute(
        f"SELECT (SELECT name LIKE '%{MARK}' FROM institute ORDER BY id LIMIT 1), ({_PUBLISHED})".encode()
    ).fetchone()
    assert row is not None
    return bool(row[0]), int(row[1])


def _institutes(results: Sequence[Mapping[str, Any]]) -> list[str]:
    return [each["institute_name"] for each in results if "institute_name" in each]
