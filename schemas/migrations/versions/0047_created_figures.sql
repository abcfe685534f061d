-- As in migration 0041, and with the country and the currency of new figures, questions and visa guides.
CREATE OR REPLACE FUNCTION list_content_relations(given_noun TEXT)
RETURNS TABLE (field TEXT, related TEXT, link_table TEXT, own_column TEXT) LANGUAGE sql IMMUTABLE AS $$
    SELECT listed.field, listed.related, listed.link_table, listed.own_column
    FROM (VALUES
        ('scholarship', 'host_countries', 'country', 'scholarship_host_country', NULL),
        ('scholarship', 'institutes', 'institute', 'scholarship_institute', NULL),
        ('scholarship', 'disciplines', 'discipline', 'scholarship_discipline', NULL),
        ('scholarship', 'degree_levels', 'degree_level', 'scholarship_degree_level', NULL),
        ('scholarship', 'campus', 'campus', NULL, 'campus_id'),
        ('scholarship', 'currency', 'currency', NULL, 'currency_id'),
        ('marketing_card', 'institute', 'institute', NULL, 'institute_id'),
        ('marketing_card', 'campuses', 'campus', 'marketing_card_campus', NULL),
        ('institute_group', 'members', 'institute', 'institute_group_member', NULL),
        ('pathway_group', 'members', 'institute', 'pathway_group_member', NULL),
        ('apply_portal', 'members', 'institute', 'apply_portal_member', NULL),
        ('country_faq', 'country', 'country', NULL, 'country_id'),
        ('country_fact', 'country', 'country', NULL, 'country_id'),
        ('country_fact', 'currency', 'currency', NULL, 'currency_id'),
        ('visa_guide', 'country', 'country', NULL, 'country_id'),
        ('visa_guide', 'fee_currency', 'currency', NULL, 'fee_currency_id')
    ) AS listed (noun, field, related, link_table, own_column)
    WHERE noun = given_noun
$$;

-- As in migration 0046, and with the source of new figures, questions and visa guides.
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
        built := built || jsonb_build_object(
            'register_values', find_register_values(entry.noun, stored->'register_values', stored, entry.draft));
    END IF;
    RETURN built;
END
$$;
