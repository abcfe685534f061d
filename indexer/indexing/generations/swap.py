"""Going live, and making room."""

from collections.abc import Sequence

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import RebuildFailed
from indexer.indexing.generations import records
from indexer.shared.database import Connection


def make_generation_live(connection: Connection, client: Elasticsearch, generation: int) -> None:
    """Searches read this generation from one moment to the next; the one before it is kept as previous.

    The records stay locked while the aliases move: whoever wants to fail the generation waits for the outcome.
    """
    with connection.transaction():
        if not records.make_live(connection, generation):
            raise RebuildFailed(f"Generation {generation} was given up by somebody else while it was built")
        indices.point_aliases(client, generation)


def remove_generations(connection: Connection, client: Elasticsearch, generations: Sequence[int]) -> None:
    """Remove the indices of generations that searches do not read."""
    unread = [each for each in generations if not indices.is_pointed_to(client, each)]
    indices.remove_indices(client, unread)
    records.mark_pruned(connection, unread)
