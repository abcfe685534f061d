"""An alert reports what has changed among the courses of a saved search, once."""

import asyncio
import re
from typing import Any

import pytest
from psycopg.types.json import Jsonb

from indexer.delivery.alerts import writing
from indexer.delivery.alerts.writing import AlertsWritten
from indexer.delivery.mail.dates import format_date
from schemas.vocabulary.site_languages import SiteLanguage
from stack.indexing.alert_search import build_open_search
from tests.integration.alerts.world import World, read_html, read_text
from tests.search_service import NO_ELASTICSEARCH, search_service

ALL: dict[str, Any] = {}
TODAY = "(now() AT TIME ZONE 'Asia/Karachi')"
"""The time in the zone of the saved searches. The last evening of a month in UTC is the next month there."""
REQUESTS: list[dict[str, Any]] = [
    ALL,
    {"text": "busines"},
    {"text": "nursing in samoa under 20k", "order": 2},
    {"text": "law", "filters": {"fees": {"upper": 3_000_000}}},
    {
        "filters": {
            "degree_levels_types": {"exclude": [-1]},
            "fees": {"lower": 10, "currency": "USD"},
        }
    },
    {"text": "zzzzqqqq"},
]
COURSES = """
SELECT course.id FROM published_course JOIN course ON course.id = published_course.id
WHERE base_fee > 1 ORDER BY course.id LIMIT 6
"""
_INVALID = {"filters": {"institutes": {"include": ["no-such-institute"]}}}
_MANY_COURSES = "SELECT id FROM published_course WHERE base_fee > 1 ORDER BY id LIMIT 8"
ADD_NEAR_DEADLINES = """
INSERT INTO entry_requirement (course_id, application_deadline, source_id, source_date)
SELECT id, current_date + 20, source_id, current_date FROM course WHERE id = ANY(%s)
"""
_COPY = """
WITH copied AS (
    INSERT INTO course (id, source_id, source_code, source_date, slug, name, institute_id, degree_level_id,
                        duration_weeks, status)
    SELECT 100000 + number, source_id, 'alert-' || number, source_date, 'alert-course-' || number,
           %s::text || number, institute_id, degree_level_id, duration_weeks, 'published'
    FROM course, generate_series(1, %s) AS number WHERE course.id = %s RETURNING id
)
INSERT INTO course_campus SELECT copied.id, campus_id FROM copied, course_campus WHERE course_id = %s
"""


@pytest.mark.parametrize("request_body", REQUESTS, ids=str)
async def test_an_alert_finds_the_courses_of_all_pages(
    world: World, elasticsearch_url: str, request_body: dict[str, Any]
) -> None:
    shown: list[int] = []
    async with search_service(elasticsearch_url) as service:
        page, last = 1, 1
        while page <= last:
            body = {**request_body, "page": page, "page_size": 100}
            response = (await service.post("/api/search", json=body)).json()
            shown += [course["id"] for course in response["results"]]
            page, last = page + 1, response["last_page"]
    search = world.save(request_body)
    assert await asyncio.to_thread(world.write) == AlertsWritten(started=1)
    stored = world.read(
        "SELECT array_agg(course_id ORDER BY course_id) FROM saved_search_course WHERE saved_search_id = %s",
        search,
    )
    assert (stored or []) == sorted(shown)
    assert len(shown) == response["total"]


