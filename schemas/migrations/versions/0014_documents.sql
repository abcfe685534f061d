CREATE TABLE document (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    person_id INTEGER NOT NULL,
    application_id UUID,
    kind VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    content_type VARCHAR NOT NULL,
    size_bytes INTEGER NOT NULL,
    storage_key VARCHAR NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_document PRIMARY KEY (id),
    CONSTRAINT ck_document_kind CHECK (kind IN ('passport', 'transcript', 'certificate', 'language_test', 'statement', 'recommendation', 'finance', 'other')),
    CONSTRAINT ck_document_content_type CHECK (content_type IN ('application/pdf', 'image/png', 'image/jpeg')),
    CONSTRAINT ck_document_size_bytes CHECK (size_bytes > 0),
    CONSTRAINT uq_document_storage_key UNIQUE (storage_key),
    CONSTRAINT fk_document_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE,
    CONSTRAINT fk_document_application_id FOREIGN KEY(application_id) REFERENCES application (id) ON DELETE SET NULL
);

CREATE INDEX ix_document_person_id ON document (person_id);

CREATE INDEX ix_document_application_id ON document (application_id);

CREATE TABLE file_removal (
    storage_key VARCHAR NOT NULL,
    due_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_file_removal PRIMARY KEY (storage_key)
);

CREATE INDEX ix_file_removal_due_at ON file_removal (due_at);

CREATE FUNCTION add_file_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO file_removal (storage_key) VALUES (OLD.storage_key)
    ON CONFLICT (storage_key) DO UPDATE SET due_at = clock_timestamp();
    RETURN NULL;
END
$$;

CREATE TRIGGER document_removal AFTER DELETE ON document FOR EACH ROW EXECUTE FUNCTION add_file_removal();
