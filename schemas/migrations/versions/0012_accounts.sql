CREATE TABLE audit_entry (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    person_id INTEGER,
    action VARCHAR NOT NULL,
    subject VARCHAR,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_audit_entry PRIMARY KEY (id),
    CONSTRAINT ck_audit_entry_action CHECK (action IN ('registered', 'signed_in', 'sign_in_failed', 'signed_out', 'session_revoked', 'sessions_ended', 'password_changed', 'password_reset', 'email_changed', 'profile_changed', 'submitted', 'data_exported', 'person_deleted'))
);

CREATE INDEX ix_audit_entry_created_at ON audit_entry (created_at);

CREATE INDEX ix_audit_entry_person_id ON audit_entry (person_id);

CREATE TABLE crm_circuit (
    id INTEGER NOT NULL,
    failures INTEGER DEFAULT '0' NOT NULL,
    open_until TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_crm_circuit PRIMARY KEY (id),
    CONSTRAINT ck_crm_circuit_single CHECK (id = 1)
);

CREATE TABLE pending_registration (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    client_hash BYTEA NOT NULL,
    email VARCHAR NOT NULL,
    first_name VARCHAR NOT NULL,
    last_name VARCHAR NOT NULL,
    mobile VARCHAR NOT NULL,
    city VARCHAR,
    password_hash VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    terms_accepted_at TIMESTAMP WITH TIME ZONE,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    expires_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT pk_pending_registration PRIMARY KEY (id),
    CONSTRAINT ck_pending_registration_language CHECK (language IN ('en', 'ur')),
    CONSTRAINT uq_pending_registration_client_hash UNIQUE (client_hash)
);

CREATE INDEX ix_pending_registration_email ON pending_registration (email);

CREATE TABLE person (
    id SERIAL NOT NULL,
    email VARCHAR NOT NULL,
    first_name VARCHAR NOT NULL,
    last_name VARCHAR NOT NULL,
    mobile VARCHAR NOT NULL,
    password_hash VARCHAR NOT NULL,
    role VARCHAR DEFAULT 'student' NOT NULL,
    language VARCHAR DEFAULT 'en' NOT NULL,
    country_id INTEGER,
    city_id INTEGER,
    city_text VARCHAR,
    last_qualification VARCHAR,
    passing_date DATE,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_person PRIMARY KEY (id),
    CONSTRAINT ck_person_role CHECK (role IN ('student', 'counsellor', 'administrator')),
    CONSTRAINT ck_person_language CHECK (language IN ('en', 'ur')),
    CONSTRAINT ck_person_email CHECK (email = lower(email)),
    CONSTRAINT uq_person_email UNIQUE (email),
    CONSTRAINT fk_person_country_id FOREIGN KEY(country_id) REFERENCES country (id) ON DELETE SET NULL,
    CONSTRAINT fk_person_city_id FOREIGN KEY(city_id) REFERENCES city (id) ON DELETE SET NULL
);

CREATE TABLE consent (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    person_id INTEGER NOT NULL,
    document VARCHAR NOT NULL,
    version VARCHAR NOT NULL,
    accepted_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT pk_consent PRIMARY KEY (id),
    CONSTRAINT ck_consent_document CHECK (document IN ('terms', 'over_16')),
    CONSTRAINT fk_consent_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);

CREATE INDEX ix_consent_person_id ON consent (person_id);

CREATE TABLE favourite (
    person_id INTEGER NOT NULL,
    course_id INTEGER NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_favourite PRIMARY KEY (person_id, course_id),
    CONSTRAINT fk_favourite_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE,
    CONSTRAINT fk_favourite_course_id FOREIGN KEY(course_id) REFERENCES course (id) ON DELETE CASCADE
);

CREATE INDEX ix_favourite_course_id ON favourite (course_id);

CREATE TABLE one_time_code (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    registration_id UUID,
    person_id INTEGER,
    email VARCHAR NOT NULL,
    code_hash VARCHAR,
    guesses INTEGER DEFAULT '0' NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    expires_at TIMESTAMP WITH TIME ZONE,
    used_at TIMESTAMP WITH TIME ZONE,
    voided_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_one_time_code PRIMARY KEY (id),
    CONSTRAINT ck_one_time_code_owner CHECK (registration_id IS NULL OR person_id IS NULL),
    CONSTRAINT fk_one_time_code_registration_id FOREIGN KEY(registration_id) REFERENCES pending_registration (id) ON DELETE SET NULL,
    CONSTRAINT fk_one_time_code_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);

