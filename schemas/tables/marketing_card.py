"""Advertisements for campuses of an institute. Lists of results show the advertisements as cards."""

from sqlmodel import Field, SQLModel

from schemas.tables.base import build_value_check
from schemas.vocabulary.kinds import MarketingCardType


class MarketingCard(SQLModel, table=True):
    """A card has a front image and a back image for the list, and two further images for the grid.

    Each image is an address.

    position is the sort key, from 1.
    """

    __tablename__ = "marketing_card"
    __table_args__ = (build_value_check("card_type", MarketingCardType),)

    id: int | None = Field(default=None, primary_key=True)
    card_type: str
    heading: str
    list_card_img_front: str
    list_card_img_back: str
    grid_card_img_front: str
    grid_card_img_back: str
    institute_id: int = Field(foreign_key="institute.id", index=True, ondelete="CASCADE")
    position: int


class MarketingCardCampus(SQLModel, table=True):
    """A campus that the card advertises."""

    __tablename__ = "marketing_card_campus"

    marketing_card_id: int = Field(foreign_key="marketing_card.id", primary_key=True, ondelete="CASCADE")
    campus_id: int = Field(foreign_key="campus.id", primary_key=True, index=True, ondelete="CASCADE")
