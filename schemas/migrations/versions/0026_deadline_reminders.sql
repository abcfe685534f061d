CREATE TABLE deadline_reminder (
    person_id INTEGER NOT NULL,
    scholarship_id INTEGER NOT NULL,
    reminded_for DATE,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_deadline_reminder PRIMARY KEY (person_id, scholarship_id),
    CONSTRAINT fk_deadline_reminder_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE,
    CONSTRAINT fk_deadline_reminder_scholarship_id
        FOREIGN KEY(scholarship_id) REFERENCES scholarship (id) ON DELETE CASCADE
);

CREATE INDEX ix_deadline_reminder_scholarship_id ON deadline_reminder (scholarship_id);

ALTER TABLE mail ADD COLUMN scholarship_id INTEGER;
ALTER TABLE mail ADD CONSTRAINT fk_mail_scholarship_id
    FOREIGN KEY(scholarship_id) REFERENCES scholarship (id) ON DELETE CASCADE;
CREATE INDEX ix_mail_scholarship_id ON mail (scholarship_id);
ALTER TABLE mail DROP CONSTRAINT ck_mail_kind;
ALTER TABLE mail ADD CONSTRAINT ck_mail_kind CHECK (kind IN (
    'registration_code', 'email_code', 'password_reset', 'email_changed', 'password_changed',
    'application_changed', 'staff_reply', 'deadline_reminder', 'person_deleted'
));

ALTER TABLE crm_delivery ADD COLUMN rejections INTEGER DEFAULT 0 NOT NULL;
