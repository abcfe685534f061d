ALTER TABLE audit_entry DROP CONSTRAINT ck_audit_entry_action;
ALTER TABLE audit_entry ADD CONSTRAINT ck_audit_entry_action CHECK (action IN (
    'registered', 'signed_in', 'sign_in_failed', 'signed_out', 'session_revoked',
    'sessions_ended', 'password_changed', 'password_reset', 'email_changed', 'profile_changed',
    'submitted', 'application_moved', 'document_stored', 'document_deleted', 'role_changed',
    'staff_listed', 'staff_read', 'staff_assigned', 'staff_noted', 'staff_replied',
    'staff_exported', 'second_factor_enrolled', 'second_factor_passed', 'second_factor_failed', 'second_factor_reset',
    'recovery_code_used', 'data_exported', 'person_deleted',
    'content_listed', 'content_read', 'content_saved', 'content_published', 'content_submitted', 'content_scheduled',
    'content_discarded', 'content_exported', 'image_stored'
));

-- A row or a new draft that an editor has opened for a change. Public tables never contain drafts.
CREATE TABLE content_entry (
    id SERIAL NOT NULL,
    noun VARCHAR NOT NULL,
    row_id INTEGER,
    draft JSONB,
    base JSONB,
    state VARCHAR NOT NULL,
    publish_at TIMESTAMP WITH TIME ZONE,
    problem VARCHAR,
    revision INTEGER NOT NULL DEFAULT 0,
    changed_by INTEGER,
    changed_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_content_entry PRIMARY KEY (id),
    CONSTRAINT uq_content_entry_noun_row_id UNIQUE (noun, row_id),
    CONSTRAINT ck_content_entry_noun CHECK (noun IN (
        'blog', 'page', 'institute_group', 'pathway_group', 'apply_portal', 'scholarship', 'marketing_card',
        'country_faq', 'country_fact', 'page_route')),
    CONSTRAINT ck_content_entry_state CHECK (state IN ('published', 'draft', 'review', 'scheduled', 'discarded')),
    CONSTRAINT ck_content_entry_draft CHECK ((draft IS NULL) = (state IN ('published', 'discarded'))),
    CONSTRAINT ck_content_entry_publish_at CHECK ((publish_at IS NOT NULL) = (state = 'scheduled')),
    CONSTRAINT fk_content_entry_changed_by FOREIGN KEY(changed_by) REFERENCES person (id) ON DELETE SET NULL
);
CREATE INDEX ix_content_entry_changed_by ON content_entry (changed_by);
CREATE INDEX ix_content_entry_scheduled ON content_entry (publish_at) WHERE state = 'scheduled';

-- The values that a change replaced: those of the public row (is_public) or those of the draft.
CREATE TABLE content_version (
    entry_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    is_public BOOLEAN NOT NULL,
    fields JSONB NOT NULL,
    replaced_by INTEGER,
    replaced_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_content_version PRIMARY KEY (entry_id, revision),
    CONSTRAINT fk_content_version_entry_id FOREIGN KEY(entry_id) REFERENCES content_entry (id) ON DELETE CASCADE,
    CONSTRAINT fk_content_version_replaced_by FOREIGN KEY(replaced_by) REFERENCES person (id) ON DELETE SET NULL
);
CREATE INDEX ix_content_version_replaced_by ON content_version (replaced_by);

-- An image of the media library. The file has the name of its key in the document store.
CREATE TABLE media_image (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    key VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    size_bytes INTEGER NOT NULL,
    stored_by INTEGER,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_media_image PRIMARY KEY (id),
    CONSTRAINT uq_media_image_key UNIQUE (key),
    CONSTRAINT fk_media_image_stored_by FOREIGN KEY(stored_by) REFERENCES person (id) ON DELETE SET NULL
);
CREATE INDEX ix_media_image_stored_by ON media_image (stored_by);
CREATE INDEX ix_media_image_created_at ON media_image (created_at);

-- Locks a row and returns the values of the columns that `wanted` has as keys. NULL: there is no such row.
CREATE FUNCTION read_content_values(given_noun TEXT, given_row INTEGER, wanted JSONB) RETURNS JSONB
LANGUAGE plpgsql AS $$
DECLARE
    found_row JSONB;
BEGIN
    EXECUTE format('SELECT to_jsonb(found_content) FROM %I AS found_content WHERE id = $1 FOR UPDATE', given_noun)
    INTO found_row USING given_row;
    RETURN (SELECT jsonb_object_agg(key, value) FROM jsonb_each(found_row) WHERE wanted ? key);
END
$$;

CREATE FUNCTION add_content_audit(entry content_entry, action TEXT, actor INTEGER, server_user TEXT) RETURNS VOID
LANGUAGE sql AS $$
    INSERT INTO audit_entry (action, subject, actor_id, operator)
    VALUES (action, concat_ws(' ', entry.noun, coalesce(entry.row_id::text, 'draft ' || entry.id)), actor, server_user);
$$;

