-- A comparison of the ordinary ranking with a ranking whose knobs are changed. At most one experiment runs at a time.
-- first_version, second_version: of the ordinary ranking and of the changed one.
CREATE TABLE ranking_experiment (
    id SERIAL NOT NULL,
    name VARCHAR NOT NULL,
    knobs JSONB NOT NULL,
    first_version VARCHAR NOT NULL,
    second_version VARCHAR NOT NULL,
    started_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    stopped_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_ranking_experiment PRIMARY KEY (id),
    CONSTRAINT uq_ranking_experiment_name UNIQUE (name)
);
CREATE UNIQUE INDEX uq_ranking_experiment_running ON ranking_experiment ((stopped_at IS NULL)) WHERE stopped_at IS NULL;
