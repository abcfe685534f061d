from uuid import uuid4

import psycopg

_ADD = """
INSERT INTO scholarship (id, source_id, source_code, source_date, slug, name, provider_name, description, type,
                         deadline, status)
SELECT (SELECT coalesce(max(id), 0) + 1 FROM scholarship), min(id), %(code)s, current_date,
       %(code)s, %(name)s, 'A fund', '<p>Pays the fees.</p>', 'full-tuition',
       current_date + %(days)s::integer, %(status)s
FROM source RETURNING id
"""


def add_scholarship(
    connection: psycopg.Connection,
    days: int | None = 30,
    name: str = "A grant",
    status: str = "published",
) -> int:
    """Add a scholarship whose deadline is in `days` days. None: the deadline is not known."""
    values = {"code": f"grant-{uuid4().hex}", "name": name, "days": days, "status": status}
    row = connection.execute(_ADD, values).fetchone()
    assert row is not None
    return int(row[0])
