"""The tables refuse slugs that are fixed words of an address. The migration renames rows with such a slug."""

import psycopg
import pytest

from schemas.migrations import upgrade
from schemas.vocabulary.row_slugs import RESERVED_SLUGS
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database

ROWS = """
INSERT INTO source VALUES (1, 'test', 'Test', 'none', NULL, true, NULL);
INSERT INTO country (id, slug, name, iso2, iso3, continent)
VALUES (7, 'scholarships', 'A', 'AA', 'AAA', 'OC'), (8, 'fiji', 'Fiji', 'FJ', 'FJI', 'OC');
INSERT INTO state (id, slug, name, country_id) VALUES (9, 'all', 'B', 8);
INSERT INTO city (id, slug, name, state_id, country_id, latitude, longitude, population)
VALUES (3, 'suva', 'Suva', 9, 8, 0, 0, 1);
INSERT INTO discipline (id, slug, name, isced_code, icon) VALUES (4, 'law', 'Law', '042', 'book');
INSERT INTO degree_level_group VALUES (-1, 'undergraduate', 'Undergraduate', 'undergraduate');
INSERT INTO degree_level VALUES (1, 'bachelor', 'Bachelor', 'Bachelor', -1, 1, NULL);
INSERT INTO institute (id, source_id, source_code, source_date, slug, name, institute_type, institute_type_basis,
                       country_id, status)
VALUES (5, 1, 'i', '2026-01-01', 'all', 'I', 'COLLEGE', 'test', 8, 'published');
INSERT INTO course (source_id, source_code, source_date, slug, name, institute_id, degree_level_id)
VALUES (1, 'c', '2026-01-01', 'law', 'Law', 5, 1);
INSERT INTO scholarship (id, source_id, source_code, source_date, slug, name, provider_name, description, type)
VALUES (6, 1, 's', '2026-01-01', 'all', 'S', 'P', 'D', 'research');
"""


def test_reserved_slugs_are_renamed_and_then_refused(services: ServiceUrls) -> None:
    with fresh_database(services.database) as url:
        upgrade(url, "0044")
        with psycopg.connect(url) as connection:
            connection.execute(ROWS)
        upgrade(url)
        with psycopg.connect(url, autocommit=True) as connection:
            assert connection.execute(
                "SELECT slug FROM country UNION ALL SELECT slug FROM state UNION ALL SELECT slug FROM institute "
                "UNION ALL SELECT slug FROM scholarship ORDER BY slug"
            ).fetchall() == [("all-5",), ("all-6",), ("all-9",), ("fiji",), ("scholarships-7",)]
            assert connection.execute(
                "SELECT slug, row_id FROM slug_redirect WHERE noun = 'scholarship'"
            ).fetchall() == [("all", 6)]
            for noun, words in RESERVED_SLUGS.items():
                for word in words:
                    with pytest.raises(psycopg.errors.CheckViolation, match=f"ck_{noun}_reserved_slug"):
                        connection.execute(f"UPDATE {noun} SET slug = %s".encode(), (word,))
                    connection.execute(
                        f"UPDATE {noun} SET slug = %s WHERE id = (SELECT min(id) FROM {noun})".encode(),
                        (f"{word}-2",),
                    )
