-- What PostgreSQL searches: one wide row for each course. `search_indexes.sql` has the indexes.
-- The tables are written once after the catalogue is made. The cost of updates is not measured.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS unaccent;
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

CREATE TABLE peer.course AS
SELECT course.id, published_course.fee_pkr, published_course.popular, course.duration_weeks, course.priority,
       course.popularity, course.institute_id, institute.institute_type, institute.tcf_ranking,
       course.degree_level_id, CASE degree_level_group.type WHEN 'undergraduate' THEN -1 WHEN 'postgraduate' THEN -2
       ELSE -3 END AS level_type_id,
       subjects.specialization_ids, subjects.discipline_ids, places.campus_ids, places.city_ids, places.state_ids,
       places.country_ids, coalesce(intakes.months, '{}') AS intakes,
       lower(unaccent(course.name)) AS folded_name, lower(unaccent(institute.name)) AS folded_institute,
       setweight(to_tsvector('english', unaccent(course.name)), 'A')
       || setweight(to_tsvector('english', unaccent(subjects.names)), 'B')
       || setweight(to_tsvector('english', unaccent(institute.name || ' ' || degree_level.display_name || ' '
                                                    || degree_level.name)), 'C')
       || setweight(to_tsvector('english', unaccent(places.names)), 'D') AS words,
       lower(unaccent(course.name || ' ' || subjects.names || ' ' || institute.name || ' ' || places.names)) AS all_words,
       jsonb_build_object('name', course.name, 'slug', course.slug, 'duration_weeks', course.duration_weeks,
           'language', course.course_language, 'level', degree_level.display_name, 'institute', institute.name,
           'institute_slug', institute.slug, 'subjects', subjects.names, 'campuses', places.shown,
           'fee_pkr', published_course.fee_pkr, 'months', intakes.months) AS card
FROM published_course JOIN course USING (id) JOIN institute ON institute.id = course.institute_id
JOIN degree_level ON degree_level.id = course.degree_level_id
JOIN degree_level_group ON degree_level_group.id = degree_level.group_id
JOIN (SELECT course_id, array_agg(specialization_id) AS specialization_ids,
             array_agg(DISTINCT discipline_id) AS discipline_ids,
             string_agg(specialization.name || ' ' || discipline.name, ' ') AS names
      FROM course_specialization JOIN specialization ON specialization.id = specialization_id
      JOIN discipline ON discipline.id = discipline_id GROUP BY course_id) AS subjects
     ON subjects.course_id = course.id
JOIN (SELECT course_id, array_agg(campus_id) AS campus_ids, array_agg(DISTINCT city_id) AS city_ids,
             array_agg(DISTINCT state_id) AS state_ids, array_agg(DISTINCT country_id) AS country_ids,
             string_agg(campus.name || ' ' || city || ' ' || state || ' ' || country, ' ') AS names,
             jsonb_agg(jsonb_build_object('name', campus.name, 'city', city, 'country', country,
                                          'latitude', latitude, 'longitude', longitude)) AS shown
      FROM course_campus JOIN peer.campus ON campus.id = campus_id GROUP BY course_id) AS places
     ON places.course_id = course.id
LEFT JOIN (SELECT course_id, array_agg(month) AS months FROM course_intake GROUP BY course_id) AS intakes
     ON intakes.course_id = course.id;
