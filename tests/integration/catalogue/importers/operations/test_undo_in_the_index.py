"""The index gets the changes of an import and of its undo.

Each write of a document has a higher version than the previous write.
"""

from collections.abc import Callable

import psycopg

from indexer.catalogue.importers.report import ImportSummary
from indexer.catalogue.importers.storage.undo import undo_import
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection, connect
from tests.integration.catalogue.importers import made_register
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_indexed_courses,
    read_live_generation,
    remove_everything,
)
from tests.unit.catalogue.importers.small_register import SmallRegister

OTHER_COUNTRIES = "country_id <> (SELECT id FROM country WHERE iso2 = 'AU')"


def read_ledger(connection: Connection) -> dict[int, int]:
    return dict(connection.execute("SELECT course_id, version FROM ledger").fetchall())


def test_the_index_follows_an_import_and_its_undo(
    import_register: Callable[[SmallRegister], ImportSummary], catalogue_url: str, elasticsearch_url: str
) -> None:
    with psycopg.connect(catalogue_url) as other:
        # Keep only a few cities, because indexing the place suggestions for all cities of the world takes long.
        other.execute(f"DELETE FROM city WHERE {OTHER_COUNTRIES}".encode())
        other.execute(f"DELETE FROM state WHERE {OTHER_COUNTRIES}".encode())
    import_register(made_register.OCTOBER)
    with create_client(elasticsearch_url) as client, connect(catalogue_url) as connection:
        remove_everything(client)
        rebuild(catalogue_url, client, RebuildOptions())
        generation = read_live_generation(connection)
        october = read_indexed_courses(client, generation)
        run = import_register(made_register.JANUARY).import_run_id
        drain(connection, client)
        assert open_rows(connection) == []
        january, versions = read_indexed_courses(client, generation), read_ledger(connection)
        assert january.keys() != october.keys()
        undo_import(catalogue_url, run)
        drain(connection, client)
        assert open_rows(connection) == []
        assert_index_equals_postgresql(connection, client)
        assert read_indexed_courses(client, generation).keys() == october.keys()
        after = read_ledger(connection)
        assert after.keys() == versions.keys()
        risen = {course for course, version in after.items() if version > versions[course]}
        assert all(version >= versions[course] for course, version in after.items())
        assert {int(course) for course in january.keys() ^ october.keys()} <= risen
        remove_everything(client)
