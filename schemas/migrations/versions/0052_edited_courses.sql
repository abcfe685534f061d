ALTER TABLE content_entry DROP CONSTRAINT ck_content_entry_noun;
ALTER TABLE content_entry ADD CONSTRAINT ck_content_entry_noun CHECK (noun IN (
    'blog', 'page', 'institute_group', 'pathway_group', 'apply_portal', 'scholarship', 'marketing_card',
    'country_faq', 'country_fact', 'city_living_cost', 'visa_guide', 'page_route', 'institute', 'campus',
    'country_introduction', 'discipline_introduction', 'course'));

-- As in migration 0046: the values of the register behind those of an editor. The default is constant, so that no row is written.
ALTER TABLE course ADD COLUMN register_values JSONB DEFAULT '{}' NOT NULL;

-- As in migration 0046, and for courses. The fees are rows of course_fee, and read_course_fees reads them as columns.
CREATE OR REPLACE FUNCTION list_register_columns(given_noun TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE given_noun WHEN 'institute' THEN ARRAY['name', 'website', 'status']
                           WHEN 'campus' THEN ARRAY['name', 'address', 'suburb', 'postcode', 'status']
                           WHEN 'course' THEN ARRAY['name', 'course_language', 'duration_weeks', 'course_duration',
                                                    'fee_per_year', 'fee_total', 'fee_currency', 'status']
                           ELSE ARRAY[]::TEXT[] END
$$;

-- The columns of one unit are edits together, because an amount of an editor and a currency of the register are no fee.
CREATE FUNCTION name_register_unit(register_column TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN register_column IN ('fee_per_year', 'fee_total', 'fee_currency') THEN 'fees'
                WHEN register_column IN ('duration_weeks', 'course_duration') THEN 'duration'
                ELSE register_column END
$$;

-- As in migration 0049, and with units of several columns.
CREATE OR REPLACE FUNCTION find_register_values(given_noun TEXT, stored JSONB, old_values JSONB, new_values JSONB)
RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(jsonb_object_agg(key, value), '{}')
    FROM (SELECT key, value, bool_or(value <> coalesce((old_values || new_values)->key, 'null')
                                     OR (key = 'status' AND stored ? key AND value = '"withdrawn"'))
                             OVER (PARTITION BY name_register_unit(key)) AS is_edited
          FROM unnest(list_register_columns(given_noun)) AS key
          CROSS JOIN LATERAL (
              SELECT CASE WHEN stored ? key THEN stored->key ELSE coalesce(old_values->key, 'null') END AS value
          ) AS register) AS compared
    WHERE is_edited
$$;

-- The fees for international students: per year, for the whole course, and the slug of their currency in an array.
CREATE FUNCTION read_course_fees(given_course INTEGER) RETURNS JSONB LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
        'fee_per_year', max(amount) FILTER (WHERE basis = 'per_year'),
        'fee_total', max(amount) FILTER (WHERE basis = 'total_course'),
        'fee_currency', CASE count(*) WHEN 0 THEN '[]'
                                      ELSE jsonb_build_array((array_agg(lower(code) ORDER BY basis))[1]) END)
    FROM course_fee JOIN currency ON currency.id = currency_id
    WHERE course_id = given_course AND audience = 'international'
$$;

-- Writes the fees of a draft that differ. The fee per year is the base fee, by which the search filters.
CREATE FUNCTION write_course_fees(given_course INTEGER, draft JSONB) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    old_fees JSONB := read_course_fees(given_course);
    new_fees JSONB := old_fees || (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(draft)
                                   WHERE old_fees ? key);
    fee_key TEXT;
    fee_basis TEXT;
BEGIN
    IF new_fees = old_fees THEN
        RETURN;
    END IF;
    FOR fee_key, fee_basis IN VALUES ('fee_per_year', 'per_year'), ('fee_total', 'total_course') LOOP
        IF new_fees->>fee_key IS NULL THEN
            DELETE FROM course_fee
            WHERE course_id = given_course AND audience = 'international' AND basis = fee_basis;
        ELSE
            INSERT INTO course_fee (course_id, amount, currency_id, basis, audience, is_base)
            VALUES (given_course, (new_fees->>fee_key)::numeric,
                    (find_related_rows('currency', new_fees->'fee_currency'))[1],
                    fee_basis, 'international', fee_basis = 'per_year')
            ON CONFLICT (course_id, basis, audience) DO UPDATE
            SET amount = excluded.amount, currency_id = excluded.currency_id, is_base = excluded.is_base;
        END IF;
    END LOOP;
END
$$;

-- The text of the duration that belongs to the weeks of a draft: that of the register for its weeks, otherwise "104 weeks".
CREATE FUNCTION build_course_duration(stored JSONB, draft JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN NOT draft ? 'duration_weeks' OR draft->'duration_weeks' = stored->'duration_weeks' THEN '{}'
                WHEN draft->'duration_weeks' = stored->'register_values'->'duration_weeks'
                THEN jsonb_build_object('course_duration', stored->'register_values'->'course_duration')
                ELSE jsonb_build_object('course_duration', (draft->>'duration_weeks') || ' weeks') END
$$;

-- As in migration 0041, and with the fees of courses.
CREATE OR REPLACE FUNCTION read_content_relations(given_noun TEXT, given_row INTEGER) RETURNS JSONB
LANGUAGE plpgsql STABLE AS $$
DECLARE
    relation RECORD;
    slugs JSONB;
    found_slugs JSONB := '{}';
BEGIN
    IF given_noun = 'course' THEN
        RETURN read_course_fees(given_row);
    END IF;
    FOR relation IN SELECT * FROM list_content_relations(given_noun) LOOP
        EXECUTE format(
            'SELECT coalesce(jsonb_agg(%1$s ORDER BY %1$s COLLATE "C"), ''[]'') FROM %2$I JOIN %3$I ON %3$I.id = %2$I.%4$I WHERE %2$I.%5$I = $1',
            find_slug_expression(relation.related), coalesce(relation.link_table, given_noun), relation.related,
            coalesce(relation.own_column, relation.related || '_id'),
            CASE WHEN relation.link_table IS NULL THEN 'id' ELSE given_noun || '_id' END)
        INTO slugs USING given_row;
        found_slugs := found_slugs || jsonb_build_object(relation.field, slugs);
    END LOOP;
    RETURN found_slugs;
END
$$;

CREATE OR REPLACE FUNCTION write_content_relations(given_noun TEXT, given_row INTEGER, draft JSONB) RETURNS VOID
LANGUAGE sql AS $$
    SELECT write_content_links(link_table, given_noun, given_row, related, draft->field)
    FROM list_content_relations(given_noun) WHERE link_table IS NOT NULL;
    SELECT write_course_fees(given_row, draft) WHERE given_noun = 'course';
$$;

-- As in migration 0047, and with the duration and the fees of courses.
CREATE OR REPLACE FUNCTION build_content_row(entry content_entry) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE
    built JSONB := entry.draft - ARRAY(SELECT field FROM list_content_relations(entry.noun));
    relation RECORD;
    stored JSONB;
BEGIN
    FOR relation IN SELECT * FROM list_content_relations(entry.noun) WHERE own_column IS NOT NULL LOOP
        IF jsonb_typeof(entry.draft->relation.field) = 'array' THEN
            built := built || jsonb_build_object(
                relation.own_column, (find_related_rows(relation.related, entry.draft->relation.field))[1]);
        END IF;
    END LOOP;
    IF entry.noun = 'scholarship' AND entry.row_id IS NULL THEN
        built := built || jsonb_build_object('source_id', find_editors_source(), 'source_code', 'content-' || entry.id,
                                             'source_date', current_date);
    ELSIF entry.noun IN ('country_faq', 'country_fact', 'visa_guide') AND entry.row_id IS NULL THEN
        built := built || jsonb_build_object('source_id', find_editors_source());
    ELSIF entry.noun = 'marketing_card' AND entry.row_id IS NULL THEN
        built := built || '{"card_type": "image_card"}';
    ELSIF list_register_columns(entry.noun) <> '{}' THEN
        EXECUTE format('SELECT to_jsonb(stored_row) FROM %I AS stored_row WHERE id = $1 FOR UPDATE', entry.noun)
        INTO stored USING entry.row_id;
        IF entry.noun = 'course' THEN
            stored := stored || read_course_fees(entry.row_id);
            built := built || build_course_duration(stored, built);
        END IF;
        built := built || jsonb_build_object(
            'register_values', find_register_values(entry.noun, stored->'register_values', stored, built));
        IF entry.noun = 'course' THEN
            built := built - ARRAY['fee_per_year', 'fee_total', 'fee_currency'];
        END IF;
    END IF;
    RETURN built;
END
$$;
