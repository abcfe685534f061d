"""A migrated database has the tables that the SQLAlchemy models describe. Its triggers and constraints work."""

import re
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from psycopg.rows import scalar_row
from sqlalchemy import create_engine
from sqlmodel import SQLModel

from schemas import migrations, tables
from schemas.database import SchemaRefused, to_sqlalchemy_url
from schemas.migrations import upgrade
from schemas.vocabulary.site_languages import SiteLanguage
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database

COURSE = (
    "INSERT INTO course (source_id, source_code, source_date, slug, name, institute_id, degree_level_id, status) "
    "VALUES (1, %(code)s, '2026-01-01', %(slug)s, 'Law', 1, 1, 'published') RETURNING id"
)
CATALOGUE = """
INSERT INTO source VALUES (1, 'test', 'Test', 'none', NULL, true, NULL);
INSERT INTO currency VALUES (33, 'PKR', 'PKR', 'Rupee', 1, '2026-01-01'),
       (1, 'AUD', 'AUD', 'Dollar', 194.516, '2026-01-01');
INSERT INTO country VALUES (1, 'australia', 'Australia', 'AU', 'AUS', 'OC', 1);
INSERT INTO degree_level_group VALUES (-1, 'undergraduate', 'Undergraduate', 'undergraduate');
INSERT INTO degree_level VALUES (1, 'bachelor', 'Bachelor', 'Bachelor', -1, 1, NULL);
INSERT INTO institute (id, source_id, source_code, source_date, slug, name, institute_type,
                       institute_type_basis, country_id, status)
VALUES (1, 1, 'i', '2026-01-01', 'i', 'I', 'COLLEGE', 'test', 1, 'published');
"""


@pytest.fixture
def connection(database_url: str) -> Iterator[psycopg.Connection]:
    """A connection to a migrated database with one institute. The writes of the test are rolled back."""
    upgrade(database_url)
    with psycopg.connect(database_url) as connection:
        connection.execute(CATALOGUE)
        yield connection
        connection.rollback()


def take_outbox_rows(connection: psycopg.Connection) -> list[tuple[object, ...]]:
    """Read and delete the rows of the table `outbox`, which triggers add for each change."""
    return connection.execute(
        "WITH seen AS (DELETE FROM outbox RETURNING *) SELECT noun, row_id FROM seen"
    ).fetchall()


def add_course(connection: psycopg.Connection, slug: str, code: str = "C1") -> int:
    """Add a published course and return its id."""
    row = connection.execute(COURSE, {"slug": slug, "code": code}).fetchone()
    assert row is not None
    return int(row[0])


def read_value(connection: psycopg.Connection, query: str) -> object:
    return connection.cursor(row_factory=scalar_row).execute(query.encode()).fetchone()


def find_newest_revision() -> str:
    """Return the revision of the newest migration: the only one that no other migration names as its predecessor."""
    (head,) = ScriptDirectory(str(Path(migrations.__file__).parent)).get_heads()
    return head


def test_the_migrated_tables_are_those_of_the_models(database_url: str) -> None:
    upgrade(database_url)
    assert tables.Course.__tablename__ in SQLModel.metadata.tables
    with create_engine(to_sqlalchemy_url(database_url)).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, SQLModel.metadata) == []


def test_upgrading_twice_changes_nothing(database_url: str) -> None:
    upgrade(database_url)
    upgrade(database_url)
    with psycopg.connect(database_url) as connection:
        assert read_value(connection, "SELECT version_num FROM alembic_version") == find_newest_revision()


def test_a_new_language_of_the_site_needs_no_migration(connection: psycopg.Connection) -> None:
    checks = connection.execute(
        "SELECT conrelid::regclass::text, pg_get_expr(conbin, conrelid) FROM pg_constraint "
        "WHERE contype = 'c' AND conname LIKE 'ck%language'"
    ).fetchall()
    assert {table for table, _ in checks} == {"country_faq", "mail", "pending_registration", "person"}
    codes = [*SiteLanguage, "eo", "EO", "e", "eng", "", "eo\n"]
    for _, expression in checks:
        accepted = connection.execute(
            f"SELECT language FROM unnest(%s::text[]) AS language WHERE {expression}", (codes,)
        ).fetchall()
        assert accepted == [(code,) for code in (*SiteLanguage, "eo")]


def test_a_database_is_migrated_to_a_named_schema_and_never_back(services: ServiceUrls) -> None:
    with fresh_database(services.database) as url:
        assert upgrade(url, "0002") == "0002"
        with psycopg.connect(url) as connection:
            assert read_value(connection, "SELECT version_num FROM alembic_version") == "0002"
            assert read_value(connection, "SELECT to_regclass('rebuild_batch')") is None
        assert upgrade(url, "0002") == "0002"
        for to, reason in (("0001", "schema 0002, which is newer than 0001"), ("9999", "no schema 9999")):
            with pytest.raises(SchemaRefused, match=reason):
                upgrade(url, to)


def test_a_migration_does_not_wait_long_for_a_locked_table(services: ServiceUrls) -> None:
    with fresh_database(services.database) as url:
        upgrade(url, "0044")
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE course IN ACCESS SHARE MODE")
            with pytest.raises(SchemaRefused, match="has locked a table that a migration changes"):
                upgrade(url)
            assert read_value(other, "SELECT version_num FROM alembic_version") == "0044"
        assert upgrade(url) == find_newest_revision()