CREATE INDEX ix_one_time_code_email_created_at ON one_time_code (email, created_at);

CREATE INDEX ix_one_time_code_person_id ON one_time_code (person_id);

CREATE INDEX ix_one_time_code_registration_id ON one_time_code (registration_id);

CREATE TABLE password_reset (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    person_id INTEGER NOT NULL,
    token_hash BYTEA NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    expires_at TIMESTAMP WITH TIME ZONE NOT NULL,
    used_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_password_reset PRIMARY KEY (id),
    CONSTRAINT fk_password_reset_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE,
    CONSTRAINT uq_password_reset_token_hash UNIQUE (token_hash)
);

CREATE INDEX ix_password_reset_person_id ON password_reset (person_id);

CREATE TABLE person_photo (
    person_id INTEGER NOT NULL,
    version UUID DEFAULT gen_random_uuid() NOT NULL,
    jpeg BYTEA NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_person_photo PRIMARY KEY (person_id),
    CONSTRAINT fk_person_photo_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);

CREATE TABLE session (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    token_hash BYTEA NOT NULL,
    person_id INTEGER NOT NULL,
    role VARCHAR NOT NULL,
    client VARCHAR NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    last_used_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    expires_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT pk_session PRIMARY KEY (id),
    CONSTRAINT ck_session_role CHECK (role IN ('student', 'counsellor', 'administrator')),
    CONSTRAINT uq_session_token_hash UNIQUE (token_hash),
    CONSTRAINT fk_session_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);

CREATE INDEX ix_session_person_id ON session (person_id);

CREATE TABLE submission (
    id UUID NOT NULL,
    person_id INTEGER,
    call VARCHAR NOT NULL,
    form VARCHAR NOT NULL,
    course_id INTEGER,
    content JSONB NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_submission PRIMARY KEY (id),
    CONSTRAINT ck_submission_call CHECK (call IN ('applyToCourse.php', 'webForms.php', 'createCase.php')),
    CONSTRAINT ck_submission_content CHECK (jsonb_typeof(content) = 'object'),
    CONSTRAINT fk_submission_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE,
    CONSTRAINT fk_submission_course_id FOREIGN KEY(course_id) REFERENCES course (id) ON DELETE SET NULL
);

CREATE INDEX ix_submission_course_id ON submission (course_id);

CREATE INDEX ix_submission_created_at ON submission (created_at);

CREATE INDEX ix_submission_person_id ON submission (person_id);

CREATE TABLE crm_delivery (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY,
    submission_id UUID NOT NULL,
    person_id INTEGER,
    state VARCHAR DEFAULT 'pending' NOT NULL,
    attempts INTEGER DEFAULT '0' NOT NULL,
    error VARCHAR,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    attempt_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    finished_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_crm_delivery PRIMARY KEY (id),
    CONSTRAINT ck_crm_delivery_state CHECK (state IN ('pending', 'delivered', 'dead', 'dropped')),
    CONSTRAINT uq_crm_delivery_submission_id UNIQUE (submission_id),
    CONSTRAINT fk_crm_delivery_submission_id FOREIGN KEY(submission_id) REFERENCES submission (id) ON DELETE CASCADE,
    CONSTRAINT fk_crm_delivery_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);

CREATE INDEX ix_crm_delivery_pending ON crm_delivery (id) WHERE state = 'pending';

CREATE INDEX ix_crm_delivery_person ON crm_delivery (person_id, id) WHERE state = 'pending';

CREATE TABLE mail (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    kind VARCHAR NOT NULL,
    recipient VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    code_id UUID,
    state VARCHAR DEFAULT 'pending' NOT NULL,
    attempts INTEGER DEFAULT '0' NOT NULL,
    error VARCHAR,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    attempt_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    sent_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_mail PRIMARY KEY (id),
    CONSTRAINT ck_mail_kind CHECK (kind IN ('registration_code', 'email_code', 'password_reset', 'email_changed', 'password_changed')),
    CONSTRAINT ck_mail_state CHECK (state IN ('pending', 'sent', 'failed')),
    CONSTRAINT ck_mail_language CHECK (language IN ('en', 'ur')),
    CONSTRAINT fk_mail_code_id FOREIGN KEY(code_id) REFERENCES one_time_code (id) ON DELETE CASCADE
);

CREATE INDEX ix_mail_code_id ON mail (code_id);

CREATE INDEX ix_mail_pending ON mail (attempt_at) WHERE state = 'pending';
