"""Retries work while Elasticsearch is unavailable.

The work must be safe to repeat, for example versioned writes.
"""

import logging
import time
from collections.abc import Callable
from typing import TypeVar

from indexer.indexing.errors import ElasticsearchUnavailable

log = logging.getLogger(__name__)

T = TypeVar("T")

PAUSES_SECONDS = (1.0, 5.0, 15.0, 30.0)


def retry_while_unavailable(work: Callable[[], T]) -> T:
    """Return the result of `work`. After each ElasticsearchUnavailable, pause for the next of PAUSES_SECONDS and retry.

    Raises ElasticsearchUnavailable if the last retry fails. Raises other errors at once.
    """
    for pause in PAUSES_SECONDS:
        try:
            return work()
        except ElasticsearchUnavailable as error:
            log.warning("Elasticsearch is unavailable, next attempt in %.0f s: %s", pause, error)
            time.sleep(pause)
    return work()
