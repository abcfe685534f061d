-- The tables as the first release declared them. Later migrations change them.

CREATE TABLE currency (
    id INTEGER NOT NULL,
    code VARCHAR(3) NOT NULL,
    display_name VARCHAR NOT NULL,
    description VARCHAR NOT NULL,
    value_to_pkr NUMERIC(20, 8) NOT NULL,
    rate_date DATE NOT NULL,
    CONSTRAINT pk_currency PRIMARY KEY (id),
    CONSTRAINT ck_currency_value_to_pkr CHECK (value_to_pkr > 0),
    CONSTRAINT uq_currency_code UNIQUE (code)
);

CREATE TABLE degree_level_group (
    id INTEGER NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    type VARCHAR NOT NULL,
    CONSTRAINT pk_degree_level_group PRIMARY KEY (id),
    CONSTRAINT ck_degree_level_group_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT ck_degree_level_group_type CHECK (type IN ('undergraduate', 'postgraduate', 'postgraduate_by_research')),
    CONSTRAINT uq_degree_level_group_slug UNIQUE (slug),
    CONSTRAINT uq_degree_level_group_type UNIQUE (type)
);

CREATE TABLE discipline (
    id INTEGER NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    isced_code VARCHAR(3) NOT NULL,
    icon VARCHAR NOT NULL,
    logo VARCHAR,
    CONSTRAINT pk_discipline PRIMARY KEY (id),
    CONSTRAINT ck_discipline_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT uq_discipline_slug UNIQUE (slug),
    CONSTRAINT uq_discipline_isced_code UNIQUE (isced_code)
);

CREATE TABLE index_generation (
    id SERIAL NOT NULL,
    state VARCHAR NOT NULL,
    mapping_hash VARCHAR NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    live_at TIMESTAMP WITH TIME ZONE,
    error VARCHAR,
    request VARCHAR,
    documents_total INTEGER,
    documents_done INTEGER DEFAULT '0' NOT NULL,
    CONSTRAINT pk_index_generation PRIMARY KEY (id),
    CONSTRAINT ck_index_generation_state CHECK (state IN ('building', 'live', 'previous', 'failed', 'pruned'))
);

CREATE UNIQUE INDEX uq_index_generation_building ON index_generation (state) WHERE state = 'building';

CREATE UNIQUE INDEX uq_index_generation_live ON index_generation (state) WHERE state = 'live';

CREATE TABLE ledger (
    course_id INTEGER NOT NULL,
    version BIGINT NOT NULL,
    deleted BOOLEAN NOT NULL,
    bumped_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_ledger PRIMARY KEY (course_id)
);

CREATE TABLE outbox (
    id BIGSERIAL NOT NULL,
    noun VARCHAR NOT NULL,
    row_id BIGINT NOT NULL,
    state VARCHAR DEFAULT 'pending' NOT NULL,
    attempts INTEGER DEFAULT '0' NOT NULL,
    error VARCHAR,
    claimed_until TIMESTAMP WITH TIME ZONE,
    claimed_by INTEGER,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    done_at TIMESTAMP WITH TIME ZONE,
    CONSTRAINT pk_outbox PRIMARY KEY (id),
    CONSTRAINT ck_outbox_state CHECK (state IN ('pending', 'claimed', 'done', 'poisoned'))
);

CREATE INDEX ix_outbox_done ON outbox (done_at) WHERE state = 'done';

CREATE INDEX ix_outbox_open ON outbox (id) WHERE state <> 'done';

CREATE INDEX ix_outbox_thing ON outbox (noun, row_id) WHERE state <> 'done';

CREATE TABLE region (
    id INTEGER NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    type VARCHAR NOT NULL,
    CONSTRAINT pk_region PRIMARY KEY (id),
    CONSTRAINT ck_region_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT uq_region_slug UNIQUE (slug)
);

CREATE TABLE slug_redirect (
    noun VARCHAR NOT NULL,
    slug VARCHAR NOT NULL,
    row_id INTEGER NOT NULL,
    CONSTRAINT pk_slug_redirect PRIMARY KEY (noun, slug)
);

CREATE TABLE source (
    id INTEGER NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    licence VARCHAR NOT NULL,
    url VARCHAR,
    is_sample BOOLEAN NOT NULL,
    note VARCHAR,
    CONSTRAINT pk_source PRIMARY KEY (id),
    CONSTRAINT uq_source_slug UNIQUE (slug)
);

