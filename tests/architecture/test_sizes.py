"""Limits on the size of files, functions, folders and lines of prose."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import PurePath

from schemas.settings import ROOT
from tests.architecture.tracked_files import tracked_files

FILE_LINES_MAX = 300
FUNCTION_LINES_MAX = 50
FOLDER_MODULES_MAX = 20
MIGRATIONS = "schemas/migrations/versions"
"""The number of modules in this folder has no limit, because migrations are added and none can be removed."""
README_CHARACTERS_MAX = 200

WEB_MODULES = (".ts", ".tsx")
NOT_A_WEB_MODULE = (".test.ts", ".test.tsx", ".d.ts")


def python_files() -> list[str]:
    return [name for name in tracked_files() if name.endswith(".py")]


def functions(name: str) -> Iterator[tuple[str, int]]:
    """Yield each function of a Python file, with its number of lines, from `def` to the end."""
    for node in ast.walk(ast.parse((ROOT / name).read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def is_module(name: str) -> bool:
    """True for a Python module except `__init__.py`, and for a web module except tests and declaration files."""
    if name.endswith(".py"):
        return PurePath(name).name != "__init__.py"
    return name.endswith(WEB_MODULES) and not name.endswith(NOT_A_WEB_MODULE)


def test_a_python_file_has_at_most_300_lines() -> None:
    sizes = {name: len((ROOT / name).read_text().splitlines()) for name in python_files()}
    too_long = {name: size for name, size in sizes.items() if size > FILE_LINES_MAX}
    assert not too_long


def test_a_function_has_at_most_50_lines() -> None:
    too_long = {
        f"{name}::{function}": lines
        for name in python_files()
        for function, lines in functions(name)
        if lines > FUNCTION_LINES_MAX
    }
    assert not too_long


def test_a_folder_has_at_most_20_modules() -> None:
    modules = Counter(PurePath(name).parent.as_posix() for name in tracked_files() if is_module(name))
    too_large = {
        folder: count
        for folder, count in modules.items()
        if count > FOLDER_MODULES_MAX and folder != MIGRATIONS
    }
    assert not too_large


def test_a_line_of_a_readme_has_at_most_200_characters() -> None:
    too_long = [
        f"{name}:{number}"
        for name in tracked_files()
        if name.endswith(".md")
        for number, line in enumerate((ROOT / name).read_text().splitlines(), start=1)
        if len(line) > README_CHARACTERS_MAX
    ]
    assert not too_long
