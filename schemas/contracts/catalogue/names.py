"""The response of GET names/{language}: translated names of subjects, places and other reference data."""

from typing import Literal

from schemas.contracts.base import Output


class TranslatedNames(Output):
    """Translated names by slug. A value without a translation is absent, and the site shows its English name.

    - visa_requirements: by English text, because requirements have no slug.
    - states, cities: the places with a campus, by slug. A name is also listed by its English name, if all places with
      this English name have the same translation.
    - source: the author of the names. `own` means that they were written for this product. The names of states and
      cities also come from GeoNames, the Unicode CLDR and iso3166-2-db.
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