CREATE TABLE country (
    id INTEGER NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    iso2 VARCHAR(2) NOT NULL,
    iso3 VARCHAR(3) NOT NULL,
    continent VARCHAR NOT NULL,
    currency_id INTEGER,
    CONSTRAINT pk_country PRIMARY KEY (id),
    CONSTRAINT ck_country_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT uq_country_slug UNIQUE (slug),
    CONSTRAINT uq_country_iso2 UNIQUE (iso2),
    CONSTRAINT uq_country_iso3 UNIQUE (iso3),
    CONSTRAINT fk_country_currency_id FOREIGN KEY(currency_id) REFERENCES currency (id)
);

CREATE TABLE degree_level (
    id INTEGER NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    display_name VARCHAR NOT NULL,
    group_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    popular_from FLOAT,
    CONSTRAINT pk_degree_level PRIMARY KEY (id),
    CONSTRAINT ck_degree_level_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT uq_degree_level_slug UNIQUE (slug),
    CONSTRAINT fk_degree_level_group_id FOREIGN KEY(group_id) REFERENCES degree_level_group (id)
);

CREATE INDEX ix_degree_level_group_id ON degree_level (group_id);

CREATE TABLE import_run (
    id SERIAL NOT NULL,
    source_id INTEGER NOT NULL,
    file_name VARCHAR NOT NULL,
    file_sha256 VARCHAR NOT NULL,
    file_date DATE NOT NULL,
    rows_read INTEGER NOT NULL,
    rows_imported INTEGER NOT NULL,
    rows_reported INTEGER NOT NULL,
    changes JSONB NOT NULL,
    finished_at TIMESTAMP WITH TIME ZONE DEFAULT now() NOT NULL,
    CONSTRAINT pk_import_run PRIMARY KEY (id),
    CONSTRAINT fk_import_run_source_id FOREIGN KEY(source_id) REFERENCES source (id)
);

CREATE TABLE ledger_generation (
    generation_id INTEGER NOT NULL,
    course_id INTEGER NOT NULL,
    version BIGINT NOT NULL,
    content_hash VARCHAR NOT NULL,
    settled_version BIGINT NOT NULL,
    CONSTRAINT pk_ledger_generation PRIMARY KEY (generation_id, course_id),
    CONSTRAINT fk_ledger_generation_generation_id FOREIGN KEY(generation_id) REFERENCES index_generation (id) ON DELETE CASCADE
);

CREATE TABLE specialization (
    id INTEGER NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    discipline_id INTEGER NOT NULL,
    isced_code VARCHAR(4) NOT NULL,
    is_field BOOLEAN NOT NULL,
    CONSTRAINT pk_specialization PRIMARY KEY (id),
    CONSTRAINT ck_specialization_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT uq_specialization_slug UNIQUE (slug),
    CONSTRAINT fk_specialization_discipline_id FOREIGN KEY(discipline_id) REFERENCES discipline (id)
);

CREATE INDEX ix_specialization_discipline_id ON specialization (discipline_id);

CREATE TABLE import_report (
    id SERIAL NOT NULL,
    import_run_id INTEGER NOT NULL,
    sheet VARCHAR NOT NULL,
    row_number INTEGER NOT NULL,
    source_code VARCHAR,
    reason VARCHAR NOT NULL,
    CONSTRAINT pk_import_report PRIMARY KEY (id),
    CONSTRAINT fk_import_report_import_run_id FOREIGN KEY(import_run_id) REFERENCES import_run (id)
);

CREATE INDEX ix_import_report_import_run_id ON import_report (import_run_id);

CREATE TABLE institute (
    source_id INTEGER NOT NULL,
    source_code VARCHAR NOT NULL,
    source_date DATE NOT NULL,
    id SERIAL NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    trading_name VARCHAR,
    institute_type VARCHAR NOT NULL,
    institute_type_basis VARCHAR NOT NULL,
    sector VARCHAR,
    established INTEGER,
    country_id INTEGER NOT NULL,
    website VARCHAR,
    logo VARCHAR,
    tcf_ranking INTEGER,
    ranking_source VARCHAR,
    meta_title VARCHAR,
    meta_description VARCHAR,
    description VARCHAR,
    short_description VARCHAR,
    priority INTEGER DEFAULT '0' NOT NULL,
    status VARCHAR DEFAULT 'draft' NOT NULL,
    CONSTRAINT pk_institute PRIMARY KEY (id),
    CONSTRAINT ck_institute_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT uq_institute_source_id_source_code UNIQUE (source_id, source_code),
    CONSTRAINT ck_institute_institute_type CHECK (institute_type IN ('COLLEGE', 'UNIVERSITY')),
    CONSTRAINT ck_institute_sector CHECK (sector IN ('Public', 'Private')),
    CONSTRAINT ck_institute_status CHECK (status IN ('draft', 'published', 'withdrawn')),
    CONSTRAINT ck_institute_tcf_ranking CHECK (tcf_ranking > 0),
    CONSTRAINT ck_institute_ranking_cited CHECK ((tcf_ranking IS NULL) = (ranking_source IS NULL)),
    CONSTRAINT fk_institute_source_id FOREIGN KEY(source_id) REFERENCES source (id),
    CONSTRAINT uq_institute_slug UNIQUE (slug),
    CONSTRAINT fk_institute_country_id FOREIGN KEY(country_id) REFERENCES country (id)
);

