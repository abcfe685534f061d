"""The analysis plugin produces the documented tokens and refuses unsupported parameters."""

from collections.abc import Iterator

import pytest
from elasticsearch import BadRequestError, Elasticsearch

from tests.stack.analysis_fixture import CASES, REFUSALS, Case, Refusal, Term, synonyms


@pytest.fixture(scope="module")
def engine(elasticsearch_url: str) -> Iterator[Elasticsearch]:
    with Elasticsearch(elasticsearch_url) as client:
        yield client


def analyze(engine: Elasticsearch, case: Case) -> list[Term]:
    answer = engine.indices.analyze(tokenizer=case.tokenizer, filter=list(case.filters), text=case.text)
    return [
        Term(token["token"], token["position"], token.get("positionLength", 1)) for token in answer["tokens"]
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_tokens_are_as_documented(engine: Elasticsearch, case: Case) -> None:
    assert sorted(analyze(engine, case)) == sorted(case.tokens)


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: "-".join(refusal.named))
def test_unsupported_parameters_are_refused_by_name(engine: Elasticsearch, refusal: Refusal) -> None:
    with pytest.raises(BadRequestError) as refused:
        engine.indices.analyze(tokenizer="standard", filter=[refusal.definition], text="law")
    for name in refusal.named:
        assert name in str(refused.value.body)


def test_unsupported_buffer_size_is_refused(engine: Elasticsearch) -> None:
    with pytest.raises(BadRequestError, match="buffer_size"):
        engine.indices.analyze(tokenizer={"type": "keyword", "buffer_size": 0}, text="law")


def test_an_edge_ngram_cannot_read_synonym_rules(engine: Elasticsearch) -> None:
    filters: list[dict[str, object]] = [{"type": "edge_ngram"}, synonyms("law, legal")]
    with pytest.raises(BadRequestError, match="cannot be used to parse synonyms"):
        engine.indices.analyze(tokenizer="standard", filter=filters, text="law")


def test_an_invalid_rule_is_refused_with_a_reason(engine: Elasticsearch) -> None:
    filters: list[dict[str, object]] = [{"type": "stop", "stopwords": ["the"]}, synonyms("the, a")]
    with pytest.raises(BadRequestError) as refused:
        engine.indices.analyze(tokenizer="standard", filter=filters, text="law")
    assert "the" in str(refused.value.body["error"]["caused_by"])


def test_a_normalizer_folds_keywords(engine: Elasticsearch) -> None:
    settings = {"analysis": {"normalizer": {"folded": {"filter": ["lowercase", "asciifolding"]}}}}
    engine.indices.create(index="analysis-normalizer", settings=settings)
    try:
        answer = engine.indices.analyze(index="analysis-normalizer", normalizer="folded", text="Zürich ÉCOLE")
        assert [token["token"] for token in answer["tokens"]] == ["zurich ecole"]
    finally:
        engine.indices.delete(index="analysis-normalizer")
