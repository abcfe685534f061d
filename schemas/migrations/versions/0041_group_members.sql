-- The relations of each kind of content, by the key of the field. A relation with many rows has a link table with the columns
-- {noun}_id and {related}_id. A relation with one row has a column of the content's own row.
CREATE FUNCTION list_content_relations(given_noun TEXT)
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
        ('visa_guide', 'fee_currency', 'currency', NULL, 'fee_currency_id')
    ) AS listed (noun, field, related, link_table, own_column)
    WHERE noun = given_noun
$$;

-- The expression of the slug of a related row. A currency has a code instead.
CREATE FUNCTION find_slug_expression(related TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE related WHEN 'currency' THEN 'lower(currency.code)' ELSE format('%I.slug', related) END
$$;

-- The slugs of the rows that a row of content is related to, by the key of the field, in the order of the C collation.
CREATE OR REPLACE FUNCTION read_content_relations(given_noun TEXT, given_row INTEGER) RETURNS JSONB
LANGUAGE plpgsql STABLE AS $$
DECLARE
    relation RECORD;
    slugs JSONB;
    found_slugs JSONB := '{}';
BEGIN
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

-- As in migration 0034, and for currencies.
CREATE OR REPLACE FUNCTION find_related_rows(related TEXT, slugs JSONB) RETURNS INTEGER[] LANGUAGE plpgsql AS $$
DECLARE
    given TEXT;
    found_row INTEGER;
    found_rows INTEGER[] := '{}';
BEGIN
    FOR given IN SELECT jsonb_array_elements_text(slugs) LOOP
        EXECUTE format('SELECT id FROM %I WHERE %s = $1', related, find_slug_expression(related)) INTO found_row USING given;
        IF found_row IS NULL THEN
            SELECT row_id INTO found_row FROM slug_redirect WHERE noun = related AND slug = given;
        END IF;
        IF found_row IS NULL THEN
            RAISE EXCEPTION 'there is no % with the slug %', related, given USING ERRCODE = 'foreign_key_violation';
        END IF;
        found_rows := found_rows || found_row;
    END LOOP;
    RETURN found_rows;
END
$$;

CREATE OR REPLACE FUNCTION write_content_relations(given_noun TEXT, given_row INTEGER, draft JSONB) RETURNS VOID
LANGUAGE sql AS $$
    SELECT write_content_links(link_table, given_noun, given_row, related, draft->field)
    FROM list_content_relations(given_noun) WHERE link_table IS NOT NULL
$$;

-- The values of the columns of a draft, with those that only new rows need.
CREATE OR REPLACE FUNCTION build_content_row(entry content_entry) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE
    built JSONB := entry.draft - ARRAY(SELECT field FROM list_content_relations(entry.noun));
    relation RECORD;
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
    END IF;
    RETURN built;
END
$$;
