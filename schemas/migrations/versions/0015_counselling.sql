CREATE TABLE submission_assignment (
    submission_id UUID NOT NULL,
    person_id INTEGER NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_submission_assignment PRIMARY KEY (submission_id),
    CONSTRAINT fk_submission_assignment_submission_id FOREIGN KEY(submission_id) REFERENCES submission (id) ON DELETE CASCADE,
    CONSTRAINT fk_submission_assignment_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);

CREATE INDEX ix_submission_assignment_person_id ON submission_assignment (person_id);

CREATE TABLE staff_note (
    id UUID DEFAULT gen_random_uuid() NOT NULL,
    submission_id UUID NOT NULL,
    author VARCHAR,
    author_id INTEGER,
    text VARCHAR NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_staff_note PRIMARY KEY (id),
    CONSTRAINT ck_staff_note_text CHECK (length(text) BETWEEN 1 AND 5000),
    CONSTRAINT fk_staff_note_submission_id FOREIGN KEY(submission_id) REFERENCES submission (id) ON DELETE CASCADE,
    CONSTRAINT fk_staff_note_author_id FOREIGN KEY(author_id) REFERENCES person (id) ON DELETE SET NULL
);

CREATE INDEX ix_staff_note_submission_id ON staff_note (submission_id);

CREATE INDEX ix_staff_note_author_id ON staff_note (author_id);
