"""The delays between attempts."""

from random import SystemRandom

_RANDOM = SystemRandom()
JITTER = (0.5, 1.5)


def compute_delay_seconds(attempts: int, first: float, longest: float) -> float:
    """Double the delay with each attempt up to the longest, and spread it, so that retries do not come together."""
    delay = min(longest, first * 2.0 ** min(attempts - 1, 30))
    return delay * _RANDOM.uniform(*JITTER)
