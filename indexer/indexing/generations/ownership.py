"""Checks that the searched indices belong to this database. A generation is a complete set of indices.

Two databases must not write to one Elasticsearch. For example, a backup that is restored for a test must not replace
the index of the site.
"""

from elasticsearch import Elasticsearch

from indexer.indexing.elasticsearch import indices
from indexer.indexing.errors import IndexOfOtherDatabase
from indexer.shared.database import Connection

# The query must work with the tables of earlier releases.
_HAS_TABLE = "SELECT to_regclass('public.index_generation') IS NOT NULL"
_RECORDED = "SELECT id FROM index_generation WHERE state <> 'pruned'"


def find_unknown_generations(connection: Connection, client: Elasticsearch) -> set[int]:
    """Return the generations that the aliases point to and that this database does not know.

    A database that was just restored knows no generation.
    """
    searched = indices.read_searched_generations(client)
    row = connection.execute(_HAS_TABLE).fetchone()
    if row is None or not row[0]:
        return searched
    return searched - {number for (number,) in connection.execute(_RECORDED)}


def assert_index_is_known(connection: Connection, client: Elasticsearch) -> None:
    """Raise IndexOfOtherDatabase if the aliases point to a generation that this database does not know."""
    unknown = find_unknown_generations(connection, client)
    if unknown:
        raise IndexOfOtherDatabase(
            f"Searches use index {', '.join(map(str, sorted(unknown)))}, which this database did not build. Nothing "
            "was changed. If this database replaces the one that built it, for example after a restore, run "
            "`finder index rebuild --take-over`"
        )
