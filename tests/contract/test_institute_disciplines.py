"""POST institute/{id}/discipline/ returns the same as SQL, for all campuses and for selected campuses."""

from typing import Any

import httpx
import psycopg
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contract.sample_facts import Facts

TYPES = {"undergradute": -1, "postgradute": -2, "research": -3}
AT_CAMPUSES = """
institute = %(institute)s AND (%(campuses)s::int[] = '{}' OR EXISTS
    (SELECT FROM fact_campus WHERE course_id = id AND campus = ANY(%(campuses)s)))
"""
DISCIPLINES = f"SELECT unnest(disciplines), count(*) FROM fact WHERE {AT_CAMPUSES} GROUP BY 1"
LEVELS = (
    "SELECT value, level_type, level, count(*) FROM fact, unnest(disciplines) AS value "
    f"WHERE {AT_CAMPUSES} GROUP BY 1, 2, 3"
)
CAMPUSES = (
    "SELECT DISTINCT campus FROM fact_campus JOIN fact ON id = course_id WHERE institute = %s ORDER BY 1"
)


async def fetch_disciplines(
    service: httpx.AsyncClient, institute: object, **body: Any
) -> list[dict[str, Any]]:
    response = await service.post(f"/api/institute/{institute}/discipline/", json=body)
    assert response.status_code == 200, response.text
    assert response.json()["count"] == len(response.json()["results"])
    results: list[dict[str, Any]] = response.json()["results"]
    return results


def _read_value(connection: psycopg.Connection, statement: str, *arguments: object) -> Any:
    row = connection.execute(statement.encode(), arguments).fetchone()
    assert row is not None
    return row[0]


@settings(
    max_examples=60,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
async def test_the_counts_equal_sql(service: httpx.AsyncClient, facts: Facts, data: st.DataObject) -> None:
    connection, pools = facts
    institute = data.draw(st.sampled_from(pools.values["institutes"]))
    own = [row[0] for row in connection.execute(CAMPUSES, (institute.id,))]
    campuses = data.draw(st.lists(st.sampled_from(own), max_size=2, unique=True)) if own else []
    slugs = [_read_value(connection, "SELECT slug FROM campus WHERE id = %s", campus) for campus in campuses]
    spelled = data.draw(st.sampled_from([institute.id, institute.slug]))
    results = await fetch_disciplines(service, spelled, campuses=slugs)
    chosen = {"institute": institute.id, "campuses": campuses}
    assert {each["id"]: each["courses_count"] for each in results} == dict(
        connection.execute(DISCIPLINES.encode(), chosen).fetchall()
    )
    levels = {
        (each["id"], number, level["id"], level["course_count"])
        for each in results
        for key, number in TYPES.items()
        for level in each[key]
    }
    assert levels == set(connection.execute(LEVELS.encode(), chosen).fetchall())


async def test_without_a_body_all_campuses_count(service: httpx.AsyncClient, facts: Facts) -> None:
    institute = facts[1].values["institutes"][0]
    response = await service.post(f"/api/institute/{institute.slug}/discipline")
    assert response.status_code == 200
    assert response.json()["results"] == await fetch_disciplines(service, institute.id, campuses=[])


@pytest.mark.parametrize(
    "institute", ["no-such-institute", "0", "-1", "99999999999999999999", "%F0%9F%8E%93"]
)
async def test_an_unknown_institute_is_404(service: httpx.AsyncClient, institute: str) -> None:
    response = await service.post(f"/api/institute/{institute}/discipline/", json={"campuses": []})
    assert response.status_code == 404
    assert response.json()["fields"][0]["field"] == "institute"


async def test_the_error_names_an_invalid_campus(service: httpx.AsyncClient, facts: Facts) -> None:
    connection, pools = facts
    institute = pools.values["institutes"][0]
    other = _read_value(
        connection,
        "SELECT slug FROM campus WHERE institute_id <> %s AND status = 'published' LIMIT 1",
        institute.id,
    )
    for campus, reason in (
        (other, f"'{other}' is not a campus of this institute"),
        ("x", "there is no campus 'x'"),
    ):
        response = await service.post(
            f"/api/institute/{institute.id}/discipline/", json={"campuses": [campus]}
        )
        assert response.status_code == 422
        assert response.json()["fields"] == [{"field": "campuses", "reason": reason}]
    unknown = await service.post(f"/api/institute/{institute.id}/discipline/", json={"campus": ["x"]})
    assert unknown.json()["fields"] == [{"field": "campus", "reason": "unknown key"}]