-- Saves a draft. given_entry is NULL for a row without an entry. Both ids are NULL for new content.
-- outcome: saved, unchanged, missing, or stale if another change came after given_revision.
CREATE FUNCTION save_content_draft(
    given_noun TEXT, given_row INTEGER, given_entry INTEGER, given_revision INTEGER, given_draft JSONB,
    actor INTEGER, server_user TEXT, OUT entry_id INTEGER, OUT outcome TEXT
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
        INSERT INTO content_entry (noun, draft, state, changed_by) VALUES (given_noun, '{}', 'draft', actor)
        RETURNING * INTO entry;
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

-- Writes a draft to its public row.
-- outcome: published, missing, stale, nothing (there is no draft), changed (the public row changed after the draft began),
-- or own (a second person has to publish).
CREATE FUNCTION publish_content(
    given_entry INTEGER, given_revision INTEGER, needs_reviewer BOOLEAN, actor INTEGER, server_user TEXT,
    OUT public_id INTEGER, OUT outcome TEXT
) LANGUAGE plpgsql AS $$
DECLARE
    entry content_entry;
    public_values JSONB;
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
    SELECT string_agg(format('%I', key), ', ') INTO columns FROM jsonb_object_keys(entry.draft) AS key;
    IF entry.row_id IS NULL THEN
        EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1) RETURNING id',
                       entry.noun, columns)
        INTO public_id USING entry.draft;
    ELSE
        public_values := read_content_values(entry.noun, entry.row_id, entry.draft);
        outcome := CASE WHEN public_values IS NULL THEN 'missing' WHEN public_values <> entry.base THEN 'changed' END;
        IF outcome IS NOT NULL THEN
            RETURN;
        END IF;
        EXECUTE format('UPDATE %1$I SET (%2$s) = (SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)) WHERE id = $2',
                       entry.noun, columns)
        USING entry.draft, entry.row_id;
        INSERT INTO content_version (entry_id, revision, is_public, fields, replaced_by)
        VALUES (entry.id, entry.revision, true, public_values, actor);
    END IF;
    UPDATE content_entry
    SET row_id = public_id, draft = NULL, base = NULL, state = 'published', publish_at = NULL, problem = NULL,
        revision = revision + 1, changed_by = coalesce(actor, changed_by), changed_at = clock_timestamp()
    WHERE id = entry.id RETURNING * INTO entry;
    PERFORM add_content_audit(entry, 'content_published', actor, server_user);
    outcome := 'published';
END
$$;

-- Sets the state of a draft: review, scheduled (with the time), draft, or discarded. A discarded draft becomes a version.
-- outcome: moved, missing, stale, nothing, or own.
CREATE FUNCTION move_content_draft(
    given_entry INTEGER, given_revision INTEGER, new_state TEXT, given_time TIMESTAMP WITH TIME ZONE,
    needs_reviewer BOOLEAN, actor INTEGER, OUT public_id INTEGER, OUT outcome TEXT
) LANGUAGE plpgsql AS $$
DECLARE
    entry content_entry;
BEGIN
    SELECT * INTO entry FROM content_entry WHERE id = given_entry FOR UPDATE;
    public_id := entry.row_id;
    outcome := CASE WHEN entry.id IS NULL THEN 'missing' WHEN entry.revision <> given_revision THEN 'stale'
                    WHEN entry.draft IS NULL THEN 'nothing'
                    WHEN new_state = 'scheduled' AND needs_reviewer AND entry.changed_by IS NOT DISTINCT FROM actor
                    THEN 'own' ELSE 'moved' END;
    IF outcome <> 'moved' THEN
        RETURN;
    END IF;
    INSERT INTO content_version (entry_id, revision, is_public, fields, replaced_by)
    SELECT entry.id, entry.revision, false, entry.draft, actor WHERE new_state = 'discarded';
    UPDATE content_entry
    SET state = CASE WHEN new_state = 'discarded' AND row_id IS NOT NULL THEN 'published' ELSE new_state END,
        draft = CASE WHEN new_state = 'discarded' THEN NULL ELSE draft END,
        base = CASE WHEN new_state = 'discarded' THEN NULL ELSE base END,
        publish_at = CASE WHEN new_state = 'scheduled' THEN given_time END, problem = NULL, revision = revision + 1,
        changed_by = CASE WHEN new_state = 'discarded' THEN actor ELSE changed_by END, changed_at = clock_timestamp()
    WHERE id = entry.id;
    PERFORM add_content_audit(
        entry, CASE new_state WHEN 'review' THEN 'content_submitted' WHEN 'scheduled' THEN 'content_scheduled'
                              WHEN 'discarded' THEN 'content_discarded' ELSE 'content_saved' END, actor, NULL);
END
$$;

-- Publishes the drafts whose time has come. A draft that cannot be published becomes a draft with a problem again.
CREATE FUNCTION publish_due_content() RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
    due content_entry;
    result TEXT;
    published INTEGER := 0;
BEGIN
    FOR due IN
        SELECT * FROM content_entry WHERE state = 'scheduled' AND publish_at <= now()
        ORDER BY publish_at, id FOR UPDATE SKIP LOCKED
    LOOP
        BEGIN
            SELECT outcome INTO result FROM publish_content(due.id, due.revision, false, NULL, 'schedule');
        EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN
            result := SQLERRM;
        END;
        IF result = 'published' THEN
            published := published + 1;
        ELSE
            UPDATE content_entry
            SET state = 'draft', publish_at = NULL, problem = result, revision = revision + 1,
                changed_at = clock_timestamp()
            WHERE id = due.id;
        END IF;
    END LOOP;
    RETURN published;
END
$$;
