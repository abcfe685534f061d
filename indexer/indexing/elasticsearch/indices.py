"""The indices of a generation and the aliases that lead to the live one."""

import re
from collections.abc import Iterable
from typing import Any

from elasticsearch import Elasticsearch

from indexer.indexing.documents.course.mapping import COURSE_MAPPING, COURSE_SETTINGS
from indexer.indexing.documents.suggestion.mapping import SUGGESTION_MAPPING, SUGGESTION_SETTINGS
from indexer.indexing.documents.value_name.mapping import VOCABULARY_MAPPING, VOCABULARY_SETTINGS
from indexer.indexing.elasticsearch.client import translate_errors
from indexer.indexing.errors import ElasticsearchUnavailable
from schemas.documents.aliases import (
    COURSES_ALIAS,
    SUGGESTIONS_ALIAS,
    VOCABULARY_ALIAS,
    courses_index,
    suggestions_index,
    vocabulary_index,
    write_alias,
)

PUBLISHED = {"term": {"deleted": False}}
ALIASES = (COURSES_ALIAS, VOCABULARY_ALIAS, SUGGESTIONS_ALIAS)
REFRESH_INTERVAL = "1s"
GREEN_TIMEOUT = "300s"


def indices_of(generation: int) -> tuple[str, str, str]:
    """In the order of ALIASES."""
    return courses_index(generation), vocabulary_index(generation), suggestions_index(generation)


def create_indices(client: Elasticsearch, generation: int, shards: int) -> None:
    """The empty indices of a generation, made for loading: no copies, nothing visible until it is asked for."""
    loading = {"refresh_interval": "-1", "number_of_replicas": 0}
    courses = {**COURSE_SETTINGS, **loading, "number_of_shards": shards}
    vocabulary = {**VOCABULARY_SETTINGS, **loading, "number_of_shards": 1}
    suggestions = {**SUGGESTION_SETTINGS, **loading, "number_of_shards": 1}
    with translate_errors():
        for index, mapping, settings in (
            (courses_index(generation), COURSE_MAPPING, courses),
            (vocabulary_index(generation), VOCABULARY_MAPPING, vocabulary),
            (suggestions_index(generation), SUGGESTION_MAPPING, suggestions),
        ):
            client.indices.create(
                index=index, mappings=mapping, settings={"index": settings}, aliases={write_alias(index): {}}
            )


def make_searchable(client: Elasticsearch, generation: int, replicas: int) -> None:
    """Show everything written so far, refresh by itself from now on, and wait until every copy is there.

    The places that can be typed are few and change seldom: as one piece they are found sooner with every letter typed.
    """
    names = list(indices_of(generation))
    settings = {"refresh_interval": REFRESH_INTERVAL, "number_of_replicas": replicas}
    patient = client.options(request_timeout=330)
    with translate_errors():
        patient.indices.forcemerge(index=suggestions_index(generation), max_num_segments=1)
        client.indices.refresh(index=names)
        client.indices.put_settings(index=names, settings={"index": settings})
        health = patient.cluster.health(index=names, wait_for_status="green", timeout=GREEN_TIMEOUT)
    if health["timed_out"]:
        raise ElasticsearchUnavailable(f"The {replicas} copies of generation {generation} did not come up")


def refresh(client: Elasticsearch, generation: int) -> None:
    """Show everything written so far."""
    with translate_errors():
        client.indices.refresh(index=list(indices_of(generation)))


def count_open_contexts(client: Elasticsearch, generation: int) -> int:
    """How many cursors and points in time are open on the indices of a generation; 0 where they are not there."""
    patterns = [f"{index}*" for index in indices_of(generation)]
    with translate_errors():
        answer = client.indices.stats(index=patterns, metric="search")
    return sum(each["total"]["search"]["open_contexts"] for each in answer.get("indices", {}).values())


def count_searches(client: Elasticsearch) -> int:
    """How many searches of courses the engine has worked on in the generations that it holds, since it started."""
    with translate_errors():
        answer = client.indices.stats(index=f"{COURSES_ALIAS}-*", metric="search", level="cluster")
    return int(answer["_all"]["total"].get("search", {}).get("query_total", 0))


def point_aliases(client: Elasticsearch, generation: int) -> None:
    """All aliases lead to this generation from one moment to the next."""
    actions: list[dict[str, Any]] = [
        {"remove": {"index": index, "alias": alias}}
        for alias in ALIASES
        for index in read_alias_targets(client, alias)
    ]
    filters = {COURSES_ALIAS: {"filter": PUBLISHED}}
    actions += [
        {"add": {"index": index, "alias": alias, **filters.get(alias, {})}}
        for alias, index in zip(ALIASES, indices_of(generation), strict=True)
    ]
    with translate_errors():
        client.indices.update_aliases(actions=actions)


def is_pointed_to(client: Elasticsearch, generation: int) -> bool:
    """Whether searches read this generation, and nothing else."""
    return all(
        read_alias_targets(client, alias) == [index]
        for alias, index in zip(ALIASES, indices_of(generation), strict=True)
    )


def is_read(client: Elasticsearch, generation: int) -> bool:
    """Whether any alias leads to this generation."""
    return any(
        index in read_alias_targets(client, alias)
        for alias, index in zip(ALIASES, indices_of(generation), strict=True)
    )


def read_alias_targets(client: Elasticsearch, alias: str) -> list[str]:
    """The indices that an alias leads to."""
    with translate_errors():
        if not client.indices.exists_alias(name=alias):
            return []
        return sorted(client.indices.get_alias(name=alias).keys())


def exists(client: Elasticsearch, generation: int) -> bool:
    """Whether all indices of the generation are there, ready to be written to."""
    with translate_errors():
        return all(client.indices.exists_alias(name=write_alias(index)) for index in indices_of(generation))


def exists_in_part(client: Elasticsearch, generation: int) -> bool:
    """Whether any index under the generation's names is there."""
    with translate_errors():
        return any(client.indices.exists(index=index) for index in indices_of(generation))


def count_documents_written(client: Elasticsearch, generation: int) -> int:
    """How many course documents the engine has taken in a generation, as its primaries have counted since they began.

    Raises ElasticsearchUnavailable, IndexMissing.
    """
    patient = client.options(request_timeout=5, max_retries=0)
    with translate_errors():
        answer = patient.indices.stats(index=courses_index(generation), metric="indexing", level="cluster")
    return int(answer["_all"]["primaries"]["indexing"]["index_total"])


def find_generations_with_indices(client: Elasticsearch) -> set[int]:
    """The numbers of all generations that have an index under our names, whoever made it."""
    with translate_errors():
        names = client.indices.get_alias(index=[f"{alias}-*" for alias in ALIASES]).keys()
    found = (re.fullmatch(rf"(?:{'|'.join(ALIASES)})-(\d{{6,}})", name) for name in names)
    return {int(each[1]) for each in found if each is not None}


def remove_indices(client: Elasticsearch, generations: Iterable[int]) -> None:
    """Delete the indices of generations; those that are not there are no error."""
    names = [index for generation in generations for index in indices_of(generation)]
    with translate_errors():
        if names:
            client.indices.delete(index=names, ignore_unavailable=True)