CREATE INDEX ix_institute_country_id ON institute (country_id);

CREATE TABLE region_country (
    region_id INTEGER NOT NULL,
    country_id INTEGER NOT NULL,
    CONSTRAINT pk_region_country PRIMARY KEY (region_id, country_id),
    CONSTRAINT fk_region_country_region_id FOREIGN KEY(region_id) REFERENCES region (id),
    CONSTRAINT fk_region_country_country_id FOREIGN KEY(country_id) REFERENCES country (id)
);

CREATE TABLE state (
    id INTEGER NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    country_id INTEGER NOT NULL,
    code VARCHAR,
    CONSTRAINT pk_state PRIMARY KEY (id),
    CONSTRAINT ck_state_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT uq_state_slug UNIQUE (slug),
    CONSTRAINT fk_state_country_id FOREIGN KEY(country_id) REFERENCES country (id)
);

CREATE INDEX ix_state_country_id ON state (country_id);

CREATE TABLE city (
    id INTEGER NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    state_id INTEGER NOT NULL,
    country_id INTEGER NOT NULL,
    latitude FLOAT NOT NULL,
    longitude FLOAT NOT NULL,
    population INTEGER NOT NULL,
    CONSTRAINT pk_city PRIMARY KEY (id),
    CONSTRAINT ck_city_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT ck_city_point CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
    CONSTRAINT uq_city_slug UNIQUE (slug),
    CONSTRAINT fk_city_state_id FOREIGN KEY(state_id) REFERENCES state (id),
    CONSTRAINT fk_city_country_id FOREIGN KEY(country_id) REFERENCES country (id)
);

CREATE INDEX ix_city_country_id ON city (country_id);

CREATE INDEX ix_city_state_id ON city (state_id);

CREATE TABLE course (
    source_id INTEGER NOT NULL,
    source_code VARCHAR NOT NULL,
    source_date DATE NOT NULL,
    id SERIAL NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    course_title VARCHAR,
    institute_id INTEGER NOT NULL,
    degree_level_id INTEGER NOT NULL,
    course_language VARCHAR,
    study_mode VARCHAR,
    duration_weeks INTEGER,
    course_duration VARCHAR,
    description VARCHAR,
    url VARCHAR,
    priority INTEGER DEFAULT '0' NOT NULL,
    popularity FLOAT DEFAULT '0' NOT NULL,
    status VARCHAR DEFAULT 'draft' NOT NULL,
    CONSTRAINT pk_course PRIMARY KEY (id),
    CONSTRAINT ck_course_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT uq_course_source_id_source_code UNIQUE (source_id, source_code),
    CONSTRAINT ck_course_status CHECK (status IN ('draft', 'published', 'withdrawn')),
    CONSTRAINT ck_course_study_mode CHECK (study_mode IN ('Full Time', 'Part Time')),
    CONSTRAINT ck_course_duration_weeks CHECK (duration_weeks > 0),
    CONSTRAINT ck_course_name CHECK (name = btrim(name) AND name <> ''),
    CONSTRAINT fk_course_source_id FOREIGN KEY(source_id) REFERENCES source (id),
    CONSTRAINT uq_course_slug UNIQUE (slug),
    CONSTRAINT fk_course_institute_id FOREIGN KEY(institute_id) REFERENCES institute (id),
    CONSTRAINT fk_course_degree_level_id FOREIGN KEY(degree_level_id) REFERENCES degree_level (id)
);

CREATE INDEX ix_course_degree_level_id ON course (degree_level_id);

CREATE INDEX ix_course_institute_id ON course (institute_id);

