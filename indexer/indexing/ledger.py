"""The ledger: the tables `ledger` and `ledger_generation`.

`ledger` has the version of each course. `ledger_generation` has, for each generation, the version and hash of the last
document of each course that was written to this generation.

A generation is a complete set of indices, built by one rebuild.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from indexer.shared.database import Connection, format_array


@dataclass(frozen=True, slots=True)
class RecordedDocument:
    """The last document of a course that was written to one generation.

    settled_version: the highest version that was written, or skipped because its content was unchanged.
    """

    version: int
    content_hash: str
    settled_version: int


_RAISE_VERSIONS = """
INSERT INTO ledger AS recorded (course_id, version)
SELECT id, 1 FROM unnest(%s::integer[]) AS each (id) ORDER BY id
ON CONFLICT (course_id) DO UPDATE SET version = recorded.version + 1, bumped_at = clock_timestamp()
RETURNING course_id, version
"""

_ADD_MISSING = """
INSERT INTO ledger (course_id, version)
SELECT id, 1 FROM unnest(%s::integer[]) AS each (id) ORDER BY id
ON CONFLICT (course_id) DO NOTHING
"""

_RECORD_DOCUMENTS = """
INSERT INTO ledger_generation AS recorded (generation_id, course_id, version, content_hash, settled_version)
SELECT %(generation)s, course_id, version, content_hash, version
FROM unnest(%(ids)s::integer[], %(versions)s::bigint[], %(hashes)s::text[]) AS each (course_id, version, content_hash)
ORDER BY course_id
ON CONFLICT (generation_id, course_id) DO UPDATE
SET version = excluded.version, content_hash = excluded.content_hash,
    settled_version = greatest(recorded.settled_version, excluded.settled_version)
WHERE recorded.version < excluded.version
"""

_LOCK_ROWS_IN_ORDER = """
WITH locked AS (
    SELECT generation_id, course_id FROM ledger_generation
    WHERE generation_id = ANY(%(generations)s) AND (%(ids)s::integer[] IS NULL OR course_id = ANY(%(ids)s))
    ORDER BY generation_id, course_id FOR UPDATE)
"""
"""Locks the rows in ascending order. All writers use this order, which prevents deadlocks."""

_RECORD_UNCHANGED_DOCUMENTS = f"""
{_LOCK_ROWS_IN_ORDER}
UPDATE ledger_generation AS recorded SET settled_version = each.version
FROM locked JOIN unnest(%(ids)s::integer[], %(versions)s::bigint[]) AS each (course_id, version) USING (course_id)
WHERE recorded.generation_id = locked.generation_id AND recorded.course_id = locked.course_id
AND settled_version = each.version - 1
"""

_DELETE_RECORDS = f"""
{_LOCK_ROWS_IN_ORDER}
DELETE FROM ledger_generation AS recorded USING locked
WHERE recorded.generation_id = locked.generation_id AND recorded.course_id = locked.course_id
"""


def bump_versions(connection: Connection, ids: Sequence[int]) -> dict[int, int]:
    """Give each course a new version and commit the versions.

    The caller must read the courses after this call, so that a later change has a higher version.
    """
    return dict(connection.execute(_RAISE_VERSIONS, (list(ids),)).fetchall())


def add_missing_courses(connection: Connection, ids: Sequence[int]) -> None:
    """Give a first version to each course that has none."""
    connection.execute(_ADD_MISSING, (list(ids),))


def read_versions(connection: Connection, ids: Sequence[int]) -> dict[int, int]:
    return dict(
        connection.execute(
            "SELECT course_id, version FROM ledger WHERE course_id = ANY(%s)", (list(ids),)
        ).fetchall()
    )


def read_recorded_documents(
    connection: Connection, generation: int, ids: Sequence[int]
) -> dict[int, RecordedDocument]:
    rows = connection.execute(
        "SELECT course_id, version, content_hash, settled_version FROM ledger_generation "
        "WHERE generation_id = %s AND course_id = ANY(%s)",
        (generation, list(ids)),
    )
    return {course_id: RecordedDocument(*rest) for course_id, *rest in rows}


def record_documents(
    connection: Connection, generation: int, documents: Iterable[tuple[int, int, str]]
) -> None:
    """Record documents that Elasticsearch has stored.

    Each tuple is a course id, a version and a content hash.
    """
    columns = list(zip(*documents, strict=True))
    if columns:
        ids, versions, hashes = columns
        connection.execute(
            _RECORD_DOCUMENTS,
            {
                "generation": generation,
                "ids": format_array(ids),
                "versions": format_array(versions),
                "hashes": f"{{{','.join(hashes)}}}",  # Hexadecimal digits need no quotation marks.
            },
        )


def record_unchanged_documents(connection: Connection, generation: int, versions: Mapping[int, int]) -> None:
    """Record versions that were not written, because the content of the document did not change.

    A version is recorded only if the version before it is settled.
    """
    if versions:
        connection.execute(
            _RECORD_UNCHANGED_DOCUMENTS,
            {"generations": [generation], "ids": list(versions), "versions": list(versions.values())},
        )


def delete_records(
    connection: Connection, generations: Sequence[int], ids: Sequence[int] | None = None
) -> None:
    """Delete the records of these courses in the generations. If `ids` is None, delete the records of all courses.

    Without a record, the next document of a course is written even if its content did not change.
    """
    connection.execute(
        _DELETE_RECORDS, {"generations": list(generations), "ids": None if ids is None else list(ids)}
    )
