-- In the order of `delete_person`.
LOCK TABLE person, one_time_code IN ACCESS EXCLUSIVE MODE;

-- The wrong guesses of the codes for an address count for a day, also if the person who guessed is deleted.
ALTER TABLE one_time_code
    DROP CONSTRAINT fk_one_time_code_person_id,
    ADD CONSTRAINT fk_one_time_code_person_id FOREIGN KEY (person_id) REFERENCES person (id) ON DELETE SET NULL;

-- As in migration 0054, but codes for another address than that of the person stay if they have wrong guesses.
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
    DELETE FROM mail WHERE recipient = found_person.email
        OR code_id IN (SELECT id FROM one_time_code WHERE person_id = deleted);
    DELETE FROM one_time_code WHERE email = found_person.email
        OR person_id = deleted AND guesses = (used_at IS NOT NULL)::int;
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
