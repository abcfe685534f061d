"""Ways to make the index or the ledger wrong for a course, and the fault that `verify` must report for each way."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing.verification.faults import Fault
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index


def write_outside_the_indexer(client: Elasticsearch, index: str, document_id: str, **changes: Any) -> None:
    """Write a document with changes, as a program other than the indexer could. The version rises by one."""
    source = client.get(index=index, id=document_id)["_source"]
    client.index(index=index, id=document_id, document={**source, **changes}, refresh=True)


@dataclass(frozen=True)
class DamagedCourse:
    """A course whose document or ledger row is going to be damaged. generation: the generation that searches use."""

    connection: Connection
    client: Elasticsearch
    generation: int
    course: int

    @property
    def index(self) -> str:
        return courses_index(self.generation)


def delete_document(target: DamagedCourse) -> None:
    target.client.delete(index=target.index, id=str(target.course), refresh=True)


def change_content(target: DamagedCourse) -> None:
    write_outside_the_indexer(target.client, target.index, str(target.course), content_hash="0" * 32)


def raise_version(target: DamagedCourse) -> None:
    write_outside_the_indexer(target.client, target.index, str(target.course))


def write_tombstone(target: DamagedCourse) -> None:
    target.client.index(
        index=target.index,
        id=str(target.course),
        document={"id": target.course, "deleted": True, "content_hash": "x"},
        version=5_000_000_000,
        version_type="external",
        refresh=True,
    )


def delete_ledger_row(target: DamagedCourse) -> None:
    target.connection.execute("DELETE FROM ledger WHERE course_id = %s", (target.course,))


def change_without_outbox_row(target: DamagedCourse) -> None:
    target.connection.execute("UPDATE course SET status = 'draft' WHERE id = %s", (target.course,))
    target.connection.execute("DELETE FROM outbox WHERE state <> 'done'")


DAMAGES: dict[str, tuple[Callable[[DamagedCourse], None], Fault]] = {
    "a document lost": (delete_document, Fault.MISSING),
    "other content": (change_content, Fault.STALE),
    "another version": (raise_version, Fault.WRONG_VERSION),
    "a tombstone of a high version over a published course": (write_tombstone, Fault.MISSING),
    "no ledger row": (delete_ledger_row, Fault.UNRECORDED),
    "a change that no outbox row names": (change_without_outbox_row, Fault.SURPLUS),
}
