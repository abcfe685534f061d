"""The translations of institutes, under the names of the fields in responses."""

from collections.abc import Collection, Mapping

from schemas.contracts.catalogue.groups import Translations

FIELDS: Mapping[str, str] = {
    column: f"institute_{column}"
    for column in ("name", "meta_title", "meta_description", "description", "short_description")
}
"""The field of a response by column."""


def pick_translations(translations: Translations, columns: Collection[str] = tuple(FIELDS)) -> Translations:
    """Rename the columns to the fields of responses: {"ur": {"name": "…"}} → {"ur": {"institute_name": "…"}}."""
    picked = {
        language: {FIELDS[column]: text for column, text in texts.items() if column in columns}
        for language, texts in translations.items()
    }
    return {language: texts for language, texts in picked.items() if texts}
