"""The project's analysis plugin produces the tokens that the reference documentation of Elasticsearch describes.

The plugin refuses parameters that it does not support.
"""

from collections.abc import Iterator

import pytest
from elasticsearch import BadRequestError, Elasticsearch

from tests.stack.analysis_fixture import CASES, Case, Term, synonyms
from tests.stack.refused_analysis import REFUSALS, Refusal


@pytest.fixture(scope="module")
def client(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with Elasticsearch(elasticsearch_url) as client:
        yield client


def analyze(client: Elasticsearch, case: Case) -> list[Term]:
    response = client.indices.analyze(tokenizer=case.tokenizer, filter=list(case.filters), text=case.text)
    return [
        Term(token["token"], token["position"], token.get("positionLength", 1))
        for token in response["tokens"]
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_tokens_are_as_documented(client: Elasticsearch, case: Case) -> None:
    assert sorted(analyze(client, case)) == sorted(case.tokens)


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: "-".join(refusal.named))
def test_unsupported_parameters_are_refused_by_name(client: Elasticsearch, refusal: Refusal) -> None:
    with pytest.raises(BadRequestError) as refused:
        client.indices.analyze(tokenizer="standard", filter=[refusal.definition], text="law")
    for name in refusal.named:
        assert name in str(refused.value.body)


def test_unsupported_buffer_size_is_refused(client: Elasticsearch) -> None:
    with pytest.raises(BadRequestError, match="buffer_size"):
        client.indices.analyze(tokenizer={"type": "keyword", "buffer_size": 0}, text="law")


def test_an_edge_ngram_cannot_read_synonym_rules(client: Elasticsearch) -> None:
    filters: list[dict[str, object]] = [{"type": "edge_ngram"}, synonyms("law, legal")]
    with pytest.raises(BadRequestError, match="cannot be used to parse synonyms"):
        client.indices.analyze(tokenizer="standard", filter=filters, text="law")


def test_an_invalid_rule_is_refused_with_a_reason(client: Elasticsearch) -> None:
    filters: list[dict[str, object]] = [{"type": "stop", "stopwords": ["the"]}, synonyms("the, a")]
    with pytest.raises(BadRequestError) as refused:
        client.indices.analyze(tokenizer="standard", filter=filters, text="law")
    assert "the" in str(refused.value.body["error"]["caused_by"])


def test_a_normalizer_folds_keywords(client: Elasticsearch) -> None:
    settings = {"analysis": {"normalizer": {"folded": {"filter": ["lowercase", "asciifolding"]}}}}
    client.indices.create(index="analysis-normalizer", settings=settings)
    try:
        response = client.indices.analyze(
            index="analysis-normalizer", normalizer="folded", text="Zürich ÉCOLE"
        )
        assert [token["token"] for token in response["tokens"]] == ["zurich ecole"]
    finally:
        client.indices.delete(index="analysis-normalizer")
