-- A text that many visits typed. visits, days: how many, between the days since and until of the search log.
-- last_day: the last day on which the text was typed. courses: the most courses that the text found on this day.
CREATE TABLE popular_search (
    id SERIAL NOT NULL,
    text VARCHAR NOT NULL,
    visits INTEGER NOT NULL,
    days INTEGER NOT NULL,
    courses INTEGER NOT NULL,
    last_day DATE NOT NULL,
    since DATE NOT NULL,
    until DATE NOT NULL,
    computed_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_popular_search PRIMARY KEY (id),
    CONSTRAINT uq_popular_search_text UNIQUE (text),
    CONSTRAINT ck_popular_search_counts CHECK (visits >= 5 AND days >= 2 AND courses > 0)
);
