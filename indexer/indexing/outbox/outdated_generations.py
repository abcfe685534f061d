"""Decides whether refused documents of a live generation count, if another version of the code built the generation.

A generation is a complete set of indices, built by one rebuild. During an upgrade, the live generation can have an
older mapping, which refuses the documents of the new release.
"""

from collections.abc import Sequence

from indexer.indexing.elasticsearch.index_fingerprint import compute_index_fingerprint
from indexer.indexing.errors import IndexOutdated
from indexer.indexing.generations.records import Generation
from schemas.vocabulary.kinds import GenerationState


def is_being_replaced(generation: Generation, receiving: Sequence[Generation]) -> bool:
    """True if a generation of this version of the code is being built, and replaces this outdated live generation.

    Refusals of the outdated generation then do not count, because the new generation gets the documents.
    receiving: all generations that receive writes. Raises IndexOutdated if the live generation is outdated and no
    generation of this version is being built.
    """
    if generation.state != GenerationState.LIVE or has_current_format(generation):
        return False
    if any(each.state == GenerationState.BUILDING and has_current_format(each) for each in receiving):
        return True
    raise IndexOutdated(
        f"Another version of the code built generation {generation.id}, and it refuses documents of this version. "
        "The changes wait for a new index: run `finder index rebuild`"
    )


def has_current_format(generation: Generation) -> bool:
    """True if the generation has the index fingerprint of this release. Otherwise, a rebuild is due."""
    return generation.mapping_hash == compute_index_fingerprint()
