"""Places: regions, countries, states, cities and postcodes.

Every city belongs to a state, and every state belongs to a country.
"""

from sqlalchemy import CheckConstraint, Column, Text, UniqueConstraint
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from schemas.tables.base import build_reserved_slug_check, build_slug_check


def _build_other_names_column() -> Column[list[str]]:
    """Build the column for short forms of a name, and for names in other languages."""
    return Column(ARRAY(Text), nullable=False, server_default="{}")


class Region(SQLModel, table=True):
    __tablename__ = "region"
    __table_args__ = (build_slug_check(),)

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    type: str


class Country(SQLModel, table=True):
    __tablename__ = "country"
    __table_args__ = (build_slug_check(), build_reserved_slug_check("country"))

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    iso2: str = Field(unique=True, max_length=2)
    iso3: str = Field(unique=True, max_length=3)
    continent: str
    currency_id: int | None = Field(foreign_key="currency.id")
    other_names: list[str] = Field(sa_column=_build_other_names_column())


class RegionCountry(SQLModel, table=True):
    __tablename__ = "region_country"

    region_id: int = Field(foreign_key="region.id", primary_key=True)
    country_id: int = Field(foreign_key="country.id", primary_key=True)


class State(SQLModel, table=True):
    """A first-level division of a country. A country without divisions has one state with the country's name."""

    __tablename__ = "state"
    __table_args__ = (build_slug_check(), build_reserved_slug_check("state"))

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    country_id: int = Field(foreign_key="country.id", index=True)
    code: str | None
    """The GeoNames admin1 code, which is unique within the country."""
    other_names: list[str] = Field(sa_column=_build_other_names_column())


class City(SQLModel, table=True):
    """A city or town. The id is the id in GeoNames."""

    __tablename__ = "city"
    __table_args__ = (
        build_slug_check(),
        build_reserved_slug_check("city"),
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
    other_names: list[str] = Field(sa_column=_build_other_names_column())


class Postcode(SQLModel, table=True):
    """A place with a postcode, from an imported file.

    If a visitor selects a suggested postcode, the search finds courses around the point of the postcode.

    Several places can have the same code. is_first is true for the place that is suggested for the code.
    """

    __tablename__ = "postcode"
    __table_args__ = (
        UniqueConstraint("country_id", "code", "place", "state_name"),
        CheckConstraint("latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180", name="point"),
        CheckConstraint("code <> '' AND place <> ''", name="named"),
    )

    id: int | None = Field(default=None, primary_key=True)
    country_id: int = Field(foreign_key="country.id")
    code: str
    place: str
    state_name: str
    """Empty if the file has no state for the place."""
    latitude: float
    longitude: float
    is_first: bool
