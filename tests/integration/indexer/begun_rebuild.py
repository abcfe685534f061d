"""Creates a rebuild that has just begun: its batches are planned, but no document is written.

A generation is one complete build of the index. A batch is a row of `rebuild_batch`: a range of courses to write.
"""

from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.generations import batches, records
from indexer.shared.database import Connection

SIZE = 37
"""The number of courses per batch.

The generated catalogue then has eleven batches of courses. The last one is smaller.
"""


def begin_generation(connection: Connection, mapping_hash: str | None = None, attempts: int = 1) -> int:
    generation = records.draw_next_id(connection)
    records.insert_building(
        connection, generation, mapping_hash or compute_index_fingerprint(), None, 1, attempts=attempts
    )
    batches.plan_batches(connection, generation, SIZE)
    return generation


def finish_batches(connection: Connection, generation: int, count: int) -> None:
    """Mark the next `count` batches as finished. The documents are not written; if needed, the test writes them."""
    with batches.open_claimer(connection, generation) as claimer:
        for _ in range(count):
            batch = claimer.claim_next()
            assert batch is not None
            claimer.finish(batch, 0)
