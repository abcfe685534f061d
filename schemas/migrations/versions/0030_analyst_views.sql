-- A page of /analytics with its filter, which an analyst has saved under a name.
CREATE TABLE analyst_view (
    id SERIAL NOT NULL,
    person_id INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    address VARCHAR NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_analyst_view PRIMARY KEY (id),
    CONSTRAINT uq_analyst_view_person_id_name UNIQUE (person_id, name),
    CONSTRAINT ck_analyst_view_name CHECK (length(name) BETWEEN 1 AND 80),
    CONSTRAINT fk_analyst_view_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);
