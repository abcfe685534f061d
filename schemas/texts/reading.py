"""Reads the files of texts. A file with a missing or unknown text stops the program when it starts."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from schemas.texts.structure import ServerTexts
from schemas.vocabulary.accounts import CODE_MINUTES, RESET_MINUTES
from schemas.vocabulary.alerts import WATCHED_COURSES_MAX
from schemas.vocabulary.site_languages import DEFAULT_LANGUAGE, SiteLanguage

FOLDER = Path(__file__).parent
LIMITS: Mapping[str, str] = {
    "code_minutes": str(CODE_MINUTES),
    "reset_minutes": str(RESET_MINUTES),
    "watched_courses_max": f"{WATCHED_COURSES_MAX:,}",
}
"""The placeholders that are replaced when the files are loaded."""
_PLACEHOLDER = re.compile(r"\{(\w*)\}")

Tree = Mapping[str, Any]
"""A parsed file: texts, lists of texts, and tables of both."""


class TextsError(ValueError):
    """A file of texts is missing or invalid. The message names the file and the invalid texts."""


def read_all_texts(folder: Path = FOLDER) -> Mapping[SiteLanguage, ServerTexts]:
    """Read the file of each language. Raises TextsError."""
    english = _parse(folder / f"{DEFAULT_LANGUAGE}.toml")
    return {language: read_texts(folder / f"{language}.toml", english) for language in SiteLanguage}


def read_texts(file: Path, english: Tree) -> ServerTexts:
    """Read the texts of a language. english: the parsed English file, whose keys and placeholders are required."""
    tree = _parse(file)
    problems = [*find_differences(tree, english)]
    if problems:
        raise TextsError(f"{file.name}: {'; '.join(problems)}")
    try:
        return ServerTexts.model_validate(_insert_limits(tree))
    except ValidationError as error:
        problems = [f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors()]
        raise TextsError(f"{file.name}: {'; '.join(problems)}") from None


def find_differences(tree: Tree, english: Tree) -> Iterator[str]:
    """Describe the differences from the English texts.

    These are missing texts, additional texts, empty texts, and texts with other placeholders than the English text.
    """
    texts, expected = dict(_list_texts(tree)), dict(_list_texts(english))
    for title, keys in (("missing", expected.keys() - texts), ("not in English", texts.keys() - expected)):
        if keys:
            yield f"{title}: {', '.join(sorted(keys))}"
    for key in sorted(expected.keys() & texts):
        if not str(texts[key]).strip():
            yield f"empty: {key}"
        elif _find_placeholders(texts[key]) != _find_placeholders(expected[key]):
            yield f"other placeholders than in English: {key}"


def _parse(file: Path) -> Tree:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise TextsError(f"{file.name}: {error}") from error


def _list_texts(tree: Any, prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield each text with its path: "mails.staff_reply.paragraphs.0"."""
    if not isinstance(tree, dict | list):
        yield prefix, tree
        return
    for key, value in tree.items() if isinstance(tree, dict) else enumerate(tree):
        yield from _list_texts(value, f"{prefix}.{key}" if prefix else str(key))


def _find_placeholders(text: Any) -> set[str]:
    return set(_PLACEHOLDER.findall(str(text)))


def _insert_limits(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {key: _insert_limits(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [_insert_limits(value) for value in tree]
    if isinstance(tree, str):
        return _PLACEHOLDER.sub(lambda found: LIMITS.get(found[1], found[0]), tree)
    return tree


TEXTS: Mapping[SiteLanguage, ServerTexts] = read_all_texts()
