CREATE TABLE index_verification (
    id serial CONSTRAINT pk_index_verification PRIMARY KEY,
    generation_id integer NOT NULL
        CONSTRAINT fk_index_verification_generation_id REFERENCES index_generation (id) ON DELETE CASCADE,
    percent_converted integer NOT NULL,
    drift integer NOT NULL,
    waiting integer NOT NULL,
    report jsonb NOT NULL,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone NOT NULL
);

-- The operator's reason for the swap to a generation with failed gates, and the messages of these gates.
ALTER TABLE index_generation ADD COLUMN accepted_reason varchar;
ALTER TABLE index_generation ADD COLUMN accepted_doubts varchar;
ALTER TABLE index_generation ADD CONSTRAINT ck_index_generation_accepted
    CHECK ((accepted_reason IS NULL) = (accepted_doubts IS NULL));
