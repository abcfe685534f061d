"""Imports a list of scholarships from a CSV file."""

from datetime import date
from pathlib import Path

import psycopg

from indexer.catalogue.reference.slugs import slugify
from indexer.catalogue.scholarships.csv_file import ScholarshipsRejected, read_scholarship_file
from indexer.catalogue.scholarships.storage import StoredScholarships, store_scholarships

_LICENCE = "As stated by the source"
_FIRST_SOURCE_ID = 100
"""Smaller ids belong to the sample and the registers."""
_ADD_SOURCE = """
INSERT INTO source (id, slug, name, licence, is_sample)
SELECT greatest(max(id) + 1, %s), %s, %s, %s, false FROM source
ON CONFLICT (slug) DO NOTHING
"""


def import_scholarships(
    connection: psycopg.Connection, path: Path, source_name: str, source_date: date, *, dry_run: bool = False
) -> StoredScholarships:
    """Import the file in one transaction. A dry run counts the same changes and stores nothing.

    source_name: who publishes the list. Each source has its own codes. A rejected line is reported, and the other
    lines are imported. Raises ScholarshipsRejected if the file has a wrong layout or no line that can be imported.
    """
    slug = f"scholarships-{slugify(source_name)}"
    if slug == "scholarships-":
        raise ScholarshipsRejected("the name of the source has no letter and no digit")
    file = read_scholarship_file(path)
    with connection.transaction(force_rollback=dry_run), connection.cursor() as cursor:
        cursor.execute(_ADD_SOURCE, (_FIRST_SOURCE_ID, slug, source_name, _LICENCE))
        cursor.execute("SELECT id FROM source WHERE slug = %s FOR UPDATE", (slug,))
        row = cursor.fetchone()
        assert row is not None
        stored = store_scholarships(cursor, row[0], source_date, file.rows)
        stored.rejected = sorted([*file.rejected, *stored.rejected], key=lambda each: each.line)
        if stored.added + stored.updated == 0:
            reasons = "; ".join(map(str, stored.rejected[:5])) or "it has no lines"
            raise ScholarshipsRejected(f"{path.name}: no line can be imported: {reasons}")
    return stored
