CREATE TABLE rebuild_batch (
    generation_id integer NOT NULL
        CONSTRAINT fk_rebuild_batch_generation_id REFERENCES index_generation (id) ON DELETE CASCADE,
    number integer NOT NULL,
    part varchar NOT NULL CONSTRAINT ck_rebuild_batch_part CHECK (part IN ('vocabulary', 'suggestions', 'courses')),
    after_id integer NOT NULL,
    up_to_id integer NOT NULL,
    claimed_by integer,
    claimed_until timestamp with time zone,
    documents integer,
    finished_at timestamp with time zone,
    CONSTRAINT pk_rebuild_batch PRIMARY KEY (generation_id, number),
    CONSTRAINT ck_rebuild_batch_finished CHECK ((documents IS NULL) = (finished_at IS NULL))
);

-- `accept` is the operator's reason to ignore failed gates. `attempts` counts the processes that worked on the rebuild.
ALTER TABLE index_generation ADD COLUMN accept varchar;
ALTER TABLE index_generation ADD COLUMN attempts integer DEFAULT '1' NOT NULL;
