"""Builds the texts of articles, pages and introductions, with their translations."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from schemas.contracts.catalogue.groups import Translations
from schemas.contracts.catalogue.lists import Introduction
from schemas.html import sanitise_html, sanitise_translations

_LISTED = ("name", "heading", "summary")


class Content(TypedDict):
    content: str
    translations: Translations


def pick_listed_translations(translations: Translations) -> Translations:
    """Return the translations without the content, for lists."""
    return {
        language: {field: texts[field] for field in _LISTED if field in texts}
        for language, texts in translations.items()
    }


def build_introduction(row: Mapping[str, Any]) -> Introduction | None:
    """Build the introduction of a country or discipline. None without a summary."""
    if row["summary"] is None:
        return None
    return Introduction(summary=row["summary"], translations=row["translations"])


def read_content(row: Mapping[str, Any]) -> Content:
    """Return the sanitised content of a row, and all translations of the row with sanitised content."""
    return {
        "content": sanitise_html(row["content"]),
        "translations": sanitise_translations(row["translations"]),
    }
