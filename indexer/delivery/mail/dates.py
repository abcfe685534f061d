"""Formats dates for mails. The names of months do not depend on the locale of the server."""

from datetime import date

from schemas.vocabulary.accounts import MailLanguage

_MONTHS: dict[MailLanguage, tuple[str, ...]] = {
    MailLanguage.ENGLISH: (
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ),
    MailLanguage.URDU: (
        "جنوری", "فروری", "مارچ", "اپریل", "مئی", "جون", "جولائی", "اگست", "ستمبر", "اکتوبر", "نومبر", "دسمبر",
    ),
}  # fmt: skip


def format_date(day: date, language: MailLanguage) -> str:
    """Return a date such as "15 December 2026"."""
    return f"{day.day} {_MONTHS[language][day.month - 1]} {day.year}"
