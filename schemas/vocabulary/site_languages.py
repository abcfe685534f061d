"""The languages of the site. The web has the same languages in `web/src/shared/texts/languages.ts`."""

from dataclasses import dataclass
from typing import Literal

LANGUAGE_KEY = "lang"
"""The key of the language in the query of an address. English pages have no language in their address."""

DEFAULT_LANGUAGE = "en"


@dataclass(frozen=True, slots=True)
class SiteLanguage:
    """A language of the site.

    - direction: the direction of its writing.
    - title, description: the head of a page without its own head. None keeps the texts of index.html.
    """

    direction: Literal["ltr", "rtl"]
    title: str | None = None
    description: str | None = None


SITE_LANGUAGES: dict[str, SiteLanguage] = {
    "en": SiteLanguage("ltr"),
    "ur": SiteLanguage(
        "rtl",
        "میریڈیئن: بیرونِ ملک تعلیم کا دیانت دارانہ موازنہ",
        "مضمون، ڈگری کی سطح اور جگہ کے لحاظ سے بیرونِ ملک کورسز تلاش کریں۔ "
        "فیس، دورانیے اور آغاز کی تاریخ سے کورسز کا موازنہ کریں۔",
    ),
}
"""The languages by ISO 639-1 code. English is first."""
