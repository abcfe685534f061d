"""Manages the indices of a generation, and the aliases that point to the live generation.

A generation is one complete set of indices, built by one rebuild. The live generation is the one that is searched. A
tombstone is the document of a course that is not published or was deleted.
"""

import re
from collections.abc import Iterable
from typing import Any

from elasticsearch import Elasticsearch, dsl

from indexer.indexing.documents.course.mapping import COURSE_MAPPING, COURSE_SETTINGS
from indexer.indexing.documents.scholarship.mapping import SCHOLARSHIP_MAPPING, SCHOLARSHIP_SETTINGS
from indexer.indexing.documents.suggestion.mapping import SUGGESTION_MAPPING, SUGGESTION_SETTINGS
from indexer.indexing.documents.value_name.mapping import VALUE_NAME_MAPPING, VALUE_NAME_SETTINGS
from indexer.indexing.elasticsearch.client import translate_errors
from schemas.documents.aliases import (
    COURSES_ALIAS,
    SCHOLARSHIPS_ALIAS,
    SUGGESTIONS_ALIAS,
    VALUE_NAME_ALIAS,
    courses_index,
    scholarships_index,
    suggestions_index,
    value_name_index,
    write_alias,
)

PUBLISHED = dsl.Q("term", deleted=False)
"""The query for published courses. The index also has tombstones of other courses."""
ALIASES = (COURSES_ALIAS, VALUE_NAME_ALIAS, SUGGESTIONS_ALIAS, SCHOLARSHIPS_ALIAS)
REFRESH_INTERVAL = "1s"


def list_index_names(generation: int) -> tuple[str, str, str, str]:
    """Return the index names, in the order of ALIASES."""
    return (
        courses_index(generation),
        value_name_index(generation),
        suggestions_index(generation),
        scholarships_index(generation),
    )


def create_indices(client: Elasticsearch, generation: int, shards: int) -> None:
    """Create the empty indices of a generation.

    The indices have no replicas and no automatic refresh, which makes loading faster.
    """
    loading = {"refresh_interval": "-1", "number_of_replicas": 0}
    courses = {**COURSE_SETTINGS, **loading, "number_of_shards": shards}
    value_names = {**VALUE_NAME_SETTINGS, **loading, "number_of_shards": 1}
    suggestions = {**SUGGESTION_SETTINGS, **loading, "number_of_shards": 1}
    scholarships = {**SCHOLARSHIP_SETTINGS, **loading, "number_of_shards": 1}
    with translate_errors():
        for index, mapping, settings in (
            (courses_index(generation), COURSE_MAPPING, courses),
            (value_name_index(generation), VALUE_NAME_MAPPING, value_names),
            (suggestions_index(generation), SUGGESTION_MAPPING, suggestions),
            (scholarships_index(generation), SCHOLARSHIP_MAPPING, scholarships),
        ):
            client.indices.create(
                index=index, mappings=mapping, settings={"index": settings}, aliases={write_alias(index): {}}
            )


def make_searchable(client: Elasticsearch, generation: int, replicas: int) -> None:
    """Refresh the indices, enable automatic refresh, and add the replicas.

    The suggestions index is merged into one segment, because it is small and rarely changes. Searches are
    then faster. See `replicas.py` for the wait until the replicas are ready.
    """
    names = list(list_index_names(generation))
    settings = {"refresh_interval": REFRESH_INTERVAL, "number_of_replicas": replicas}
    patient = client.options(request_timeout=330)
    with translate_errors():
        patient.indices.forcemerge(index=suggestions_index(generation), max_num_segments=1)
        client.indices.refresh(index=names)
        client.indices.put_settings(index=names, settings={"index": settings})


def refresh_indices(client: Elasticsearch, generation: int) -> None:
    """Make all earlier writes visible to searches."""
    with translate_errors():
        client.indices.refresh(index=list(list_index_names(generation)))


def count_open_contexts(client: Elasticsearch, generation: int) -> int:
    """Count the open scrolls and points in time of a generation. A missing index counts as 0."""
    patterns = [f"{index}*" for index in list_index_names(generation)]
    with translate_errors():
        response = client.indices.stats(index=patterns, metric="search")
    return sum(each["total"]["search"]["open_contexts"] for each in response.get("indices", {}).values())


