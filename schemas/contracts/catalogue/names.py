"""The response of GET names/{language}: translated names of degree levels, subjects, regions and visa requirements."""

from typing import Literal

from schemas.contracts.base import Output


class TranslatedNames(Output):
    """Translated names by slug. A value without a translation is absent, and the site shows its English name.

    - visa_requirements: by English text, because requirements have no slug.
    - source: the author of the names. `own` means that they were written for this product.
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
