"""Changes the rows that the pages of the site show, for the browser tests.

`python -m tests.e2e.changed_rows change ADDRESS MBA_COURSE` changes a row of each kind in SQL, indexes the changes, and
prints the pages as JSON. ADDRESS is the mail address of a person whose rows are changed too. MBA_COURSE is the slug of
a course of /mba.
`python -m tests.e2e.changed_rows restore` gives the rows of the catalogue their former values.
`python -m tests.e2e.changed_rows course SLUG STATUS` changes only the status of a course.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any, LiteralString

import psycopg
from psycopg import sql
from psycopg.rows import dict_row

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.outbox.drain import drain
from schemas.settings import Settings
from tests.integration.api.page_types.table import CHANGES, MARK, TABLE, Change

_EXAMPLES: tuple[LiteralString, ...] = (
    "SELECT course.slug AS course FROM course JOIN published_course USING (id) ORDER BY id LIMIT 1",
    "SELECT discipline.slug AS discipline FROM discipline JOIN specialization ON discipline_id = discipline.id "
    "JOIN course_specialization ON specialization_id = specialization.id GROUP BY 1 ORDER BY count(*) LIMIT 1",
    "SELECT slug AS country FROM country JOIN scholarship_country ON country_id = id WHERE slug = 'australia'",
    "SELECT slug AS blog FROM blog WHERE status = 'published' ORDER BY published_on DESC, id LIMIT 1",
    "SELECT slug AS interesting FROM page WHERE category = 'what-is-interesting' ORDER BY position LIMIT 1",
    "SELECT id::text AS advert FROM marketing_card WHERE status = 'published' ORDER BY position, id LIMIT 1",
    "SELECT scholarship.slug AS scholarship FROM scholarship JOIN scholarship_institute ON scholarship_id = id "
    "WHERE status = 'published' ORDER BY id LIMIT 1",
)
_MEMBER = """
SELECT parent.slug AS {group}, institute.slug AS {member}
FROM {members} AS member
JOIN {parents} AS parent ON parent.id = {parent_id}
JOIN institute ON institute.id = institute_id AND institute.status = 'published'
WHERE parent.status = 'published' ORDER BY parent.id, institute.id LIMIT 1
"""
_GROUPS = (
    ("institute_group", "group", "institute"),
    ("pathway_group", "pathway", "partner"),
    ("apply_portal", "portal", "member"),
)
_PERSONAL: dict[str, LiteralString] = {
    "person": "UPDATE person SET first_name = %(mark)s WHERE email = %(email)s",
    "application": "UPDATE application SET course_name = %(mark)s "
    "WHERE person_id = (SELECT id FROM person WHERE email = %(email)s)",
    "favourite": "INSERT INTO favourite (person_id, course_id) "
    "SELECT person.id, course.id FROM person, course WHERE email = %(email)s AND course.slug = %(course)s",
    "document": "INSERT INTO document (person_id, kind, name, content_type, size_bytes, storage_key) "
    "SELECT id, 'other', %(mark)s, 'application/pdf', 1, 'of-browser-test-' || id FROM person WHERE email = %(email)s",
    "saved_search": "INSERT INTO saved_search "
    "(person_id, name, address, request, frequency, time_zone, unsubscribe_key) "
    "SELECT id, %(mark)s, '?course=law', '{}', 'off', 'UTC', '\\x00' FROM person WHERE email = %(email)s",
}


def change_rows(settings: Settings, email: str, mba_course: str) -> list[dict[str, str]]:
    """Change the rows and index them.

    Returns the name, the path and the expected text of each page that shows a changed row.
    """
    with _connect(settings) as connection:
        examples = {**_find_examples(connection), "mba_course": mba_course}
        former = {name: _read_row(connection, change, examples) for name, change in CHANGES.items()}
        (settings.var_folder / "former-rows.json").write_text(json.dumps([examples, former]))
        with connection.transaction():
            for name, change in CHANGES.items():
                connection.execute(
                    change.build_update(), change.build_parameters(examples, _build_mark(name))
                )
            for name, statement in _PERSONAL.items():
                values = {"mark": _build_mark(name), "email": email, "course": examples["course"]}
                assert connection.execute(statement, values).rowcount == 1, name
        examples["application"] = _read_text(
            connection,
            "SELECT application.id::text FROM application JOIN person ON person.id = person_id WHERE email = %s",
            email,
        )
        _drain(settings, connection)
    return [
        {"page": name, "path": row.path.format_map(examples), "text": _build_mark(row.shows)}
        for name, row in TABLE.items()
        if row.shows is not None
    ]


def restore_rows(settings: Settings) -> None:
    """Give the rows of the catalogue their former values, and index them."""
    examples, former = json.loads((settings.var_folder / "former-rows.json").read_text())
    with _connect(settings) as connection:
        with connection.transaction():
            for name, change in CHANGES.items():
                row = former[name]
                connection.execute(change.build_update(), {**row, "key": change.key.format_map(examples)})
        _drain(settings, connection)


def change_status(settings: Settings, slug: str, status: str) -> None:
    """Publish or withdraw a course, and index it."""
    with _connect(settings) as connection:
        changed = connection.execute("UPDATE course SET status = %s WHERE slug = %s", (status, slug))
        assert changed.rowcount == 1, slug
        _drain(settings, connection)


def _build_mark(name: str) -> str:
    """Build the text for a row.

    A favourite has the text of its course, because the shortlist shows the name of the course.
    """
    shown = "course" if name == "favourite" else name
    return f"{MARK} {shown.replace('_', ' ').replace('-', ' ')}"


def _connect(settings: Settings) -> psycopg.Connection[tuple[Any, ...]]:
    assert settings.database_url is not None, "DATABASE_URL is not set"
    return psycopg.connect(settings.database_url, autocommit=True)


def _find_examples(connection: psycopg.Connection[tuple[Any, ...]]) -> dict[str, str]:
    """Find a slug or id for each placeholder in the paths of TABLE, except `mba_course` and `application`."""
    return dict(pair for row in _read_examples(connection) for pair in row.items())


def _read_examples(connection: psycopg.Connection[tuple[Any, ...]]) -> Iterator[dict[str, str]]:
    with connection.cursor(row_factory=dict_row) as cursor:
        for statement in _EXAMPLES:
            yield from cursor.execute(statement).fetchall()
        for table, group, member in _GROUPS:
            statement_of_group = sql.SQL(_MEMBER).format(
                group=sql.Identifier(group),
                member=sql.Identifier(member),
                members=sql.Identifier(f"{table}_member"),
                parents=sql.Identifier(table),
                parent_id=sql.Identifier(f"{table}_id"),
            )
            yield from cursor.execute(statement_of_group).fetchall()


def _read_row(
    connection: psycopg.Connection[tuple[Any, ...]], change: Change, examples: dict[str, str]
) -> dict[str, Any]:
    statement = sql.SQL("SELECT {} FROM {} WHERE {}::text = %s").format(
        sql.SQL(", ").join(map(sql.Identifier, (change.column, *change.more))),
        sql.Identifier(change.table),
        sql.Identifier(change.key_column),
    )
    with connection.cursor(row_factory=dict_row) as cursor:
        (row,) = cursor.execute(statement, (change.key.format_map(examples),)).fetchall()
        return row


def _read_text(connection: psycopg.Connection[tuple[Any, ...]], statement: LiteralString, value: str) -> str:
    ((text,),) = connection.execute(statement, (value,)).fetchall()
    return str(text)


def _drain(settings: Settings, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
    """Index all waiting changes, because the test suite runs no worker. If a worker is running, both share the work.

    The refresh makes the changes visible at once. Otherwise a page that opens within the next second would show the
    former values, and would not request them again.
    """
    assert settings.elasticsearch_connection is not None, "ELASTICSEARCH_URL is not set"
    with create_client(settings.elasticsearch_connection) as client:
        waiting = True
        while waiting:
            drain(connection, client)
            ((waiting,),) = connection.execute(
                "SELECT EXISTS (SELECT FROM outbox WHERE state IN ('pending', 'claimed'))"
            ).fetchall()
        client.indices.refresh()


if __name__ == "__main__":
    if sys.argv[1] == "change":
        print(json.dumps(change_rows(Settings(), *sys.argv[2:])))
    elif sys.argv[1] == "course":
        change_status(Settings(), *sys.argv[2:])
    else:
        restore_rows(Settings())
