"""Computes the delay before the next attempt."""

from random import SystemRandom

_RANDOM = SystemRandom()
JITTER = (0.5, 1.5)


def compute_delay_seconds(attempts: int, first: float, longest: float) -> float:
    """Return the delay in seconds: `first`, doubled with each attempt up to `longest`, times a random factor.

    The factor is between 0.5 and 1.5, so that retries are spread over time. attempts: 1 after the first failure.
    """
    delay = min(longest, first * 2.0 ** min(attempts - 1, 30))
    return delay * _RANDOM.uniform(*JITTER)
