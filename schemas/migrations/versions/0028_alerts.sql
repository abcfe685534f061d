CREATE TABLE saved_search (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    person_id INTEGER NOT NULL,
    kind VARCHAR DEFAULT 'search' NOT NULL,
    name VARCHAR NOT NULL,
    address VARCHAR NOT NULL,
    request JSONB NOT NULL,
    frequency VARCHAR NOT NULL,
    time_zone VARCHAR NOT NULL,
    unsubscribe_key BYTEA NOT NULL,
    due_at TIMESTAMP WITH TIME ZONE,
    attempt_at TIMESTAMP WITH TIME ZONE,
    attempts INTEGER DEFAULT 0 NOT NULL,
    baseline_at TIMESTAMP WITH TIME ZONE,
    problem VARCHAR,
    problem_field VARCHAR,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_saved_search PRIMARY KEY (id),
    CONSTRAINT ck_saved_search_kind CHECK (kind IN ('search', 'followed_institutes')),
    CONSTRAINT ck_saved_search_frequency CHECK (frequency IN ('off', 'daily', 'weekly')),
    CONSTRAINT ck_saved_search_problem CHECK (problem IN ('invalid', 'too_many')),
    CONSTRAINT ck_saved_search_name CHECK (length(name) <= 80),
    CONSTRAINT ck_saved_search_due_at CHECK ((frequency = 'off') = (due_at IS NULL)),
    CONSTRAINT ck_saved_search_attempt_at CHECK ((frequency = 'off') = (attempt_at IS NULL)),
    CONSTRAINT fk_saved_search_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);

CREATE INDEX ix_saved_search_person_id ON saved_search (person_id);
CREATE UNIQUE INDEX uq_saved_search_followed ON saved_search (person_id) WHERE kind = 'followed_institutes';
CREATE INDEX ix_saved_search_attempt_at ON saved_search (attempt_at) WHERE attempt_at IS NOT NULL;

CREATE TABLE saved_search_course (
    saved_search_id UUID NOT NULL,
    course_id INTEGER NOT NULL,
    fee NUMERIC,
    currency_id INTEGER,
    facts VARCHAR[] NOT NULL,
    intake_month DATE,
    CONSTRAINT pk_saved_search_course PRIMARY KEY (saved_search_id, course_id),
    CONSTRAINT fk_saved_search_course_saved_search_id FOREIGN KEY(saved_search_id)
        REFERENCES saved_search (id) ON DELETE CASCADE
);

CREATE TABLE alert (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    saved_search_id UUID NOT NULL,
    due_at TIMESTAMP WITH TIME ZONE NOT NULL,
    state VARCHAR NOT NULL,
    content JSONB NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    sent_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_alert PRIMARY KEY (id),
    CONSTRAINT uq_alert_saved_search_id_due_at UNIQUE (saved_search_id, due_at),
    CONSTRAINT ck_alert_state CHECK (state IN ('empty', 'pending', 'sent', 'failed', 'dropped')),
    CONSTRAINT fk_alert_saved_search_id FOREIGN KEY(saved_search_id) REFERENCES saved_search (id) ON DELETE CASCADE
);

CREATE INDEX ix_alert_created_at ON alert (created_at);

ALTER TABLE mail ADD COLUMN alert_id UUID;
ALTER TABLE mail ADD CONSTRAINT fk_mail_alert_id FOREIGN KEY(alert_id) REFERENCES alert (id) ON DELETE CASCADE;
CREATE UNIQUE INDEX uq_mail_alert_id ON mail (alert_id);
ALTER TABLE mail DROP CONSTRAINT ck_mail_kind;
ALTER TABLE mail ADD CONSTRAINT ck_mail_kind CHECK (kind IN (
    'registration_code', 'email_code', 'password_reset', 'email_changed', 'password_changed',
    'application_changed', 'staff_reply', 'deadline_reminder', 'alert', 'person_deleted'
));

-- When the next alert is due: at 8:00 of a day, or of a Monday, in the time zone. NULL: alerts are off.
CREATE FUNCTION next_alert_time(frequency TEXT, time_zone TEXT, after TIMESTAMP WITH TIME ZONE)
RETURNS TIMESTAMP WITH TIME ZONE LANGUAGE sql STABLE AS $$
    SELECT min(due)
    FROM (
        SELECT (date_trunc('day', after AT TIME ZONE time_zone) + day * INTERVAL '1 day' + INTERVAL '8 hours')
            AT TIME ZONE time_zone AS due
        FROM generate_series(0, 8) AS day
    ) AS days
    WHERE due > after
        AND (frequency = 'daily' OR frequency = 'weekly' AND extract(isodow FROM due AT TIME ZONE time_zone) = 1)
$$;

INSERT INTO page_route (id, page_type, slug) VALUES (1001, 'saved_searches', 'saved-searches');
