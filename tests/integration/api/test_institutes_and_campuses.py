"""Institutes, campuses and disciplines by id or slug. They work without Elasticsearch."""

from typing import Any

import httpx
import psycopg
import pytest
from psycopg.rows import dict_row, scalar_row
from psycopg.types.json import Jsonb

from tests.integration.api.test_course_details import HOSTILE_IDS

COURSES = "SELECT count(*) FROM course WHERE institute_id = %s AND id IN (SELECT id FROM published_course)"
COURSES_THERE = """
SELECT count(*) FROM course_campus WHERE campus_id = %s AND course_id IN (SELECT id FROM published_course)
"""


def read_column(connection: psycopg.Connection, query: str, *arguments: object) -> list[Any]:
    return connection.cursor(row_factory=scalar_row).execute(query.encode(), arguments).fetchall()


MISSING = {"draft": "404 There is no such {}.", "withdrawn": "410 This {} is no longer offered."}
"""The error of a detail call by the status of the row."""


def read_error(response: httpx.Response) -> str:
    assert response.json()["fields"] == []
    assert response.headers["cache-control"] == "no-store"
    return f"{response.status_code} {response.json()['detail']}"


async def get_json(service: httpx.AsyncClient, path: str) -> dict[str, Any]:
    response = await service.get(f"/api/{path}")
    assert response.status_code == 200, response.text
    parsed: dict[str, Any] = response.json()
    return parsed


