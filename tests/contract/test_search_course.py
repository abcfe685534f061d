"""Each call search-course/… lists the values of the next choice: country, then discipline, level, campus, ….

Each call lists exactly the values that have courses. SQL computes the expected values.
"""

from typing import Any

import httpx
import psycopg
import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from search.text_folding import fold_text
from tests.contract.sample_facts import Facts

COURSES = """
SELECT fact.id FROM fact WHERE %(discipline)s = ANY(disciplines) AND level = %(degree_level)s
AND %(specialization)s = ANY(specializations)
AND EXISTS (SELECT FROM fact_campus WHERE course_id = fact.id AND campus = %(campus)s AND country = %(country)s)
ORDER BY priority DESC, popularity DESC, id
"""
STEPS = {
    "disciplines": "SELECT unnest(disciplines), count(*) FROM fact WHERE id IN ({there}) GROUP BY 1",
    "degree_levels": "SELECT level, count(*) FROM fact WHERE id IN ({there}) AND %(discipline)s = ANY(disciplines) "
    "GROUP BY 1",
    "campuses": "SELECT campus, count(*) FROM fact JOIN fact_campus ON course_id = id WHERE country = %(country)s "
    "AND %(discipline)s = ANY(disciplines) AND level = %(degree_level)s GROUP BY 1",
    "specializations": "SELECT value, count(*) FROM fact JOIN fact_campus ON course_id = fact.id, "
    "unnest(specializations) AS value JOIN specialization ON specialization.id = value "
    "WHERE country = %(country)s AND campus = %(campus)s AND %(discipline)s = ANY(disciplines) "
    "AND level = %(degree_level)s AND discipline_id = %(discipline)s GROUP BY 1",
}
THERE = "SELECT course_id FROM fact_campus WHERE country = %(country)s"


async def fetch_values(service: httpx.AsyncClient, path: str) -> list[dict[str, Any]]:
    response = await service.get(f"/api/search-course/{path}")
    assert response.status_code == 200, response.text
    assert response.json()["count"] == len(response.json()["results"])
    results: list[dict[str, Any]] = response.json()["results"]
    return results


def count_with_sql(connection: psycopg.Connection, step: str, chosen: dict[str, int]) -> dict[int, int]:
    query = STEPS[step].format(there=THERE)
    return dict(connection.execute(query.encode(), chosen).fetchall())


def counts_by_id(values: list[dict[str, Any]]) -> dict[int, int]:
    return {value["id"]: value.get("course_count") or value["courses_count"] for value in values}


@settings(
    max_examples=40,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
async def test_every_step_equals_sql(service: httpx.AsyncClient, facts: Facts, data: st.DataObject) -> None:
    connection, _ = facts
    chosen: dict[str, int] = {}

    def take(noun: str, values: list[dict[str, Any]]) -> str:
        value = data.draw(st.sampled_from(values))
        chosen[noun] = value["id"]
        note(f"{noun}: {value['slug']}")
        return f"{noun}/{value['slug'] if data.draw(st.booleans()) else value['id']}"

    countries = await fetch_values(service, "countries")
    rows = connection.execute(
        "SELECT country, count(DISTINCT course_id) FROM fact_campus GROUP BY 1"
    ).fetchall()
    assert counts_by_id(countries) == dict(rows)
    assert [value["name"] for value in countries] == sorted(
        (value["name"] for value in countries), key=fold_text
    )
    path = take("country", countries)
    for step, noun in (
        ("disciplines", "discipline"), ("degree_levels", "degree_level"), ("campuses", "campus"),
        ("specializations", "specialization"),
    ):  # fmt: skip
        values = await fetch_values(service, f"{path}/{step}")
        assert counts_by_id(values) == count_with_sql(connection, step, chosen)
        path = f"{path}/{take(noun, values)}"
    expected = [row[0] for row in connection.execute(COURSES.encode(), chosen)]
    response = (await service.get(f"/api/search-course/{path}/courses")).json()
    assert response["count"] == len(expected) > 0
    assert [card["id"] for card in response["results"]] == expected[:27]
    assert {card["campus"]["id"] for card in response["results"]} == {chosen["campus"]}


async def test_campuses_have_institute_city_and_position(service: httpx.AsyncClient) -> None:
    path = "country/australia/discipline/law"
    level = (await fetch_values(service, f"{path}/degree_levels"))[0]["slug"]
    for campus in await fetch_values(service, f"{path}/degree_level/{level}/campuses"):
        assert campus["name"] == campus["campus"]
        assert campus["institute"]["name"]
        assert campus["city"]["name"]
        assert -90 <= campus["latitude"] <= 90


async def test_values_without_a_common_course_return_an_empty_list(service: httpx.AsyncClient) -> None:
    taught = {value["id"] for value in await fetch_values(service, "country/pakistan/disciplines")}
    every = (await service.get("/api/v2/search/disciplines/")).json()["result"]
    elsewhere = next(value for value in every if value["id"] not in taught)
    assert await fetch_values(service, f"country/pakistan/discipline/{elsewhere['slug']}/degree_levels") == []


@pytest.mark.parametrize(
    ("path", "field", "reason"),
    [
        ("country/atlantis/disciplines", "country", "there is no country 'atlantis'"),
        (
            "country/australia/discipline/alchemy/degree_levels",
            "discipline",
            "there is no discipline 'alchemy'",
        ),
        ("country/99999999999999999999/disciplines", "country", "there is no country '99999999999999999999'"),
        (
            "country/australia/discipline/law/degree_level/x/campuses",
            "degree_level",
            "there is no degree level 'x'",
        ),
        ("country/%00/disciplines", "country", "there is no country '\0'"),
    ],
)
async def test_an_unknown_value_in_the_path_is_404(
    service: httpx.AsyncClient, path: str, field: str, reason: str
) -> None:
    response = await service.get(f"/api/search-course/{path}")
    assert response.status_code == 404, response.text
    assert response.json()["fields"] == [{"field": field, "reason": reason}]


@pytest.mark.parametrize("slash", ["", "/"])
async def test_a_trailing_slash_is_optional(service: httpx.AsyncClient, slash: str) -> None:
    for path in ("countries", "country/australia/disciplines"):
        assert (await service.get(f"/api/search-course/{path}{slash}")).status_code == 200
