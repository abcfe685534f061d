"""Formats dates for mails. The names of months do not depend on the locale of the server."""

from datetime import date

from schemas.texts.reading import TEXTS
from schemas.vocabulary.site_languages import SiteLanguage


def format_date(day: date, language: SiteLanguage) -> str:
    """Return a date such as "15 December 2026"."""
    return f"{day.day} {TEXTS[language].months[day.month - 1]} {day.year}"
