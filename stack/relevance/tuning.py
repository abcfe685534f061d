"""Measures how much each knob (a constant of the ranking, such as a boost) improves the results."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

from schemas.elasticsearch_connection import ElasticsearchConnection
from search.execution.live_index import LiveIndex
from stack.relevance.judged_queries import JudgedQuery
from stack.relevance.knobs import CHANGES, Knob
from stack.relevance.lab import Report, judge_queries, open_generation, score_rankings, search_all
from stack.relevance.measures import Judged

GAIN_MIN = 0.002
"""If the gain of a knob is smaller than this, the knob should be removed from the search."""


@dataclass(frozen=True)
class KnobGain:
    """The effect of one knob.

    relevance: the mean nDCG@10 by change of the knob (removed, halved, doubled).

    gain: the mean nDCG@10 with the current value minus the mean without the knob.
    """

    name: str
    value: float
    relevance: Mapping[str, float]
    gain: float

    @property
    def is_useless(self) -> bool:
        return self.gain < GAIN_MIN


@dataclass(frozen=True)
class TuningResult:
    """relevance: the mean nDCG@10 with the current values of all knobs. queries: the number of measured queries."""

    relevance: float
    queries: int
    gains: Sequence[KnobGain]


def tune(
    database_url: str,
    elasticsearch: ElasticsearchConnection | str,
    queries: Sequence[JudgedQuery],
    knobs: Sequence[Knob],
    report: Report,
) -> TuningResult:
    """Search with all queries and the current values of the knobs, and compute the mean nDCG@10.

    Then repeat the measurement with each knob removed, halved and doubled. Nonsense queries and queries without a
    relevant course are left out.
    report: called with the number of finished measurements and the number of all measurements.
    """
    judged = [each for each in judge_queries(database_url, queries) if each.relevant and not each.is_nonsense]
    return asyncio.run(_tune(elasticsearch, judged, knobs, report))


async def _tune(
    elasticsearch: ElasticsearchConnection | str,
    judged: Sequence[Judged],
    knobs: Sequence[Knob],
    report: Report,
) -> TuningResult:
    number = 1 + len(knobs) * len(CHANGES)
    async with open_generation(elasticsearch, None) as live_index:
        start = await _measure_ndcg(live_index, judged)
        report(1, number)
        gains: list[KnobGain] = []
        for knob in knobs:
            relevance = {}
            for change, compute in CHANGES.items():
                with knob.use_value(compute(knob.value)):
                    relevance[change] = await _measure_ndcg(live_index, judged)
                report(1 + len(gains) * len(CHANGES) + len(relevance), number)
            gains.append(KnobGain(knob.name, knob.value, relevance, start - relevance["removed"]))
    return TuningResult(start, len(judged), gains)


async def _measure_ndcg(live_index: LiveIndex, judged: Sequence[Judged]) -> float:
    rankings = await search_all(live_index, judged, lambda _done, _total: None)
    return mean(score.ndcg for score in score_rankings(judged, rankings).scores)
