"""Renders the page on which a person stops the alerts of a saved search. The page needs no session or JavaScript."""

from functools import lru_cache
from pathlib import Path

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from api.staff.pages import FOLDER as STAFF_FOLDER
from api.staff.pages import build_html_response, describe_language, find_language
from schemas.texts.reading import TEXTS
from schemas.texts.structure import UnsubscribeStep
from schemas.unsubscribe_tokens import UNSUBSCRIBE_PATH

FOLDER = Path(__file__).parent / "templates"


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
    request: Request, step: UnsubscribeStep, status: int, name: str, saved: str, token: str
) -> HTMLResponse:
    """Render the page of a step: the page with the button, the confirmation, or the error for an unknown token.

    - name: the name of the saved search, or "".
    - saved: the path of the page with the saved searches.
    - token: the token of the link, which the form of the first step sends.
    """
    language = find_language(request)
    texts = TEXTS[language].unsubscribe
    html = (
        _get_environment()
        .get_template("unsubscribe.html")
        .render(
            **describe_language(language),
            t=texts.frame,
            heading=texts.steps[step].heading,
            text=texts.steps[step].text,
            button=texts.button if step is UnsubscribeStep.ASK else "",
            name=name,
            saved=saved,
            action=UNSUBSCRIBE_PATH,
            form_token=token,
        )
    )
    return build_html_response(request, html, status)
