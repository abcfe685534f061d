ALTER TABLE person DROP CONSTRAINT ck_person_role;
ALTER TABLE person ADD CONSTRAINT ck_person_role
    CHECK (role IN ('student', 'counsellor', 'editor', 'analyst', 'administrator'));
ALTER TABLE session DROP CONSTRAINT ck_session_role;
ALTER TABLE session ADD CONSTRAINT ck_session_role
    CHECK (role IN ('student', 'counsellor', 'editor', 'analyst', 'administrator'));
ALTER TABLE session ADD COLUMN second_factor_at TIMESTAMP WITH TIME ZONE;

ALTER TABLE audit_entry ADD COLUMN actor_id INTEGER;
ALTER TABLE audit_entry DROP CONSTRAINT ck_audit_entry_action;
ALTER TABLE audit_entry ADD CONSTRAINT ck_audit_entry_action CHECK (action IN (
    'registered', 'signed_in', 'sign_in_failed', 'signed_out', 'session_revoked',
    'sessions_ended', 'password_changed', 'password_reset', 'email_changed', 'profile_changed',
    'submitted', 'application_moved', 'document_stored', 'document_deleted', 'role_changed',
    'staff_listed', 'staff_read', 'staff_assigned', 'staff_noted', 'staff_replied',
    'staff_exported', 'second_factor_enrolled', 'second_factor_passed', 'second_factor_failed', 'second_factor_reset',
    'recovery_code_used', 'data_exported', 'person_deleted'
));

CREATE TABLE second_factor (
    person_id INTEGER NOT NULL,
    secret VARCHAR NOT NULL,
    last_period BIGINT NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_second_factor PRIMARY KEY (person_id),
    CONSTRAINT fk_second_factor_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);

CREATE TABLE recovery_code (
    code_hash BYTEA NOT NULL,
    person_id INTEGER NOT NULL,
    used_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_recovery_code PRIMARY KEY (code_hash),
    CONSTRAINT fk_recovery_code_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);

CREATE INDEX ix_recovery_code_person_id ON recovery_code (person_id);

CREATE TABLE staff_reply (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    submission_id UUID NOT NULL,
    author_id INTEGER,
    text VARCHAR NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_staff_reply PRIMARY KEY (id),
    CONSTRAINT ck_staff_reply_text CHECK (length(text) BETWEEN 1 AND 5000),
    CONSTRAINT fk_staff_reply_submission_id FOREIGN KEY(submission_id) REFERENCES submission (id) ON DELETE CASCADE,
    CONSTRAINT fk_staff_reply_author_id FOREIGN KEY(author_id) REFERENCES person (id) ON DELETE SET NULL
);

CREATE INDEX ix_staff_reply_submission_id ON staff_reply (submission_id);
CREATE INDEX ix_staff_reply_author_id ON staff_reply (author_id);

ALTER TABLE mail ADD COLUMN reply_id UUID;
ALTER TABLE mail ADD CONSTRAINT fk_mail_reply_id FOREIGN KEY(reply_id) REFERENCES staff_reply (id) ON DELETE CASCADE;
CREATE INDEX ix_mail_reply_id ON mail (reply_id);
ALTER TABLE mail DROP CONSTRAINT ck_mail_kind;
ALTER TABLE mail ADD CONSTRAINT ck_mail_kind CHECK (kind IN (
    'registration_code', 'email_code', 'password_reset', 'email_changed', 'password_changed',
    'application_changed', 'staff_reply', 'person_deleted'
));

ALTER TABLE page_route DROP CONSTRAINT ck_page_route_reserved_word;
ALTER TABLE page_route ADD CONSTRAINT ck_page_route_reserved_word CHECK (
    lower(slug) NOT IN ('admin', 'analytics', 'api', 'api-docs', 'assets', 'crm', 'health', 'metrics', 'pages',
                        'sitemap', 'staff', 'v2'));
