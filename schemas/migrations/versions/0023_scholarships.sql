CREATE TABLE scholarship (
    source_id INTEGER NOT NULL,
    source_code VARCHAR NOT NULL,
    source_date DATE NOT NULL,
    id SERIAL NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    provider_name VARCHAR NOT NULL,
    campus_id INTEGER,
    description VARCHAR NOT NULL,
    eligibility VARCHAR,
    type VARCHAR NOT NULL,
    month INTEGER,
    year INTEGER,
    amount VARCHAR,
    currency_id INTEGER,
    deadline DATE,
    url VARCHAR,
    status VARCHAR DEFAULT 'draft' NOT NULL,
    CONSTRAINT pk_scholarship PRIMARY KEY (id),
    CONSTRAINT uq_scholarship_source_id_source_code UNIQUE (source_id, source_code),
    CONSTRAINT uq_scholarship_slug UNIQUE (slug),
    CONSTRAINT ck_scholarship_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT ck_scholarship_type
        CHECK (type IN ('fully-funded', 'full-tuition', 'partial-tuition', 'living-costs', 'research')),
    CONSTRAINT ck_scholarship_status CHECK (status IN ('draft', 'published', 'withdrawn')),
    CONSTRAINT ck_scholarship_month CHECK (month BETWEEN 1 AND 12),
    CONSTRAINT ck_scholarship_year CHECK (year BETWEEN 2000 AND 2100),
    CONSTRAINT ck_scholarship_amount CHECK (currency_id IS NULL OR amount IS NOT NULL),
    CONSTRAINT fk_scholarship_source_id FOREIGN KEY(source_id) REFERENCES source (id),
    CONSTRAINT fk_scholarship_campus_id FOREIGN KEY(campus_id) REFERENCES campus (id),
    CONSTRAINT fk_scholarship_currency_id FOREIGN KEY(currency_id) REFERENCES currency (id)
);
CREATE TABLE scholarship_institute (
    scholarship_id INTEGER NOT NULL,
    institute_id INTEGER NOT NULL,
    CONSTRAINT pk_scholarship_institute PRIMARY KEY (scholarship_id, institute_id),
    CONSTRAINT fk_scholarship_institute_scholarship_id
        FOREIGN KEY(scholarship_id) REFERENCES scholarship (id) ON DELETE CASCADE,
    CONSTRAINT fk_scholarship_institute_institute_id
        FOREIGN KEY(institute_id) REFERENCES institute (id) ON DELETE CASCADE
);
CREATE INDEX ix_scholarship_institute_institute_id ON scholarship_institute (institute_id);
CREATE TABLE scholarship_host_country (
    scholarship_id INTEGER NOT NULL,
    country_id INTEGER NOT NULL,
    CONSTRAINT pk_scholarship_host_country PRIMARY KEY (scholarship_id, country_id),
    CONSTRAINT fk_scholarship_host_country_scholarship_id
        FOREIGN KEY(scholarship_id) REFERENCES scholarship (id) ON DELETE CASCADE,
    CONSTRAINT fk_scholarship_host_country_country_id FOREIGN KEY(country_id) REFERENCES country (id)
);
CREATE INDEX ix_scholarship_host_country_country_id ON scholarship_host_country (country_id);
CREATE TABLE scholarship_discipline (
    scholarship_id INTEGER NOT NULL,
    discipline_id INTEGER NOT NULL,
    CONSTRAINT pk_scholarship_discipline PRIMARY KEY (scholarship_id, discipline_id),
    CONSTRAINT fk_scholarship_discipline_scholarship_id
        FOREIGN KEY(scholarship_id) REFERENCES scholarship (id) ON DELETE CASCADE,
    CONSTRAINT fk_scholarship_discipline_discipline_id FOREIGN KEY(discipline_id) REFERENCES discipline (id)
);
CREATE INDEX ix_scholarship_discipline_discipline_id ON scholarship_discipline (discipline_id);
CREATE TABLE scholarship_degree_level (
    scholarship_id INTEGER NOT NULL,
    degree_level_id INTEGER NOT NULL,
    CONSTRAINT pk_scholarship_degree_level PRIMARY KEY (scholarship_id, degree_level_id),
    CONSTRAINT fk_scholarship_degree_level_scholarship_id
        FOREIGN KEY(scholarship_id) REFERENCES scholarship (id) ON DELETE CASCADE,
    CONSTRAINT fk_scholarship_degree_level_degree_level_id
        FOREIGN KEY(degree_level_id) REFERENCES degree_level (id)
);
CREATE INDEX ix_scholarship_degree_level_degree_level_id ON scholarship_degree_level (degree_level_id);

ALTER TABLE rebuild_batch DROP CONSTRAINT ck_rebuild_batch_part;
ALTER TABLE rebuild_batch ADD CONSTRAINT ck_rebuild_batch_part
    CHECK (part IN ('vocabulary', 'suggestions', 'scholarships', 'courses'));

CREATE TRIGGER keep_old_slug_insert AFTER INSERT ON scholarship
    FOR EACH ROW EXECUTE FUNCTION keep_old_slug();
CREATE TRIGGER keep_old_slug_update AFTER UPDATE OF slug ON scholarship
    FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_old_slug();

DO $$
DECLARE watched text[];
BEGIN
    FOREACH watched SLICE 1 IN ARRAY ARRAY[
        -- table, column
        ['scholarship', 'id'], ['scholarship_institute', 'scholarship_id'],
        ['scholarship_host_country', 'scholarship_id'], ['scholarship_discipline', 'scholarship_id'],
        ['scholarship_degree_level', 'scholarship_id']]
    LOOP
        EXECUTE format('CREATE TRIGGER capture_insert_scholarship AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
                        FOR EACH STATEMENT EXECUTE FUNCTION capture_change(%L, %L)',
                       watched[1], 'scholarship', watched[2]);
        EXECUTE format('CREATE TRIGGER capture_delete_scholarship AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
                        FOR EACH STATEMENT EXECUTE FUNCTION capture_change(%L, %L)',
                       watched[1], 'scholarship', watched[2]);
        EXECUTE format('CREATE TRIGGER capture_update_scholarship AFTER UPDATE ON %I
                        REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
                        FOR EACH STATEMENT EXECUTE FUNCTION capture_change(%L, %L)',
                       watched[1], 'scholarship', watched[2]);
    END LOOP;
END $$;
