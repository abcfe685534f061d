"""The response of names/{language}."""

from typing import Literal

from schemas.contracts.base import Output


class TranslatedNames(Output):
    """Names by slug. A value without a name in the language keeps its English name.

    source: who wrote the names; own means written for this product. is_reviewed: a speaker has read every name.
    """

    language: str
    source: Literal["own"]
    is_reviewed: bool
    degree_levels: dict[str, str]
    disciplines: dict[str, str]
    specializations: dict[str, str]
