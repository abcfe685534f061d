ALTER TABLE content_entry DROP CONSTRAINT ck_content_entry_noun;
ALTER TABLE content_entry ADD CONSTRAINT ck_content_entry_noun CHECK (noun IN (
    'blog', 'page', 'institute_group', 'pathway_group', 'apply_portal', 'scholarship', 'marketing_card',
    'country_faq', 'country_fact', 'city_living_cost', 'visa_guide', 'page_route', 'institute', 'campus'));

ALTER TABLE institute ADD COLUMN translations JSONB DEFAULT '{}' NOT NULL;
ALTER TABLE campus ADD COLUMN translations JSONB DEFAULT '{}' NOT NULL;

-- The values of the register in the columns that an editor has changed. An import updates these values, and leaves the columns
-- as the editor wrote them. A column whose value equals that of the register again is absent, and follows the register.
ALTER TABLE institute ADD COLUMN register_values JSONB DEFAULT '{}' NOT NULL;
ALTER TABLE campus ADD COLUMN register_values JSONB DEFAULT '{}' NOT NULL;

-- The columns that both an import and an editor write.
CREATE FUNCTION list_register_columns(given_noun TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE given_noun WHEN 'institute' THEN ARRAY['name', 'website', 'status']
                           WHEN 'campus' THEN ARRAY['name', 'address', 'suburb', 'postcode', 'status']
                           ELSE ARRAY[]::TEXT[] END
$$;

-- The register's values of the columns in which new_values differ from the register.
-- stored: the register's values before. old_values: the values of the row, which are those of the register in all other columns.
CREATE FUNCTION find_register_values(given_noun TEXT, stored JSONB, old_values JSONB, new_values JSONB) RETURNS JSONB
LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(jsonb_object_agg(key, value), '{}')
    FROM unnest(list_register_columns(given_noun)) AS key
    CROSS JOIN LATERAL (
        SELECT CASE WHEN stored ? key THEN stored->key ELSE coalesce(old_values->key, 'null') END AS value) AS register
    WHERE value <> coalesce((old_values || new_values)->key, 'null')
$$;

-- As in migration 0041, and with the values of the register.
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
    ELSIF entry.noun = 'marketing_card' AND entry.row_id IS NULL THEN
        built := built || '{"card_type": "image_card"}';
    ELSIF list_register_columns(entry.noun) <> '{}' THEN
        EXECUTE format('SELECT to_jsonb(stored_row) FROM %I AS stored_row WHERE id = $1 FOR UPDATE', entry.noun)
        INTO stored USING entry.row_id;
        built := built || jsonb_build_object(
            'register_values', find_register_values(entry.noun, stored->'register_values', stored, entry.draft));
    END IF;
    RETURN built;
END
$$;
