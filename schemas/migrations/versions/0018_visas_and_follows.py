"""Adds visa guides by country, and the institutes that a person follows."""

from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.execute(
        """
        CREATE TABLE visa_guide (
            country_id INTEGER NOT NULL,
            source_id INTEGER NOT NULL,
            source_date DATE NOT NULL,
            official_url VARCHAR NOT NULL,
            requirements TEXT[] NOT NULL,
            fee_amount NUMERIC,
            fee_currency_id INTEGER,
            weeks_min INTEGER,
            weeks_max INTEGER,
            CONSTRAINT pk_visa_guide PRIMARY KEY (country_id),
            CONSTRAINT ck_visa_guide_fee CHECK ((fee_amount IS NULL) = (fee_currency_id IS NULL)),
            CONSTRAINT ck_visa_guide_weeks CHECK (weeks_min <= weeks_max),
            CONSTRAINT fk_visa_guide_country_id FOREIGN KEY(country_id) REFERENCES country (id),
            CONSTRAINT fk_visa_guide_source_id FOREIGN KEY(source_id) REFERENCES source (id),
            CONSTRAINT fk_visa_guide_fee_currency_id FOREIGN KEY(fee_currency_id) REFERENCES currency (id)
        )
        """
    )
    op.execute(
        """
        CREATE TABLE institute_follow (
            person_id INTEGER NOT NULL,
            institute_id INTEGER NOT NULL,
            created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
            CONSTRAINT pk_institute_follow PRIMARY KEY (person_id, institute_id),
            CONSTRAINT fk_institute_follow_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE,
            CONSTRAINT fk_institute_follow_institute_id FOREIGN KEY(institute_id)
                REFERENCES institute (id) ON DELETE CASCADE
        )
        """
    )
    op.execute("CREATE INDEX ix_institute_follow_institute_id ON institute_follow (institute_id)")
