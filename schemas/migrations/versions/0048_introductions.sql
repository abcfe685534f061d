ALTER TABLE content_entry DROP CONSTRAINT ck_content_entry_noun;
ALTER TABLE content_entry ADD CONSTRAINT ck_content_entry_noun CHECK (noun IN (
    'blog', 'page', 'institute_group', 'pathway_group', 'apply_portal', 'scholarship', 'marketing_card',
    'country_faq', 'country_fact', 'city_living_cost', 'visa_guide', 'page_route', 'institute', 'campus',
    'country_introduction', 'discipline_introduction'));

-- What the team writes at the top of the page of a country or of a discipline. The tables are separate from country and
-- discipline, so that a release that loads the reference rows keeps the texts, and no course is indexed again.
CREATE TABLE country_introduction (
    id SERIAL NOT NULL,
    country_id INTEGER NOT NULL,
    summary VARCHAR NOT NULL,
    translations JSONB DEFAULT '{}' NOT NULL,
    status VARCHAR DEFAULT 'published' NOT NULL,
    CONSTRAINT pk_country_introduction PRIMARY KEY (id),
    CONSTRAINT uq_country_introduction_country_id UNIQUE (country_id),
    CONSTRAINT ck_country_introduction_status CHECK (status IN ('draft', 'published', 'withdrawn')),
    CONSTRAINT fk_country_introduction_country_id FOREIGN KEY(country_id) REFERENCES country (id)
);
CREATE TABLE discipline_introduction (
    id SERIAL NOT NULL,
    discipline_id INTEGER NOT NULL,
    summary VARCHAR NOT NULL,
    translations JSONB DEFAULT '{}' NOT NULL,
    status VARCHAR DEFAULT 'published' NOT NULL,
    CONSTRAINT pk_discipline_introduction PRIMARY KEY (id),
    CONSTRAINT uq_discipline_introduction_discipline_id UNIQUE (discipline_id),
    CONSTRAINT ck_discipline_introduction_status CHECK (status IN ('draft', 'published', 'withdrawn')),
    CONSTRAINT fk_discipline_introduction_discipline_id FOREIGN KEY(discipline_id) REFERENCES discipline (id)
);

-- As in migration 0047, and with the country or discipline of an introduction.
CREATE OR REPLACE FUNCTION list_content_relations(given_noun TEXT)
RETURNS TABLE (field TEXT, related TEXT, link_table TEXT, own_column TEXT) LANGUAGE sql IMMUTABLE AS $$
    SELECT listed.field, listed.related, listed.link_table, listed.own_column
    FROM (VALUES
        ('scholarship', 'host_countries', 'country', 'scholarship_host_country', NULL),
        ('scholarship', 'institutes', 'institute', 'scholarship_institute', NULL),
        ('scholarship', 'disciplines', 'discipline', 'scholarship_discipline', NULL),
        ('scholarship', 'degree_levels', 'degree_level', 'scholarship_degree_level', NULL),
        ('scholarship', 'campus', 'campus', NULL, 'campus_id'),
        ('scholarship', 'currency', 'currency', NULL, 'currency_id'),
        ('marketing_card', 'institute', 'institute', NULL, 'institute_id'),
        ('marketing_card', 'campuses', 'campus', 'marketing_card_campus', NULL),
        ('institute_group', 'members', 'institute', 'institute_group_member', NULL),
        ('pathway_group', 'members', 'institute', 'pathway_group_member', NULL),
        ('apply_portal', 'members', 'institute', 'apply_portal_member', NULL),
        ('country_faq', 'country', 'country', NULL, 'country_id'),
        ('country_fact', 'country', 'country', NULL, 'country_id'),
        ('country_fact', 'currency', 'currency', NULL, 'currency_id'),
        ('visa_guide', 'country', 'country', NULL, 'country_id'),
        ('visa_guide', 'fee_currency', 'currency', NULL, 'fee_currency_id'),
        ('country_introduction', 'country', 'country', NULL, 'country_id'),
        ('discipline_introduction', 'discipline', 'discipline', NULL, 'discipline_id')
    ) AS listed (noun, field, related, link_table, own_column)
    WHERE noun = given_noun
$$;
