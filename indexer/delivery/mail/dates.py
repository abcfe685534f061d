"""Formats dates for mails. The names of months do not depend on the locale of the server."""

from datetime import date

from schemas.vocabulary.site_languages import SiteLanguage

MONTHS: dict[SiteLanguage, tuple[str, ...]] = {
    SiteLanguage.ENGLISH: (
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ),
    SiteLanguage.URDU: (
        "جنوری", "فروری", "مارچ", "اپریل", "مئی", "جون", "جولائی", "اگست", "ستمبر", "اکتوبر", "نومبر", "دسمبر",
    ),
    SiteLanguage.ARABIC: (
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
        "ديسمبر",
    ),
}  # fmt: skip


def format_date(day: date, language: SiteLanguage) -> str:
    """Return a date such as "15 December 2026"."""
    return f"{day.day} {MONTHS[language][day.month - 1]} {day.year}"
