"""Each start inserts missing texts of the site. Texts that the team has changed are not overwritten."""

from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from psycopg.types.json import Jsonb

from indexer.catalogue.content.load import FOLDER, load_content

FILES = len(list(FOLDER.glob("*/*.toml")))


@pytest.fixture
def connection(database_url: str) -> Iterator[psycopg.Connection[Any]]:
    """A database with the texts. The changes of a test are undone."""
    with psycopg.connect(database_url) as opened:
        load_content(opened)
        opened.commit()
        yield opened
        opened.rollback()


def read_one(connection: psycopg.Connection[Any], query: str) -> Any:
    row = connection.execute(query.encode()).fetchone()
    return row if row is None or len(row) > 1 else row[0]


def test_a_second_run_writes_nothing(connection: psycopg.Connection[Any]) -> None:
    counts = "SELECT (SELECT count(*) FROM blog) + (SELECT count(*) FROM page)"
    assert read_one(connection, counts) == FILES
    assert load_content(connection) == 0
    assert read_one(connection, counts) == FILES


def test_a_missing_text_and_a_missing_translation_are_added(connection: psycopg.Connection[Any]) -> None:
    connection.execute("DELETE FROM blog WHERE slug = 'proof-of-funds'")
    connection.execute(
        "UPDATE blog SET translations = translations #- '{ur,content}' WHERE slug = 'student-visas'"
    )
    connection.execute("UPDATE page SET translations = '{}' WHERE slug = 'careers'")
    assert load_content(connection) == 3
    assert read_one(connection, "SELECT status FROM blog WHERE slug = 'proof-of-funds'") == "published"
    for table, slug in (("blog", "student-visas"), ("page", "careers")):
        query = f"SELECT translations #>> '{{ur,content}}' FROM {table} WHERE slug = '{slug}'"
        assert "<h2>" in read_one(connection, query)


def test_a_translation_that_an_editor_removed_is_not_restored(connection: psycopg.Connection[Any]) -> None:
    stored = "FROM blog WHERE slug = 'student-visas'"
    row, translations = read_one(connection, f"SELECT id, translations #- '{{ur,content}}' {stored}")
    save = "SELECT entry_id, outcome FROM save_content_draft('blog', %s, NULL, 0, %s, NULL, 'test')"
    saved = connection.execute(save, (row, Jsonb({"translations": translations}))).fetchone()
    assert saved is not None
    publish = "SELECT outcome FROM publish_content(%s, 1, false, NULL, 'test')"
    published = connection.execute(publish, (saved[0],)).fetchone()
    assert (saved[1], published) == ("saved", ("published",))
    assert load_content(connection) == 0
    assert read_one(connection, f"SELECT translations {stored}") == translations
    connection.execute("UPDATE page SET translations = '{}' WHERE slug = 'careers'")
    assert load_content(connection) == 1
    assert read_one(connection, f"SELECT translations {stored}") == translations


def test_texts_of_the_team_stay(connection: psycopg.Connection[Any]) -> None:
    changes = """
        UPDATE blog SET content = '<p>Ours</p>', translations = '{"ur": {"name": "ہمارا"}}' WHERE slug = 'scholarships';
        UPDATE blog SET status = 'withdrawn' WHERE slug = 'english-tests';
        UPDATE blog SET slug = 'cost' WHERE slug = 'comparing-costs';
        UPDATE page SET translations = jsonb_set(translations, '{ur,content}', '"<p>ہمارا</p>"') WHERE slug = 'careers'
    """
    connection.execute(changes)
    assert load_content(connection) == 1
    edited = "SELECT content, translations #> '{ur}' FROM blog WHERE slug = 'scholarships'"
    content, urdu = read_one(connection, edited)
    assert (content, urdu["name"], "heading" in urdu, "content" in urdu) == (
        "<p>Ours</p>",
        "ہمارا",
        True,
        False,
    )
    assert load_content(connection) == 0
    assert read_one(connection, "SELECT status FROM blog WHERE slug = 'english-tests'") == "withdrawn"
    assert read_one(connection, "SELECT count(*) FROM blog WHERE slug = 'comparing-costs'") == 0
    assert read_one(
        connection, "SELECT translations #>> '{ur,content}' FROM page WHERE slug = 'careers'"
    ) == ("<p>ہمارا</p>")
