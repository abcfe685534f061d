"""Renders the page on which a person stops the alerts of a saved search. It needs no session and no JavaScript."""

from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from api.staff.pages import FOLDER as STAFF_FOLDER
from api.staff.pages import HEADERS, find_language, find_urdu_font
from schemas.vocabulary.accounts import MailLanguage

FOLDER = Path(__file__).parent / "templates"


class Step(StrEnum):
    ASK = "ask"
    DONE = "done"
    UNKNOWN = "unknown"


_FRAME: dict[str, dict[MailLanguage, str]] = {
    "site": {MailLanguage.ENGLISH: "Meridian", MailLanguage.URDU: "میریڈیئن"},
    "skip": {MailLanguage.ENGLISH: "Skip to content", MailLanguage.URDU: "مواد پر جائیں"},
    "home": {MailLanguage.ENGLISH: "Home", MailLanguage.URDU: "ہوم"},
    "saved": {MailLanguage.ENGLISH: "Your saved searches", MailLanguage.URDU: "آپ کی محفوظ تلاشیں"},
}
_TEXTS: dict[Step, dict[MailLanguage, tuple[str, str, str]]] = {
    Step.ASK: {
        MailLanguage.ENGLISH: (
            "Stop these mails?",
            "You get no more mails about this saved search. The search itself stays saved.",
            "Stop the mails",
        ),
        MailLanguage.URDU: (
            "یہ ای میلز بند کریں؟",
            "آپ کو اس محفوظ تلاش کے بارے میں مزید ای میلز نہیں ملیں گی۔ تلاش خود محفوظ رہے گی۔",
            "ای میلز بند کریں",
        ),
    },
    Step.DONE: {
        MailLanguage.ENGLISH: ("The mails are stopped", "You get no more mails about this saved search.", ""),
        MailLanguage.URDU: (
            "ای میلز بند ہیں",
            "آپ کو اس محفوظ تلاش کے بارے میں مزید ای میلز نہیں ملیں گی۔",
            "",
        ),
    },
    Step.UNKNOWN: {
        MailLanguage.ENGLISH: (
            "This link is not valid",
            "The saved search was deleted, or the address is incomplete. Nothing was changed.",
            "",
        ),
        MailLanguage.URDU: (
            "یہ لنک درست نہیں ہے",
            "محفوظ تلاش حذف ہو چکی ہے، یا پتا نامکمل ہے۔ کچھ تبدیل نہیں کیا گیا۔",
            "",
        ),
    },
}


@lru_cache
def _get_environment() -> Environment:
    return Environment(
        loader=FileSystemLoader([FOLDER, STAFF_FOLDER]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render_unsubscribe_page(request: Request, step: Step, status: int, name: str, saved: str) -> HTMLResponse:
    """name: the name of the saved search, or "". saved: the path of the page with the saved searches."""
    language = find_language(request)
    heading, text, button = _TEXTS[step][language]
    html = (
        _get_environment()
        .get_template("unsubscribe.html")
        .render(
            language=language.value,
            direction="rtl" if language is MailLanguage.URDU else "ltr",
            t={key: texts[language] for key, texts in _FRAME.items()},
            urdu_font=find_urdu_font() if language is MailLanguage.URDU else None,
            heading=heading,
            text=text,
            button=button,
            name=name,
            saved=saved,
        )
    )
    return HTMLResponse(html, status, HEADERS)
