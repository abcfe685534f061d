-- The weekly report over the search log. until: the last of its seven days (UTC). The receivers get it by mail.
CREATE TABLE search_report (
    until DATE NOT NULL,
    content JSONB NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_search_report PRIMARY KEY (until)
);

ALTER TABLE mail ADD COLUMN search_report DATE;
ALTER TABLE mail ADD CONSTRAINT fk_mail_search_report
    FOREIGN KEY(search_report) REFERENCES search_report (until) ON DELETE CASCADE;
CREATE UNIQUE INDEX uq_mail_search_report_recipient ON mail (search_report, recipient);
ALTER TABLE mail DROP CONSTRAINT ck_mail_kind;
ALTER TABLE mail ADD CONSTRAINT ck_mail_kind CHECK (kind IN (
    'registration_code', 'email_code', 'password_reset', 'email_changed', 'password_changed',
    'application_changed', 'staff_reply', 'deadline_reminder', 'alert', 'person_deleted', 'search_report'
));
