ALTER TABLE institute_group ADD COLUMN status VARCHAR DEFAULT 'published' NOT NULL
    CONSTRAINT ck_institute_group_status CHECK (status IN ('draft', 'published', 'withdrawn'));
ALTER TABLE pathway_group ADD COLUMN status VARCHAR DEFAULT 'published' NOT NULL
    CONSTRAINT ck_pathway_group_status CHECK (status IN ('draft', 'published', 'withdrawn'));
ALTER TABLE apply_portal ADD COLUMN status VARCHAR DEFAULT 'published' NOT NULL
    CONSTRAINT ck_apply_portal_status CHECK (status IN ('draft', 'published', 'withdrawn'));

-- The key of the form with which the content was created. The same form creates one draft, however often it is sent.
ALTER TABLE content_entry ADD COLUMN creation_key UUID CONSTRAINT uq_content_entry_creation_key UNIQUE;

-- As in migration 0029, and with the key of the form for new content. A second submission of the same form waits for the first
-- one. The outcome is then unchanged, or stale if the submissions have different values. A discarded draft gives its key free.
DROP FUNCTION save_content_draft(TEXT, INTEGER, INTEGER, INTEGER, JSONB, INTEGER, TEXT);
CREATE FUNCTION save_content_draft(
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
    outcome := CASE WHEN entry.id IS NULL THEN 'missing' WHEN entry.revision <> given_revision THEN 'stale'
                    WHEN before = given_draft THEN 'unchanged' ELSE 'saved' END;
    IF outcome <> 'saved' THEN
        RETURN;
    END IF;
    INSERT INTO content_version (entry_id, revision, is_public, fields, replaced_by)
    SELECT entry.id, entry.revision, entry.draft IS NULL, before, actor WHERE before <> '{}';
    UPDATE content_entry
    SET draft = given_draft, base = CASE WHEN entry.draft IS NULL THEN public_values ELSE base END, state = 'draft',
        publish_at = NULL, problem = NULL, revision = revision + 1, changed_by = actor, changed_at = clock_timestamp()
    WHERE id = entry.id;
    PERFORM add_content_audit(entry, 'content_saved', actor, server_user);
END
$$;
