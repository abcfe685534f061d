"""Renders the pages for staff. Jinja escapes all values."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from api.staff.form_token import make_form_token
from schemas.settings import ROOT
from schemas.texts.reading import TEXTS
from schemas.vocabulary.site_languages import (
    DEFAULT_LANGUAGE,
    SiteLanguage,
    find_accepted_language,
)

FOLDER = Path(__file__).parent / "templates"
LANGUAGE_COOKIE = "staff_language"
HEADERS: Mapping[str, str] = {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}
"""No cache stores the pages, because they contain personal data."""


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
def find_arabic_font(assets: Path = ROOT / "web" / "dist" / "assets") -> str | None:
    """Return the address of the built font for the Arabic script, or None if the site is not built."""
    files = sorted(assets.glob("noto-naskh-arabic-arabic-*.woff2"))
    return f"/assets/{files[0].name}" if files else None


def find_language(
    request: Request, languages: Collection[SiteLanguage] = tuple(SiteLanguage)
) -> SiteLanguage:
    """Return the language of the cookie, or else of the browser, if it is one of `languages`. Otherwise English."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in languages:
        return SiteLanguage(chosen)
    accepted = find_accepted_language(request.headers.get("accept-language", ""))
    return accepted if accepted in languages else DEFAULT_LANGUAGE


def describe_language(language: SiteLanguage) -> dict[str, str | None]:
    """Return the values of the frame of a page: its language, its direction and the address of its font."""
    return {
        "language": language.value,
        "direction": language.direction,
        "arabic_font": find_arabic_font() if language.direction == "rtl" else None,
    }


def render(request: Request, template: str, status: int = 200, /, **values: Any) -> HTMLResponse:
    """Render a template. Its variable `names` has the names of states, forms and keys in the page's language."""
    texts = TEXTS[find_language(request)].staff
    names = {
        "state": {state.value: name for state, name in texts.states.items()},
        "form": texts.forms,
        "key": texts.keys,
    }
    return render_with(_get_environment(), request, template, status, {}, names, **values)


def render_with(
    environment: Environment,
    request: Request,
    template: str,
    status: int,
    more_texts: Mapping[str, str],
    names: Mapping[str, Mapping[str, str]],
    languages: Collection[SiteLanguage] = tuple(SiteLanguage),
    /,
    **values: Any,
) -> HTMLResponse:
    """Render a template of an environment. Its variable `t` has the texts of all pages for staff and `more_texts`."""
    language = find_language(request, languages)
    html = environment.get_template(template).render(
        **describe_language(language),
        other_languages=[(each.value, each.native_name) for each in languages if each is not language],
        t={**TEXTS[language].staff.texts, **more_texts},
        names=names,
        form_token=make_form_token(request),
        **values,
    )
    return build_html_response(request, html, status)


def build_html_response(request: Request, html: str, status: int) -> HTMLResponse:
    """Return a rendered template. Its policy allows the styles in the head of the template."""
    policy = request.app.state.security_headers.policy.build_for_template(html)
    return HTMLResponse(html, status, {**HEADERS, "Content-Security-Policy": policy})
