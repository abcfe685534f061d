-- What visitors did in an experiment on a complete day (UTC). The figures stay when the entries of the log are deleted.
CREATE TABLE ranking_experiment_day (
    experiment_id INTEGER NOT NULL,
    day DATE NOT NULL,
    searches INTEGER NOT NULL,
    visits INTEGER NOT NULL,
    other_searches INTEGER NOT NULL,
    first_clicks INTEGER NOT NULL,
    second_clicks INTEGER NOT NULL,
    first_votes INTEGER NOT NULL,
    second_votes INTEGER NOT NULL,
    ties INTEGER NOT NULL,
    CONSTRAINT pk_ranking_experiment_day PRIMARY KEY (experiment_id, day),
    CONSTRAINT fk_ranking_experiment_day_experiment_id
        FOREIGN KEY (experiment_id) REFERENCES ranking_experiment (id) ON DELETE CASCADE
);