def test_changes_are_reported_once_and_in_one_list(world: World) -> None:
    courses = [row[0] for row in world.connection.execute(COURSES)]
    renamed, cheaper, dearer, longer, withdrawn, both = courses
    search = world.save(ALL)
    assert world.write() == AlertsWritten(started=1)
    assert world.write_due() == AlertsWritten(empty=1)
    change = world.connection.execute
    change("UPDATE course SET name = 'Renamed' WHERE id = %s", (renamed,))
    change(
        "UPDATE course_fee SET amount = amount - 1 WHERE course_id = ANY(%s) AND is_base", ([cheaper, both],)
    )
    change("UPDATE course_fee SET amount = amount + 1 WHERE course_id = %s AND is_base", (dearer,))
    change("UPDATE course SET duration_weeks = duration_weeks + 1 WHERE id = ANY(%s)", ([longer, both],))
    change("UPDATE course SET status = 'withdrawn' WHERE id = %s", (withdrawn,))
    change("UPDATE currency SET value_to_pkr = value_to_pkr * 0.5 WHERE code <> 'PKR'")
    change(_COPY.encode(), ("New course ", 1_000, renamed, renamed))
    world.index()
    assert world.write_due() == AlertsWritten(written=1)
    content = world.read_content(search)
    assert content["counts"] == {"new": 1_000, "cheaper": 2, "changed": 3}
    assert {each["id"]: each["facts"] for each in content["listed"]["changed"]} == {
        renamed: ["name"], dearer: ["fee"], longer: ["duration"],
    }  # fmt: skip
    assert {each["id"]: each["facts"] for each in content["listed"]["cheaper"]} == {
        cheaper: [], both: ["duration"],
    }  # fmt: skip
    (mail,) = world.send()
    text = read_text(mail)
    assert mail["Subject"] == "My search: 1,000 new, 2 cheaper, 3 changed"
    assert "New courses (1,000)" in text
    assert "and 995 more" in text
    assert "https://meridian.example/search?course=x" in text
    assert len(re.findall(r"https://meridian\.example/course-detail/", text)) == 5 + 2 + 3
    # The returning course is not new, because the alert already knows it.
    change("UPDATE course SET status = 'published' WHERE id = %s", (withdrawn,))
    world.index()
    world.write_due()
    assert set(world.read_content(search)["counts"]) <= {"intake_soon", "closing_soon"}
    change("DELETE FROM course WHERE source_code LIKE 'alert-%%'")
    world.index()


def test_an_intake_that_is_soon_is_reported_once(world: World) -> None:
    course = world.read(COURSES)
    change = world.connection.execute
    change("DELETE FROM course_intake WHERE course_id = %s", (course,))
    month = world.read(f"SELECT extract(month FROM {TODAY} + INTERVAL '20 days')::int")
    away = (month + 5) % 12 + 1
    change("INSERT INTO course_intake VALUES (%s, %s)", (course, away))
    search = world.save(ALL)
    world.write()
    change("UPDATE course_intake SET month = %s WHERE course_id = %s", (month, course))
    change("UPDATE saved_search_course SET facts = %s WHERE course_id = %s", ([], course))
    world.write_due()
    soon = world.read(f"SELECT date_trunc('month', {TODAY} + INTERVAL '20 days') > {TODAY}")
    content = world.read_content(search)
    if soon:
        (listed,) = content["listed"]["intake_soon"]
        assert (listed["id"], listed["month"]) == (course, month)
    else:
        assert content["counts"] == {}
    assert world.write_due() == AlertsWritten(empty=1)


def test_a_deadline_that_is_soon_is_reported_once_and_again_when_it_moves(world: World) -> None:
    """The deadline of a course is its own deadline, or else the deadline of its institute."""
    course = world.read(COURSES)
    institute = world.read("SELECT institute_id FROM course WHERE id = %s", course)
    change = world.connection.execute
    add = (
        "INSERT INTO entry_requirement ({}, application_deadline, source_id, source_date)"
        " SELECT %s, current_date + 40, source_id, current_date FROM course LIMIT 1"
    )
    move = "UPDATE entry_requirement SET application_deadline = current_date + %s WHERE {} = %s"
    change("DELETE FROM entry_requirement")
    change(add.format("institute_id"), (institute,))
    search = world.save(ALL)
    world.write()
    assert world.write_due() == AlertsWritten(empty=1)
    change(move.format("institute_id"), (20, institute))
    assert world.write_due() == AlertsWritten(written=1)
    content = world.read_content(search)
    of_institute = "SELECT count(*) FROM course JOIN published_course USING (id) WHERE institute_id = %s"
    assert content["counts"] == {"closing_soon": world.read(of_institute, institute)}
    (mail,) = world.send()
    closing = world.read("SELECT current_date + 20")
    assert f"Applications close on {format_date(closing, SiteLanguage.ENGLISH)}." in read_text(mail)
    assert world.write_due() == AlertsWritten(empty=1)
    change(add.format("course_id"), (course,))
    assert world.write_due() == AlertsWritten(empty=1)
    change(move.format("course_id"), (25, course))
    assert world.write_due() == AlertsWritten(written=1)
    content = world.read_content(search)
    assert (content["counts"], content["listed"]["closing_soon"][0]["id"]) == ({"closing_soon": 1}, course)
    change("DELETE FROM entry_requirement")


