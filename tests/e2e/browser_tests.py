"""Reads the names and the code of the browser tests from their files. The names are those that Playwright prints.

The files are parsed as text, without a browser or Node. The parser relies on their layout: a block ends at the first
closing line with the indentation of its opening line.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_OPENED = re.compile(r"""^( *)test(\.describe)?\(\s*(['"`])((?:\\.|(?!\3).)+)\3""", re.MULTILINE)
_CALLED = re.compile(r"^ *test(?:\.describe)?\(", re.MULTILINE)
_DECLARED = re.compile(r"(?:export )?(?:async )?(?:const|let|function|class) (\w+)")
_TOP = re.compile(r"^(?=[^\s}\])])", re.MULTILINE)
_COMMENT = re.compile(r"^\s*(?://|/?\*).*$", re.MULTILINE)
_ESCAPED = re.compile(r"\\(.)")


@dataclass(frozen=True)
class BrowserTest:
    name: str
    """The name, such as `home.spec.ts › with reduced motion › the carousel …`. Templates are not expanded."""
    code: str
    """The code without the title: the body, the opening lines around it, and the declarations that it uses."""


def browser_tests(folder: Path) -> dict[str, BrowserTest]:
    """All tests of the folder by name."""
    found = [
        test
        for path in sorted(folder.glob("*.spec.ts"))
        for test in tests_of(path.name, path.read_text(encoding="utf-8"))
    ]
    return {test.name: test for test in found}


def tests_of(file: str, source: str) -> list[BrowserTest]:
    """The tests of one file. Raises ValueError when the layout of a test hides its name or its end."""
    text = _COMMENT.sub("", source)
    opened = list(_OPENED.finditer(text))
    if len(opened) != len(_CALLED.findall(text)):
        raise ValueError(f"{file}: a test has no title that can be read")
    helpers = dict(_declared(text))
    found = []
    around: list[tuple[int, str]] = []
    for match in opened:
        end = _end(file, text, match)
        around = [(last, title) for last, title in around if last > match.start()]
        title = _unescaped(match[4])
        if match[2]:
            around.append((end, title))
            continue
        body = _opening_lines(text[: match.start()], len(match[1])) + text[match.end() : end]
        code = _unescaped(body + _named(body, helpers))
        found.append(BrowserTest(" › ".join([file, *(name for _, name in around), title]), code))
    return found


def _end(file: str, text: str, opened: re.Match[str]) -> int:
    closed = re.compile(rf"^{opened[1]}\}}?\).*$", re.MULTILINE).search(text, opened.end())
    if closed is None:
        raise ValueError(f"{file}: “{opened[4]}” does not end at the depth at which it begins")
    return closed.end()


def _opening_lines(before: str, depth: int) -> str:
    """The opening lines of the loops and groups around a test, without the titles of groups."""
    found = ""
    for line in reversed(before.splitlines()):
        if depth == 0:
            break
        outer = len(line) - len(line.lstrip())
        if line.strip() and outer < depth:
            depth = outer
            found = _OPENED.sub("", line) + "\n" + found
    return found


def _declared(text: str) -> Iterator[tuple[str, str]]:
    """The top-level declarations of the file, by name."""
    for part in _TOP.split(text):
        if name := _DECLARED.match(part):
            yield name[1], part


def _named(body: str, helpers: dict[str, str]) -> str:
    """The declarations that the body uses, directly or through other declarations."""
    seen: dict[str, str] = {}
    words = set(re.findall(r"\w+", body))
    while new := {name for name in helpers if name in words and name not in seen}:
        seen |= {name: helpers[name] for name in new}
        words = {word for name in new for word in re.findall(r"\w+", helpers[name])}
    return "".join(seen.values())


def _unescaped(code: str) -> str:
    return _ESCAPED.sub(r"\1", code)
