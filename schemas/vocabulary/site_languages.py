"""The languages of the site. `make generate` writes them to `web/src/shared/texts/languageTable.ts`."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

LANGUAGE_KEY = "lang"
"""The key of the language in the query of an address. English pages have no language in their address."""


class SiteLanguage(StrEnum):
    """The languages of the site, of its mails and of the country guides (ISO 639-1). English is first."""

    ENGLISH = "en"
    URDU = "ur"
    ARABIC = "ar"


DEFAULT_LANGUAGE = SiteLanguage.ENGLISH


@dataclass(frozen=True, slots=True)
class LanguageOptions:
    """How pages in a language look.

    - name: the name of the language in the language itself.
    - direction: the direction of its writing.
    - locale: the locale of the web for numbers, dates and plural forms. Its digits are Latin.
    - title, description: the head of a page without its own head. None keeps the texts of index.html.
    """

    name: str
    direction: Literal["ltr", "rtl"]
    locale: str
    title: str | None = None
    description: str | None = None


SITE_LANGUAGES: Mapping[str, LanguageOptions] = {
    SiteLanguage.ENGLISH: LanguageOptions("English", "ltr", "en-GB"),
    SiteLanguage.URDU: LanguageOptions(
        "اردو",
        "rtl",
        "ur-PK",
        "میریڈیئن: بیرونِ ملک تعلیم کا دیانت دارانہ موازنہ",
        "مضمون، ڈگری کی سطح اور جگہ کے لحاظ سے بیرونِ ملک کورسز تلاش کریں۔ "
        "فیس، دورانیے اور آغاز کی تاریخ سے کورسز کا موازنہ کریں۔",
    ),
    SiteLanguage.ARABIC: LanguageOptions(
        "العربية",
        "rtl",
        "ar-u-nu-latn",
        "ميريديان: مقارنة أمينة للدراسة في الخارج",
        "ابحث عن برامج الدراسة في الخارج حسب المادة والدرجة والمكان. قارن البرامج حسب الرسوم والمدة وموعد البدء.",
    ),
}
"""The options of each `SiteLanguage`, in the same order."""


def find_accepted_language(accept_language: str) -> SiteLanguage:
    """Return the first language of the header Accept-Language, or English if the site does not have this language."""
    first = accept_language.strip().lower()
    return next((each for each in SiteLanguage if first.startswith(each)), DEFAULT_LANGUAGE)
