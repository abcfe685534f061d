"""Progress is told with its rate."""

from stack.cli.index import with_rate


def test_the_rate_counts_from_the_first_report() -> None:
    told: list[tuple[int, int, str]] = []
    clock = iter([10.0, 10.0, 12.0])

    def report(done: int, total: int, part: str = "") -> None:
        told.append((done, total, part))

    reported = with_rate(report, lambda: next(clock))
    reported(500, 9_000)
    reported(6_500, 9_000)
    assert told == [(500, 9_000, ""), (6_500, 9_000, "3,000 courses a second")]
