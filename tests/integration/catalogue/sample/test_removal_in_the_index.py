"""The sample's courses leave the index when the sample is removed, and return when it is loaded again."""

import psycopg

from indexer.catalogue.sample.load import load_sample as load_again
from indexer.catalogue.sample.load import remove_sample
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.outbox.drain import drain
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import connect
from tests.catalogue_templates import CatalogueTemplates
from tests.integration.indexer.index_contents import (
    assert_index_equals_postgresql,
    open_rows,
    read_indexed_courses,
    read_live_generation,
    remove_everything,
)
from tests.integration.search.catalogues import SAMPLE, load_sample


def keep_few_rows(url: str) -> None:
    """Keep 1 course of 40, and the cities that have a campus. With all rows the test would take too long."""
    with psycopg.connect(url) as connection:
        connection.execute("DELETE FROM course WHERE id % 40 <> 0")
        connection.execute("DELETE FROM city WHERE id NOT IN (SELECT city_id FROM campus)")
        connection.execute("TRUNCATE outbox")


def test_the_index_follows_the_removal_and_the_return(
    catalogue_templates: CatalogueTemplates, elasticsearch_url: str
) -> None:
    with (
        catalogue_templates.copy(SAMPLE, load_sample) as url,
        create_client(elasticsearch_url) as client,
    ):
        keep_few_rows(url)
        remove_everything(client)
        rebuild(url, client, RebuildOptions())
        with connect(url) as connection:
            generation = read_live_generation(connection)
            before = read_indexed_courses(client, generation)
            assert len(before) > 100
            for change, expected in ((remove_sample, set()), (load_again, before.keys())):
                change(url)
                drain(connection, client)
                assert open_rows(connection) == []
                assert read_indexed_courses(client, generation).keys() == expected
            assert_index_equals_postgresql(connection, client)
        remove_everything(client)
