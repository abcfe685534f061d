"""The migrations are one chain.

Numbers are unique, no two migrations follow the same one, and the last number is the highest.
The check for a newer schema compares the numbers (`schemas/migrations`).
"""

import re
from collections import Counter

from schemas.settings import ROOT

VERSIONS = ROOT / "schemas" / "migrations" / "versions"
REVISION = re.compile(r'^revision\b.*= "(\w+)"$', re.MULTILINE)
BEFORE = re.compile(r'^down_revision\b.*= (?:"(\w+)"|None)$', re.MULTILINE)


def test_the_migrations_are_one_chain() -> None:
    texts = {path.name: path.read_text("utf-8") for path in VERSIONS.glob("[0-9]*.py")}
    assert len(texts) > 1
    revisions = {name: REVISION.findall(text) for name, text in texts.items()}
    assert revisions == {name: [name[:4]] for name in texts}
    before = Counter(each for text in texts.values() for each in BEFORE.findall(text))
    assert {each: count for each, count in before.items() if count > 1} == {}
    assert len(before) == len(texts)
    [last] = {name[:4] for name in texts} - before.keys()
    assert last == max(name[:4] for name in texts)
