"""The results of a game day, and their table."""

from dataclasses import dataclass, field

from rich.table import Table


@dataclass
class StepResult:
    """The result of one step.

    right, refused: numbers of searches. wrong: texts that describe wrong responses.
    recovery_seconds: from the end of the fault until searches are right and no change waits.
    drift: the number of documents that differ from PostgreSQL afterwards, or None if it is not known.
    error: the traceback of a failed step, or None.
    """

    name: str
    happened: str = ""
    right: int = 0
    refused: int = 0
    wrong: list[str] = field(default_factory=list)
    recovery_seconds: float | None = None
    drift: int | None = None
    error: str | None = None

    @property
    def passed(self) -> bool:
        return self.error is None and not self.wrong and self.drift == 0

    def format_line(self) -> str:
        """Return the result in one line, to show the progress of the day."""
        recovery = "" if self.recovery_seconds is None else f", recovered after {self.recovery_seconds:.1f} s"
        searches = f"{self.right:,} right, {self.refused:,} refused, {len(self.wrong):,} wrong"
        return f"{self.name}: {'passed' if self.passed else 'FAILED'}; {searches}{recovery}"


@dataclass
class DayResult:
    """steps: in their order. tracebacks: the text of each different traceback in the logs."""

    steps: list[StepResult] = field(default_factory=list)
    tracebacks: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return bool(self.steps) and not self.tracebacks and all(step.passed for step in self.steps)

    def build_table(self) -> Table:
        table = Table("step", "what happened", "right", "refused", "wrong", "recovered after", "drift")
        for step in self.steps:
            recovery = "" if step.recovery_seconds is None else f"{step.recovery_seconds:.1f} s"
            table.add_row(
                step.name,
                "failed" if step.error else step.happened,
                f"{step.right:,}",
                f"{step.refused:,}",
                f"{len(step.wrong):,}",
                recovery,
                "unknown" if step.drift is None else f"{step.drift:,}",
            )
        return table

    def format_details(self) -> list[str]:
        """Return the errors, up to ten wrong responses of each step, the tracebacks, and one line with all sums."""
        lines = []
        for step in self.steps:
            lines += [f"{step.name}: {step.error}"] if step.error else []
            lines += [f"{step.name}: wrong: {text}" for text in step.wrong[:10]]
        failed = sum(step.error is not None for step in self.steps)
        return [
            *lines,
            *self.tracebacks,
            f"{len(self.steps)} steps, {failed} failed; {sum(step.right for step in self.steps):,} searches right, "
            f"{sum(step.refused for step in self.steps):,} refused, {sum(len(step.wrong) for step in self.steps):,} "
            f"wrong; drift {sum(step.drift or 0 for step in self.steps):,}; {len(self.tracebacks)} tracebacks",
        ]
