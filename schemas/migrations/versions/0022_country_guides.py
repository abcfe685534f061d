"""Adds facts and questions about studying in a country."""

from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.execute(
        """
        CREATE TABLE country_fact (
            id SERIAL NOT NULL,
            country_id INTEGER NOT NULL,
            kind VARCHAR NOT NULL,
            value NUMERIC NOT NULL,
            unit VARCHAR NOT NULL,
            currency_id INTEGER,
            source_id INTEGER NOT NULL,
            source_date DATE NOT NULL,
            official_url VARCHAR NOT NULL,
            CONSTRAINT pk_country_fact PRIMARY KEY (id),
            CONSTRAINT ck_country_fact_kind CHECK (
                kind IN ('cost_of_living', 'proof_of_funds', 'work_while_studying', 'work_after_study')
            ),
            CONSTRAINT ck_country_fact_unit CHECK (unit IN ('per_month', 'per_year', 'hours_per_week', 'months')),
            CONSTRAINT ck_country_fact_value CHECK (value > 0),
            CONSTRAINT ck_country_fact_currency_of_money CHECK (
                (currency_id IS NOT NULL) = (unit IN ('per_month', 'per_year'))
            ),
            CONSTRAINT uq_country_fact_country_id_kind UNIQUE (country_id, kind),
            CONSTRAINT fk_country_fact_country_id FOREIGN KEY(country_id) REFERENCES country (id),
            CONSTRAINT fk_country_fact_currency_id FOREIGN KEY(currency_id) REFERENCES currency (id),
            CONSTRAINT fk_country_fact_source_id FOREIGN KEY(source_id) REFERENCES source (id)
        )
        """
    )
    op.execute(
        """
        CREATE TABLE country_faq (
            id SERIAL NOT NULL,
            country_id INTEGER NOT NULL,
            language VARCHAR NOT NULL,
            position INTEGER NOT NULL,
            question VARCHAR NOT NULL,
            answer VARCHAR NOT NULL,
            source_id INTEGER NOT NULL,
            source_date DATE NOT NULL,
            CONSTRAINT pk_country_faq PRIMARY KEY (id),
            CONSTRAINT ck_country_faq_language CHECK (language IN ('en', 'ur')),
            CONSTRAINT ck_country_faq_text CHECK (btrim(question) <> '' AND btrim(answer) <> ''),
            CONSTRAINT uq_country_faq_country_id_language_position UNIQUE (country_id, language, position),
            CONSTRAINT fk_country_faq_country_id FOREIGN KEY(country_id) REFERENCES country (id),
            CONSTRAINT fk_country_faq_source_id FOREIGN KEY(source_id) REFERENCES source (id)
        )
        """
    )
