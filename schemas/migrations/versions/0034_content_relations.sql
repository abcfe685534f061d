ALTER TABLE marketing_card ADD COLUMN status VARCHAR DEFAULT 'published' NOT NULL
    CONSTRAINT ck_marketing_card_status CHECK (status IN ('draft', 'published', 'withdrawn'));

-- The slugs of the rows that a row of content is related to, by the key of the field, in the order of the C collation.
CREATE FUNCTION read_content_relations(given_noun TEXT, given_row INTEGER) RETURNS JSONB LANGUAGE sql STABLE AS $$
    SELECT CASE given_noun
        WHEN 'scholarship' THEN jsonb_build_object(
            'host_countries', ARRAY(
                SELECT slug FROM scholarship_host_country JOIN country ON country.id = country_id
                WHERE scholarship_id = given_row ORDER BY slug COLLATE "C"),
            'institutes', ARRAY(
                SELECT slug FROM scholarship_institute JOIN institute ON institute.id = institute_id
                WHERE scholarship_id = given_row ORDER BY slug COLLATE "C"),
            'disciplines', ARRAY(
                SELECT slug FROM scholarship_discipline JOIN discipline ON discipline.id = discipline_id
                WHERE scholarship_id = given_row ORDER BY slug COLLATE "C"),
            'degree_levels', ARRAY(
                SELECT slug FROM scholarship_degree_level JOIN degree_level ON degree_level.id = degree_level_id
                WHERE scholarship_id = given_row ORDER BY slug COLLATE "C"))
        WHEN 'marketing_card' THEN jsonb_build_object(
            'institute', ARRAY(
                SELECT institute.slug FROM marketing_card JOIN institute ON institute.id = institute_id
                WHERE marketing_card.id = given_row),
            'campuses', ARRAY(
                SELECT slug FROM marketing_card_campus JOIN campus ON campus.id = campus_id
                WHERE marketing_card_id = given_row ORDER BY slug COLLATE "C"))
        ELSE '{}'::jsonb END
$$;

-- The ids of the rows with these slugs. Former slugs count too, because a draft can be older than a new slug.
CREATE FUNCTION find_related_rows(related TEXT, slugs JSONB) RETURNS INTEGER[] LANGUAGE plpgsql AS $$
DECLARE
    given TEXT;
    found_row INTEGER;
    found_rows INTEGER[] := '{}';
BEGIN
    FOR given IN SELECT jsonb_array_elements_text(slugs) LOOP
        EXECUTE format('SELECT id FROM %I WHERE slug = $1', related) INTO found_row USING given;
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

-- Replaces the rows of a link table. A draft without the field leaves the links as they are.
CREATE FUNCTION write_content_links(link_table TEXT, owner TEXT, owner_row INTEGER, related TEXT, slugs JSONB)
RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    found_rows INTEGER[];
BEGIN
    IF slugs IS NULL OR jsonb_typeof(slugs) <> 'array' THEN
        RETURN;
    END IF;
    found_rows := find_related_rows(related, slugs);
    EXECUTE format('DELETE FROM %I WHERE %I = $1 AND %I <> ALL ($2)', link_table, owner || '_id', related || '_id')
    USING owner_row, found_rows;
    EXECUTE format('INSERT INTO %I (%I, %I) SELECT $1, unnest($2) ON CONFLICT DO NOTHING',
                   link_table, owner || '_id', related || '_id')
    USING owner_row, found_rows;
END
$$;

CREATE FUNCTION write_content_relations(given_noun TEXT, given_row INTEGER, draft JSONB) RETURNS VOID
LANGUAGE plpgsql AS $$
BEGIN
    IF given_noun = 'scholarship' THEN
        PERFORM write_content_links('scholarship_host_country', given_noun, given_row, 'country', draft->'host_countries'),
                write_content_links('scholarship_institute', given_noun, given_row, 'institute', draft->'institutes'),
                write_content_links('scholarship_discipline', given_noun, given_row, 'discipline', draft->'disciplines'),
                write_content_links('scholarship_degree_level', given_noun, given_row, 'degree_level', draft->'degree_levels');
    ELSIF given_noun = 'marketing_card' THEN
        PERFORM write_content_links('marketing_card_campus', given_noun, given_row, 'campus', draft->'campuses');
    END IF;
END
$$;

-- The source of the scholarships that editors create. Ids below 100 belong to the sample and the registers.
CREATE FUNCTION find_editors_source() RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
    found_source INTEGER;
