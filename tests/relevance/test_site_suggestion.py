"""GET site-suggestion: the exact name is first, and a name with one typo is among the first three."""

from typing import Any

import httpx
import psycopg
import pytest

from search.text_folding import fold_text
from tests.names_with_typos import misspell, select_names

NAMES = {
    "Institute Group": "SELECT name FROM institute_group",
    "Country": "SELECT name FROM country",
    "Institute": "SELECT name FROM institute WHERE status = 'published'",
    "Blog": "SELECT name FROM blog WHERE status = 'published'",
    "Scholarship": "SELECT name FROM scholarship WHERE status = 'published'",
    "Discipline": "SELECT name FROM discipline",
}


async def suggest(service: httpx.AsyncClient, name: str, **more: Any) -> list[dict[str, Any]]:
    response = await service.get("/api/site-suggestion/", params={"name": name, **more})
    assert response.status_code == 200, response.text
    results: list[dict[str, Any]] = response.json()["results"]
    return results


@pytest.mark.parametrize("kind", NAMES)
async def test_the_exact_name_is_first_and_a_typo_among_the_first_three(
    service: httpx.AsyncClient, sample_database_url: str, kind: str
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        names = [name for (name,) in connection.execute(NAMES[kind].encode())]
    taken = set(map(fold_text, names))
    for name in select_names(names):
        first = (await suggest(service, name))[0]
        assert (first["type"], first["name"]) == (kind, name)
        typed = misspell(name, taken)
        found = await suggest(service, typed or name)
        assert name in [each["name"] for each in found[:3]], (typed, found)


async def test_each_type_has_its_fields(service: httpx.AsyncClient, sample_database_url: str) -> None:
    with psycopg.connect(sample_database_url) as connection:
        row = connection.execute(
            "SELECT institute.id, institute.slug, country.slug, campus.id, campus.slug FROM institute "
            "JOIN country ON country.id = country_id JOIN campus ON institute_id = institute.id "
            "WHERE institute.name = 'University of Leeds' ORDER BY campus.id LIMIT 1"
        ).fetchone()
        course = connection.execute(
            "SELECT course.name, course.slug, course.institute_id, degree_level.slug FROM published_course "
            "JOIN course USING (id) JOIN degree_level ON degree_level.id = degree_level_id "
            "WHERE course.name IN (SELECT name FROM course GROUP BY name HAVING count(*) = 1) "
            "ORDER BY course.id LIMIT 1"
        ).fetchone()
    assert row is not None
    assert course is not None
    institute_id, slug, country_slug, campus_id, campus_slug = row
    leeds = (await suggest(service, "University of Leeds"))[0]
    assert leeds == {
        "name": "University of Leeds", "id": institute_id, "type": "Institute", "institute_id": institute_id,
        "campus_id": campus_id, "slug": slug, "campus_slug": campus_slug, "country_slug": country_slug,
        "course_slug": None, "degree_level_slug": None, "discipline": None,
    }  # fmt: skip
    first = (await suggest(service, course[0]))[0]
    assert (first["type"], first["slug"], first["institute_id"], first["degree_level_slug"]) == (
        "Course",
        *course[1:],
    )
    assert first["course_slug"] == first["slug"]
    assert first["discipline"]
    terms = (await suggest(service, "terms of use"))[0]
    assert (terms["type"], terms["slug"]) == ("Other Pages", "terms-of-use")
    law = (await suggest(service, "Law"))[0]
    assert (law["type"], law["discipline"]) == ("Discipline", law["slug"])


async def test_invalid_values_are_named(service: httpx.AsyncClient) -> None:
    response = await service.get("/api/site-suggestion", params={"name": "x" * 301})
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == ["name"]
    assert await suggest(service, "?!") == []
    assert await suggest(service, "zzqqxxjjkk") == []
