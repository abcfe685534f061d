"""The lists of the home page, and the advertisements between search results (specification, sections 2 and 3)."""

from typing import Literal

from schemas.contracts.base import Named, Output


class ListedApplyPortal(Named):
    """A web portal where students apply.

    - logo: the address of an image, or null.
    - summary: one sentence about the purpose of the portal.
    """

    logo: str | None
    summary: str


class ListedInstituteGroup(Named):
    """A group of institutes, such as the Russell Group.

    - summary: one sentence about the members of the group.
    - institute_count: the published institutes of the group.
    """

    logo: str | None
    summary: str
    institute_count: int


class ScholarshipCountry(Named):
    """A country that offers scholarships.

    scholarship_count is null because the catalogue has no scholarships yet.
    """

    iso2: str
    scholarship_logo: str | None
    scholarship_count: int | None


class MarketingCard(Output):
    """An advertisement for campuses of one institute. Each image is an address."""

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
