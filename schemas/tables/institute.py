"""Institutes and their campuses.

Editors can change some columns that an import also writes. For each such column that an editor has changed, the column
`register_values` has the value from the register. An import keeps the value of the editor, and updates the value in
`register_values`.
"""

from typing import Any

from sqlalchemy import CheckConstraint
from sqlmodel import Field

from schemas.tables.base import (
    Provenance,
    Texts,
    build_code_constraint,
    build_object_column,
    build_reserved_slug_check,
    build_slug_check,
    build_translations_column,
    build_value_check,
)
from schemas.vocabulary.kinds import InstituteType, Sector, Status


class Institute(Provenance, table=True):
    """A university or college. tcf_ranking is the rank of the institute. ranking_source is the name of the ranking."""

    __tablename__ = "institute"
    __table_args__ = (
        build_slug_check(),
        build_reserved_slug_check("institute"),
        build_code_constraint(),
        build_value_check("institute_type", InstituteType),
        build_value_check("sector", Sector),
        build_value_check("status", Status),
        CheckConstraint("tcf_ranking > 0", name="tcf_ranking"),
        CheckConstraint("(tcf_ranking IS NULL) = (ranking_source IS NULL)", name="ranking_cited"),
    )

    id: int | None = Field(default=None, primary_key=True)
    slug: str = Field(unique=True)
    name: str
    trading_name: str | None = None
    institute_type: str
    institute_type_basis: str
    """The origin of institute_type: the source, or the rule that derived the type."""
    sector: str | None = None
    established: int | None = None
    country_id: int = Field(foreign_key="country.id", index=True)
    website: str | None = None
    logo: str | None = None
    tcf_ranking: int | None = None
    ranking_source: str | None = None
    meta_title: str | None = None
    meta_description: str | None = None
    description: str | None = None
    short_description: str | None = None
    priority: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    status: str = Field(default=Status.DRAFT, sa_column_kwargs={"server_default": "draft"})
    translations: Texts = Field(default_factory=dict, sa_column=build_translations_column())
    register_values: dict[str, Any] = Field(default_factory=dict, sa_column=build_object_column())


class Campus(Provenance, table=True):
    """A place where an institute teaches.

    A search for the city with city_id finds the campus, even if the campus is in a suburb.
    """

    __tablename__ = "campus"
    __table_args__ = (
        build_slug_check(),
        build_code_constraint(),
        build_value_check("status", Status),
        CheckConstraint("latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180", name="point"),
    )

    id: int | None = Field(default=None, primary_key=True)
    slug: str = Field(unique=True)
    name: str
    institute_id: int = Field(foreign_key="institute.id", index=True)
    city_id: int = Field(foreign_key="city.id", index=True)
    address: str | None = None
    suburb: str | None = None
    postcode: str | None = None
    latitude: float
    longitude: float
    point_source: str
    """The origin of latitude and longitude: the source, or a GeoNames entry."""
    status: str = Field(default=Status.DRAFT, sa_column_kwargs={"server_default": "draft"})
    translations: Texts = Field(default_factory=dict, sa_column=build_translations_column())
    register_values: dict[str, Any] = Field(default_factory=dict, sa_column=build_object_column())
