"""Renders the page on which a person stops the alerts of a saved search. It needs no session and no JavaScript."""

from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from api.staff.pages import FOLDER as STAFF_FOLDER
from api.staff.pages import HEADERS, describe_language, find_language
from schemas.unsubscribe_tokens import UNSUBSCRIBE_PATH
from schemas.vocabulary.site_languages import SiteLanguage

FOLDER = Path(__file__).parent / "templates"


class Step(StrEnum):
    ASK = "ask"
    DONE = "done"
    UNKNOWN = "unknown"


FRAME: dict[str, dict[SiteLanguage, str]] = {
    "site": {
        SiteLanguage.ENGLISH: "Meridian",
        SiteLanguage.URDU: "میریڈیئن",
        SiteLanguage.ARABIC: "ميريديان",
    },
    "skip": {
        SiteLanguage.ENGLISH: "Skip to content",
        SiteLanguage.URDU: "مواد پر جائیں",
        SiteLanguage.ARABIC: "انتقل إلى المحتوى",
    },
    "home": {
        SiteLanguage.ENGLISH: "Home",
        SiteLanguage.URDU: "ہوم",
        SiteLanguage.ARABIC: "الرئيسية",
    },
    "saved": {
        SiteLanguage.ENGLISH: "Your saved searches",
        SiteLanguage.URDU: "آپ کی محفوظ تلاشیں",
        SiteLanguage.ARABIC: "عمليات بحثك المحفوظة",
    },
}
TEXTS: dict[Step, dict[SiteLanguage, tuple[str, str, str]]] = {
    Step.ASK: {
        SiteLanguage.ENGLISH: (
            "Stop these mails?",
            "You get no more mails about this saved search. The search itself stays saved.",
            "Stop the mails",
        ),
        SiteLanguage.URDU: (
            "یہ ای میلز بند کریں؟",
            "آپ کو اس محفوظ تلاش کے بارے میں مزید ای میلز نہیں ملیں گی۔ تلاش خود محفوظ رہے گی۔",
            "ای میلز بند کریں",
        ),
        SiteLanguage.ARABIC: (
            "هل تريد إيقاف هذه الرسائل؟",
            "لن تصلك رسائل أخرى عن هذا البحث المحفوظ. يبقى البحث نفسه محفوظاً.",
            "أوقف الرسائل",
        ),
    },
    Step.DONE: {
        SiteLanguage.ENGLISH: ("The mails are stopped", "You get no more mails about this saved search.", ""),
        SiteLanguage.URDU: (
            "ای میلز بند ہیں",
            "آپ کو اس محفوظ تلاش کے بارے میں مزید ای میلز نہیں ملیں گی۔",
            "",
        ),
        SiteLanguage.ARABIC: ("أُوقفت الرسائل", "لن تصلك رسائل أخرى عن هذا البحث المحفوظ.", ""),
    },
    Step.UNKNOWN: {
        SiteLanguage.ENGLISH: (
            "This link is not valid",
            "The saved search was deleted, or the address is incomplete. Nothing was changed.",
            "",
        ),
        SiteLanguage.URDU: (
            "یہ لنک درست نہیں ہے",
            "محفوظ تلاش حذف ہو چکی ہے، یا پتا نامکمل ہے۔ کچھ تبدیل نہیں کیا گیا۔",
            "",
        ),
        SiteLanguage.ARABIC: (
            "هذا الرابط غير صالح",
            "حُذف البحث المحفوظ، أو أن العنوان غير كامل. لم يتغير شيء.",
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


def render_unsubscribe_page(
    request: Request, step: Step, status: int, name: str, saved: str, token: str
) -> HTMLResponse:
    """Render the page of a step.

    - name: the name of the saved search, or "".
    - saved: the path of the page with the saved searches.
    - token: the token of the link, which the form of the first step sends.
    """
    language = find_language(request)
    heading, text, button = TEXTS[step][language]
    html = (
        _get_environment()
        .get_template("unsubscribe.html")
        .render(
            **describe_language(language),
            t={key: texts[language] for key, texts in FRAME.items()},
            heading=heading,
            text=text,
            button=button,
            name=name,
            saved=saved,
            action=UNSUBSCRIBE_PATH,
            form_token=token,
        )
    )
    return HTMLResponse(html, status, HEADERS)
