-- A catalogue of :courses courses in one pass of set-based statements. A draw is the hash of a row's number and a salt,
-- so the same size gives the same catalogue whatever the plan. Triggers are off: the rebuild reads everything anyhow.
-- Wheels (see wheels.py) are tables of slots, wheel_...(slot, value), because a long array would be read anew for each row.

CREATE OR REPLACE FUNCTION made_share(number bigint, salt integer) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (hashint8extended(number, salt) & 1073741823)::double precision / 1073741824;

CREATE OR REPLACE FUNCTION made_slot(number bigint, salt integer, slots integer) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 1 + ((hashint8extended(number, salt) & 1073741823) % slots)::integer;

INSERT INTO source (id, slug, name, licence, url, is_sample, note)
VALUES (9, 'made', 'Made for a benchmark', 'none', NULL, true, NULL);

-- Institutions, as many as it takes until their courses are enough.
CREATE TEMPORARY TABLE made_institute AS
SELECT number, least(drawn, {courses} - before)::integer AS courses, before, home.id AS city_id, home.name AS city,
       home.country_id, campuses,
       (ARRAY['University','University','College','Institute of Technology','Academy','School of Business',
              'Polytechnic','Institute'])[made_slot(number, 4, 8)] AS kind,
       initcap(syllables[made_slot(number, 5, 48)] || syllables[made_slot(number, 6, 48)]
               || syllables[made_slot(number, 7, 48)]) AS word
FROM (SELECT number, drawn, sum(drawn) OVER (ORDER BY number) - drawn AS before
      FROM (SELECT number, ceil(value * {larger_than_registered})::integer AS drawn FROM generate_series(1, {courses}) AS number
            JOIN wheel_courses_per_institution ON slot = made_slot(number, 1, {slots_of_courses_per_institution}))
           AS sized) AS placed
JOIN LATERAL (SELECT value AS campuses FROM wheel_locations_per_institution
              WHERE slot = made_slot(number, 3, {slots_of_locations_per_institution})) AS sites ON true
JOIN wheel_cities ON wheel_cities.slot = made_slot(number, 2, {slots_of_cities})
JOIN city AS home ON home.id = wheel_cities.value,
     LATERAL (SELECT ARRAY['ba','be','bi','bo','bra','ca','co','cre','da','den','dor','el','fa','fer','ga','gor','ha',
                           'hol','in','ka','kel','la','len','lo','ma','mer','mo','na','nor','o','pa','pel','ra','ri',
                           'ro','sa','sel','so','ta','ten','to','u','va','ver','wa','wes','yar','zu'] AS syllables)
     AS letters
WHERE before < {courses};

ANALYZE made_institute;

INSERT INTO institute (id, source_id, source_code, source_date, slug, name, institute_type, institute_type_basis, sector,
                       country_id, website, established, tcf_ranking, ranking_source, status)
SELECT number, 9, number::text, '2025-01-01',
       trim(both '-' from regexp_replace(lower(word), '[^a-z0-9]+', '-', 'g')) || '-' || number || '-i',
       CASE WHEN made_slot(number, 8, 3) = 1 THEN kind || ' of ' || city || ' ' || word
            ELSE word || ' ' || kind || CASE WHEN made_slot(number, 9, 4) = 1 THEN ' ' || city ELSE '' END END,
       CASE WHEN kind = 'University' THEN 'UNIVERSITY' ELSE 'COLLEGE' END, 'made',
       CASE WHEN made_slot(number, 10, 3) = 1 THEN 'Public' ELSE 'Private' END, country_id, NULL,
       1850 + made_slot(number, 11, 170), CASE WHEN made_slot(number, 12, 30) = 1 THEN made_slot(number, 13, 1500) END,
       CASE WHEN made_slot(number, 12, 30) = 1 THEN 'made' END, 'published'
FROM made_institute;

-- Campuses: the first in the home city, the others in cities of the same country, the larger the likelier.
CREATE TEMPORARY TABLE made_country AS
SELECT country_id, array_agg(city.id ORDER BY slot) AS cities
FROM wheel_cities JOIN city ON city.id = value GROUP BY country_id;

CREATE TEMPORARY TABLE made_campus AS
SELECT row_number() OVER (ORDER BY number, position)::integer AS id, number AS institute, position,
       CASE WHEN position = 0 THEN city_id
            ELSE cities[made_slot(number * 200 + position, 14, array_length(cities, 1))] END AS city_id
FROM made_institute JOIN made_country USING (country_id), generate_series(0, campuses - 1) AS position;

ANALYZE made_campus;

INSERT INTO campus (id, source_id, source_code, source_date, slug, name, institute_id, city_id, latitude, longitude,
                    point_source, status)
SELECT made.id, 9, made.id::text, '2025-01-01', 'campus-' || made.id,
       CASE WHEN position = 0 THEN 'Main Campus' ELSE city.name || ' Campus' END, institute, made.city_id,
       greatest(-90, least(90, city.latitude + (made_share(made.id, 15) - 0.5) * 0.3)),
       greatest(-180, least(180, city.longitude + (made_share(made.id, 16) - 0.5) * 0.3)), 'made', 'published'
