"""The version of the ranking in search responses and in the search log.

The version is a hash of the knobs, and of the code that scores and sorts courses. Comments, docstrings and layout do
not change the version, so rewording a comment does not end a running experiment.
"""

import ast
from hashlib import blake2b
from pathlib import Path

_FOLDER = Path(__file__).parent
_FILES = ("filter_clauses.py", "ranking_knobs.py", "sort.py", "text_clauses.py")


def list_statements(source: str) -> str:
    """Return the syntax tree of Python code as text, without docstrings and other texts that are not used."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [statement for statement in node.body if not _is_text(statement)]
    return ast.dump(tree)


def _is_text(statement: ast.stmt) -> bool:
    """Whether the statement is only a text: a docstring, or the description of a constant."""
    match statement:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
    return False


RANKING_VERSION = blake2b(
    "".join(list_statements((_FOLDER / name).read_text(encoding="utf-8")) for name in _FILES).encode(),
    digest_size=4,
).hexdigest()
