"""The languages of the pages of editors."""

from collections.abc import Mapping

from schemas.texts.reading import TEXTS
from schemas.vocabulary.site_languages import SiteLanguage

Texts = Mapping[SiteLanguage, str]
"""A text in each language of the pages of editors."""

EDITING_LANGUAGES = (SiteLanguage.ENGLISH, SiteLanguage.URDU)
"""Editors with another language see the pages in English."""

LANGUAGE_NAMES: Mapping[str, Texts] = {
    language.value: texts.names_for_editors for language, texts in TEXTS.items()
}
"""The name of each language of the site, by its code."""


def both(english: str, urdu: str) -> Texts:
    return {SiteLanguage.ENGLISH: english, SiteLanguage.URDU: urdu}
