"""The last part of the address of content: the id of its row, `draft-7` before its first publication, or `new`."""

import re
from dataclasses import dataclass
from typing import Self

_KEY = re.compile(r"(?P<row>[1-9][0-9]{0,8})|draft-(?P<entry>[1-9][0-9]{0,8})|new")


@dataclass(frozen=True, slots=True)
class ContentKey:
    row_id: int | None = None
    entry_id: int | None = None

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Parse the last part of an address. Returns None if the text is not a key."""
        found = _KEY.fullmatch(text)
        if found is None:
            return None
        row, entry = found["row"], found["entry"]
        return cls(int(row) if row else None, int(entry) if entry else None)

    @property
    def is_new(self) -> bool:
        return self.row_id is None and self.entry_id is None

    def __str__(self) -> str:
        if self.row_id is not None:
            return str(self.row_id)
        return "new" if self.entry_id is None else f"draft-{self.entry_id}"
