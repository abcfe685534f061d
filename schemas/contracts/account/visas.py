"""Visa guides, and the institutes that a person follows."""

from schemas.contracts.base import Named, Output
from schemas.contracts.catalogue.groups import Translations


class VisaGuideEntry(Output):
    """The visa guide of a country: the requirements for a student visa.

    - translations: the requirements in other languages. A translation is one text with one requirement on each line.
    - fee_amount, fee_currency: the fee for the visa, or null if it is unknown. fee_currency is a code such as GBP.
    - weeks_min, weeks_max: the time until the decision in weeks, or null if it is unknown.
    - source: the author of the guide.
    - source_date: the day on which the guide was compared with official_url (ISO 8601).
    - is_sample: true if the guide is illustrative.
    """

    country: Named
    requirements: list[str]
    translations: Translations
    fee_amount: float | None
    fee_currency: str | None
    weeks_min: int | None
    weeks_max: int | None
    source: str
    source_date: str
    official_url: str
    is_sample: bool


class VisaGuideList(Output):
    """The visa guides, sorted by country name."""

    results: list[VisaGuideEntry]


class FollowedInstitutes(Output):
    """The published institutes that the person follows. The institute that the person has followed last is first."""

    results: list[Named]
