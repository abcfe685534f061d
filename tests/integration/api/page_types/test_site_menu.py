"""The links of the header and the footer equal plain SQL."""

import httpx
import psycopg

from tests.integration.api.test_pages import read_column


async def test_the_menu_equals_plain_sql(service: httpx.AsyncClient, connection: psycopg.Connection) -> None:
    menu = (await service.get("/api/site-menu")).json()
    totals = connection.execute(
        "SELECT (SELECT count(*) FROM published_course), (SELECT count(*) FROM institute WHERE status = 'published'), "
        "(SELECT count(DISTINCT city.country_id) FROM course_campus JOIN published_course ON id = course_id "
        "JOIN campus ON campus.id = campus_id AND campus.status = 'published' JOIN city ON city.id = city_id), "
        "(SELECT count(*) FROM scholarship WHERE status = 'published')"
    ).fetchone()
    counts = ("course_count", "institute_count", "country_count", "scholarship_count")
    assert tuple(menu[name] for name in counts) == totals
    subjects = connection.execute(
        "SELECT discipline.slug, count(DISTINCT course_id) FROM discipline "
        "JOIN specialization ON discipline_id = discipline.id "
        "JOIN course_specialization ON specialization_id = specialization.id "
        "JOIN published_course ON published_course.id = course_id "
        "GROUP BY discipline.id ORDER BY 2 DESC, discipline.name LIMIT 8"
    ).fetchall()
    assert [(each["slug"], each["course_count"]) for each in menu["disciplines"]] == subjects
    courses = [each["course_count"] for each in menu["countries"]]
    assert courses == sorted(courses, reverse=True)
    assert (len(courses), min(courses) > 0) == (min(14, menu["country_count"]), True)
    lists = {name: [each["slug"] for each in menu[name]] for name in menu if name not in counts}
    assert (lists["institute_groups"], lists["pathway_groups"], lists["apply_portals"]) == (
        ["some"],
        ["path"],
        ["portal"],
    )
    assert lists["blogs"] == ["article-29", "article-28", "article-27", "article-26"]
    assert lists["what_is_interesting"] == ["two", "one"]
    assert lists["scholarships"] == read_column(
        connection,
        "SELECT slug FROM scholarship WHERE status = 'published' AND (deadline IS NULL OR deadline >= current_date) "
        "ORDER BY id LIMIT 4",
    )
    connection.execute("UPDATE scholarship SET deadline = current_date - 1")
    connection.execute("UPDATE institute SET status = 'withdrawn' WHERE id <= 5")
    connection.execute("DELETE FROM institute_group_member WHERE institute_id > 5")
    try:
        changed = (await service.get("/api/site-menu/")).json()
        assert [changed[name] for name in ("institute_groups", "pathway_groups", "scholarships")] == [
            [],
            [],
            [],
        ]
    finally:
        connection.execute("UPDATE institute SET status = 'published' WHERE id <= 5")
