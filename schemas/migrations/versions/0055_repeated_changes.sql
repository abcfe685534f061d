-- A browser sends a form twice after a double click. The second request has an older revision, because the first request
-- has changed the entry. Until now, the result was the conflict 'stale', although nobody else had changed the content.

-- As in migration 0043. A draft that equals the stored draft is 'unchanged' at any revision.
CREATE OR REPLACE FUNCTION save_content_draft(
    given_noun TEXT, given_row INTEGER, given_entry INTEGER, given_revision INTEGER, given_draft JSONB,
    actor INTEGER, server_user TEXT, given_key UUID DEFAULT NULL, OUT entry_id INTEGER, OUT outcome TEXT
) LANGUAGE plpgsql AS $$
DECLARE
    entry content_entry;
    public_values JSONB;
    before JSONB;
BEGIN
    IF given_row IS NOT NULL THEN
        public_values := read_content_values(given_noun, given_row, given_draft);
        IF public_values IS NULL THEN
            outcome := 'missing';
            RETURN;
        END IF;
        INSERT INTO content_entry (noun, row_id, state) VALUES (given_noun, given_row, 'published')
        ON CONFLICT (noun, row_id) DO NOTHING;
        SELECT * INTO entry FROM content_entry WHERE noun = given_noun AND row_id = given_row FOR UPDATE;
    ELSIF given_entry IS NOT NULL THEN
        SELECT * INTO entry FROM content_entry WHERE noun = given_noun AND id = given_entry AND row_id IS NULL FOR UPDATE;
    ELSE
        UPDATE content_entry SET creation_key = NULL WHERE creation_key = given_key AND state = 'discarded';
        INSERT INTO content_entry (noun, draft, state, changed_by, creation_key)
        VALUES (given_noun, '{}', 'draft', actor, given_key)
        ON CONFLICT (creation_key) DO NOTHING
        RETURNING * INTO entry;
        IF entry.id IS NULL THEN
            SELECT * INTO entry FROM content_entry WHERE creation_key = given_key AND noun = given_noun FOR UPDATE;
            entry_id := entry.id;
            outcome := CASE WHEN entry.id IS NULL THEN 'missing'
                            WHEN entry.draft IS NULL OR entry.draft = given_draft THEN 'unchanged' ELSE 'stale' END;
            RETURN;
        END IF;
    END IF;
    entry_id := entry.id;
    before := coalesce(entry.draft, public_values);
    outcome := CASE WHEN entry.id IS NULL THEN 'missing' WHEN before = given_draft THEN 'unchanged'
                    WHEN entry.revision <> given_revision THEN 'stale' ELSE 'saved' END;
    IF outcome <> 'saved' THEN
        RETURN;
    END IF;
    INSERT INTO content_version (entry_id, revision, is_public, fields, replaced_by)
    SELECT entry.id, entry.revision, entry.draft IS NULL, before, actor WHERE before <> '{}';
    UPDATE content_entry
    SET draft = given_draft, base = CASE WHEN entry.draft IS NULL THEN public_values ELSE public_values || entry.base END,
        state = 'draft', publish_at = NULL, problem = NULL, revision = revision + 1, changed_by = actor, changed_at = clock_timestamp()
    WHERE id = entry.id;
    PERFORM add_content_audit(entry, 'content_saved', actor, server_user);
END
$$;

-- As in migration 0043. Without a draft, the outcome is 'nothing' at any revision.
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
    outcome := CASE WHEN entry.id IS NULL THEN 'missing' WHEN entry.draft IS NULL THEN 'nothing'
                    WHEN entry.revision <> given_revision THEN 'stale'
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
        outcome := CASE WHEN public_values IS NULL THEN 'missing'
                        WHEN read_content_values(entry.noun, entry.row_id, entry.base) <> entry.base THEN 'changed' END;
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
