"""Marks pages as sample data if the catalogue contains invented courses."""

import re
from dataclasses import replace
from html import escape

from api.database import Database, DatabaseUnavailable
from api.pages.head import Head

SAMPLE_ATTRIBUTE = "data-sample"
"""The html element has this attribute if the catalogue contains sample courses."""
SAMPLE_NOTE = "Sample data: the programmes, fees and dates are only examples."
SAMPLE_EXISTS = """
SELECT EXISTS (
    SELECT FROM source
    JOIN course ON course.source_id = source.id AND course.status = 'published'
    WHERE source.is_sample
)
"""
_DESCRIPTION = re.compile(r'(<meta name="description" content=")')


async def has_sample(database: Database) -> bool:
    """True if a sample course is published. Returns False if PostgreSQL is unavailable."""
    try:
        async with database.transaction() as connection:
            row = await (await connection.execute(SAMPLE_EXISTS)).fetchone()
    except DatabaseUnavailable:
        return False
    return row is not None and bool(row[0])


def mark_head(head: Head) -> Head:
    """Add "Sample" to the title, and SAMPLE_NOTE to the description.

    Previews of shared links show both texts, so readers see that the data is sample data.
    """
    return replace(head, title=f"Sample: {head.title}", description=f"{SAMPLE_NOTE} {head.description}")


def mark_description(index_html: str) -> str:
    """Add SAMPLE_NOTE to the description in index.html."""
    return _DESCRIPTION.sub(rf"\g<1>{escape(SAMPLE_NOTE)} ", index_html, count=1)