def test_a_deadline_is_reported_later_if_the_mail_did_not_list_the_course(world: World) -> None:
    """A mail lists five changed courses. The deadlines of the other changed courses follow in the next mail."""
    courses = [row[0] for row in world.connection.execute(_MANY_COURSES)]
    change = world.connection.execute
    change("DELETE FROM entry_requirement")
    search = world.save(ALL)
    world.write()
    change("UPDATE course SET duration_weeks = duration_weeks + 1 WHERE id = ANY(%s)", (courses,))
    change(ADD_NEAR_DEADLINES, (courses,))
    assert world.write_due() == AlertsWritten(written=1)
    assert world.read_content(search)["counts"] == {"changed": 8}
    assert world.write_due() == AlertsWritten(written=1)
    content = world.read_content(search)
    assert content["counts"] == {"closing_soon": 3}
    assert world.write_due() == AlertsWritten(empty=1)
    change("DELETE FROM entry_requirement")


def test_a_value_that_is_gone_is_reported_once_in_the_mail_and_on_the_page(world: World) -> None:
    search = world.save(_INVALID, name="Old <b>search</b>")
    assert world.write() == AlertsWritten(started=1)
    query = "SELECT problem || ' ' || problem_field FROM saved_search WHERE id = %s"
    assert world.read(query, search) == "invalid filters.institutes.include"
    assert world.write_due() == AlertsWritten(written=1)
    (mail,) = world.send()
    assert mail["Subject"] == "Old <b>search</b>: no alerts at the moment"
    assert "A value of this saved search no longer exists" in read_text(mail)
    assert "<b>search" not in read_html(mail)
    assert world.write_due() == AlertsWritten(empty=1)
    world.connection.execute("UPDATE saved_search SET request = '{\"later\": 1}'")
    assert world.write_due() == AlertsWritten(empty=1)
    world.connection.execute("UPDATE saved_search SET request = '{}'")
    world.write_due()
    assert world.read("SELECT problem IS NULL AND baseline_at IS NOT NULL FROM saved_search")
    assert world.read("SELECT count(*) FROM saved_search_course") > 0


def test_a_problem_is_mailed_when_it_returns_and_not_again_when_its_alert_is_deleted(world: World) -> None:
    search = world.save(_INVALID)
    world.write()
    assert [world.write_due() for _ in range(3)] == [
        AlertsWritten(written=1), AlertsWritten(empty=1), AlertsWritten(empty=1)
    ]  # fmt: skip
    change = world.connection.execute
    # After 90 days, the alert with the mail is deleted.
    change("DELETE FROM alert WHERE saved_search_id = %s AND state <> 'empty'", (search,))
    assert world.write_due() == AlertsWritten(empty=1)
    change("UPDATE saved_search SET request = '{}' WHERE id = %s", (search,))
    world.write_due()
    change("UPDATE saved_search SET request = %s WHERE id = %s", (Jsonb(_INVALID), search))
    assert world.write_due() == AlertsWritten(written=1)
    assert world.read_content(search)["problem"] == "invalid"


def test_the_mail_says_that_a_search_has_too_many_courses(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "WATCHED_COURSES_MAX", 3)
    world.save(ALL)
    world.write()
    assert world.write_due() == AlertsWritten(written=1)
    (mail,) = world.send()
    assert "We can watch searches of up to 10,000 courses" in read_text(mail)
    assert world.read("SELECT problem FROM saved_search") == "too_many"


def test_without_elasticsearch_the_alert_waits(world: World) -> None:
    world.save(ALL)
    world.write()
    search, world.open_search = world.open_search, build_open_search(NO_ELASTICSEARCH)
    assert world.write_due() == AlertsWritten(postponed=1)
    assert world.read("SELECT count(*) FROM alert") == 0
    assert world.read("SELECT attempt_at > now() AND due_at < now() FROM saved_search")
    world.open_search = search
    world.connection.execute("UPDATE saved_search SET attempt_at = now()")
    assert world.write() == AlertsWritten(empty=1)
    assert world.read("SELECT due_at > now() AND attempts = 0 FROM saved_search")


def test_a_stopped_search_gets_no_mail_until_it_is_started_again(world: World) -> None:
    search = world.save(ALL)
    world.write()
    world.connection.execute("DELETE FROM saved_search_course WHERE course_id = %s", (world.read(COURSES),))
    assert world.write_due() == AlertsWritten(written=1)
    world.connection.execute("UPDATE saved_search SET frequency = 'off', due_at = NULL, attempt_at = NULL")
    assert world.send() == []
    assert world.read("SELECT state FROM alert WHERE saved_search_id = %s", search) == "dropped"
    assert world.write() == AlertsWritten()
