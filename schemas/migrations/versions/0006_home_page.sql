-- Application portals, groups of institutes, and countries with scholarships.
CREATE TABLE apply_portal (
    id serial CONSTRAINT pk_apply_portal PRIMARY KEY,
    slug varchar NOT NULL CONSTRAINT uq_apply_portal_slug UNIQUE,
    name varchar NOT NULL,
    logo varchar,
    summary varchar NOT NULL,
    position integer NOT NULL,
    CONSTRAINT ck_apply_portal_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$')
);

CREATE TABLE institute_group (
    id serial CONSTRAINT pk_institute_group PRIMARY KEY,
    slug varchar NOT NULL CONSTRAINT uq_institute_group_slug UNIQUE,
    name varchar NOT NULL,
    logo varchar,
    summary varchar NOT NULL,
    position integer NOT NULL,
    CONSTRAINT ck_institute_group_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$')
);

CREATE TABLE institute_group_member (
    institute_group_id integer NOT NULL
        CONSTRAINT fk_institute_group_member_institute_group_id REFERENCES institute_group (id) ON DELETE CASCADE,
    institute_id integer NOT NULL
        CONSTRAINT fk_institute_group_member_institute_id REFERENCES institute (id) ON DELETE CASCADE,
    CONSTRAINT pk_institute_group_member PRIMARY KEY (institute_group_id, institute_id)
);
CREATE INDEX ix_institute_group_member_institute_id ON institute_group_member (institute_id);

CREATE TABLE scholarship_country (
    country_id integer CONSTRAINT pk_scholarship_country PRIMARY KEY
        CONSTRAINT fk_scholarship_country_country_id REFERENCES country (id),
    scholarship_logo varchar,
    position integer NOT NULL
);

-- Advertisements for campuses of an institute.
CREATE TABLE marketing_card (
    id serial CONSTRAINT pk_marketing_card PRIMARY KEY,
    card_type varchar NOT NULL CONSTRAINT ck_marketing_card_card_type CHECK (card_type IN ('image_card')),
    heading varchar NOT NULL,
    list_card_img_front varchar NOT NULL,
    list_card_img_back varchar NOT NULL,
    grid_card_img_front varchar NOT NULL,
    grid_card_img_back varchar NOT NULL,
    institute_id integer NOT NULL
        CONSTRAINT fk_marketing_card_institute_id REFERENCES institute (id) ON DELETE CASCADE,
    position integer NOT NULL
);
CREATE INDEX ix_marketing_card_institute_id ON marketing_card (institute_id);

CREATE TABLE marketing_card_campus (
    marketing_card_id integer NOT NULL
        CONSTRAINT fk_marketing_card_campus_marketing_card_id REFERENCES marketing_card (id) ON DELETE CASCADE,
    campus_id integer NOT NULL
        CONSTRAINT fk_marketing_card_campus_campus_id REFERENCES campus (id) ON DELETE CASCADE,
    CONSTRAINT pk_marketing_card_campus PRIMARY KEY (marketing_card_id, campus_id)
);
CREATE INDEX ix_marketing_card_campus_campus_id ON marketing_card_campus (campus_id);
