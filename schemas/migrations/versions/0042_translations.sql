ALTER TABLE content_entry DROP CONSTRAINT ck_content_entry_noun;
ALTER TABLE content_entry ADD CONSTRAINT ck_content_entry_noun CHECK (noun IN (
    'blog', 'page', 'institute_group', 'pathway_group', 'apply_portal', 'scholarship', 'marketing_card',
    'country_faq', 'country_fact', 'city_living_cost', 'visa_guide', 'page_route'));

ALTER TABLE country_faq ADD COLUMN status VARCHAR DEFAULT 'published' NOT NULL
    CONSTRAINT ck_country_faq_status CHECK (status IN ('draft', 'published', 'withdrawn'));

-- The editor needs an id of the guide. A country still has at most one guide.
ALTER TABLE visa_guide DROP CONSTRAINT pk_visa_guide;
ALTER TABLE visa_guide ADD COLUMN id SERIAL CONSTRAINT pk_visa_guide PRIMARY KEY;
ALTER TABLE visa_guide ADD CONSTRAINT uq_visa_guide_country_id UNIQUE (country_id);
ALTER TABLE visa_guide ADD COLUMN status VARCHAR DEFAULT 'published' NOT NULL
    CONSTRAINT ck_visa_guide_status CHECK (status IN ('draft', 'published', 'withdrawn'));

ALTER TABLE visa_guide ADD COLUMN translations jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE scholarship ADD COLUMN translations jsonb DEFAULT '{}'::jsonb NOT NULL;
