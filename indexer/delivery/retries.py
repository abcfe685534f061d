"""Computes the delay before the next attempt."""

from random import SystemRandom

_RANDOM = SystemRandom()
JITTER = (0.5, 1.5)


def compute_delay_seconds(attempts: int, first: float, longest: float) -> float:
    """Double the delay with each attempt, up to `longest`, and multiply it by a random factor from 0.5 to 1.5.

    Because of the random factor, retries do not all happen at the same time. `attempts` is 1 after the first failure.
    """
    delay = min(longest, first * 2.0 ** min(attempts - 1, 30))
    return delay * _RANDOM.uniform(*JITTER)
