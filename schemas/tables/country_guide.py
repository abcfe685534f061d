"""Facts and questions about studying in a country, and the cost of living in cities.

Also the introductions that the team writes for countries and disciplines. The visa guides are in `visa.py`.
"""

from datetime import date
from decimal import Decimal

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlmodel import Field, SQLModel

from schemas.tables.base import Texts, build_language_check, build_translations_column, build_value_check
from schemas.vocabulary.kinds import CountryFactKind, FactUnit, LivingCostUnit, Status


class CountryFact(SQLModel, table=True):
    """A figure of one kind, such as the cost of living. A country has at most one fact of each kind.

    A fact has a currency if its unit is an amount of money per month or per year. source_date is the day on which
    somebody compared the figure with official_url.
    """

    __tablename__ = "country_fact"
    __table_args__ = (
        build_value_check("kind", CountryFactKind),
        build_value_check("unit", FactUnit),
        CheckConstraint("value > 0", name="value"),
        CheckConstraint(
            "(currency_id IS NOT NULL) = (unit IN ('per_month', 'per_year'))", name="currency_of_money"
        ),
        UniqueConstraint("country_id", "kind"),
    )

    id: int | None = Field(default=None, primary_key=True)
    country_id: int = Field(foreign_key="country.id")
    kind: str
    value: Decimal
    unit: str
    currency_id: int | None = Field(default=None, foreign_key="currency.id")
    source_id: int = Field(foreign_key="source.id")
    source_date: date
    official_url: str


class CityLivingCost(SQLModel, table=True):
    """What a student needs to live in a city, without the fee of the course. A city has at most one figure.

    value is an amount of the currency per `unit`. source_date is the day on which somebody compared the figure with
    official_url.
    """

    __tablename__ = "city_living_cost"
    __table_args__ = (build_value_check("unit", LivingCostUnit), CheckConstraint("value > 0", name="value"))

    id: int | None = Field(default=None, primary_key=True)
    city_id: int = Field(foreign_key="city.id", unique=True, ondelete="CASCADE")
    value: Decimal
    unit: str
    currency_id: int = Field(foreign_key="currency.id")
    source_id: int = Field(foreign_key="source.id")
    source_date: date
    official_url: str


class CountryFaq(SQLModel, table=True):
    """A question about studying in a country, with its answer, both as plain text. position is the sort key, from 1."""

    __tablename__ = "country_faq"
    __table_args__ = (
        build_language_check(),
        build_value_check("status", Status),
        CheckConstraint("btrim(question) <> '' AND btrim(answer) <> ''", name="text"),
        UniqueConstraint("country_id", "language", "position"),
    )

    id: int | None = Field(default=None, primary_key=True)
    country_id: int = Field(foreign_key="country.id")
    language: str
    position: int
    question: str
    answer: str
    source_id: int = Field(foreign_key="source.id")
    source_date: date
    status: str = Field(default=Status.PUBLISHED, sa_column_kwargs={"server_default": "published"})


class Introduction(SQLModel):
    """summary is plain text at the top of a page."""

    id: int | None = Field(default=None, primary_key=True)
    summary: str
    status: str = Field(default=Status.PUBLISHED, sa_column_kwargs={"server_default": "published"})


class CountryIntroduction(Introduction, table=True):
    __tablename__ = "country_introduction"
    __table_args__ = (build_value_check("status", Status),)

    country_id: int = Field(foreign_key="country.id", unique=True)
    translations: Texts = Field(default_factory=dict, sa_column=build_translations_column())


class DisciplineIntroduction(Introduction, table=True):
    __tablename__ = "discipline_introduction"
    __table_args__ = (build_value_check("status", Status),)

    discipline_id: int = Field(foreign_key="discipline.id", unique=True)
    translations: Texts = Field(default_factory=dict, sa_column=build_translations_column())
