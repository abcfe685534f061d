-- The view of published courses, and the triggers for old slugs and for the outbox.

-- A course is published if its own status and the status of its institute are 'published'.
-- fee_pkr is the base fee in whole rupees. All counts use this number.
CREATE VIEW published_course AS
SELECT course.id,
       degree_level_group.type AS level_type,
       base.amount AS base_fee,
       base.currency_id AS base_fee_currency_id,
       round(base.amount * currency.value_to_pkr)::bigint AS fee_pkr,
       currency.rate_date AS fee_rate_date,
       coalesce(course.popularity >= degree_level.popular_from, false) AS popular
FROM course
JOIN institute ON institute.id = course.institute_id AND institute.status = 'published'
JOIN degree_level ON degree_level.id = course.degree_level_id
JOIN degree_level_group ON degree_level_group.id = degree_level.group_id
LEFT JOIN course_fee AS base ON base.course_id = course.id AND base.is_base
LEFT JOIN currency ON currency.id = base.currency_id
WHERE course.status = 'published';

-- An old slug redirects to its row, until another row uses the slug.
CREATE FUNCTION keep_old_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM slug_redirect WHERE noun = TG_TABLE_NAME AND slug = NEW.slug;
    IF TG_OP = 'UPDATE' THEN
        INSERT INTO slug_redirect (noun, slug, row_id) VALUES (TG_TABLE_NAME, OLD.slug, NEW.id)
        ON CONFLICT (noun, slug) DO UPDATE SET row_id = EXCLUDED.row_id;
    END IF;
    RETURN NULL;
END $$;

DO $$
DECLARE noun text;
BEGIN
    FOREACH noun IN ARRAY ARRAY['course', 'institute', 'campus', 'country', 'state', 'city', 'specialization',
                                'discipline', 'degree_level']
    LOOP
        EXECUTE format('CREATE TRIGGER keep_old_slug_insert AFTER INSERT ON %I
                        FOR EACH ROW EXECUTE FUNCTION keep_old_slug()', noun);
        EXECUTE format('CREATE TRIGGER keep_old_slug_update AFTER UPDATE OF slug ON %I
                        FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_old_slug()', noun);
    END LOOP;
END $$;

-- Adds one row to the outbox for each row that a statement changes. An update to equal values adds no row.
-- Arguments: the noun of the outbox row, and the column with the id of the changed row.
CREATE FUNCTION capture_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        EXECUTE format('INSERT INTO outbox (noun, row_id) SELECT DISTINCT %L, %I FROM new_rows',
                       TG_ARGV[0], TG_ARGV[1]);
    ELSIF TG_OP = 'DELETE' THEN
        EXECUTE format('INSERT INTO outbox (noun, row_id) SELECT DISTINCT %L, %I FROM old_rows',
                       TG_ARGV[0], TG_ARGV[1]);
    ELSE
        EXECUTE format('INSERT INTO outbox (noun, row_id)
                        SELECT DISTINCT %L, %I FROM
                        ((SELECT * FROM new_rows EXCEPT SELECT * FROM old_rows)
                         UNION ALL (SELECT * FROM old_rows EXCEPT SELECT * FROM new_rows)) AS changed',
                       TG_ARGV[0], TG_ARGV[1]);
    END IF;
    RETURN NULL;
END $$;

DO $$
DECLARE watched text[];
BEGIN
    FOREACH watched SLICE 1 IN ARRAY ARRAY[
        -- table, noun, column
        ['course', 'course', 'id'], ['course_campus', 'course', 'course_id'],
        ['course_specialization', 'course', 'course_id'], ['course_fee', 'course', 'course_id'],
        ['course_intake', 'course', 'course_id'],
        ['institute', 'institute', 'id'], ['campus', 'campus', 'id'],
        -- A campus that moves to another city changes the documents of both cities, because the index contains only
        -- cities with a campus. The same holds for a city that moves to another state.
        ['campus', 'campus_city', 'city_id'], ['city', 'city_state', 'state_id'],
        ['city', 'city', 'id'], ['state', 'state', 'id'], ['country', 'country', 'id'],
        ['region', 'region', 'id'], ['region_country', 'region', 'region_id'],
        ['currency', 'currency', 'id'], ['discipline', 'discipline', 'id'],
        ['specialization', 'specialization', 'id'], ['degree_level', 'degree_level', 'id'],
        ['degree_level_group', 'degree_level_group', 'id'], ['source', 'source', 'id']]
    LOOP
        EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
                        FOR EACH STATEMENT EXECUTE FUNCTION capture_change(%L, %L)',
                       'capture_insert_' || watched[2], watched[1], watched[2], watched[3]);
        EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
                        FOR EACH STATEMENT EXECUTE FUNCTION capture_change(%L, %L)',
                       'capture_delete_' || watched[2], watched[1], watched[2], watched[3]);
        EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I
                        REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
                        FOR EACH STATEMENT EXECUTE FUNCTION capture_change(%L, %L)',
                       'capture_update_' || watched[2], watched[1], watched[2], watched[3]);
    END LOOP;
END $$;

-- A document contains its old slugs, so a deleted redirect changes the document.
CREATE FUNCTION capture_lost_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO outbox (noun, row_id) VALUES (OLD.noun, OLD.row_id);
    RETURN NULL;
END $$;

CREATE TRIGGER capture_lost_slug AFTER DELETE ON slug_redirect
    FOR EACH ROW EXECUTE FUNCTION capture_lost_slug();

-- The versions of value names and suggestions. The indexer takes a version and then reads the row.
CREATE SEQUENCE vocabulary_version AS bigint;
