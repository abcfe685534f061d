"""Similar courses have a specialization or a discipline in common. SQL computes the expected courses and their order.

Courses with a common specialization are first. Then the same level, the same type of level, and the same country or
language determine the order.
"""

import httpx
import psycopg
import pytest

COURSES = """
CREATE TEMPORARY TABLE listed AS
SELECT course.id, course.degree_level_id AS level, degree_level.group_id AS level_type,
       course.course_language AS language, course.priority, course.popularity,
       ARRAY(SELECT specialization_id FROM course_specialization WHERE course_id = course.id ORDER BY position)
           AS specializations,
       ARRAY(SELECT DISTINCT specialization.discipline_id FROM course_specialization
             JOIN specialization ON specialization.id = specialization_id WHERE course_id = course.id) AS disciplines,
       ARRAY(SELECT DISTINCT city.country_id FROM course_campus
             JOIN campus ON campus.id = campus_id AND campus.status = 'published'
             JOIN city ON city.id = campus.city_id WHERE course_id = course.id) AS countries
FROM course JOIN published_course USING (id) JOIN degree_level ON degree_level.id = course.degree_level_id
"""
SIMILAR = """
SELECT other.id FROM listed AS own JOIN listed AS other ON other.id <> own.id
WHERE own.id = %s AND (other.specializations && own.specializations OR other.disciplines && own.disciplines)
ORDER BY other.specializations && own.specializations DESC, other.level = own.level DESC,
         other.level_type = own.level_type DESC,
         (other.countries && own.countries)::int + coalesce(other.language = own.language, false)::int DESC,
         other.priority DESC, other.popularity DESC, other.id
LIMIT 3
"""
EXAMPLES = """
(SELECT DISTINCT ON (specializations[1]) id FROM listed ORDER BY specializations[1], id)
UNION SELECT id FROM listed WHERE language IS NULL OR cardinality(specializations) <> 1 ORDER BY 1
"""


async def test_similar_courses_equal_those_of_postgresql(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        connection.execute(COURSES)
        examples = [course for (course,) in connection.execute(EXAMPLES)][::4]
        assert len(examples) > 20
        for course in examples:
            response = (await service.get(f"/api/course/{course}/similar")).json()
            similar = [course for (course,) in connection.execute(SIMILAR, (course,))]
            assert [each["id"] for each in response["results"]] == similar
            count = connection.execute(
                "SELECT count(*) FROM listed WHERE specializations"
                " @> (SELECT specializations[:1] FROM listed WHERE id = %s)",
                (course,),
            ).fetchone()
            assert (response["specialization_count"],) == count


async def test_a_slug_and_an_id_have_the_same_similar_courses(
    service: httpx.AsyncClient, sample_database_url: str
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        row = connection.execute(
            "SELECT id, slug FROM published_course JOIN course USING (id) LIMIT 1"
        ).fetchone()
    assert row
    by_id, by_slug = [(await service.get(f"/api/course/{each}/similar")).json() for each in row]
    assert by_id == by_slug
    assert by_id["results"]


@pytest.mark.parametrize("unknown", ["999999999", "0", "9" * 5000, "no-such-course"])
async def test_an_unknown_course_has_no_similar_courses(service: httpx.AsyncClient, unknown: str) -> None:
    response = await service.get(f"/api/course/{unknown}/similar")
    assert response.status_code == 404
