-- Groups of pathway providers, the members of application portals, blog articles and the pages of the site.
CREATE TABLE pathway_group (
    id serial CONSTRAINT pk_pathway_group PRIMARY KEY,
    slug varchar NOT NULL CONSTRAINT uq_pathway_group_slug UNIQUE,
    name varchar NOT NULL,
    logo varchar,
    summary varchar NOT NULL,
    website varchar,
    position integer NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT ck_pathway_group_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$')
);
CREATE TABLE pathway_group_member (
    pathway_group_id integer NOT NULL
        CONSTRAINT fk_pathway_group_member_pathway_group_id REFERENCES pathway_group (id) ON DELETE CASCADE,
    institute_id integer NOT NULL
        CONSTRAINT fk_pathway_group_member_institute_id REFERENCES institute (id) ON DELETE CASCADE,
    CONSTRAINT pk_pathway_group_member PRIMARY KEY (pathway_group_id, institute_id)
);
CREATE INDEX ix_pathway_group_member_institute_id ON pathway_group_member (institute_id);

CREATE TABLE apply_portal_member (
    apply_portal_id integer NOT NULL
        CONSTRAINT fk_apply_portal_member_apply_portal_id REFERENCES apply_portal (id) ON DELETE CASCADE,
    institute_id integer NOT NULL
        CONSTRAINT fk_apply_portal_member_institute_id REFERENCES institute (id) ON DELETE CASCADE,
    CONSTRAINT pk_apply_portal_member PRIMARY KEY (apply_portal_id, institute_id)
);
CREATE INDEX ix_apply_portal_member_institute_id ON apply_portal_member (institute_id);

ALTER TABLE institute_group ADD COLUMN website varchar,
                            ADD COLUMN translations jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE apply_portal ADD COLUMN website varchar,
                         ADD COLUMN translations jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE marketing_card ADD COLUMN detail_page_img varchar,
                           ADD COLUMN content varchar DEFAULT '' NOT NULL,
                           ADD COLUMN translations jsonb DEFAULT '{}'::jsonb NOT NULL;

CREATE TABLE blog (
    id serial CONSTRAINT pk_blog PRIMARY KEY,
    slug varchar NOT NULL CONSTRAINT uq_blog_slug UNIQUE,
    name varchar NOT NULL,
    heading varchar NOT NULL,
    summary varchar NOT NULL,
    content varchar NOT NULL,
    image varchar,
    published_on date NOT NULL,
    status varchar DEFAULT 'draft' NOT NULL
        CONSTRAINT ck_blog_status CHECK (status IN ('draft', 'published', 'withdrawn')),
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT ck_blog_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$')
);
CREATE TABLE page (
    id serial CONSTRAINT pk_page PRIMARY KEY,
    slug varchar NOT NULL CONSTRAINT uq_page_slug UNIQUE,
    category varchar NOT NULL
        CONSTRAINT ck_page_category CHECK (category ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    name varchar NOT NULL,
    heading varchar NOT NULL,
    summary varchar NOT NULL,
    content varchar NOT NULL,
    position integer NOT NULL,
    status varchar DEFAULT 'draft' NOT NULL
        CONSTRAINT ck_page_status CHECK (status IN ('draft', 'published', 'withdrawn')),
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT ck_page_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$')
);
CREATE INDEX ix_page_category ON page (category);

DO $$
DECLARE noun text;
BEGIN
    FOREACH noun IN ARRAY ARRAY['institute_group', 'pathway_group', 'apply_portal', 'blog', 'page']
    LOOP
        EXECUTE format('CREATE TRIGGER keep_old_slug_insert AFTER INSERT ON %I
                        FOR EACH ROW EXECUTE FUNCTION keep_old_slug()', noun);
        EXECUTE format('CREATE TRIGGER keep_old_slug_update AFTER UPDATE OF slug ON %I
                        FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_old_slug()', noun);
    END LOOP;
END $$;
