"""Builds the preview of content: the texts of each language, as the site shows them."""

from collections.abc import Mapping
from dataclasses import dataclass

from api.editing.entries import Content
from api.editing.relations import Relation
from schemas.editing.drafts import list_inputs
from schemas.editing.fields import EditedField, FieldKind
from schemas.editing.nouns import TRANSLATION_LANGUAGES
from schemas.html import sanitise_html
from schemas.vocabulary.site_languages import DEFAULT_LANGUAGE, SiteLanguage

_IMAGES = ("image", "logo", "detail_page_img", "list_card_img_front")
_TEXT_KINDS = (
    FieldKind.LINE, FieldKind.LINES, FieldKind.TEXT, FieldKind.RELATION, FieldKind.DECIMAL, FieldKind.INTEGER,
    FieldKind.CHOICE, FieldKind.URL,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Preview:
    """The preview in one language. texts: pairs (field, text). html: pairs (key of a field, sanitised HTML)."""

    title: str
    direction: str
    image: str | None
    texts: list[tuple[EditedField, str]]
    html: list[tuple[str, str]]


def build_preview(content: Content, relations: Mapping[str, Relation]) -> list[tuple[str, Preview]]:
    """Return the preview in English and in each translated language. `relations`: the related rows by field."""
    translated = content.values.get("translations") or {}
    languages = [DEFAULT_LANGUAGE, *(each for each in TRANSLATION_LANGUAGES if translated.get(each))]
    return [(language, _build(content, language, relations)) for language in languages]


def _build(content: Content, language: str, relations: Mapping[str, Relation]) -> Preview:
    prefix = "" if language == DEFAULT_LANGUAGE else f"{language}."
    texts = {
        field: content.texts.get(f"{prefix}{field.key}") or content.texts[field.key]
        for name, field, each in list_inputs(content.noun)
        if each is None
    }
    for field in content.noun.relations:
        texts[field] = ", ".join(each.name for each in relations[field.key].chosen)
    title = content.noun.title
    images = [text for field, text in texts.items() if field.key in _IMAGES and text]
    return Preview(
        direction=SiteLanguage(language).direction,
        title=next((text for field, text in texts.items() if field.key == title), content.title),
        image=images[0] if images else None,
        texts=[
            (field, text)
            for field, text in texts.items()
            if field.kind in _TEXT_KINDS and field.key != title and text
        ],
        html=[
            (field.key, sanitise_html(text))
            for field, text in texts.items()
            if field.kind is FieldKind.HTML and text
        ],
    )
