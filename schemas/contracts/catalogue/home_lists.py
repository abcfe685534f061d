"""The lists of the home page, and the advertisements between search results (specification, sections 2 and 3)."""

from typing import Literal

from schemas.contracts.base import Named, Output
from schemas.contracts.catalogue.groups import Translations


class ScholarshipCountry(Named):
    """A country with scholarships.

    scholarship_count is the number of published scholarships for studies in the country.
    """

    iso2: str
    scholarship_logo: str | None
    scholarship_count: int


class MarketingCard(Output):
    """An advertisement for campuses of one institute. Each image is the address of an image file."""

    id: int
    card_type: Literal["image_card"]
    heading: str
    list_card_img_front: str
    list_card_img_back: str
    grid_card_img_front: str
    grid_card_img_back: str
    institute_slug: str
    institute_name: str
    institute_campus_slug: list[str]


class MarketingCardPage(Output):
    """One page of at most 27 advertisements. `count` is the number of advertisements on all pages."""

    count: int
    results: list[MarketingCard]


class MarketingCardDetail(MarketingCard):
    """An advertisement with the content of its page.

    - detail_page_img: the address of the image above the text.
    - content: the text as sanitised HTML. It is empty if the page has no text.
    - is_sample: true if the advertisement is invented.
    """

    detail_page_img: str
    content: str
    is_sample: bool
    translations: Translations
