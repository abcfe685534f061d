"""What the home page shows, and the advertisements among results (specification, sections 2 and 3)."""

from typing import Literal

from schemas.contracts.base import Named, Output


class ListedApplyPortal(Named):
    """logo: the address of a picture, or null; summary: what the portal is for, one sentence."""

    logo: str | None
    summary: str


class ListedInstituteGroup(Named):
    """institute_count: its published institutes in the catalogue; summary: who forms it, one sentence."""

    logo: str | None
    summary: str
    institute_count: int


class ScholarshipCountry(Named):
    """A country shown for its scholarships; scholarship_count is null until scholarships exist."""

    iso2: str
    scholarship_logo: str | None
    scholarship_count: int | None


class MarketingCard(Output):
    """An advertisement of campuses of an institute; the images are addresses of pictures."""

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
    """One page of 27; count: of all pages."""

    count: int
    results: list[MarketingCard]
