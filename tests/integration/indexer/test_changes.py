"""Every kind of change in PostgreSQL adds a row to the table `outbox`.

`drain` updates the affected documents in the index, and then marks the rows as done.
"""

from collections.abc import Callable

import pytest
from elasticsearch import Elasticsearch

from indexer.indexing.outbox.drain import drain
from indexer.indexing.outbox.fan_out import AFFECTED_COURSES_SQL, LOOKUP_NOUNS
from indexer.shared.database import Connection
from schemas.documents.aliases import COURSES_ALIAS, courses_index
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_documents,
    read_indexed_courses,
    read_live_generation,
    read_published_ids,
    read_value,
)

CHANGES = {
    "course": "UPDATE course SET name = 'Renamed course' WHERE id = (SELECT min(id) FROM published_course)",
    "a course's campus": "DELETE FROM course_campus WHERE campus_id = 7",
    "a course's subject": "DELETE FROM course_specialization WHERE position > 0 AND course_id < 100",
    "a course's fee": "UPDATE course_fee SET amount = amount + 1 WHERE course_id < 50",
    "a course's intake": "DELETE FROM course_intake WHERE month = 9",
    "institute": "UPDATE institute SET name = 'Renamed institute', logo = 'new.svg' WHERE id = 3",
    "an institute's ranking": "UPDATE institute SET tcf_ranking = 4, ranking_source = 'made' WHERE id = 1",
    "campus": "UPDATE campus SET name = 'Renamed campus', latitude = 1 WHERE id = 14",
    "a campus's city": "UPDATE campus SET city_id = 3 WHERE id IN (4, 9, 14)",
    "city": "UPDATE city SET name = 'Renamed city' WHERE id = 5",
    "a city's state": "UPDATE city SET state_id = 2 WHERE id = 1",
    "a city's country": "UPDATE city SET state_id = 4, country_id = 3 WHERE id = 2",
    "a city's other names": "UPDATE city SET other_names = '{Suwa,سووا}' WHERE id = 3",
    "people in a city": "UPDATE city SET population = population + 5 WHERE id = 5",
    "postcode": "INSERT INTO postcode (country_id, code, place, state_name, latitude, longitude, is_first) "
    "VALUES (2, '4010', 'Gisborne', '', -38.6, 178, true), (2, '4011', 'Whataupoko', '', -38.6, 178, true)",
    "a postcode gone": "DELETE FROM postcode WHERE code = '4011'",
    "the country of a postcode": "UPDATE country SET other_names = '{Aotearoa}' WHERE id = 2",
    "state": "UPDATE state SET name = 'Renamed state' WHERE id = 3",
    "country": "UPDATE country SET name = 'Renamed country' WHERE id = 2",
    "region": "UPDATE region SET name = 'Renamed region' WHERE id = 1",
    "a region's country": "INSERT INTO region_country VALUES (2, 2)",
    "currency": "UPDATE currency SET value_to_pkr = value_to_pkr * 2, rate_date = '2026-02-02' WHERE id = 1",
    "discipline": "UPDATE discipline SET name = 'Renamed discipline' WHERE id = 2",
    "specialization": "UPDATE specialization SET name = 'Renamed subject' WHERE id = 11",
    "a specialization's discipline": "UPDATE specialization SET discipline_id = 4 WHERE id = 12",
    "degree_level": "UPDATE degree_level SET display_name = 'Renamed level' WHERE id = 2",
    "popularity's threshold": "UPDATE degree_level SET popular_from = 1 WHERE id = 3",
    "a level's group": "UPDATE degree_level SET group_id = -2 WHERE id = 1",
    "degree_level_group": "UPDATE degree_level_group SET name = 'Renamed group' WHERE id = -1",
    "scholarship": "UPDATE scholarship SET name = 'Renamed award', slug = 'renamed-award' WHERE id = 1; "
    "INSERT INTO scholarship_institute SELECT id, 3 FROM scholarship WHERE id < 9 ON CONFLICT DO NOTHING",
    "scholarships deleted": "DELETE FROM scholarship WHERE id IN (2, 3); DELETE FROM scholarship_discipline WHERE "
    "discipline_id = 1; DELETE FROM scholarship_degree_level WHERE degree_level_id = 2",
    "scholarships withdrawn and published": "UPDATE scholarship SET status = CASE status WHEN 'published' THEN "
    "'withdrawn' ELSE 'published' END WHERE id BETWEEN 20 AND 60",
    "a new discipline": "INSERT INTO discipline (id, slug, name, isced_code, icon) VALUES (9, 'magic', 'Magic', '099', "
    "'book')",
    "institute_group": "INSERT INTO institute_group (slug, name, summary, position) VALUES ('a', 'A', 'B', 9)",
    "a group renamed": "UPDATE institute_group SET name = 'C' WHERE slug = 'a'",
    "a group withdrawn": "UPDATE institute_group SET status = 'withdrawn' WHERE slug = 'a'",
    "a group gone": "DELETE FROM institute_group WHERE slug = 'a'",
    "blog": "INSERT INTO blog (slug, name, heading, summary, content, published_on, status, translations) "
    """VALUES ('b', 'B', 'B', 'C', '', '2026-01-01', 'published', '{"ur": {"name": "ب"}, "ar": {}}')""",
    "page": "INSERT INTO page (slug, category, name, heading, summary, content, position, status) "
    "VALUES ('p', 'what-is-interesting', 'P', 'P', 'P', '', 1, 'published')",
    "a page withdrawn": "UPDATE page SET status = 'withdrawn' WHERE slug = 'p'",
    "accepted_phrase": "INSERT INTO vocabulary_decision (text, key, decision, meaning, decided_by) VALUES "
    "('A', 'a', 'accepted', 'country:fiji', 'root'), ('B', 'b', 'accepted', 'country:fiji', 'root'), "
    "('C', 'c', 'rejected', NULL, 'root')",
    "an accepted phrase withdrawn": "UPDATE vocabulary_decision SET withdrawn_at = now(), withdrawn_by = 'root' "
    "WHERE text = 'A'",
    "an accepted phrase deleted": "DELETE FROM vocabulary_decision WHERE text = 'B'",
    "source": "UPDATE source SET note = 'A new note' WHERE id = 1",
    "a draft published": "UPDATE course SET status = 'published' WHERE status = 'draft'",
    "a course withdrawn": "UPDATE course SET status = 'withdrawn' WHERE id = (SELECT max(id) FROM published_course)",
    "a course deleted": "DELETE FROM course WHERE id = (SELECT min(id) FROM published_course)",
    "an institute withdrawn": "UPDATE institute SET status = 'withdrawn' WHERE id = 5",
    "an institute published": "UPDATE institute SET status = 'published' WHERE id = 12",
    "a campus published": "UPDATE campus SET status = 'published' WHERE id IN (10, 20)",
    "a city's last campus withdrawn": "UPDATE campus SET status = 'withdrawn' WHERE city_id = 4",
    "slugs": "UPDATE city SET slug = 'suva-city' WHERE id = 3; UPDATE city SET slug = 'suva' WHERE id = 6; "
    "UPDATE institute SET slug = 'first' WHERE id = 1",
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_in_sql_updates_the_affected_documents(
    connection: Connection, client: Elasticsearch, indexed: int, change: str
) -> None:
    assert indexed
    drain(connection, client)
    assert open_rows(connection) == []
    connection.execute(CHANGES[change].encode())
    assert open_rows(connection) != []
    drain(connection, client)
    assert open_rows(connection) == []
    assert_index_equals_postgresql(connection, client)


@pytest.mark.parametrize("owner", ["institute_id = 4", "course_id % 9 = 0"])
def test_a_currency_of_application_fees_alone_updates_the_courses(
    connection: Connection, client: Elasticsearch, indexed: int, owner: str
) -> None:
    assert indexed
    connection.execute(
        "INSERT INTO currency VALUES (99, 'XXA', 'X', '', 1, '2026-01-01') "
        "ON CONFLICT (id) DO UPDATE SET code = 'XXA'"
    )
    connection.execute(
        "UPDATE entry_requirement SET application_fee = 50, application_fee_currency_id = 99 "
        f"WHERE {owner}".encode()
    )
    drain(connection, client)
    connection.execute("UPDATE currency SET code = 'XXB' WHERE id = 99")
    drain(connection, client)
    assert_index_equals_postgresql(connection, client)
    connection.execute(
        "UPDATE entry_requirement SET application_fee = NULL, application_fee_currency_id = NULL"
    )


def test_the_changes_above_cover_every_noun() -> None:
    named = {noun for noun in AFFECTED_COURSES_SQL.keys() | LOOKUP_NOUNS if noun in CHANGES}
    through_columns = {
        "campus_city": "a campus's city",
        "city_state": "a city's state",
        "city_country": "a city's country",
    }
    assert named | through_columns.keys() == AFFECTED_COURSES_SQL.keys() | LOOKUP_NOUNS
    assert set(through_columns.values()) < CHANGES.keys()


def test_an_unpublished_course_becomes_a_tombstone_that_searches_skip(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    course = read_published_ids(connection)[3]
    index = courses_index(read_live_generation(connection))
    before = client.count(index=COURSES_ALIAS)["count"]
    version = client.get(index=index, id=str(course))["_version"]
    connection.execute("UPDATE course SET status = 'draft' WHERE id = %s", (course,))
    drain(connection, client)
    buried = client.get(index=index, id=str(course))
    assert buried["_source"].keys() == {"id", "deleted", "content_hash"}
    assert buried["_version"] > version
    client.indices.refresh(index=index)
    assert client.count(index=COURSES_ALIAS)["count"] == before - 1
    assert (
        read_value(connection, "SELECT version FROM ledger WHERE course_id = %s", course)
        == buried["_version"]
    )
    connection.execute("UPDATE course SET status = 'published' WHERE id = %s", (course,))
    drain(connection, client)
    assert str(course) in read_indexed_courses(client, read_live_generation(connection))
    restored = client.get(index=index, id=str(course))
    assert restored["_source"]["deleted"] is False
    assert (
        read_value(connection, "SELECT version FROM ledger WHERE course_id = %s", course)
        == restored["_version"]
    )
    assert restored["_version"] > buried["_version"]


def test_a_change_without_effect_on_the_document_is_not_written(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    course = read_published_ids(connection)[5]
    index = courses_index(read_live_generation(connection))
    before = client.get(index=index, id=str(course))["_version"]
    for _ in range(3):
        connection.execute("UPDATE course SET description = description || 'x' WHERE id = %s", (course,))
        connection.execute("UPDATE course SET url = now()::text WHERE id = %s", (course,))
        drain(connection, client)
    assert client.get(index=index, id=str(course))["_version"] <= before + 1
    bumped = read_value(connection, "SELECT version FROM ledger WHERE course_id = %s", course)
    settled = read_value(
        connection,
        "SELECT settled_version FROM ledger_generation WHERE course_id = %s AND generation_id = %s",
        course,
        read_live_generation(connection),
    )
    assert bumped == settled >= before + 3


def test_a_hundred_changes_of_an_institute_cause_one_fan_out(
    connection: Connection, client: Elasticsearch, indexed: int
) -> None:
    assert indexed
    drain(connection, client)
    course = read_value(
        connection, "SELECT min(id) FROM published_course JOIN course USING (id) WHERE institute_id = 4"
    )
    before = read_value(connection, "SELECT version FROM ledger WHERE course_id = %s", course)
    for number in range(100):
        connection.execute("UPDATE institute SET name = %s WHERE id = 4", (f"Name {number}",))
    assert drain(connection, client).done == 100
    assert read_value(connection, "SELECT version FROM ledger WHERE course_id = %s", course) == before + 1
    assert read_documents(client, courses_index(read_live_generation(connection)))[str(course)][
        "institute_names"
    ] == ["Name 99"]


def test_done_rows_are_deleted_after_a_day(connection: Connection, prune: Callable[[], int]) -> None:
    total = read_value(connection, "SELECT count(*) FROM outbox")
    assert prune() == 0
    connection.execute(
        "UPDATE outbox SET done_at = done_at - interval '25 hours' WHERE id % 2 = 0 AND state = 'done'"
    )
    pruned = prune()
    assert 0 < pruned < total
    assert read_value(connection, "SELECT count(*) FROM outbox") == total - pruned


@pytest.fixture
def prune(connection: Connection) -> Callable[[], int]:
    from indexer.indexing.outbox.retention import prune_outbox

    return lambda: prune_outbox(connection)
