"""The gate of a rebuild that searches the new index with sentences, and refuses the index if too many fail."""

from collections.abc import Iterator, Mapping

import psycopg
import pytest
from elasticsearch import Elasticsearch
from elasticsearch.helpers import bulk

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.errors import GateNeedsApproval
from indexer.indexing.rebuild.gates import Candidate
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from schemas.documents.aliases import courses_index, value_name_index
from stack.indexing.golden_sentence_gate import build_golden_sentence_gate
from stack.services.urls import ServiceUrls
from tests.relevance.test_lab_command import read_generation


@pytest.fixture
def client(services: ServiceUrls, sample_database_url: str) -> Iterator[Elasticsearch]:
    assert sample_database_url
    with create_client(services.elasticsearch) as client:
        yield client


def test_a_generation_that_understands_its_sentences_passes(
    sample_database_url: str, client: Elasticsearch, elasticsearch_url: str
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        build_golden_sentence_gate(elasticsearch_url)(Candidate(connection, client, read_generation(client)))


def test_a_generation_without_a_lexicon_is_refused(
    sample_database_url: str, client: Elasticsearch, elasticsearch_url: str
) -> None:
    def lose_lexicon(candidate: Candidate) -> None:
        index = value_name_index(candidate.generation)
        change_documents(client, index, {"term": {"kind": "lexicon"}}, {"_op_type": "delete"})

    live = read_generation(client)
    with pytest.raises(
        GateNeedsApproval, match=r"30 of 30 golden sentences are not understood, such as '\w+"
    ):
        rebuild(
            sample_database_url,
            client,
            RebuildOptions(gates=(lose_lexicon, build_golden_sentence_gate(elasticsearch_url))),
        )
    assert read_generation(client) == live


def test_a_generation_whose_search_lost_the_places_is_refused(
    sample_database_url: str, client: Elasticsearch, elasticsearch_url: str
) -> None:
    def lose_places(candidate: Candidate) -> None:
        index = courses_index(candidate.generation)
        emptied = {"_op_type": "update", "doc": {"country_ids": []}}
        change_documents(client, index, {"match_all": {}}, emptied)

    with pytest.raises(GateNeedsApproval, match="30 of 30 golden sentences are not understood"):
        rebuild(
            sample_database_url,
            client,
            RebuildOptions(gates=(lose_places, build_golden_sentence_gate(elasticsearch_url))),
        )


def change_documents(
    client: Elasticsearch, index: str, query: Mapping[str, object], action: Mapping[str, object]
) -> None:
    hits = client.search(index=index, query=query, size=10_000, source=False)["hits"]["hits"]
    assert hits
    bulk(client, ({**action, "_index": index, "_id": hit["_id"]} for hit in hits), refresh=True)
