CREATE TABLE deleted_person (
    person_id INTEGER NOT NULL,
    registered_at TIMESTAMP WITH TIME ZONE NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    stored_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_deleted_person PRIMARY KEY (person_id, registered_at)
);

ALTER TABLE person ADD COLUMN last_signed_in_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL;

ALTER TABLE mail DROP CONSTRAINT ck_mail_kind;
ALTER TABLE mail ADD CONSTRAINT ck_mail_kind CHECK (kind IN ('registration_code', 'email_code', 'password_reset', 'email_changed', 'password_changed', 'application_changed', 'person_deleted'));

ALTER TABLE submission DROP CONSTRAINT ck_submission_call;
ALTER TABLE submission ADD CONSTRAINT ck_submission_call CHECK (call IN ('applyToCourse.php', 'webForms.php', 'createCase.php', 'favCourse.php', 'deletePerson.php'));

-- Deletes a person with everything that refers to the person, and remembers the deletion. False: there is no such person.
-- The CRM is told if it was ever called for the person, after the longest call that can still run.
CREATE FUNCTION delete_person(deleted INTEGER) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE
    found_person person%ROWTYPE;
    is_known_to_crm BOOLEAN;
    key UUID := gen_random_uuid();
BEGIN
    SELECT * INTO found_person FROM person WHERE id = deleted FOR UPDATE;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    is_known_to_crm := EXISTS (SELECT FROM crm_delivery WHERE person_id = deleted AND attempts > 0);
    DELETE FROM mail WHERE recipient = found_person.email;
    DELETE FROM one_time_code WHERE email = found_person.email;
    DELETE FROM pending_registration WHERE email = found_person.email;
    DELETE FROM person WHERE id = deleted;
    INSERT INTO deleted_person (person_id, registered_at) VALUES (deleted, found_person.created_at)
    ON CONFLICT DO NOTHING;
    INSERT INTO mail (kind, recipient, language) VALUES ('person_deleted', found_person.email, found_person.language);
    INSERT INTO audit_entry (person_id, action) VALUES (deleted, 'person_deleted');
    IF is_known_to_crm THEN
        INSERT INTO submission (id, call, form, content)
        VALUES (key, 'deletePerson.php', 'delete_person', jsonb_build_object('user_id', deleted::text));
        INSERT INTO crm_delivery (submission_id, attempt_at) VALUES (key, clock_timestamp() + INTERVAL '60 seconds');
    END IF;
    RETURN true;
END
$$;
