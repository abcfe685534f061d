"""Loads and indexes the catalogues of the search tests."""

import psycopg
from elasticsearch import Elasticsearch

from indexer.catalogue.sample.load import load_if_empty
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from tests.integration.search.generated_catalogue import load_generated_catalogue

SAMPLE = "sample"
"""The name of the database template that contains the sample."""


def load_generated(database_url: str) -> None:
    with psycopg.connect(database_url) as connection:
        load_generated_catalogue(connection)


def load_sample(database_url: str) -> None:
    assert load_if_empty(database_url)


def reindex(database_url: str, elasticsearch: Elasticsearch, shards: int = 1) -> None:
    """Delete all indices of the catalogue, then index the catalogue of the database."""
    leftovers = list(elasticsearch.indices.get(index="courses-*,vocabulary-*,suggestions-*,scholarships-*"))
    if leftovers:
        elasticsearch.indices.delete(index=leftovers)
    rebuild(database_url, elasticsearch, RebuildOptions(shards=shards))