BEGIN
    INSERT INTO source (id, slug, name, licence, is_sample)
    SELECT greatest(max(id) + 1, 100), 'editors', 'The editors of this site', 'Written for this site', false FROM source
    ON CONFLICT (slug) DO NOTHING;
    SELECT id INTO found_source FROM source WHERE slug = 'editors';
    RETURN found_source;
END
$$;

-- The values of the columns of a draft, with those that only new rows need.
CREATE FUNCTION build_content_row(entry content_entry) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE
    built JSONB := entry.draft - ARRAY['host_countries', 'institutes', 'disciplines', 'degree_levels', 'institute', 'campuses'];
BEGIN
    IF entry.noun = 'scholarship' AND entry.row_id IS NULL THEN
        built := built || jsonb_build_object('source_id', find_editors_source(), 'source_code', 'content-' || entry.id,
                                             'source_date', current_date);
    ELSIF entry.noun = 'marketing_card' THEN
        IF jsonb_typeof(entry.draft->'institute') = 'array' THEN
            built := built || jsonb_build_object('institute_id', (find_related_rows('institute', entry.draft->'institute'))[1]);
        END IF;
        IF entry.row_id IS NULL THEN
            built := built || '{"card_type": "image_card"}';
        END IF;
    END IF;
    RETURN built;
END
$$;

CREATE OR REPLACE FUNCTION read_content_values(given_noun TEXT, given_row INTEGER, wanted JSONB) RETURNS JSONB
LANGUAGE plpgsql AS $$
DECLARE
    found_row JSONB;
BEGIN
    EXECUTE format('SELECT to_jsonb(found_content) FROM %I AS found_content WHERE id = $1 FOR UPDATE', given_noun)
    INTO found_row USING given_row;
    found_row := found_row || read_content_relations(given_noun, given_row);
    RETURN (SELECT jsonb_object_agg(key, value) FROM jsonb_each(found_row) WHERE wanted ? key);
END
$$;

-- As in migration 0029, and with the relations.
CREATE OR REPLACE FUNCTION publish_content(
    given_entry INTEGER, given_revision INTEGER, needs_reviewer BOOLEAN, actor INTEGER, server_user TEXT,
    OUT public_id INTEGER, OUT outcome TEXT
) LANGUAGE plpgsql AS $$
DECLARE
    entry content_entry;
    public_values JSONB;
    row_values JSONB;
    columns TEXT;
BEGIN
    SELECT * INTO entry FROM content_entry WHERE id = given_entry FOR UPDATE;
    public_id := entry.row_id;
    outcome := CASE WHEN entry.id IS NULL THEN 'missing' WHEN entry.revision <> given_revision THEN 'stale'
                    WHEN entry.draft IS NULL THEN 'nothing'
                    WHEN needs_reviewer AND entry.changed_by IS NOT DISTINCT FROM actor THEN 'own' END;
    IF outcome IS NOT NULL THEN
        RETURN;
    END IF;
    row_values := build_content_row(entry);
    SELECT string_agg(format('%I', key), ', ') INTO columns FROM jsonb_object_keys(row_values) AS key;
    IF entry.row_id IS NULL THEN
        EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1) RETURNING id',
                       entry.noun, columns)
        INTO public_id USING row_values;
    ELSE
        public_values := read_content_values(entry.noun, entry.row_id, entry.draft);
        outcome := CASE WHEN public_values IS NULL THEN 'missing' WHEN public_values <> entry.base THEN 'changed' END;
        IF outcome IS NOT NULL THEN
            RETURN;
        END IF;
        EXECUTE format('UPDATE %1$I SET (%2$s) = (SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)) WHERE id = $2',
                       entry.noun, columns)
        USING row_values, entry.row_id;
        INSERT INTO content_version (entry_id, revision, is_public, fields, replaced_by)
        VALUES (entry.id, entry.revision, true, public_values, actor);
    END IF;
    PERFORM write_content_relations(entry.noun, public_id, entry.draft);
    UPDATE content_entry
    SET row_id = public_id, draft = NULL, base = NULL, state = 'published', publish_at = NULL, problem = NULL,
        revision = revision + 1, changed_by = coalesce(actor, changed_by), changed_at = clock_timestamp()
    WHERE id = entry.id RETURNING * INTO entry;
    PERFORM add_content_audit(entry, 'content_published', actor, server_user);
    outcome := 'published';
END
$$;
