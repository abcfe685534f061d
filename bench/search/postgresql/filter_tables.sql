-- One narrow row for each course, with the values of all filters, and one row for each campus.

CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;

DROP SCHEMA IF EXISTS peer CASCADE;
CREATE SCHEMA peer;

CREATE TABLE peer.campus AS
SELECT campus.id, campus.name, city_id, city.name AS city, state_id, state.name AS state, city.country_id,
       country.name AS country, campus.latitude, campus.longitude,
       ll_to_earth(campus.latitude, campus.longitude) AS spot
FROM campus JOIN city ON city.id = city_id JOIN state ON state.id = state_id
JOIN country ON country.id = city.country_id
WHERE campus.status = 'published';

CREATE INDEX ON peer.campus USING gist (spot);

CREATE TABLE peer.filters AS
SELECT course.id, published_course.fee_pkr, published_course.popular, course.duration_weeks, course.priority,
       course.popularity, course.institute_id, institute.institute_type, institute.tcf_ranking,
       course.degree_level_id, CASE degree_level_group.type WHEN 'undergraduate' THEN -1 WHEN 'postgraduate' THEN -2
       ELSE -3 END AS level_type_id,
       subjects.specialization_ids, subjects.discipline_ids, places.campus_ids, places.city_ids, places.state_ids,
       places.country_ids, coalesce(intakes.months, '{}') AS intakes
FROM published_course JOIN course USING (id) JOIN institute ON institute.id = course.institute_id
JOIN degree_level ON degree_level.id = course.degree_level_id
JOIN degree_level_group ON degree_level_group.id = degree_level.group_id
JOIN (SELECT course_id, array_agg(specialization_id) AS specialization_ids,
             array_agg(DISTINCT discipline_id) AS discipline_ids
      FROM course_specialization JOIN specialization ON specialization.id = specialization_id GROUP BY course_id) AS subjects
     ON subjects.course_id = course.id
JOIN (SELECT course_id, array_agg(campus_id) AS campus_ids, array_agg(DISTINCT city_id) AS city_ids,
             array_agg(DISTINCT state_id) AS state_ids, array_agg(DISTINCT country_id) AS country_ids
      FROM course_campus JOIN peer.campus ON campus.id = campus_id GROUP BY course_id) AS places
     ON places.course_id = course.id
LEFT JOIN (SELECT course_id, array_agg(month) AS months FROM course_intake GROUP BY course_id) AS intakes
     ON intakes.course_id = course.id;
