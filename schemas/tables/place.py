"""Places: region, country, state, city. The tree country, state, city always has three levels."""

from sqlalchemy import CheckConstraint, Column, Text, UniqueConstraint
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from schemas.tables.base import build_slug_check


def _build_other_names_column() -> Column[list[str]]:
    """Build the column for further names of a place: short forms, and names in other languages and scripts."""
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
    __table_args__ = (build_slug_check(),)

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
    """A first-level division. A country without divisions has one state with the name of the country."""

    __tablename__ = "state"
    __table_args__ = (build_slug_check(),)

    id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    slug: str = Field(unique=True)
    name: str
    country_id: int = Field(foreign_key="country.id", index=True)
    code: str | None
    """GeoNames admin1 code within the country."""
    other_names: list[str] = Field(sa_column=_build_other_names_column())


class City(SQLModel, table=True):
    """A city or town. id: the GeoNames id."""

    __tablename__ = "city"
    __table_args__ = (
        build_slug_check(),
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
    """A place of a postcode, from a file of postcodes. A suggestion uses its point; no filter uses the postcode.

    is_first: whether a search for the code alone suggests this place.
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
    """Empty when the file does not name the state."""
    latitude: float
    longitude: float
    is_first: bool
