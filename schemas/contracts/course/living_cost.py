"""The cost of living in the cities of a course or a campus."""

from typing import Literal

from schemas.contracts.base import Named, Output


class CityLivingCost(Output):
    """The cost of living for a student in a city. The fee of the course is not included.

    - value: an amount of `currency` per `unit`.
    - currency: a code such as GBP.
    - source_date: the day on which the figure was compared with official_url (ISO 8601).
    - is_sample: true if the figure is illustrative.
    """

    city: Named
    value: float
    unit: Literal["per_month", "per_year"]
    currency: str
    source: str
    source_date: str
    official_url: str
    is_sample: bool
