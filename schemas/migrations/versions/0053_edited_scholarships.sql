-- As in migration 0046: the values of the list behind those of an editor.
ALTER TABLE scholarship ADD COLUMN register_values JSONB DEFAULT '{}' NOT NULL;

-- As in migration 0052, and for scholarships. Relations are arrays of slugs, as in a draft.
CREATE OR REPLACE FUNCTION list_register_columns(given_noun TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE given_noun WHEN 'institute' THEN ARRAY['name', 'website', 'status']
                           WHEN 'campus' THEN ARRAY['name', 'address', 'suburb', 'postcode', 'status']
                           WHEN 'course' THEN ARRAY['name', 'course_language', 'duration_weeks', 'course_duration',
                                                    'fee_per_year', 'fee_total', 'fee_currency', 'status']
                           WHEN 'scholarship' THEN ARRAY['name', 'provider_name', 'description', 'eligibility', 'type',
                                                         'amount', 'currency', 'deadline', 'month', 'year', 'url',
                                                         'host_countries', 'institutes', 'campus', 'disciplines',
                                                         'degree_levels', 'status']
                           ELSE ARRAY[]::TEXT[] END
$$;

-- As in migration 0052, and for scholarships: amount and currency, institutes and campus, month and year.
CREATE OR REPLACE FUNCTION name_register_unit(register_column TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN register_column IN ('fee_per_year', 'fee_total', 'fee_currency') THEN 'fees'
                WHEN register_column IN ('duration_weeks', 'course_duration') THEN 'duration'
                WHEN register_column IN ('amount', 'currency') THEN 'amount'
                WHEN register_column IN ('institutes', 'campus') THEN 'institutes'
                WHEN register_column IN ('month', 'year') THEN 'start'
                ELSE register_column END
$$;

-- As in migration 0052, and for scholarships, except those that editors have created. No import changes these.
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
        ELSIF entry.noun = 'scholarship' THEN
            stored := stored || read_content_relations(entry.noun, entry.row_id);
        END IF;
        IF entry.noun <> 'scholarship'
           OR NOT EXISTS (SELECT FROM source WHERE id = (stored->>'source_id')::int AND slug = 'editors') THEN
            built := built || jsonb_build_object('register_values', find_register_values(
                entry.noun, stored->'register_values', stored, entry.draft || built));
        END IF;
        IF entry.noun = 'course' THEN
            built := built - ARRAY['fee_per_year', 'fee_total', 'fee_currency'];
        END IF;
    END IF;
    RETURN built;
END
$$;
