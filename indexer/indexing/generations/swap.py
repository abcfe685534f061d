"""Makes a generation live, and removes generations. A generation is a complete set of indices."""

from collections.abc import Sequence

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import RebuildFailed
from indexer.indexing.generations import records
from indexer.shared.database import Connection


def make_generation_live(connection: Connection, client: Elasticsearch, generation: int) -> None:
    """Point the aliases to this generation. The live generation becomes previous.

    Raises RebuildFailed if the generation is not building.

    The transaction locks the records of the generations while the aliases are updated. Another process that wants to
    mark the generation as failed waits for the commit.
    """
    with connection.transaction():
        if not records.make_live(connection, generation):
            raise RebuildFailed(
                f"Generation {generation} does not go live: {_read_failure(connection, generation)}"
            )
        indices.point_aliases(client, generation)


def _read_failure(connection: Connection, generation: int) -> str:
    recorded = records.find_by_id(connection, generation)
    return (recorded and recorded.error) or "another process ended its build"


def remove_generations(connection: Connection, client: Elasticsearch, generations: Sequence[int]) -> None:
    """Remove the indices of these generations, and mark the generations as pruned. Skip the searched generation."""
    unread = [each for each in generations if not indices.has_all_aliases(client, each)]
    indices.remove_indices(client, unread)
    records.mark_pruned(connection, unread)


def restore_aliases(connection: Connection, client: Elasticsearch, failed: int) -> None:
    """Point the aliases to the live generation again, if they point to this failed generation.

    The process of a rebuild can die after it moved the aliases and before it committed. The live generation has all
    changes, because changes are written to it and not to a failed generation.
    """
    live = records.find_live(connection)
    if live is not None and indices.has_all_aliases(client, failed):
        indices.point_aliases(client, live.id)
