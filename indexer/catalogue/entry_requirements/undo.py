"""Undoes the changes of an import to the entry requirements.

The table `import_image` has JSON copies of each row that the import wrote: `before` and `after` the import. `before` is
SQL NULL if the import added the row. `after` is JSON null if the import deleted the row.
"""

from typing import Any

import psycopg

from indexer.catalogue.importers.errors import ChangedRow

_FIND_CHANGED = """
SELECT coalesce(nullif(after, 'null'), before) ->> 'id' AS id, fields, stored.id IS NULL AS is_missing,
       after = 'null' AS was_deleted_by_import
FROM import_image LEFT JOIN entry_requirement AS stored ON stored.id = row_id,
     LATERAL (SELECT ARRAY(SELECT key FROM jsonb_each(nullif(after, 'null')) AS kept
              WHERE to_jsonb(stored) -> kept.key IS DISTINCT FROM kept.value ORDER BY key) AS fields) AS changed
WHERE import_run_id = %s AND noun = 'entry_requirement'
      AND (after <> 'null' AND (stored.id IS NULL OR fields <> '{}')
           OR after = 'null' AND (stored.id IS NOT NULL OR EXISTS (
               SELECT FROM entry_requirement AS other
               WHERE other.institute_id = (before ->> 'institute_id')::integer
                     OR other.course_id = (before ->> 'course_id')::integer)))
ORDER BY row_id
"""
_DELETE = """
DELETE FROM entry_requirement USING import_image
WHERE entry_requirement.id = row_id AND import_run_id = %s AND noun = 'entry_requirement'
"""
_RESTORE = """
INSERT INTO entry_requirement
SELECT earlier.* FROM import_image, jsonb_populate_record(NULL::entry_requirement, before) AS earlier
WHERE import_run_id = %s AND noun = 'entry_requirement' AND before IS NOT NULL
"""
_LOCK = """
SELECT id FROM entry_requirement WHERE id IN (
    SELECT row_id FROM import_image WHERE import_run_id = %s AND noun = 'entry_requirement')
ORDER BY id FOR UPDATE
"""


def list_changed_requirements(cursor: psycopg.Cursor[Any], import_run_id: int) -> list[ChangedRow]:
    """Lock the rows that the import wrote, and list the rows that were changed, deleted or added again later."""
    cursor.execute(_LOCK, (import_run_id,))
    cursor.execute(_FIND_CHANGED, (import_run_id,))
    changed: list[ChangedRow] = []
    for code, fields, is_missing, was_deleted_by_import in cursor:
        missing = ("deleted",) if is_missing else tuple(fields)
        changed.append(
            ChangedRow("entry requirement", code, "", ("added again",) if was_deleted_by_import else missing)
        )
    return changed


def restore_requirements(cursor: psycopg.Cursor[Any], import_run_id: int) -> tuple[int, int]:
    """Restore the changed and deleted rows, and remove the added rows. Returns both numbers."""
    removed = cursor.execute(_DELETE, (import_run_id,)).rowcount
    restored = cursor.execute(_RESTORE, (import_run_id,)).rowcount
    kept = cursor.execute(
        "SELECT count(*) FROM import_image WHERE import_run_id = %s AND noun = 'entry_requirement' "
        "AND before IS NOT NULL AND after <> 'null'",
        (import_run_id,),
    ).fetchone()
    assert kept is not None
    return restored, removed - int(kept[0])
