-- What a person has decided about a text that visitors type. meaning: such as discipline:nursing, for accepted texts.
-- key: the text in lower case and without accents. Only one decision about a key is in force.
CREATE TABLE vocabulary_decision (
    id SERIAL NOT NULL,
    text VARCHAR NOT NULL,
    key VARCHAR NOT NULL,
    decision VARCHAR NOT NULL,
    meaning VARCHAR,
    reason VARCHAR,
    decided_by VARCHAR NOT NULL,
    decided_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    withdrawn_by VARCHAR,
    withdrawn_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_vocabulary_decision PRIMARY KEY (id),
    CONSTRAINT ck_vocabulary_decision_decision CHECK (decision IN ('accepted', 'rejected')),
    CONSTRAINT ck_vocabulary_decision_meaning CHECK ((decision = 'accepted') = (meaning IS NOT NULL)),
    CONSTRAINT ck_vocabulary_decision_withdrawn CHECK ((withdrawn_by IS NULL) = (withdrawn_at IS NULL))
);
CREATE UNIQUE INDEX uq_vocabulary_decision_key ON vocabulary_decision (key) WHERE withdrawn_at IS NULL;

CREATE TRIGGER capture_insert_accepted_phrase AFTER INSERT ON vocabulary_decision
    REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION capture_change('accepted_phrase', 'id');
CREATE TRIGGER capture_delete_accepted_phrase AFTER DELETE ON vocabulary_decision
    REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION capture_change('accepted_phrase', 'id');
CREATE TRIGGER capture_update_accepted_phrase AFTER UPDATE ON vocabulary_decision
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION capture_change('accepted_phrase', 'id');
