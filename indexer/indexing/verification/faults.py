"""The kinds of faults, and the result of a verification."""

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

EXAMPLES = 5


class Fault(StrEnum):
    """missing: searches do not find the document. surplus: the document should not exist. stale: the content differs.
    wrong_version: the version is not the last written version. unrecorded: the document has no row in the table
    `ledger_generation` or `ledger`.
    """

    MISSING = "missing"
    STALE = "stale"
    SURPLUS = "surplus"
    WRONG_VERSION = "wrong_version"
    UNRECORDED = "unrecorded"


@dataclass(slots=True)
class IndexFaults:
    """The faults of one index.

    waiting: the number of differing documents whose write is still due: an open outbox row affects them, or a drain or
    rollback will write them. Such documents are not counted as faulty.
    """

    index: str
    checked: int = 0
    waiting: int = 0
    counts: Counter[Fault] = field(default_factory=Counter)
    examples: dict[Fault, list[str]] = field(default_factory=dict)

    def add(self, fault: Fault, document_id: str) -> None:
        self.counts[fault] += 1
        shown = self.examples.setdefault(fault, [])
        if len(shown) < EXAMPLES:
            shown.append(document_id)

    @property
    def drift(self) -> int:
        return self.counts.total()

    def as_json(self) -> dict[str, Any]:
        return {
            "index": self.index,
            "checked": self.checked,
            "waiting": self.waiting,
            "faults": {
                fault.value: {"count": self.counts[fault], "examples": self.examples.get(fault, [])}
                for fault in Fault
            },
        }


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of a verification. percent: the percentage of courses that were converted again."""

    generation: int
    percent: int
    indices: list[IndexFaults]

    @property
    def drift(self) -> int:
        return sum(each.drift for each in self.indices)

    @property
    def waiting(self) -> int:
        return sum(each.waiting for each in self.indices)

    def as_json(self) -> dict[str, Any]:
        return {
            "generation": self.generation,
            "percent_converted": self.percent,
            "drift": self.drift,
            "waiting": self.waiting,
            "indices": [each.as_json() for each in self.indices],
        }
