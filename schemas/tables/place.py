"""Places: region, country, state, city. The tree country, state, city always has three levels."""

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from schemas.tables.base import slug_check


class Region(SQLModel, table=True):
    __tablename__ = "region"
    __table_args__ = (slug_check(),)

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    type: str


class Country(SQLModel, table=True):
    __tablename__ = "country"
    __table_args__ = (slug_check(),)

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    iso2: str = Field(unique=True, max_length=2)
    iso3: str = Field(unique=True, max_length=3)
    continent: str
    currency_id: int | None = Field(foreign_key="currency.id")


class RegionCountry(SQLModel, table=True):
    __tablename__ = "region_country"

    region_id: int = Field(foreign_key="region.id", primary_key=True)
    country_id: int = Field(foreign_key="country.id", primary_key=True)


class State(SQLModel, table=True):
    """A first-level division; a country without any has one of its own name."""

    __tablename__ = "state"
    __table_args__ = (slug_check(),)

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    country_id: int = Field(foreign_key="country.id", index=True)
    code: str | None
    """GeoNames admin1 code within the country."""


class City(SQLModel, table=True):
    """A city or town; its id is the GeoNames id."""

    __tablename__ = "city"
    __table_args__ = (
        slug_check(),
        CheckConstraint("latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180", name="point"),
    )

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    state_id: int = Field(foreign_key="state.id", index=True)
    country_id: int = Field(foreign_key="country.id", index=True)
    latitude: float
    longitude: float
    population: int