def count_shard_searches(client: Elasticsearch) -> int:
    """Return how many course searches the present shards of all generations have executed.

    A search counts once for each shard that executes it. The count of a shard is 0 after a restart of its node.
    """
    with translate_errors():
        response = client.indices.stats(index=f"{COURSES_ALIAS}-*", metric="search", level="cluster")
    return int(response["_all"]["total"].get("search", {}).get("query_total", 0))


def point_aliases(client: Elasticsearch, generation: int) -> None:
    """Point all aliases to this generation in one atomic update."""
    actions: list[dict[str, Any]] = [
        {"remove": {"index": index, "alias": alias}}
        for alias in ALIASES
        for index in read_alias_targets(client, alias)
    ]
    filters = {COURSES_ALIAS: {"filter": PUBLISHED.to_dict()}}
    actions += [
        {"add": {"index": index, "alias": alias, **filters.get(alias, {})}}
        for alias, index in zip(ALIASES, list_index_names(generation), strict=True)
    ]
    with translate_errors():
        client.indices.update_aliases(actions=actions)


def has_all_aliases(client: Elasticsearch, generation: int) -> bool:
    """True if every alias points to this generation and to no other."""
    return all(
        read_alias_targets(client, alias) == [index]
        for alias, index in zip(ALIASES, list_index_names(generation), strict=True)
    )


def has_any_alias(client: Elasticsearch, generation: int) -> bool:
    """True if at least one alias points to this generation."""
    return any(
        index in read_alias_targets(client, alias)
        for alias, index in zip(ALIASES, list_index_names(generation), strict=True)
    )


def read_alias_targets(client: Elasticsearch, alias: str) -> list[str]:
    """Return the indices that an alias points to."""
    with translate_errors():
        if not client.indices.exists_alias(name=alias):
            return []
        return sorted(client.indices.get_alias(name=alias).keys())


def has_all_indices(client: Elasticsearch, generation: int) -> bool:
    """True if all indices of the generation exist with their write aliases."""
    with translate_errors():
        return all(
            client.indices.exists_alias(name=write_alias(index)) for index in list_index_names(generation)
        )


def has_any_index(client: Elasticsearch, generation: int) -> bool:
    """True if any index of the generation exists."""
    with translate_errors():
        return any(client.indices.exists(index=index) for index in list_index_names(generation))


def count_documents_written(client: Elasticsearch, generation: int) -> int:
    """Return how many course documents Elasticsearch has written in a generation.

    Raises ElasticsearchUnavailable or IndexMissing.
    Elasticsearch sets the number to 0 when it restarts the generation's primary shards.
    """
    patient = client.options(request_timeout=5, max_retries=0)
    with translate_errors():
        response = patient.indices.stats(index=courses_index(generation), metric="indexing", level="cluster")
    return int(response["_all"]["primaries"]["indexing"]["index_total"])


def find_generations_with_indices(client: Elasticsearch) -> set[int]:
    """Return the numbers of all generations that have an index, also of generations without a record in PostgreSQL."""
    with translate_errors():
        names = client.indices.get_alias(index=[f"{alias}-*" for alias in ALIASES]).keys()
    return _parse_generations(names)


def read_searched_generations(client: Elasticsearch) -> set[int]:
    """Return the numbers of the generations that the aliases point to: one, or none without an index."""
    return _parse_generations(index for alias in ALIASES for index in read_alias_targets(client, alias))


def _parse_generations(names: Iterable[str]) -> set[int]:
    found = (re.fullmatch(rf"(?:{'|'.join(ALIASES)})-(\d{{6,}})", name) for name in names)
    return {int(each[1]) for each in found if each is not None}


def remove_indices(client: Elasticsearch, generations: Iterable[int]) -> None:
    """Delete the indices of these generations. Missing indices are ignored."""
    names = [index for generation in generations for index in list_index_names(generation)]
    with translate_errors():
        if names:
            client.indices.delete(index=names, ignore_unavailable=True)
