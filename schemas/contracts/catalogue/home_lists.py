"""The lists of the home page and the advertisements among results (specification, sections 2 and 3)."""

from typing import Literal

from schemas.contracts.base import Named, Output


class ListedApplyPortal(Named):
    """logo: the address of an image, or null; summary: the purpose of the portal in one sentence."""

    logo: str | None
    summary: str


class ListedInstituteGroup(Named):
    """institute_count: published institutes of the group; summary: the members of the group in one sentence."""

    logo: str | None
    summary: str
    institute_count: int


class ScholarshipCountry(Named):
    """A country with scholarships. scholarship_count is null because the catalogue has no scholarships yet."""

    iso2: str
    scholarship_logo: str | None
    scholarship_count: int | None


class MarketingCard(Output):
    """An advertisement for campuses of an institute. The images are addresses."""

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
    """One page of 27 advertisements. count: advertisements on all pages."""

    count: int
    results: list[MarketingCard]
