"""Advertisements for campuses of an institute. Lists of results show the advertisements as cards."""

from sqlmodel import Field, SQLModel

from schemas.tables.base import Texts, build_translations_column, build_value_check
from schemas.vocabulary.kinds import MarketingCardType, Status


class MarketingCard(SQLModel, table=True):
    """A card has a front image and a back image for the list, and two further images for the grid.

    The columns of images contain addresses. detail_page_img is the image of the card's page. If detail_page_img is
    null, the page shows the front image of the list. content is HTML, which `schemas.html` sanitises.

    position is the sort key, from 1.
    """

    __tablename__ = "marketing_card"
    __table_args__ = (
        build_value_check("card_type", MarketingCardType),
        build_value_check("status", Status),
    )

    id: int | None = Field(default=None, primary_key=True)
    card_type: str
    heading: str
    list_card_img_front: str
    list_card_img_back: str
    grid_card_img_front: str
    grid_card_img_back: str
    detail_page_img: str | None = None
    content: str = Field(default="", sa_column_kwargs={"server_default": ""})
    institute_id: int = Field(foreign_key="institute.id", index=True, ondelete="CASCADE")
    position: int
    status: str = Field(default=Status.PUBLISHED, sa_column_kwargs={"server_default": "published"})
    translations: Texts = Field(default_factory=dict, sa_column=build_translations_column())


class MarketingCardCampus(SQLModel, table=True):
    """A campus that the card advertises."""

    __tablename__ = "marketing_card_campus"

    marketing_card_id: int = Field(foreign_key="marketing_card.id", primary_key=True, ondelete="CASCADE")
    campus_id: int = Field(foreign_key="campus.id", primary_key=True, index=True, ondelete="CASCADE")
