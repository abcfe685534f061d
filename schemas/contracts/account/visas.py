"""Visa guides, and the institutes that a person follows."""

from schemas.contracts.base import Named, Output
from schemas.contracts.catalogue.groups import Translations


class VisaGuideEntry(Output):
    """The requirements of a country for a student visa.

    - translations: the requirements in other languages, as one text with a requirement on each line.
    - fee_amount, fee_currency: null if unknown. fee_currency is a code such as GBP.
    - weeks_min, weeks_max: the time until the decision, or null.
    - source: the author of the entry.
    - source_date: the day on which the entry was compared with official_url (ISO 8601).
    - is_sample: true if the entry is illustrative.
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
    """The institutes that the person follows. The institute followed last is first."""

    results: list[Named]
