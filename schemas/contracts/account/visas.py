"""Visa guides, and the institutes that a person follows."""

from schemas.contracts.base import Named, Output


class VisaGuideEntry(Output):
    """What a country asks for a student visa.

    - fee_amount, fee_currency: null when unknown; fee_currency is a code such as GBP.
    - weeks_min, weeks_max: the time of the decision, or null.
    - source: who wrote the entry. source_date: when it was compared with official_url (ISO 8601).
    - is_sample: the entry is illustrative.
    """

    country: Named
    requirements: list[str]
    fee_amount: float | None
    fee_currency: str | None
    weeks_min: int | None
    weeks_max: int | None
    source: str
    source_date: str
    official_url: str
    is_sample: bool


class VisaGuideList(Output):
    """results: by the name of the country."""

    results: list[VisaGuideEntry]


class FollowedInstitutes(Output):
    """results: the institutes that the person follows, the newest first."""

    results: list[Named]
