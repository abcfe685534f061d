"""The SQL statements of the counts. A course with two disciplines is counted in both."""

COURSES_IN_COUNTRY = """
SELECT DISTINCT published.id, published.level_type, published.base_fee, published.base_fee_currency_id
FROM city
JOIN campus ON campus.city_id = city.id AND campus.status = 'published'
JOIN course_campus ON course_campus.campus_id = campus.id
JOIN published_course AS published ON published.id = course_campus.course_id
WHERE city.country_id = %(country)s
"""
"""The published courses at a published campus in the country. Other statements contain this one."""

DISCIPLINE_LEVELS = """
SELECT discipline_id, degree_level_id, count(*)
FROM (SELECT DISTINCT specialization.discipline_id, course.id, course.degree_level_id
      FROM published_course AS published
      JOIN course ON course.id = published.id
      JOIN course_specialization ON course_specialization.course_id = course.id
      JOIN specialization ON specialization.id = course_specialization.specialization_id) AS taught
GROUP BY discipline_id, degree_level_id
"""

SPECIALIZATIONS = """
SELECT course_specialization.specialization_id, count(*)
FROM published_course AS published
JOIN course_specialization ON course_specialization.course_id = published.id
GROUP BY course_specialization.specialization_id
"""

LEVELS = """
SELECT course.degree_level_id, count(*)
FROM published_course AS published
JOIN course ON course.id = published.id
GROUP BY course.degree_level_id
"""

INSTITUTES = """
SELECT course.institute_id, count(*)
FROM published_course AS published
JOIN course ON course.id = published.id
GROUP BY course.institute_id
"""

PLACES = """
WITH pair AS MATERIALIZED (
    SELECT DISTINCT city.country_id, city.state_id, city.id AS city_id, course.id AS course_id, course.institute_id
    FROM published_course AS published
    JOIN course ON course.id = published.id
    JOIN course_campus ON course_campus.course_id = course.id
    JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published'
    JOIN city ON city.id = campus.city_id
)
SELECT 'city', city_id, count(*), count(DISTINCT institute_id) FROM pair GROUP BY city_id
UNION ALL
SELECT 'state', state_id, count(*), count(DISTINCT institute_id)
FROM (SELECT DISTINCT state_id, course_id, institute_id FROM pair) AS in_state GROUP BY state_id
UNION ALL
SELECT 'country', country_id, count(*), count(DISTINCT institute_id)
FROM (SELECT DISTINCT country_id, course_id, institute_id FROM pair) AS in_country GROUP BY country_id
"""

GREATEST_FEE = "SELECT max(fee_pkr) FROM published_course"
"""The highest fee in whole rupees per year, or null if no fee is known."""
