"""Distinguishes responses of the old and of the new generation.

Drains write every change to both generations. So this module changes rows without triggers before the rebuild: the
names of all institutes, and the number of published courses. Only the new generation contains these changes.
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
    """Checks that each response comes from one generation. The new generation has MARK in the names of institutes.

    counts: published courses of each generation. seen: responses of each generation. mixed: inconsistent responses.
    """

    counts: Mapping[bool, int]
    seen: dict[bool, int] = field(default_factory=lambda: {False: 0, True: 0})
    mixed: list[str] = field(default_factory=list)

    def check_page(self, body: Mapping[str, Any], response: Mapping[str, Any]) -> None:
        """Check the cards. Without filters also check the total."""
        marked = {name.endswith(MARK) for name in _list_institute_names(response["results"])}
        if not body:
            marked |= {mark for mark, count in self.counts.items() if count == response["total"]}
            if response["total"] not in self.counts.values():
                self.mixed.append(f"{response['total']} courses, which no generation has")
        self._record(marked, body)

    def check_whole_page(self, response: Mapping[str, Any]) -> None:
        """Check a page without filters: its cards, its total, and the names in its institute facet."""
        facet = response["facets"]["institutes"]["results"]
        marked = {name.endswith(MARK) for name in _list_institute_names(response["results"])}
        marked |= {each["name"].endswith(MARK) for each in facet}
        marked |= {mark for mark, count in self.counts.items() if count == response["total"]}
        if not facet or response["total"] not in self.counts.values():
            self.mixed.append(
                f"{response['total']} courses and {len(facet)} institutes, which no generation has"
            )
        self._record(marked, {"whole page": True})

    def _record(self, marked: set[bool], body: Mapping[str, Any]) -> None:
        if len(marked) > 1:
            self.mixed.append(f"both generations in the response to {dict(body)}")
        for each in marked:
            self.seen[each] += 1


def change_unindexed_rows(database_url: str) -> Marker:
    """Change the rows without triggers. A second call reverts the change."""
    with psycopg.connect(database_url) as connection:
        before = _read_state(connection)
        for statement in _CHANGE:
            connection.execute(statement.encode())
        after = _read_state(connection)
    return Marker(dict([before, after]))


def _read_state(connection: psycopg.Connection) -> tuple[bool, int]:
    row = connection.execute(
        f"SELECT (SELECT name LIKE '%{MARK}' FROM institute ORDER BY id LIMIT 1), ({_PUBLISHED})".encode()
    ).fetchone()
    assert row is not None
    return bool(row[0]), int(row[1])


def _list_institute_names(results: Sequence[Mapping[str, Any]]) -> list[str]:
    return [each["institute_name"] for each in results if "institute_name" in each]