FROM made_campus AS made JOIN city ON city.id = made.city_id;

-- Courses: subject, level, and a name made of both.
CREATE TEMPORARY TABLE made_course AS
SELECT placed.id, institute, first_campus, campus_count, subject.id AS subject_id, second.id AS second_id, level_id,
       prefix, weeks[made_slot(placed.id, 24, array_length(weeks, 1))] AS weeks,
       fees[made_slot(placed.id, 25, array_length(fees, 1))] * (0.95 + 0.1 * made_share(placed.id, 26)) AS fee,
       prefix || ' ' || subject.name
       || CASE WHEN second.id IS NULL THEN '' ELSE ' and ' || second.name END
       || CASE WHEN ending > 12 THEN ''
               ELSE (ARRAY[' (Honours)',' with Placement',' (Online)',' by Research',' (Advanced)',' for Professionals',
                           ' and Leadership',' and Society',' Practice',' (International)',' Studies',' and Innovation']
                    )[ending] END AS name
FROM (SELECT (before + 1 + place)::integer AS id, number AS institute, first_campus, campuses AS campus_count
      FROM made_institute
      JOIN (SELECT institute, min(id) AS first_campus FROM made_campus GROUP BY institute) AS site
           ON site.institute = number,
           generate_series(0, courses - 1) AS place) AS placed
CROSS JOIN LATERAL (SELECT made_slot(placed.id, 27, 40) AS ending) AS ended
JOIN wheel_levels ON wheel_levels.slot = made_slot(placed.id, 23, {slots_of_levels})
JOIN made_levels ON level_id = wheel_levels.value
JOIN wheel_subjects AS first ON first.slot = made_slot(placed.id, 20, {slots_of_subjects})
JOIN specialization AS subject ON subject.id = first.value
LEFT JOIN wheel_subjects AS also
     ON made_slot(placed.id, 21, 16) = 1 AND also.slot = made_slot(placed.id, 22, {slots_of_subjects})
LEFT JOIN specialization AS second ON second.id = also.value AND second.id <> subject.id;

ANALYZE made_course;

INSERT INTO course (id, source_id, source_code, source_date, slug, name, institute_id, degree_level_id, course_language,
                    study_mode, duration_weeks, course_duration, priority, popularity, status)
SELECT id, 9, id::text, '2025-01-01',
       trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')) || '-' || id || '-c', name, institute,
       level_id, CASE WHEN made_slot(id, 30, 10) < 9 THEN 'English' END,
       CASE WHEN made_slot(id, 31, 8) = 1 THEN 'Part Time' ELSE 'Full Time' END,
       CASE WHEN made_slot(id, 32, 20) > 1 THEN weeks END,
       CASE WHEN made_slot(id, 32, 20) > 1 THEN weeks || ' weeks' END,
       CASE WHEN made_slot(id, 33, 200) = 1 THEN made_slot(id, 34, 5) ELSE 0 END,
       round((1000 * made_share(id, 35) ^ 4)::numeric, 2)::double precision, 'published'
FROM made_course;

INSERT INTO course_specialization (course_id, specialization_id, position)
SELECT id, subject_id, 0 FROM made_course
UNION ALL SELECT id, second_id, 1 FROM made_course WHERE second_id IS NOT NULL;

INSERT INTO course_campus (course_id, campus_id)
SELECT id, first_campus + (made_slot(id, 41, campus_count) - 1 + place) % campus_count
FROM made_course JOIN wheel_campuses_per_course ON slot = made_slot(id, 40, {slots_of_campuses_per_course}),
     generate_series(0, least(campus_count, value) - 1) AS place;

-- A tenth has no fee. Amounts are drawn in Australian dollars and stand in the country's own currency.
INSERT INTO course_fee (course_id, amount, currency_id, basis, audience, is_base)
SELECT course.id,
       round((fee * 52 / greatest(weeks, 52) * aud.value_to_pkr / own.value_to_pkr)::numeric, 2), own.id, 'per_year',
       'international', true
FROM made_course AS course JOIN made_institute ON number = institute JOIN country ON country.id = country_id
JOIN currency AS aud ON aud.code = 'AUD'
JOIN currency AS own ON own.id = coalesce(country.currency_id, aud.id)
WHERE made_slot(course.id, 50, 10) > 1;

-- Two thirds name their intakes, in one to three of the usual months.
INSERT INTO course_intake (course_id, month)
SELECT DISTINCT id, (ARRAY[9, 9, 9, 1, 2, 2, 5, 7, 10])[made_slot(id, 60 + place, 9)]
FROM made_course, generate_series(1, made_slot(id, 61, 3)) AS place
WHERE made_slot(id, 60, 3) > 1;

UPDATE degree_level SET popular_from = threshold
FROM (SELECT degree_level_id, percentile_disc(0.9) WITHIN GROUP (ORDER BY popularity) AS threshold
      FROM course GROUP BY degree_level_id) AS top WHERE degree_level_id = degree_level.id;

SELECT setval('course_id_seq', (SELECT max(id) FROM course)), setval('campus_id_seq', (SELECT max(id) FROM campus)),
       setval('institute_id_seq', (SELECT max(id) FROM institute));
