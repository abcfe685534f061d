"""The progress of a rebuild, with its rate and the remaining time."""

import pytest

from indexer.indexing.generations.progress import Progress
from stack.cli.status_text import format_rebuild


@pytest.mark.parametrize(
    ("progress", "text"),
    [
        (Progress(7, 0, 9_000, 0.0), "0 of 9,000 courses, 0 courses a second, time left unknown"),
        (Progress(7, 3_000, 9_000, 1_500.0), "3,000 of 9,000 courses, 1,500 courses a second, 4 s left"),
        (
            Progress(7, 1_000, 1_000_000, 3_000.0),
            "1,000 of 1,000,000 courses, 3,000 courses a second, 5 min 33 s left",
        ),
        (Progress(7, 9_000, 9_000, 800.0), "9,000 of 9,000 courses, all written, being checked"),
        (Progress(7, 9_001, 9_000, 800.0), "9,001 of 9,000 courses, all written, being checked"),
        (Progress(7, 0, 0, 0.0), "0 of 0 courses, 0 courses a second, time left unknown"),
    ],
)
def test_progress_is_shown_with_rate_and_time_left(progress: Progress, text: str) -> None:
    assert str(progress) == f"generation 7, {text}"
    assert format_rebuild(progress.as_json()) == str(progress)


def test_progress_as_json_has_the_seconds_left() -> None:
    assert Progress(1, 200, 1_000, 400.0).as_json() == {
        "generation": 1,
        "done": 200,
        "total": 1_000,
        "rate": 400.0,
        "seconds_left": 2.0,
    }
    assert Progress(1, 200, 1_000, 0.0).seconds_left is None
