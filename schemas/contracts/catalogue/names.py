"""The response of GET names/{language}: translated names of subjects, places and other reference data."""

from typing import Literal

from schemas.contracts.base import Output


class TranslatedNames(Output):
    """The translated names in one language.

    The keys with names, such as `disciplines`, map the slug of a value to its translated name. A value without a
    translation is absent, and the site shows its English name.

    - visa_requirements: maps the English text to the translation, because requirements have no slug.
    - states, cities: the places with a campus. The English name of a place is a further key, if all places with this
      English name have the same translation.
    - source: who wrote the names. `own` means that they were written for this product. Names of states and cities were
      also taken from GeoNames, the Unicode CLDR and iso3166-2-db.
    - is_reviewed: true if a speaker of the language has read every name.
    """

    language: str
    source: Literal["own"]
    is_reviewed: bool
    degree_levels: dict[str, str]
    disciplines: dict[str, str]
    specializations: dict[str, str]
    regions: dict[str, str]
    visa_requirements: dict[str, str]
    states: dict[str, str]
    cities: dict[str, str]
