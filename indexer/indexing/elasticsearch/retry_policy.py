"""Trying again while the engine is busy. Only for work that may be done twice: our writes carry versions."""

import logging
import time
from collections.abc import Callable
from typing import TypeVar

from indexer.indexing.errors import ElasticsearchUnavailable

log = logging.getLogger(__name__)

T = TypeVar("T")

PAUSES_SECONDS = (1.0, 5.0, 15.0, 30.0)


def retry_while_unavailable(work: Callable[[], T]) -> T:
    """What `work` answers, tried again after each pause while the engine is busy. Raises ElasticsearchUnavailable."""
    for pause in PAUSES_SECONDS:
        try:
            return work()
        except ElasticsearchUnavailable as error:
            log.warning("Tried again in %.0f s: %s", pause, error)
            time.sleep(pause)
    return work()