CREATE TABLE campus (
    source_id INTEGER NOT NULL,
    source_code VARCHAR NOT NULL,
    source_date DATE NOT NULL,
    id SERIAL NOT NULL,
    slug VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    institute_id INTEGER NOT NULL,
    city_id INTEGER NOT NULL,
    address VARCHAR,
    suburb VARCHAR,
    postcode VARCHAR,
    latitude FLOAT NOT NULL,
    longitude FLOAT NOT NULL,
    point_source VARCHAR NOT NULL,
    status VARCHAR DEFAULT 'draft' NOT NULL,
    CONSTRAINT pk_campus PRIMARY KEY (id),
    CONSTRAINT ck_campus_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$'),
    CONSTRAINT uq_campus_source_id_source_code UNIQUE (source_id, source_code),
    CONSTRAINT ck_campus_status CHECK (status IN ('draft', 'published', 'withdrawn')),
    CONSTRAINT ck_campus_point CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
    CONSTRAINT fk_campus_source_id FOREIGN KEY(source_id) REFERENCES source (id),
    CONSTRAINT uq_campus_slug UNIQUE (slug),
    CONSTRAINT fk_campus_institute_id FOREIGN KEY(institute_id) REFERENCES institute (id),
    CONSTRAINT fk_campus_city_id FOREIGN KEY(city_id) REFERENCES city (id)
);

CREATE INDEX ix_campus_city_id ON campus (city_id);

CREATE INDEX ix_campus_institute_id ON campus (institute_id);

CREATE TABLE course_fee (
    id SERIAL NOT NULL,
    course_id INTEGER NOT NULL,
    amount NUMERIC(14, 2) NOT NULL,
    currency_id INTEGER NOT NULL,
    basis VARCHAR NOT NULL,
    audience VARCHAR NOT NULL,
    is_base BOOLEAN NOT NULL,
    CONSTRAINT pk_course_fee PRIMARY KEY (id),
    CONSTRAINT ck_course_fee_basis CHECK (basis IN ('per_year', 'total_course')),
    CONSTRAINT ck_course_fee_audience CHECK (audience IN ('international', 'domestic')),
    CONSTRAINT ck_course_fee_amount CHECK (amount >= 0),
    CONSTRAINT ck_course_fee_base CHECK (NOT is_base OR (basis = 'per_year' AND audience = 'international')),
    CONSTRAINT uq_course_fee_course_id_basis_audience UNIQUE (course_id, basis, audience),
    CONSTRAINT fk_course_fee_course_id FOREIGN KEY(course_id) REFERENCES course (id) ON DELETE CASCADE,
    CONSTRAINT fk_course_fee_currency_id FOREIGN KEY(currency_id) REFERENCES currency (id)
);

CREATE INDEX ix_course_fee_currency_id ON course_fee (currency_id);

CREATE UNIQUE INDEX uq_course_fee_base ON course_fee (course_id) WHERE is_base;

CREATE TABLE course_intake (
    course_id INTEGER NOT NULL,
    month INTEGER NOT NULL,
    CONSTRAINT pk_course_intake PRIMARY KEY (course_id, month),
    CONSTRAINT ck_course_intake_month CHECK (month BETWEEN 1 AND 12),
    CONSTRAINT fk_course_intake_course_id FOREIGN KEY(course_id) REFERENCES course (id) ON DELETE CASCADE
);

CREATE TABLE course_specialization (
    course_id INTEGER NOT NULL,
    specialization_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    CONSTRAINT pk_course_specialization PRIMARY KEY (course_id, specialization_id),
    CONSTRAINT uq_course_specialization_course_id_position UNIQUE (course_id, position),
    CONSTRAINT fk_course_specialization_course_id FOREIGN KEY(course_id) REFERENCES course (id) ON DELETE CASCADE,
    CONSTRAINT fk_course_specialization_specialization_id FOREIGN KEY(specialization_id) REFERENCES specialization (id)
);

CREATE INDEX ix_course_specialization_specialization_id ON course_specialization (specialization_id);

CREATE TABLE course_campus (
    course_id INTEGER NOT NULL,
    campus_id INTEGER NOT NULL,
    CONSTRAINT pk_course_campus PRIMARY KEY (course_id, campus_id),
    CONSTRAINT fk_course_campus_course_id FOREIGN KEY(course_id) REFERENCES course (id) ON DELETE CASCADE,
    CONSTRAINT fk_course_campus_campus_id FOREIGN KEY(campus_id) REFERENCES campus (id)
);

CREATE INDEX ix_course_campus_campus_id ON course_campus (campus_id);

