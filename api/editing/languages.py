"""The languages of the pages of editors."""

from api.staff.texts import Texts
from schemas.vocabulary.site_languages import SiteLanguage

EDITING_LANGUAGES = (SiteLanguage.ENGLISH, SiteLanguage.URDU)
"""Editors with another language see the pages in English."""


def both(english: str, urdu: str) -> Texts:
    return {SiteLanguage.ENGLISH: english, SiteLanguage.URDU: urdu}
