"""Course details by id or slug. They work without Elasticsearch."""

from typing import Any

import httpx
import psycopg
import pytest
from psycopg.rows import dict_row, scalar_row

COURSE = "/api/course"
BY_IDS = "/api/course/courses_by_ids/"
HOSTILE_IDS = [
    "0", "-1", "2147483648", "9223372036854775808", "9" * 60, "%00", "a%00b", "Straße", "a_b", "-", "--", "law-",
    "%F0%9F%8E%93", "%ED%A0%80", "%FF", "'", "' OR 1=1 --", "..%2f", "x" * 300, "course-1;", "NULL", "1e3", "١",
]  # fmt: skip


def read_column(connection: psycopg.Connection, query: str) -> list[Any]:
    return connection.cursor(row_factory=scalar_row).execute(query.encode()).fetchall()


async def get_json(service: httpx.AsyncClient, path: str) -> dict[str, Any]:
    response = await service.get(path)
    assert response.status_code == 200, response.text
    parsed: dict[str, Any] = response.json()
    return parsed


async def fetch_by_ids(service: httpx.AsyncClient, ids: list[Any], page: int = 1) -> dict[str, Any]:
    response = await service.post(f"{BY_IDS}?page={page}", json={"courses_ids": ids})
    assert response.status_code == 200, response.text
    parsed: dict[str, Any] = response.json()
    return parsed


