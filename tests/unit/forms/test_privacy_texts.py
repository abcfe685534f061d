"""The privacy notice names the periods after which rows are deleted."""

import re

import pytest

from schemas.settings import ROOT
from schemas.vocabulary.accounts import (
    CODE_MINUTES,
    REGISTRATION_HOURS,
    RESET_MINUTES,
    SESSION_DAYS,
    SESSION_IDLE_DAYS,
)
from schemas.vocabulary.retention import RETENTION, SEARCH_LOG
from schemas.vocabulary.site_languages import SiteLanguage

WEB_TEXTS = ROOT / "web" / "src" / "shared" / "texts"
ENGLISH = WEB_TEXTS / "legal" / "legal.en.ts"
LEGAL_TEXTS = re.compile(r"^  legal: \{$.*?^  \},$", re.MULTILINE | re.DOTALL)
DAYS = {each.days for each in (*RETENTION.values(), SEARCH_LOG) if each.days > 1}
"""The retention times in days that the notice must name.

Retention times of one day are left out. They apply to registrations, for which the notice names hours, and to technical
records without personal data.
"""


DAY_WORDS = {SiteLanguage.ENGLISH: "days", SiteLanguage.URDU: "دن", SiteLanguage.ARABIC: "يوماً"}
HOURS = {SiteLanguage.ENGLISH: "hours", SiteLanguage.URDU: "گھنٹے", SiteLanguage.ARABIC: "ساعة"}
MINUTES = {SiteLanguage.ENGLISH: "minutes", SiteLanguage.URDU: "منٹ", SiteLanguage.ARABIC: "دق"}
"""The word for minutes. In Arabic, only the common beginning of the forms for 10 and for 30 minutes."""


def name_days(days: int, language: SiteLanguage) -> str:
    return "يومين" if (days, language) == (2, SiteLanguage.ARABIC) else f"{days} {DAY_WORDS[language]}"


def read_legal_texts(language: SiteLanguage) -> str:
    if language is SiteLanguage.ENGLISH:
        return ENGLISH.read_text("utf-8")
    (found,) = LEGAL_TEXTS.findall((WEB_TEXTS / "languages" / f"{language}.ts").read_text("utf-8"))
    return str(found)


@pytest.mark.parametrize("language", SiteLanguage)
def test_the_privacy_notice_names_every_period(language: SiteLanguage) -> None:
    text = read_legal_texts(language)
    periods = [
        *(name_days(days, language) for days in (*sorted(DAYS), SESSION_IDLE_DAYS, SESSION_DAYS)),
        f"{REGISTRATION_HOURS} {HOURS[language]}",
        *(f"{minutes} {MINUTES[language]}" for minutes in (CODE_MINUTES, RESET_MINUTES)),
    ]
    assert [period for period in periods if period not in text] == []
