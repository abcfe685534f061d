"""The languages of the site. `make generate` writes them to `web/src/shared/texts/languageTable.ts`."""

import re
from enum import StrEnum
from typing import Literal, Self

LANGUAGE_KEY = "lang"
"""The key of the language in the query of an address. English pages have no language in their address."""


class SiteLanguage(StrEnum):
    """A language of the site, of its mails and of the country guides, as an ISO 639-1 code. English is the first."""

    native_name: str
    """The name of the language in the language itself."""
    direction: Literal["ltr", "rtl"]
    locale: str
    """The locale of the web for numbers, dates and plural forms. Its digits are Latin."""

    # The defaults are only for type checkers, which check the look-up `SiteLanguage("ur")` against this signature.
    def __new__(
        cls, code: str, native_name: str = "", direction: Literal["ltr", "rtl"] = "ltr", locale: str = ""
    ) -> Self:
        language = str.__new__(cls, code)
        language._value_ = code
        language.native_name = native_name
        language.direction = direction
        language.locale = locale
        return language

    ENGLISH = "en", "English", "ltr", "en-GB"
    URDU = "ur", "اردو", "rtl", "ur-PK"
    ARABIC = "ar", "العربية", "rtl", "ar-u-nu-latn"


DEFAULT_LANGUAGE = SiteLanguage.ENGLISH


def parse_stored_language(code: str) -> SiteLanguage:
    """Return a stored language, or English if a newer release has stored a language that this release does not have."""
    return SiteLanguage(code) if code in tuple(SiteLanguage) else DEFAULT_LANGUAGE


def find_accepted_language(accept_language: str) -> SiteLanguage:
    """Return the first language of the header Accept-Language, or English if the site does not have this language."""
    first = re.split("[-,;]", accept_language.strip().lower())[0].strip()
    return next((each for each in SiteLanguage if first == each), DEFAULT_LANGUAGE)
