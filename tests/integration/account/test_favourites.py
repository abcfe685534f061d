"""Favourite courses, and the data about them that the CRM gets.

The folder `attacks` contains the attacks on favourites.
"""

import httpx
import psycopg
import pytest

from tests.integration.account.site import Person
from tests.integration.account.test_profile import FAVOURITE, read_profile


async def favour(person: Person, course_id: object, check: str) -> httpx.Response:
    values = {
        "user_id": str(person.id),
        "course_id": str(course_id),
        "fav_check": check,
        "course-title": "BSc",
    }
    return await person.browser.post(FAVOURITE, params=values)


async def test_favourites_are_marked_and_removed(
    person: Person, other: Person, connection: psycopg.Connection
) -> None:
    rows = connection.execute("SELECT id FROM published_course ORDER BY id LIMIT 2").fetchall()
    first, second = (row[0] for row in rows)
    added = await favour(person, first, "1")
    assert added.json() == {"status": 200, "message": "Course Marked as Favorite", "fav_course": [first]}
    again = await favour(person, first, "1")
    assert again.json()["message"] == "Course already Marked as Favorite"
    assert (await favour(person, second, "1")).json()["fav_course"] == [second, first]
    assert (await read_profile(person))["fav_course"] == [second, first]
    assert (await read_profile(other))["fav_course"] == []
    removed = await favour(person, first, "0")
    assert removed.json() == {"status": 200, "message": "Marketd As un Fav", "fav_course": [second]}
    assert (await favour(person, first, "0")).status_code == 200


@pytest.mark.parametrize(
    "course_id", ["0", "999999999", "-1", "1e3", "99999999999", "1; DROP TABLE course", ""]
)
async def test_an_unknown_course_is_no_favourite(person: Person, course_id: str) -> None:
    response = await favour(person, course_id, "1")
    assert (response.status_code, response.json()["field"]) == (400, "course_id")


async def test_a_withdrawn_course_is_no_new_favourite(person: Person, connection: psycopg.Connection) -> None:
    row = connection.execute("SELECT id FROM published_course ORDER BY id DESC LIMIT 1").fetchone()
    assert row is not None
    connection.execute("UPDATE course SET status = 'withdrawn' WHERE id = %s", row)
    assert (await favour(person, row[0], "1")).status_code == 400
    connection.execute("UPDATE course SET status = 'published' WHERE id = %s", row)


async def test_each_change_of_a_favourite_is_delivered_to_the_crm(
    person: Person, connection: psycopg.Connection
) -> None:
    row = connection.execute("SELECT id FROM published_course ORDER BY id LIMIT 1").fetchone()
    assert row is not None
    for check in ("1", "1", "0", "0"):
        values = {"user_id": str(person.id), "course_id": str(row[0]), "fav_check": check}
        assert (await person.browser.post(FAVOURITE, data={**values, "country": "<b>"})).status_code == 200
    stored = connection.execute(
        "SELECT content FROM crm_delivery JOIN submission ON submission.id = submission_id "
        "WHERE crm_delivery.person_id = %s AND call = 'favCourse.php' ORDER BY crm_delivery.id",
        (person.id,),
    ).fetchall()
    assert [content["fav_check"] for (content,) in stored] == ["1", "0"]
    for (content,) in stored:
        assert (content["user_id"], content["course_id"]) == (str(person.id), str(row[0]))
        assert content["country"] != "<b>"
        assert content["course_name"]


async def test_the_crm_gets_the_facts_of_a_favourite_from_the_catalogue(
    person: Person, connection: psycopg.Connection
) -> None:
    facts = ("course_name", "university_name", "country", "specialization", "fee_per_year", "course_fee")
    for condition in ("base_fee IS NOT NULL", "base_fee IS NULL"):
        row = connection.execute(
            f"SELECT id FROM published_course WHERE {condition} ORDER BY id LIMIT 1".encode()
        ).fetchone()
        assert row is not None
        values = {"user_id": str(person.id), "course_id": str(row[0]), "fav_check": "1"}
        forged = dict.fromkeys((*facts, "course-title"), "forged")
        assert (await person.browser.post(FAVOURITE, params={**values, **forged})).status_code == 200
        course = (await person.browser.get(f"/api/course/{row[0]}/crm_course_detail")).json()
        (content,) = connection.execute(
            "SELECT content FROM submission WHERE person_id = %s AND course_id = %s", (person.id, row[0])
        ).fetchone() or ({},)
        if course["fee_per_year"] is not None:
            course["fee_per_year"] = f"{course['fee_per_year']:.10g}"
        known = {fact: course[fact] for fact in facts if course[fact] is not None}
        title = {} if course["course_title"] is None else {"course-title": course["course_title"]}
        assert content == {**values, **known, **title}
