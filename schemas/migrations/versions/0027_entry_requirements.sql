CREATE TABLE entry_requirement (
    id SERIAL NOT NULL,
    institute_id INTEGER,
    course_id INTEGER,
    english_tests JSONB DEFAULT '{}'::jsonb NOT NULL,
    other_requirements VARCHAR[] DEFAULT '{}'::character varying[] NOT NULL,
    application_deadline DATE,
    application_fee NUMERIC(10, 2),
    application_fee_currency_id INTEGER,
    official_url VARCHAR,
    source_id INTEGER NOT NULL,
    source_date DATE NOT NULL,
    CONSTRAINT pk_entry_requirement PRIMARY KEY (id),
    CONSTRAINT ck_entry_requirement_owner CHECK (num_nonnulls(institute_id, course_id) = 1),
    CONSTRAINT ck_entry_requirement_fee_and_currency
        CHECK (num_nonnulls(application_fee, application_fee_currency_id) <> 1),
    CONSTRAINT ck_entry_requirement_application_fee CHECK (application_fee >= 0),
    CONSTRAINT ck_entry_requirement_english_tests CHECK (
        jsonb_typeof(english_tests) = 'object'
        AND english_tests - ARRAY[
            'ielts', 'toefl', 'pte', 'duolingo', 'toeic', 'opi', 'pet', 'fce', 'cae', 'cpe'
        ] = '{}'::jsonb
        AND ((english_tests -> 'ielts') IS NULL OR jsonb_typeof(english_tests -> 'ielts') = 'number'
            AND (english_tests -> 'ielts')::numeric BETWEEN 0 AND 9)
        AND ((english_tests -> 'toefl') IS NULL OR jsonb_typeof(english_tests -> 'toefl') = 'number'
            AND (english_tests -> 'toefl')::numeric BETWEEN 0 AND 120)
        AND ((english_tests -> 'pte') IS NULL OR jsonb_typeof(english_tests -> 'pte') = 'number'
            AND (english_tests -> 'pte')::numeric BETWEEN 10 AND 90)
        AND ((english_tests -> 'duolingo') IS NULL OR jsonb_typeof(english_tests -> 'duolingo') = 'number'
            AND (english_tests -> 'duolingo')::numeric BETWEEN 10 AND 160)
        AND ((english_tests -> 'toeic') IS NULL OR jsonb_typeof(english_tests -> 'toeic') = 'number'
            AND (english_tests -> 'toeic')::numeric BETWEEN 10 AND 990)
        AND ((english_tests -> 'opi') IS NULL OR jsonb_typeof(english_tests -> 'opi') = 'number'
            AND (english_tests -> 'opi')::numeric BETWEEN 0 AND 5)
        AND ((english_tests -> 'pet') IS NULL OR jsonb_typeof(english_tests -> 'pet') = 'number'
            AND (english_tests -> 'pet')::numeric BETWEEN 102 AND 170)
        AND ((english_tests -> 'fce') IS NULL OR jsonb_typeof(english_tests -> 'fce') = 'number'
            AND (english_tests -> 'fce')::numeric BETWEEN 122 AND 190)
        AND ((english_tests -> 'cae') IS NULL OR jsonb_typeof(english_tests -> 'cae') = 'number'
            AND (english_tests -> 'cae')::numeric BETWEEN 142 AND 210)
        AND ((english_tests -> 'cpe') IS NULL OR jsonb_typeof(english_tests -> 'cpe') = 'number'
            AND (english_tests -> 'cpe')::numeric BETWEEN 162 AND 230)),
    CONSTRAINT uq_entry_requirement_institute_id UNIQUE (institute_id),
    CONSTRAINT fk_entry_requirement_institute_id FOREIGN KEY(institute_id) REFERENCES institute (id),
    CONSTRAINT uq_entry_requirement_course_id UNIQUE (course_id),
    CONSTRAINT fk_entry_requirement_course_id FOREIGN KEY(course_id) REFERENCES course (id) ON DELETE CASCADE,
    CONSTRAINT fk_entry_requirement_application_fee_currency_id
        FOREIGN KEY(application_fee_currency_id) REFERENCES currency (id),
    CONSTRAINT fk_entry_requirement_source_id FOREIGN KEY(source_id) REFERENCES source (id)
);
CREATE INDEX ix_entry_requirement_source_id ON entry_requirement (source_id);

-- A requirement of an institute changes the documents of all courses of the institute.
CREATE FUNCTION capture_entry_requirement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO outbox (noun, row_id)
        SELECT CASE WHEN course_id IS NULL THEN 'institute' ELSE 'course' END, coalesce(course_id, institute_id)
        FROM new_rows;
    ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO outbox (noun, row_id)
        SELECT CASE WHEN course_id IS NULL THEN 'institute' ELSE 'course' END, coalesce(course_id, institute_id)
        FROM old_rows;
    ELSE
        INSERT INTO outbox (noun, row_id)
        SELECT DISTINCT CASE WHEN course_id IS NULL THEN 'institute' ELSE 'course' END,
                        coalesce(course_id, institute_id)
        FROM ((SELECT * FROM new_rows EXCEPT SELECT * FROM old_rows)
              UNION ALL (SELECT * FROM old_rows EXCEPT SELECT * FROM new_rows)) AS changed;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER capture_insert_entry_requirement AFTER INSERT ON entry_requirement
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION capture_entry_requirement();
CREATE TRIGGER capture_delete_entry_requirement AFTER DELETE ON entry_requirement
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION capture_entry_requirement();
CREATE TRIGGER capture_update_entry_requirement AFTER UPDATE ON entry_requirement
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION capture_entry_requirement();
