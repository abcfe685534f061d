-- In the order of a request that stores a form.
LOCK TABLE crm_delivery, person IN ACCESS EXCLUSIVE MODE;

-- Old deliveries are deleted before their person. A person whose deliveries may already be gone counts as known.
ALTER TABLE person ADD COLUMN is_known_to_crm BOOLEAN DEFAULT false NOT NULL;
UPDATE person SET is_known_to_crm = true WHERE created_at < now() - INTERVAL '365 days';

CREATE FUNCTION remember_crm() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    UPDATE person SET is_known_to_crm = true WHERE id = OLD.person_id AND NOT is_known_to_crm;
    RETURN NULL;
END
$$;
CREATE TRIGGER remember_crm AFTER DELETE ON crm_delivery FOR EACH ROW
WHEN (OLD.attempts > 0 AND OLD.person_id IS NOT NULL) EXECUTE FUNCTION remember_crm();

-- As in migration 0016, but a call of the CRM counts also if its delivery is deleted.
CREATE OR REPLACE FUNCTION delete_person(deleted INTEGER) RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE
    found_person person%ROWTYPE;
    is_known BOOLEAN;
    key UUID := gen_random_uuid();
BEGIN
    -- A task that deletes old deliveries locks them before it updates the person.
    PERFORM FROM submission WHERE person_id = deleted ORDER BY id FOR UPDATE;
    PERFORM FROM crm_delivery WHERE person_id = deleted ORDER BY id FOR UPDATE;
    SELECT * INTO found_person FROM person WHERE id = deleted FOR UPDATE;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    is_known := found_person.is_known_to_crm
        OR EXISTS (SELECT FROM crm_delivery WHERE person_id = deleted AND attempts > 0);
    DELETE FROM mail WHERE recipient = found_person.email;
    DELETE FROM one_time_code WHERE email = found_person.email;
    DELETE FROM pending_registration WHERE email = found_person.email;
    DELETE FROM person WHERE id = deleted;
    INSERT INTO deleted_person (person_id, registered_at) VALUES (deleted, found_person.created_at)
    ON CONFLICT DO NOTHING;
    INSERT INTO mail (kind, recipient, language) VALUES ('person_deleted', found_person.email, found_person.language);
    INSERT INTO audit_entry (person_id, action) VALUES (deleted, 'person_deleted');
    IF is_known THEN
        INSERT INTO submission (id, call, form, content)
        VALUES (key, 'deletePerson.php', 'delete_person', jsonb_build_object('user_id', deleted::text));
        INSERT INTO crm_delivery (submission_id, attempt_at) VALUES (key, clock_timestamp() + INTERVAL '60 seconds');
    END IF;
    RETURN true;
END
$$;

-- A delivery that waits for the setting CRM_URL does not age.
ALTER TABLE crm_delivery ADD COLUMN first_attempt_at TIMESTAMP WITH TIME ZONE;
UPDATE crm_delivery SET first_attempt_at = created_at WHERE attempts > 0;
