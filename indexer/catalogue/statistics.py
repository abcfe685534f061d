"""Statistics of the tables that contain the catalogue, for the query planner of PostgreSQL."""

from indexer.shared.database import Connection

_ANALYZE = (
    "ANALYZE city, institute, campus, course, course_campus, course_fee, course_intake, course_specialization"
)


def update_statistics(connection: Connection) -> None:
    """Update the statistics. Call this after many rows were inserted.

    Autovacuum updates the statistics up to a minute later. Until then the planner expects empty tables, and API calls
    for a country take longer than their limit of 5 s.
    """
    connection.execute(_ANALYZE)
