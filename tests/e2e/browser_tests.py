"""Reads the names and the code of the browser tests from their TypeScript files.

The files are parsed as text, without a browser and without Node. The parser relies on indentation: a block
ends at the first closing line that is indented like the opening line.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_TEST_START = re.compile(r"""^( *)test(\.describe)?\(\s*(['"`])((?:\\.|(?!\3).)+)\3""", re.MULTILINE)
_TEST_CALL = re.compile(r"^ *test(?:\.describe)?\(", re.MULTILINE)
_DECLARATION = re.compile(r"(?:export )?(?:async )?(?:const|let|function|class) (\w+)")
_TOP_LEVEL_LINE = re.compile(r"^(?=[^\s}\])])", re.MULTILINE)
_COMMENT = re.compile(r"^\s*(?://|/?\*).*$", re.MULTILINE)
_ESCAPED_CHARACTER = re.compile(r"\\(.)")


@dataclass(frozen=True)
class BrowserTest:
    name: str
    """File, groups and title, as Playwright prints them: `home/home.spec.ts › with reduced motion › the carousel …`.

    Expressions such as `${name}` in a title are not evaluated.
    """
    code: str
    """The body of the test, and the first lines of the loops and groups around the test.

    Top-level declarations of the file are added if these lines use them, directly or through other declarations. Titles
    and comments are left out.
    """


def read_browser_tests(folder: Path) -> dict[str, BrowserTest]:
    """Read the tests in the direct sub-folders of `folder`, by name."""
    tests = [
        test
        for path in sorted(folder.glob("*/*.spec.ts"))
        for test in parse_browser_tests(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
    ]
    return {test.name: test for test in tests}


def parse_browser_tests(file: str, source: str) -> list[BrowserTest]:
    """Parse the tests of one file. Raises ValueError if the title or the end of a test or group cannot be found."""
    text = _COMMENT.sub("", source)
    starts = list(_TEST_START.finditer(text))
    if len(starts) != len(_TEST_CALL.findall(text)):
        raise ValueError(f"{file}: the title of a test is not a plain string")
    declarations = dict(_split_declarations(text))
    tests = []
    open_groups: list[tuple[int, str]] = []
    for start in starts:
        end = _find_end(file, text, start)
        open_groups = [(group_end, name) for group_end, name in open_groups if group_end > start.start()]
        title = _remove_escapes(start[4])
        if start[2]:
            open_groups.append((end, title))
            continue
        body = _find_opening_lines(text[: start.start()], len(start[1])) + text[start.end() : end]
        code = _remove_escapes(body + _collect_used_declarations(body, declarations))
        tests.append(BrowserTest(" › ".join([file, *(name for _, name in open_groups), title]), code))
    return tests


def _find_end(file: str, text: str, start: re.Match[str]) -> int:
    closing_line = re.compile(rf"^{start[1]}\}}?\).*$", re.MULTILINE).search(text, start.end())
    if closing_line is None:
        raise ValueError(f"{file}: “{start[4]}” has no closing line with the indentation of its start")
    return closing_line.end()


def _find_opening_lines(text_before: str, indentation: int) -> str:
    """Return the first lines of the loops and groups around a test, such as `for (const each of pages) {`.

    Titles of groups are left out.
    """
    opening_lines = ""
    for line in reversed(text_before.splitlines()):
        if indentation == 0:
            break
        line_indentation = len(line) - len(line.lstrip())
        if line.strip() and line_indentation < indentation:
            indentation = line_indentation
            opening_lines = _TEST_START.sub("", line) + "\n" + opening_lines
    return opening_lines


def _split_declarations(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the code of each top-level declaration in the file."""
    for part in _TOP_LEVEL_LINE.split(text):
        if declaration := _DECLARATION.match(part):
            yield declaration[1], part


def _collect_used_declarations(body: str, declarations: dict[str, str]) -> str:
    """Return the declarations that the body uses directly or through other declarations."""
    used: dict[str, str] = {}
    words = set(re.findall(r"\w+", body))
    while new := {name for name in declarations if name in words and name not in used}:
        used |= {name: declarations[name] for name in new}
        words = {word for name in new for word in re.findall(r"\w+", declarations[name])}
    return "".join(used.values())


def _remove_escapes(code: str) -> str:
    return _ESCAPED_CHARACTER.sub(r"\1", code)