def test_the_previous_release_uses_the_schema_of_a_newer_one(
    services: ServiceUrls, migrated_template: str
) -> None:
    head = find_newest_revision()
    with (
        fresh_database(services.database, migrated_template) as url,
        psycopg.connect(url, autocommit=True) as newer,
    ):
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        assert upgrade(url) == "9999"
        newer.execute("UPDATE alembic_version SET oldest_head = '9998'")
        with pytest.raises(SchemaRefused, match=f"needs a release with schema 9998 .*has schema {head}"):
            upgrade(url)
        with pytest.raises(SchemaRefused, match="newer than those of this release"):
            upgrade(url, head)
        newer.execute("ALTER TABLE alembic_version DROP oldest_head")
        with pytest.raises(SchemaRefused, match="has schema 9999"):
            upgrade(url)


def test_a_migration_that_removes_or_narrows_something_names_the_oldest_release() -> None:
    """Programs of a release before the named one do not start, because they cannot use the new schema.

    An older release writes no value to a column that it does not know, so such a column needs NULL or a default.
    """
    removal = r"\bDROP (TABLE|COLUMN|VIEW)|\bRENAME\b|drop_(table|column)|new_column_name"
    narrowing = r"\bSET NOT NULL\b|ADD (COLUMN )?(IF NOT EXISTS )?\w+ (?![^;]*\bDEFAULT\b)[^,;]*\bNOT NULL"
    for text, is_allowed in (
        ("ALTER TABLE a ADD COLUMN b INTEGER NOT NULL;", False),
        ("ALTER TABLE a ALTER b SET NOT NULL;", False),
        ("ALTER TABLE a ADD COLUMN b INTEGER DEFAULT 0 NOT NULL;", True),
        ("ALTER TABLE a ADD COLUMN b INTEGER;\nCREATE TABLE c (d INTEGER NOT NULL);", True),
    ):
        assert (re.search(narrowing, text, re.IGNORECASE) is None) == is_allowed, text
    breaking = re.compile(f"{removal}|{narrowing}", re.IGNORECASE)
    folder = Path(migrations.__file__).parent / "versions"
    for file in folder.iterdir():
        if file.suffix in (".py", ".sql") and file.name > "0019":
            text = file.read_text()
            assert not breaking.search(text) or "oldest_head" in text, file.name


@pytest.mark.parametrize("url", ["mysql://localhost/x", "localhost/x"])
def test_a_url_that_is_not_postgresql_is_rejected(url: str) -> None:
    with pytest.raises(ValueError, match="DATABASE_URL"):
        to_sqlalchemy_url(url)


def test_a_statement_adds_each_changed_thing_once(connection: psycopg.Connection) -> None:
    take_outbox_rows(connection)
    course = add_course(connection, "law")
    connection.execute("INSERT INTO course_intake SELECT %s, generate_series(1, 12)", (course,))
    assert take_outbox_rows(connection) == [("course", course), ("course", course)]
    connection.execute("DELETE FROM course_intake WHERE month > 3")
    assert take_outbox_rows(connection) == [("course", course)]


def test_writing_an_unchanged_row_adds_nothing_to_the_outbox(connection: psycopg.Connection) -> None:
    take_outbox_rows(connection)
    connection.execute("UPDATE institute SET name = name")
    assert take_outbox_rows(connection) == []
    connection.execute("UPDATE institute SET name = 'J'")
    assert take_outbox_rows(connection) == [("institute", 1)]


def test_an_old_slug_redirects_until_another_row_uses_it(connection: psycopg.Connection) -> None:
    course = add_course(connection, "law")
    connection.execute("UPDATE course SET slug = 'laws'")
    kept = connection.execute("SELECT noun, slug, row_id FROM slug_redirect").fetchall()
    assert kept == [("course", "law", course)]
    add_course(connection, "law", code="another")
    assert read_value(connection, "SELECT count(*) FROM slug_redirect") == 0


def test_a_slug_is_never_all_digits(connection: psycopg.Connection) -> None:
    with pytest.raises(psycopg.errors.CheckViolation, match="ck_course_slug"):
        add_course(connection, "2024")


def test_only_a_published_course_of_a_published_institute_is_published(
    connection: psycopg.Connection,
) -> None:
    add_course(connection, "law")
    assert read_value(connection, "SELECT count(*) FROM published_course") == 1
    connection.execute("UPDATE institute SET status = 'withdrawn'")
    assert read_value(connection, "SELECT count(*) FROM published_course") == 0
    connection.execute("UPDATE institute SET status = 'published'")
    connection.execute("UPDATE course SET status = 'draft'")
    assert read_value(connection, "SELECT count(*) FROM published_course") == 0


def test_the_base_fee_is_rounded_to_whole_rupees_once(connection: psycopg.Connection) -> None:
    add_course(connection, "law")
    connection.execute(
        "INSERT INTO course_fee (course_id, amount, currency_id, basis, audience, is_base) "
        "SELECT id, 30000.50, 1, 'per_year', 'international', true FROM course"
    )
    assert read_value(connection, "SELECT fee_pkr FROM published_course") == round(30000.50 * 194.516)


def test_a_base_fee_is_a_fee_per_year(connection: psycopg.Connection) -> None:
    add_course(connection, "law")
    with pytest.raises(psycopg.errors.CheckViolation, match="ck_course_fee_base"):
        connection.execute(
            "INSERT INTO course_fee (course_id, amount, currency_id, basis, audience, is_base) "
            "SELECT id, 1, 1, 'total_course', 'international', true FROM course"
        )


def test_no_course_is_popular_without_a_threshold_of_its_level(connection: psycopg.Connection) -> None:
    add_course(connection, "law")
    connection.execute("UPDATE course SET popularity = 0.7")
    assert read_value(connection, "SELECT popular FROM published_course") is False
    connection.execute("UPDATE degree_level SET popular_from = 0.7")
    assert read_value(connection, "SELECT popular FROM published_course") is True
