"""Converts the texts of a form or a CSV row to the JSON values of a draft, and back."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from schemas.editing.fields import EditedField, FieldKind, InvalidValue, Problem
from schemas.editing.nouns import TRANSLATION_LANGUAGES, EditedNoun
from schemas.page_slugs import check_page_slug
from schemas.vocabulary.row_slugs import is_reserved_slug

Draft = dict[str, Any]
"""The JSON value of each column, such as {"slug": "visas", "translations": {"ur": {"heading": "…"}}}."""
TRANSLATIONS = "translations"


class InvalidDraft(ValueError):
    """`problems` has the problem of each invalid input. The input of a translation has a name such as `ur.heading`."""

    def __init__(self, problems: Mapping[str, Problem]) -> None:
        super().__init__(", ".join(f"{name}: {problem.value}" for name, problem in problems.items()))
        self.problems = dict(problems)


def list_inputs(noun: EditedNoun) -> list[tuple[str, EditedField, str | None]]:
    """List the inputs of the form: name, field and language. The language is None for the English text."""
    inputs: list[tuple[str, EditedField, str | None]] = [(field.key, field, None) for field in noun.fields]
    return inputs + [
        (f"{language}.{field.key}", field, language)
        for language in TRANSLATION_LANGUAGES
        for field in noun.translated
    ]


def parse_draft(noun: EditedNoun, texts: Mapping[str, str], before: Mapping[str, Any]) -> Draft:
    """Build the draft from the texts of the form.

    - texts: the text of each input. A missing input keeps its value. Other names are ignored.
    - before: the values of the row or of its last draft. Translations in other languages are kept.

    Raises InvalidDraft.
    """
    draft: Draft = {field.key: before.get(field.key) for field in noun.fields}
    problems: dict[str, Problem] = {}
    translations = {language: dict(each) for language, each in before.get(TRANSLATIONS, {}).items()}
    for name, field, language in list_inputs(noun):
        try:
            if language is None:
                text = texts.get(name, field.format(before.get(name)))
                draft[field.key] = _parse_column(noun, field, text, before)
            elif name in texts:
                _set_translation(translations, language, field, texts[name])
        except InvalidValue as error:
            problems[name] = error.problem
    problems = problems or _find_contradictions(noun, draft, before)
    if problems:
        raise InvalidDraft(problems)
    if noun.translated:
        draft[TRANSLATIONS] = {language: each for language, each in translations.items() if each}
    return draft


def format_draft(noun: EditedNoun, draft: Mapping[str, Any]) -> dict[str, str]:
    """Build the texts of the form. This is the inverse of parse_draft."""
    texts: dict[str, str] = {}
    for name, field, language in list_inputs(noun):
        values = draft if language is None else draft.get(TRANSLATIONS, {}).get(language, {})
        texts[name] = field.format(values.get(field.key))
    return texts


def list_changes(noun: EditedNoun, old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    """List the names of the inputs whose values differ."""
    before, after = format_draft(noun, old), format_draft(noun, new)
    return [name for name in before if before[name] != after[name]]


def _parse_column(noun: EditedNoun, field: EditedField, text: str, before: Mapping[str, Any]) -> Any:
    """Parse the text of a column. If the text did not change, return the old value unchanged.

    An import may have written the old value in a form that parsing would change or reject.
    """
    old = before.get(field.key)
    if old and _is_same(text, field.format(old)):
        return old
    value = field.parse(text)
    if field.kind is FieldKind.ROUTE:
        try:
            check_page_slug(before.get("page_type", ""), str(value))
        except ValueError as error:
            raise InvalidValue(Problem.NOT_A_ROUTE) from error
    if field.key == "slug" and is_reserved_slug(noun.name, str(value)):
        raise InvalidValue(Problem.RESERVED_SLUG)
    return value


def _find_contradictions(noun: EditedNoun, draft: Draft, before: Mapping[str, Any]) -> dict[str, Problem]:
    """Find fields that contradict other fields. Constraints of the tables reject most of these contradictions."""
    problems = {
        needed: Problem.REQUIRED for key, needed in noun.dependencies if draft[key] and not draft[needed]
    }
    for low, high in noun.ranges:
        if draft[low] is not None and draft[high] is not None and draft[low] > draft[high]:
            problems[high] = Problem.NOT_A_NUMBER
    return problems or (noun.find_problems(draft, before) if noun.find_problems is not None else {})


def _set_translation(
    translations: dict[str, dict[str, str]], language: str, field: EditedField, text: str
) -> None:
    """Set the translation of a field. An empty text removes the translation. The site then shows the English text."""
    texts = translations.setdefault(language, {})
    if _is_same(text, texts.get(field.key, "")):
        return
    texts.pop(field.key, None)
    # A translation is optional, also of a required field.
    translated = field.format(replace(field, is_required=False).parse(text))
    if translated:
        texts[field.key] = translated


def _is_same(text: str, old: str) -> bool:
    """Compare two texts. Line breaks may differ, because browsers send them as CRLF. Spaces at the ends are ignored."""
    return text.replace("\r\n", "\n").strip() == old.replace("\r\n", "\n").strip()
