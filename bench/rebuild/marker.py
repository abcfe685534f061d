"""Changes the catalogue so that responses of the old and the new generation (set of indices) differ.

Before the rebuild, this module changes the names of all institutes and the number of published courses. Meanwhile the
database triggers that report changes to the indexer are disabled. Only the new generation therefore has the changes.
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
    """Checks that each response contains data of only one generation.

    One of the two generations has MARK in the names of institutes. The keys of the dictionaries are True for this
    generation and False for the other generation.
    """

    counts: Mapping[bool, int]
    """The number of published courses of each generation."""
    seen: dict[bool, int] = field(default_factory=lambda: {False: 0, True: 0})
    """The number of responses of each generation."""
    mixed: list[str] = field(default_factory=list)
    """Descriptions of responses with data of both generations."""

    def check_page(self, body: Mapping[str, Any], response: Mapping[str, Any]) -> None:
        """Check the cards of a response. If the request has no text and no filters, also check the total."""
        marked = {name.endswith(MARK) for name in _list_institute_names(response["results"])}
        if not body:
            marked |= {mark for mark, count in self.counts.items() if count == response["total"]}
            if response["total"] not in self.counts.values():
                self.mixed.append(f"{response['total']} courses, which no generation has")
        self._record(marked, body)

    def check_whole_page(self, response: Mapping[str, Any]) -> None:
        """Check a response without filters: the cards, the total, and the names in the institute facet."""
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
    """Change the rows while the triggers are disabled. A second call reverts the change."""
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
