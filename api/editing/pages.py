"""Renders the pages of editors, with the layout and the style of the pages for staff."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from api.editing.languages import EDITING_LANGUAGES, LANGUAGE_NAMES
from api.editing.texts import (
    FIELD_NAMES,
    NOUN_NAMES,
    STATE_NAMES,
    TEXTS,
    TOOL_NAMES,
)
from api.editing.value_texts import PROBLEM_TEXTS, SUBJECT_NAMES, VALUE_NAMES
from api.staff import pages as staff_pages

FOLDER = Path(__file__).parent / "templates"


@lru_cache
def _get_environment() -> Environment:
    return Environment(
        loader=FileSystemLoader([FOLDER, staff_pages.FOLDER]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(request: Request, template: str, status: int = 200, /, **values: Any) -> HTMLResponse:
    """Render a template.

    Its variable `t` has the texts of the pages. Its variable `names` has the names of nouns, fields and states.
    """
    language = staff_pages.find_language(request, EDITING_LANGUAGES)
    tables = {
        "noun": NOUN_NAMES,
        "field": FIELD_NAMES,
        "state": STATE_NAMES,
        "value": {**STATE_NAMES, **VALUE_NAMES, **LANGUAGE_NAMES},
        "subject": SUBJECT_NAMES,
        "problem": PROBLEM_TEXTS,
        "tool": TOOL_NAMES,
    }
    names = {
        table: {key: texts[language] for key, texts in entries.items()} for table, entries in tables.items()
    }
    texts = {key: of_key[language] for key, of_key in TEXTS.items()}
    return staff_pages.render_with(
        _get_environment(), request, template, status, texts, names, EDITING_LANGUAGES, **values
    )
