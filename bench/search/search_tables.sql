-- What PostgreSQL searches: one wide row a course, with an index for each way of being asked.
-- Written once after the catalogue is made; what it costs to keep it up to date is not measured here.

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

CREATE INDEX ON peer.campus USING gist (spot);

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

ALTER TABLE peer.course ADD PRIMARY KEY (id);
CREATE INDEX ON peer.course USING gin (words) WITH (fastupdate = off);
CREATE INDEX ON peer.course USING gin (all_words gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX ON peer.course USING gin (specialization_ids);
CREATE INDEX ON peer.course USING gin (discipline_ids);
CREATE INDEX ON peer.course USING gin (campus_ids);
CREATE INDEX ON peer.course USING gin (city_ids);
CREATE INDEX ON peer.course USING gin (state_ids);
CREATE INDEX ON peer.course USING gin (country_ids);
CREATE INDEX ON peer.course USING gin (intakes);
CREATE INDEX ON peer.course (institute_id);
CREATE INDEX ON peer.course (degree_level_id);
CREATE INDEX ON peer.course (level_type_id);
CREATE INDEX ON peer.course (popular) WHERE popular;
CREATE INDEX ON peer.course (priority DESC, popularity DESC, id);
CREATE INDEX ON peer.course (fee_pkr, priority DESC, popularity DESC, id);
CREATE INDEX ON peer.course (fee_pkr DESC NULLS LAST, priority DESC, popularity DESC, id);
CREATE INDEX ON peer.course (duration_weeks, priority DESC, popularity DESC, id);
CREATE INDEX ON peer.course (duration_weeks DESC NULLS LAST, priority DESC, popularity DESC, id);
CREATE INDEX ON peer.course (tcf_ranking, priority DESC, popularity DESC, id);

-- Every word that any course bears, for typos: found by trigrams, then checked by edit distance.
CREATE TABLE peer.word AS
SELECT DISTINCT word FROM (
    SELECT regexp_split_to_table(folded_name, '[^a-z]+') AS word FROM peer.course
    UNION SELECT regexp_split_to_table(folded_institute, '[^a-z]+') FROM peer.course
    UNION SELECT regexp_split_to_table(lower(unaccent(name)), '[^a-z]+') FROM specialization
    UNION SELECT regexp_split_to_table(lower(unaccent(name)), '[^a-z]+') FROM discipline
    UNION SELECT regexp_split_to_table(lower(unaccent(city || ' ' || state || ' ' || country || ' ' || name)),
                                       '[^a-z]+') FROM peer.campus
) AS words WHERE length(word) > 3;

CREATE INDEX ON peer.word USING gin (word gin_trgm_ops);
CREATE INDEX ON peer.word (word);
