-- What a student needs to live in a city, without the fee of the course. Each figure has an official page and a date.
CREATE TABLE city_living_cost (
    id SERIAL NOT NULL,
    city_id INTEGER NOT NULL,
    value NUMERIC NOT NULL,
    unit VARCHAR NOT NULL,
    currency_id INTEGER NOT NULL,
    source_id INTEGER NOT NULL,
    source_date DATE NOT NULL,
    official_url VARCHAR NOT NULL,
    CONSTRAINT pk_city_living_cost PRIMARY KEY (id),
    CONSTRAINT ck_city_living_cost_unit CHECK (unit IN ('per_month', 'per_year')),
    CONSTRAINT ck_city_living_cost_value CHECK (value > 0),
    CONSTRAINT uq_city_living_cost_city_id UNIQUE (city_id),
    CONSTRAINT fk_city_living_cost_city_id FOREIGN KEY(city_id) REFERENCES city (id) ON DELETE CASCADE,
    CONSTRAINT fk_city_living_cost_currency_id FOREIGN KEY(currency_id) REFERENCES currency (id),
    CONSTRAINT fk_city_living_cost_source_id FOREIGN KEY(source_id) REFERENCES source (id)
);

ALTER TABLE content_entry DROP CONSTRAINT ck_content_entry_noun;
ALTER TABLE content_entry ADD CONSTRAINT ck_content_entry_noun CHECK (noun IN (
    'blog', 'page', 'institute_group', 'pathway_group', 'apply_portal', 'scholarship', 'marketing_card',
    'country_faq', 'country_fact', 'city_living_cost', 'page_route'));
