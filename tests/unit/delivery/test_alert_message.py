"""The mail of an alert. Names of courses and searches can contain any text."""

from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any
from uuid import UUID

import pytest

from indexer.delivery.alerts.content import AlertContent, ListedCourse
from indexer.delivery.mail.alert_message import AlertLinks, AlertMail, build_alert_message, clean_name
from schemas.texts.reading import TEXTS
from schemas.vocabulary.site_languages import SiteLanguage

ALERT_ID = UUID("0b0f5f6e-6f5b-4ea0-9a34-3f0f8f3b7c11")
SITE = "https://meridian.example"
UNSUBSCRIBE = f"{SITE}/api/alerts/unsubscribe?token=abc"
LINKS = AlertLinks(f"{SITE}/search?a=1&b=%22", f"{SITE}/course-detail", f"{SITE}/saved-searches", UNSUBSCRIBE)
HOSTILE = (
    "<img src=x onerror=alert(1)>",
    "Law\r\nBcc: victim@example.org",
    "{secret} {0} %s {{course}}",
    "\u202egnp.exe\u202c\u2066\u200b",
    "قانون & 'LLB' \"Hons\"",
    "\x00\x1b[31mred",
    "https://evil.example/login " + "a" * 5_000,
    "\ud800 lone",
)


def build_course(name: str, **changes: Any) -> ListedCourse:
    course: ListedCourse = {
        "id": 1, "slug": "law", "name": name, "institute": name, "country": "Canada", "fee": 32_000.0,
        "currency": "AUD", "old_fee": None, "facts": [], "month": None,
    }  # fmt: skip
    return {**course, **changes}  # type: ignore[typeddict-item]


def build(name: str, content: AlertContent, language: SiteLanguage = SiteLanguage.ENGLISH) -> EmailMessage:
    message = build_alert_message(
        AlertMail(ALERT_ID, name, content, LINKS), language, "Meridian <a@meridian.example>", "b@example.org"
    )
    parsed = message_from_bytes(message.as_bytes(), policy=policy.default)
    assert isinstance(parsed, EmailMessage)
    return parsed


def build_content(name: str) -> AlertContent:
    kinds = {
        "new": build_course(name),
        "cheaper": build_course(name, old_fee=35_000.0),
        "changed": build_course(name, facts=["fee", "duration"]),
        "closing_soon": build_course(name, month=2, deadline="2027-01-15"),
        "intake_soon": build_course(name, month=2, fee=None),
    }
    return {
        "total": 1_234,
        "counts": {kind: 1_000 if kind == "new" else 1 for kind in kinds},
        "listed": {kind: [course] for kind, course in kinds.items()},
        "problem": None,
        "problem_field": None,
    }


def read_part(mail: EmailMessage, kind: str) -> str:
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


@pytest.mark.parametrize("language", SiteLanguage)
@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_hostile_names_change_neither_headers_nor_html(name: str, language: SiteLanguage) -> None:
    mail = build(name, build_content(name), language)
    plain, reference = build("Law", build_content("Law"), language), mail
    assert sorted(plain.keys()) == sorted(reference.keys())
    assert mail["To"] == "b@example.org"
    text, html = read_part(mail, "plain"), read_part(mail, "html")
    assert "<img" not in html
    assert html.count("<a ") == read_part(plain, "html").count("<a ")
    assert text.count("\n") == read_part(plain, "plain").count("\n")
    assert not set("\x00\x1b\u202e\u202c\u2066\u200b") & set(text + html + str(mail["Subject"]))
    assert max(map(len, text.splitlines())) < 400


def test_the_mail_has_the_headers_of_one_click_unsubscribing() -> None:
    mails = [build("Law", build_content("Law")) for _ in range(2)]
    for mail in mails:
        assert mail["Message-ID"] == f"<alert-{ALERT_ID}@meridian.example>"
        assert mail["List-Unsubscribe"] == f"<{UNSUBSCRIBE}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["Auto-Submitted"] == "auto-generated"


def test_the_mail_lists_the_changes_in_words() -> None:
    mail = build("Law in Canada", build_content("LLB"))
    assert (
        mail["Subject"] == "Law in Canada: 1,000 new, 1 cheaper, 1 changed, 1 closing soon, 1 starting soon"
    )
    text = read_part(mail, "plain").replace("\u2068", "").replace("\u2069", "").replace("\r\n", "\n")
    for part in (
        "New courses (1,000)",
        "LLB\nhttps://meridian.example/course-detail/law\nLLB, Canada\nAUD 32,000 per year\n",
        "and 999 more\nhttps://meridian.example/search?a=1&b=%22",
        "AUD 32,000 per year, before: AUD 35,000",
        "Changed: fee, duration",
        "Applications close soon (1)",
        "Applications close on 15 January 2027.\n\n",
        "Next intake: February.",
        "All 1,234 courses of this search",
        f"Stop these mails\n{UNSUBSCRIBE}",
    ):
        assert part in text
    assert 'href="https://meridian.example/search?a=1&amp;b=%22"' in read_part(mail, "html")


@pytest.mark.parametrize("language", SiteLanguage)
def test_a_problem_is_explained(language: SiteLanguage) -> None:
    content: AlertContent = {
        "total": 12_345, "counts": {}, "listed": {}, "problem": "too_many", "problem_field": None,
    }  # fmt: skip
    mail = build("", content, language)
    assert str(mail["Subject"]).startswith(TEXTS[language].alerts.followed)
    assert "12,345" in read_part(mail, "plain")


def test_a_long_name_is_shortened() -> None:
    assert clean_name("a" * 300) == "a" * 199 + "…"
