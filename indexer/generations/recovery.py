"""What a rebuild that died has left behind. Called by the holder of the rebuild lock alone."""

import logging

from elasticsearch import Elasticsearch

from indexer.database import Connection
from indexer.engine import indices
from indexer.generations import records
from indexer.generations.swap import prune
from schemas.vocabulary.kinds import GenerationState

log = logging.getLogger(__name__)

ABANDONED = "The rebuild ended without a word: its process or its database session died"


def recover(connection: Connection, client: Elasticsearch) -> None:
    """Settle the generation that nobody builds any more, and remove the indices of failed ones.

    The aliases move after all gates have passed and just before PostgreSQL is told: a generation that they lead to is
    live, whatever its record says. One that was live before was to be rolled back to, and waits for it as it did. Any
    other is failed, and made again by the next rebuild.
    """
    abandoned = records.building(connection)
    if abandoned is not None:
        if indices.is_pointed_to(client, abandoned.id):
            with connection.transaction():
                records.make_live(connection, abandoned.id)
            log.warning("Generation %s had gone live when its rebuild died", abandoned.id)
        elif abandoned.live_at is not None:
            records.set_aside_again(connection, abandoned.id)
            log.warning("The rollback to generation %s died; it is previous again", abandoned.id)
        else:
            records.fail(connection, abandoned.id, ABANDONED)
            log.warning("Generation %s is failed: %s", abandoned.id, ABANDONED)
    prune(connection, client, [each.id for each in records.in_state(connection, GenerationState.FAILED)])