async def test_exactly_the_published_courses_are_found(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    """A withdrawn course, or a course of a withdrawn institute, is gone. A draft is unknown."""
    published = set(read_column(connection, "SELECT id FROM published_course"))
    statuses = connection.execute(
        "SELECT course.id, ARRAY[course.status, institute.status] "
        "FROM course JOIN institute ON institute.id = institute_id"
    ).fetchall()
    errors: dict[int, str] = {}
    for course_id, both in statuses:
        response = await service.get(f"{COURSE}/{course_id}")
        if course_id in published:
            assert response.status_code == 200
            continue
        is_gone = "withdrawn" in both and "draft" not in both
        detail = "This course is no longer offered." if is_gone else "There is no such course."
        assert (response.status_code, response.json()) == (
            410 if is_gone else 404,
            {"detail": detail, "fields": []},
        )
        errors[response.status_code] = detail
    assert errors.keys() == {404, 410}


async def test_id_slug_and_former_slug_return_the_same_course(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    course = read_column(connection, "SELECT id FROM published_course ORDER BY id LIMIT 1")[0]
    connection.execute("UPDATE course SET slug = 'renamed' WHERE id = %s", (course,))
    for call in ("", "/course_compare", "/crm_course_detail"):
        named = [
            await get_json(service, f"{COURSE}/{name}{call}")
            for name in (course, "renamed", f"course-{course}")
        ]
        assert named[0] == named[1] == named[2]
    assert (await fetch_by_ids(service, ["renamed", f"course-{course}", course, str(course)]))["count"] == 1


async def test_the_details_equal_the_tables(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    course = prepare_course_with_all_fields(connection)
    detail = await get_json(service, f"{COURSE}/{course}")
    assert (detail["description"], detail["url"]) == ("What it is", "https://a.b/c")
    institute = detail["institute"]
    assert [institute[f"institute_{key}"] for key in ("meta_title", "meta_description", "description")] == [
        "mt", "md", "d",
    ]  # fmt: skip
    assert [institute[key] for key in ("institute_short_description", "website", "sector", "established")] == [
        "s", "w", "Public", 1900,
    ]  # fmt: skip
    assert [institute[key] for key in ("tcf_ranking", "ranking_source")] == [3, "r"]
    assert detail["source"] == {
        "name": "Made up", "is_sample": True, "note": None, "date": "2026-01-01", "licence": "none", "url": None,
    }  # fmt: skip
    check_lists_of_details(connection, course, detail)

    compared = await get_json(service, f"{COURSE}/{course}/course_compare")
    same = compared.keys() - {"institute", "campuses", "source"}
    assert {key: compared[key] for key in same} == {key: detail[key] for key in same}
    assert compared["institute"].items() <= institute.items()


def prepare_course_with_all_fields(connection: psycopg.Connection) -> int:
    """Fill optional fields of a course that has several campuses, of its first campus and of its institute.

    Returns the id of the course.
    """
    row = connection.execute(
        "SELECT course_id, min(campus.id) FROM course_campus JOIN published_course ON id = course_id "
        "JOIN campus ON campus.id = campus_id AND campus.status = 'published' "
        "GROUP BY course_id HAVING count(*) > 1 ORDER BY 1 LIMIT 1"
    ).fetchall()[0]
    course: int = row[0]
    campus: int = row[1]
    connection.execute(
        "UPDATE course SET description = 'What it is', url = 'https://a.b/c' WHERE id = %s", (course,)
    )
    connection.execute(
        "UPDATE campus SET address = '1 Road', suburb = 'S', postcode = '7' WHERE id = %s", (campus,)
    )
    connection.execute(
        "INSERT INTO course_fee (course_id, amount, currency_id, basis, audience, is_base) VALUES "
        "(%s, 90000.25, 1, 'total_course', 'international', false), (%s, 5, 1, 'per_year', 'domestic', false)",
        (course, course),
    )
    connection.execute(
        "UPDATE institute SET meta_title = 'mt', meta_description = 'md', description = 'd', short_description = 's', "
        "website = 'w', sector = 'Public', established = 1900, tcf_ranking = 3, ranking_source = 'r' "
        "WHERE id = (SELECT institute_id FROM course WHERE id = %s)",
        (course,),
    )
    return course


def check_lists_of_details(connection: psycopg.Connection, course: int, detail: dict[str, Any]) -> None:
    """Compare campuses, fees, specializations and intakes of the details with the tables."""
    with connection.cursor(row_factory=dict_row) as cursor:
        campuses = cursor.execute(
            "SELECT campus.id, slug, latitude, longitude, address, suburb, postcode FROM campus "
            "JOIN course_campus ON campus_id = campus.id WHERE course_id = %s AND status = 'published' ORDER BY 1",
            (course,),
        ).fetchall()
    assert [{key: each[key] for key in campuses[0]} for each in detail["campuses"]] == campuses
    assert detail["campuses"][0]["address"] == "1 Road"
    assert detail["campus_count"] == len(campuses)
    fees = read_column(
        connection, f"SELECT amount::float8 FROM course_fee WHERE course_id = {course} ORDER BY 1"
    )
    assert sorted(fee["amount"] for fee in detail["fees"]) == fees
    assert {fee["audience"] for fee in detail["fees"]} == {"international", "domestic"}
    assert {fee["basis"] for fee in detail["course_fee"]} >= {"total_course"}
    subjects = read_column(
        connection,
        f"SELECT specialization_id FROM course_specialization WHERE course_id = {course} ORDER BY position",
    )
    assert [each["id"] for each in detail["specializations"]] == subjects
    months = read_column(connection, f"SELECT count(*) FROM course_intake WHERE course_id = {course}")
    assert len(detail["admission_schedule"]) == months[0]


async def test_an_enquiry_has_the_course_as_flat_fields(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    for course_id in read_column(connection, "SELECT id FROM published_course ORDER BY id LIMIT 30"):
        detail = await get_json(service, f"{COURSE}/{course_id}")
        enquiry = await get_json(service, f"{COURSE}/{course_id}/crm_course_detail")
        assert (enquiry["course_id"], enquiry["course_name"]) == (course_id, detail["name"])
        assert enquiry["institute"] == enquiry["university_name"] == detail["institute_name"]
        assert enquiry["campus"] == (detail["campus"] and detail["campus"]["name"])
        assert enquiry["fee_per_year"] == detail["base_fee"]
        if detail["base_fee"] is None:
            assert (enquiry["course_fee"], enquiry["currency"]) == ("TBC", None)
        else:
            code, amount = enquiry["course_fee"].split(" ")
            assert (code, float(amount)) == (detail["currency"]["code"], detail["base_fee"])


async def test_courses_by_ids_keep_the_requested_order_and_missing_ids_are_listed(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    published = read_column(connection, "SELECT id FROM published_course ORDER BY md5(id::text)")
    gone = read_column(connection, "SELECT id FROM course EXCEPT SELECT id FROM published_course")
    missing = [gone[0], "no-such-course", 10**30, "a\0b", 0, gone[1]]
    references = [*missing[:3], *published[:60], *published[:5], *missing[3:], *missing]
    pages = [await fetch_by_ids(service, references, page) for page in (1, 2, 3, 4, 2**31)]
    assert [len(page["results"]) for page in pages] == [27, 27, 6, 0, 0]
    assert [card["id"] for page in pages for card in page["results"]] == published[:60]
    for page in pages:
        assert (page["count"], page["total_pages"], page["missing"]) == (60, 3, missing)
    assert await fetch_by_ids(service, []) == {"count": 0, "results": [], "total_pages": 0, "missing": []}


@pytest.mark.parametrize("name", HOSTILE_IDS)
@pytest.mark.parametrize("call", ["", "/course_compare", "/crm_course_detail"])
async def test_an_unknown_course_is_not_found(service: httpx.AsyncClient, name: str, call: str) -> None:
    response = await service.get(f"{COURSE}/{name}{call}")
    assert response.status_code == 404, response.text
    assert set(response.json()) == {"detail", "fields"}


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({}, "courses_ids"),
        ({"courses_ids": "1"}, "courses_ids"),
        ({"courses_ids": [1.5]}, "courses_ids.0"),
        ({"courses_ids": [None]}, "courses_ids.0"),
        ({"courses_ids": [1] * 2001}, "courses_ids"),
        ({"courses_ids": [1], "page": 1}, "page"),
    ],
)
async def test_the_error_names_an_invalid_key_of_the_body(
    service: httpx.AsyncClient, body: dict[str, Any], named: str
) -> None:
    response = await service.post(BY_IDS, json=body)
    assert response.status_code == 422
    assert {each["field"] for each in response.json()["fields"]} == {named}


@pytest.mark.parametrize("page", ["0", "-1", "x", "1.5", "99999999999999999999", "%00"])
async def test_the_error_names_an_invalid_page_number(service: httpx.AsyncClient, page: str) -> None:
    response = await service.post(f"{BY_IDS}?page={page}", json={"courses_ids": [1]})
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == ["page"]
