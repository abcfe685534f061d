"""The privacy notice names the periods after which rows are deleted."""

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

BUNDLES = ROOT / "web" / "src" / "shared" / "texts" / "bundles"
DAYS = {each.days for each in (*RETENTION.values(), SEARCH_LOG) if each.days > 1}
"""The retention times in days that the notice must name.

Retention times of one day are left out. They belong to registrations, for which the notice names hours, and to
technical records that belong to no person.
"""


@pytest.mark.parametrize("language", ["en", "ur"])
def test_the_privacy_notice_names_every_period(language: str) -> None:
    text = (BUNDLES / f"legal.{language}.ts").read_text("utf-8")
    day, hour, minute = ("days", "hours", "minutes") if language == "en" else ("دن", "گھنٹے", "منٹ")
    periods = [
        *(f"{days} {day}" for days in (*sorted(DAYS), SESSION_IDLE_DAYS, SESSION_DAYS)),
        f"{REGISTRATION_HOURS} {hour}",
        *(f"{minutes} {minute}" for minutes in (CODE_MINUTES, RESET_MINUTES)),
    ]
    assert [period for period in periods if period not in text] == []
