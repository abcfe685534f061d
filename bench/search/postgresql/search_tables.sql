-- What PostgreSQL searches: one wide row for each course, with the filters, texts and the card.
-- The table is written once after the catalogue is made. The cost of updates is not measured.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TABLE peer.course AS
SELECT filters.*, lower(unaccent(course.name)) AS folded_name, lower(unaccent(institute.name)) AS folded_institute,
       setweight(to_tsvector('english', unaccent(course.name)), 'A')
       || setweight(to_tsvector('english', unaccent(subjects.names)), 'B')
       || setweight(to_tsvector('english', unaccent(institute.name || ' ' || degree_level.display_name || ' '
                                                    || degree_level.name)), 'C')
       || setweight(to_tsvector('english', unaccent(places.names)), 'D') AS words,
       lower(unaccent(course.name || ' ' || subjects.names || ' ' || institute.name || ' ' || places.names)) AS all_words,
       jsonb_build_object('name', course.name, 'slug', course.slug, 'duration_weeks', course.duration_weeks,
           'language', course.course_language, 'level', degree_level.display_name, 'institute', institute.name,
           'institute_slug', institute.slug, 'subjects', subjects.names, 'campuses', places.shown,
           'fee_pkr', filters.fee_pkr, 'months', filters.intakes) AS card
FROM peer.filters JOIN course USING (id) JOIN institute ON institute.id = course.institute_id
JOIN degree_level ON degree_level.id = course.degree_level_id
JOIN (SELECT course_id, string_agg(specialization.name || ' ' || discipline.name, ' ') AS names
      FROM course_specialization JOIN specialization ON specialization.id = specialization_id
      JOIN discipline ON discipline.id = discipline_id GROUP BY course_id) AS subjects
     ON subjects.course_id = course.id
JOIN (SELECT course_id,
             string_agg(campus.name || ' ' || city || ' ' || state || ' ' || country, ' ') AS names,
             jsonb_agg(jsonb_build_object('name', campus.name, 'city', city, 'country', country,
                                          'latitude', latitude, 'longitude', longitude)) AS shown
      FROM course_campus JOIN peer.campus ON campus.id = campus_id GROUP BY course_id) AS places
     ON places.course_id = course.id;
