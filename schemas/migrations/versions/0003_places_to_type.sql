-- Short forms of a name, and names in other languages.
ALTER TABLE country ADD COLUMN other_names text[] NOT NULL DEFAULT '{}';
ALTER TABLE state ADD COLUMN other_names text[] NOT NULL DEFAULT '{}';
ALTER TABLE city ADD COLUMN other_names text[] NOT NULL DEFAULT '{}';

CREATE TABLE postcode (
    id serial CONSTRAINT pk_postcode PRIMARY KEY,
    country_id integer NOT NULL CONSTRAINT fk_postcode_country_id REFERENCES country (id),
    code varchar NOT NULL,
    place varchar NOT NULL,
    state_name varchar NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    is_first boolean NOT NULL,
    CONSTRAINT uq_postcode_country_id_code_place_state_name UNIQUE (country_id, code, place, state_name),
    CONSTRAINT ck_postcode_point CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
    CONSTRAINT ck_postcode_named CHECK (code <> '' AND place <> '')
);

-- The suggestion of a country contains the population of all its cities. A city that moves to another country therefore
-- changes the suggestions of both countries.
DO $$
DECLARE watched text[];
BEGIN
    FOREACH watched SLICE 1 IN ARRAY ARRAY[
        -- table, noun, column
        ['postcode', 'postcode', 'id'], ['city', 'city_country', 'country_id']]
    LOOP
        EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
                        FOR EACH STATEMENT EXECUTE FUNCTION capture_change(%L, %L)',
                       'capture_insert_' || watched[2], watched[1], watched[2], watched[3]);
        EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
                        FOR EACH STATEMENT EXECUTE FUNCTION capture_change(%L, %L)',
                       'capture_delete_' || watched[2], watched[1], watched[2], watched[3]);
        EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I
                        REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
                        FOR EACH STATEMENT EXECUTE FUNCTION capture_change(%L, %L)',
                       'capture_update_' || watched[2], watched[1], watched[2], watched[3]);
    END LOOP;
END $$;
