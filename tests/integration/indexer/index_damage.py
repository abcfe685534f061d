"""Ways to damage the document of one course, each with the fault that verification reports."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing.verification.faults import Fault
from indexer.shared.database import Connection
from schemas.documents.aliases import courses_index


def written_by_somebody(client: Elasticsearch, index: str, document_id: str, **changes: Any) -> None:
    """The document under its own version and hash, with other content."""
    source = client.get(index=index, id=document_id)["_source"]
    client.index(index=index, id=document_id, document={**source, **changes}, refresh=True)


@dataclass(frozen=True)
class Scene:
    """A course of the live generation that something is done to."""

    connection: Connection
    client: Elasticsearch
    generation: int
    course: int

    @property
    def index(self) -> str:
        return courses_index(self.generation)


def lost(scene: Scene) -> None:
    scene.client.delete(index=scene.index, id=str(scene.course), refresh=True)


def changed(scene: Scene) -> None:
    written_by_somebody(scene.client, scene.index, str(scene.course), content_hash="0" * 32)


def written_again(scene: Scene) -> None:
    written_by_somebody(scene.client, scene.index, str(scene.course))


def buried(scene: Scene) -> None:
    scene.client.index(
        index=scene.index,
        id=str(scene.course),
        document={"id": scene.course, "deleted": True, "content_hash": "x"},
        version=5_000_000_000,
        version_type="external",
        refresh=True,
    )


def forgotten(scene: Scene) -> None:
    scene.connection.execute("DELETE FROM ledger WHERE course_id = %s", (scene.course,))


def behind_the_outbox(scene: Scene) -> None:
    scene.connection.execute("UPDATE course SET status = 'draft' WHERE id = %s", (scene.course,))
    scene.connection.execute("DELETE FROM outbox WHERE state <> 'done'")


DAMAGES: dict[str, tuple[Callable[[Scene], None], Fault]] = {
    "a document lost": (lost, Fault.MISSING),
    "other content": (changed, Fault.STALE),
    "another version": (written_again, Fault.WRONG_VERSION),
    "a tombstone of a high version over a published course": (buried, Fault.MISSING),
    "no ledger row": (forgotten, Fault.UNRECORDED),
    "a change that no outbox row names": (behind_the_outbox, Fault.SURPLUS),
}
