"""The delays between the attempts to deliver a mail or a submission."""

import pytest

from indexer.delivery.retries import compute_delay_seconds

DRAWS = 200


@pytest.mark.parametrize(
    ("attempts", "shortest", "longest"),
    [(1, 5, 15), (2, 10, 30), (3, 20, 60), (7, 300, 900), (10_000, 300, 900)],
)
def test_the_delay_doubles_up_to_the_longest_one(attempts: int, shortest: float, longest: float) -> None:
    delays = [compute_delay_seconds(attempts, 10, 600) for _ in range(DRAWS)]
    assert shortest <= min(delays)
    assert max(delays) <= longest
    assert max(delays) - min(delays) > (longest - shortest) / 2, (
        "retries are spread, so that they do not all come at once"
    )