async def test_exactly_the_published_institutes_are_found_with_campuses_and_counts(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    for institute, status in connection.execute("SELECT id, status FROM institute").fetchall():
        response = await service.get(f"/api/institute/{institute}")
        if status != "published":
            assert read_error(response) == MISSING[status].format("institute")
            continue
        assert response.status_code == 200
        detail = response.json()
        assert [detail["course_count"]] == read_column(connection, COURSES, institute)
        campuses = read_column(
            connection,
            "SELECT id FROM campus WHERE institute_id = %s AND status = 'published' ORDER BY lower(name), id",
            institute,
        )
        assert [each["id"] for each in detail["campus_locations"]] == campuses
        for each in detail["campus_locations"]:
            assert [each["course_count"]] == read_column(connection, COURSES_THERE, each["id"])


async def test_exactly_the_published_campuses_of_published_institutes_are_found(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    owners: dict[int, int] = dict(
        connection.execute(
            "SELECT campus.id, institute_id FROM campus JOIN institute ON institute.id = institute_id "
            "WHERE campus.status = 'published' AND institute.status = 'published'"
        ).fetchall()
    )
    statuses = connection.execute(
        "SELECT campus.id, CASE WHEN 'draft' IN (campus.status, institute.status) THEN 'draft' ELSE 'withdrawn' END "
        "FROM campus JOIN institute ON institute.id = institute_id"
    ).fetchall()
    for campus, status in statuses:
        response = await service.get(f"/api/campus/{campus}")
        if campus in owners:
            assert response.status_code == 200
            detail = response.json()
            assert (detail["id"], detail["institute"]["id"]) == (campus, owners[campus])
            whole = await get_json(service, f"institute/{owners[campus]}")
            same = detail.keys() - {"institute", "groups", "living_costs", "source"}
            assert {key: detail[key] for key in same} in whole["campus_locations"]
            assert detail["institute"].items() <= whole.items()
            assert detail["groups"] == whole["groups"]
            assert detail["source"] == whole["source"]
        else:
            assert read_error(response) == MISSING[status].format("campus")


async def test_a_campus_and_its_courses_show_the_cost_of_living_in_the_city(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    course, campus, city = connection.execute(
        "SELECT course_id, campus.id, city_id "
        "FROM course_campus JOIN published_course ON published_course.id = course_id "
        "JOIN campus ON campus.id = campus_id AND campus.status = 'published' ORDER BY 1, 2 LIMIT 1"
    ).fetchall()[0]
    assert (await get_json(service, f"campus/{campus}"))["living_costs"] == []
    connection.execute(
        "INSERT INTO city_living_cost (city_id, value, unit, currency_id, source_id, source_date, official_url) "
        "SELECT %s, 1200, 'per_month', 1, min(source_id), '2026-11-01', 'https://city.example' FROM institute "
        "WHERE status = 'published'",
        (city,),
    )
    (cost,) = (await get_json(service, f"campus/{campus}"))["living_costs"]
    assert (cost["city"]["id"], cost["value"], cost["unit"]) == (city, 1200.0, "per_month")
    assert (cost["source_date"], cost["official_url"]) == ("2026-11-01", "https://city.example")
    assert cost in (await get_json(service, f"course/{course}"))["living_costs"]
    connection.execute("DELETE FROM city_living_cost")


async def test_a_former_slug_is_found_and_all_columns_are_returned(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    campus, institute = connection.execute(
        "SELECT min(campus.id), institute_id FROM campus JOIN institute ON institute.id = institute_id "
        "WHERE campus.status = 'published' AND institute.status = 'published' GROUP BY institute_id ORDER BY 2 LIMIT 1"
    ).fetchall()[0]
    connection.execute(
        "UPDATE institute SET slug = 'renamed', meta_title = 'mt', meta_description = 'md', description = 'd', "
        "short_description = 's', website = 'w', logo = 'l', sector = 'Public', established = 1900, "
        "tcf_ranking = 3, ranking_source = 'r' WHERE id = %s",
        (institute,),
    )
    connection.execute(
        "UPDATE campus SET slug = 'moved', address = '1 Road', suburb = 'S', postcode = '7' WHERE id = %s",
        (campus,),
    )
    named = [
        await get_json(service, f"institute/{name}")
        for name in (institute, "renamed", f"institute-{institute}")
    ]
    assert named[0] == named[1] == named[2]
    detail = named[0]
    assert [detail[f"institute_{key}"] for key in ("meta_title", "meta_description", "description")] == [
        "mt", "md", "d",
    ]  # fmt: skip
    assert [detail[key] for key in ("slug", "institute_short_description", "website", "logo", "sector")] == [
        "renamed", "s", "w", "l", "Public",
    ]  # fmt: skip
    assert [detail[key] for key in ("established", "tcf_ranking", "ranking_source")] == [1900, 3, "r"]
    assert detail["country"]["slug"] == detail["country_slug"]
    assert detail["source"] == {
        "name": "Made up", "is_sample": True, "note": None, "date": "2026-01-01", "licence": "none", "url": None,
    }  # fmt: skip
    places = [await get_json(service, f"campus/{name}") for name in (campus, "moved", f"campus-{campus}")]
    assert places[0] == places[1] == places[2]
    with connection.cursor(row_factory=dict_row) as cursor:
        row = cursor.execute(
            "SELECT id, slug, name, name AS campus, latitude, longitude, address, suburb, postcode "
            "FROM campus WHERE id = %s",
            (campus,),
        ).fetchone()
    assert row is not None
    assert row.items() <= places[0].items()
    assert {places[0][noun]["name"] for noun in ("city", "state", "country")} <= set(
        read_column(
            connection, "SELECT name FROM city UNION SELECT name FROM state UNION SELECT name FROM country"
        )
    )


async def test_a_discipline_equals_its_entry_in_the_list(service: httpx.AsyncClient) -> None:
    listed = (await service.get("/api/discipline/all")).json()
    for each in listed:
        assert await get_json(service, f"discipline/{each['id']}") == each
        assert await get_json(service, f"discipline/{each['slug']}") == each


@pytest.mark.parametrize("noun", ["institute", "campus", "discipline"])
async def test_an_unknown_reference_is_not_found(service: httpx.AsyncClient, noun: str) -> None:
    for name in (*HOSTILE_IDS, "999999", "no-such-thing"):
        response = await service.get(f"/api/{noun}/{name}")
        assert response.status_code == 404, (name, response.text)
        assert set(response.json()) == {"detail", "fields"}


async def test_translations_have_the_names_of_the_fields_in_every_call(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    institute, campus, course = connection.execute(
        "SELECT course.institute_id, campus_id, course_id FROM course_campus "
        "JOIN published_course ON published_course.id = course_id JOIN course ON course.id = course_id "
        "JOIN campus ON campus.id = campus_id AND campus.status = 'published' LIMIT 1"
    ).fetchall()[0]
    texts = {"name": "جامعہ", "description": "تعارف", "short_description": "مختصر", "meta_title": "عنوان"}
    connection.execute(
        "UPDATE institute SET translations = %s WHERE id = %s", (Jsonb({"ur": texts}), institute)
    )
    connection.execute("UPDATE campus SET translations = %s WHERE id = %s",
                       (Jsonb({"ar": {"name": "الحرم"}}), campus))  # fmt: skip
    renamed = {"ur": {f"institute_{column}": text for column, text in texts.items()}}
    detail = await get_json(service, f"institute/{institute}")
    assert detail["translations"] == renamed
    assert {"ar": {"name": "الحرم"}} in [each["translations"] for each in detail["campus_locations"]]
    place = await get_json(service, f"campus/{campus}")
    assert (place["translations"], place["institute"]["translations"]) == (
        {"ar": {"name": "الحرم"}},
        renamed,
    )
    assert (await get_json(service, f"course/{course}"))["institute"]["translations"] == renamed
    listed = await get_json(service, "institute/all?search=جامعہ")
    (found,) = [each for each in listed["results"] if each["id"] == institute]
    assert found["translations"] == {"ur": {"institute_name": "جامعہ"}}
    connection.execute(
        "INSERT INTO institute_group (id, slug, name, summary, position) VALUES (900, 'a-group', 'A', 'B', 1)"
    )
    connection.execute("INSERT INTO institute_group_member VALUES (900, %s)", (institute,))
    members = await service.post("/api/institute-group/a-group/universities/", json={"search": "جامعہ"})
    assert members.json()["results"][0]["translations"] == {
        "ur": {"institute_name": "جامعہ", "institute_short_description": "مختصر"}
    }
    connection.execute("DELETE FROM institute_group WHERE id = 900")
