"""Renders the pages for staff. Jinja escapes all values."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from api.staff.texts import FORM_NAMES, KEY_NAMES, STATE_NAMES, TEXTS, Texts
from schemas.settings import ROOT
from schemas.vocabulary.accounts import MailLanguage

FOLDER = Path(__file__).parent / "templates"
LANGUAGE_COOKIE = "staff_language"
HEADERS: Mapping[str, str] = {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}
"""Pages with personal data are stored in no cache."""


@lru_cache
def _get_environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@lru_cache
def find_urdu_font(assets: Path = ROOT / "web" / "dist" / "assets") -> str | None:
    """Return the address of the font that the built site uses for Urdu, or None if the site is not built."""
    files = sorted(assets.glob("noto-naskh-arabic-arabic-*.woff2"))
    return f"/assets/{files[0].name}" if files else None


def find_language(request: Request) -> MailLanguage:
    """Return the language of the cookie, or of the browser."""
    chosen = request.cookies.get(LANGUAGE_COOKIE)
    if chosen in set(MailLanguage):
        return MailLanguage(chosen)
    first = request.headers.get("accept-language", "").strip().lower()
    return MailLanguage.URDU if first.startswith(MailLanguage.URDU.value) else MailLanguage.ENGLISH


def render(request: Request, template: str, status: int = 200, /, **values: Any) -> HTMLResponse:
    """Render a template. `names` are the names of states, forms and keys in the page's language."""
    language = find_language(request)
    names = {
        "state": {state.value: texts[language] for state, texts in STATE_NAMES.items()},
        "form": {form: texts[language] for form, texts in FORM_NAMES.items()},
        "key": {key: texts[language] for key, texts in KEY_NAMES.items()},
    }
    return render_with(_get_environment(), request, template, status, {}, names, **values)


def render_with(
    environment: Environment,
    request: Request,
    template: str,
    status: int,
    more_texts: Mapping[str, Texts],
    names: Mapping[str, Mapping[str, str]],
    /,
    **values: Any,
) -> HTMLResponse:
    """Render a template of an environment. `t` are the texts of all pages for staff, with `more_texts`."""
    language = find_language(request)
    html = environment.get_template(template).render(
        language=language.value,
        direction="rtl" if language is MailLanguage.URDU else "ltr",
        t={key: texts[language] for key, texts in {**TEXTS, **more_texts}.items()},
        names=names,
        urdu_font=find_urdu_font() if language is MailLanguage.URDU else None,
        **values,
    )
    return HTMLResponse(html, status, HEADERS)
