"""The measures of a ranking, such as precision, recall and nDCG.

The library pytrec_eval (MIT) computes nDCG.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

import pytrec_eval

FIRST_PAGE = 10
RECALL_DEPTH = 50


@dataclass(frozen=True)
class Judged:
    """A query with the courses that its rules select.

    - relevant: the ids of relevant courses.
    - best: the ids of relevant courses that should come before other relevant courses.
    - first: the ids of the courses that may be the first result.
    """

    text: str
    group: str
    relevant: frozenset[int]
    best: frozenset[int]
    first: frozenset[int]

    @property
    def is_nonsense(self) -> bool:
        return self.group == NONSENSE


@dataclass(frozen=True)
class QueryScore:
    """The scores of one query. All values are shares from 0 to 1, except `found` and `relevant`.

    found: the number of shown courses, at most 50. relevant: the number of relevant courses in the catalogue.
    full_precision: of those among the first ten courses that meet every condition of the text, the share of relevant
    courses. A condition is a word, a subject, a place and so on. None: none of the first ten meets all conditions.
    """

    text: str
    group: str
    found: int
    relevant: int
    precision: float
    first: float
    recall: float
    ndcg: float
    full_precision: float | None

    @property
    def is_missed(self) -> bool:
        """True if the catalogue has a relevant course, but none is among the first ten results."""
        return self.precision == 0


@dataclass(frozen=True)
class GroupScore:
    """The means over the queries of a group. nothing: the share of queries without results.

    missed: the share of queries without a relevant course in the first ten.
    full_precision: the mean over the queries whose `full_precision` is not None. None if there is no such query.
    """

    group: str
    queries: int
    precision: float
    first: float
    recall: float
    ndcg: float
    nothing: float
    missed: float
    full_precision: float | None


NONSENSE = "nonsense"
BEST_GRADE, RELEVANT_GRADE = 2, 1


def score_query(judged: Judged, ranking: Sequence[int], full_total: int | None = None) -> QueryScore:
    """Score the results of one query.

    ranking: the ids of the shown courses, at most 50, in the order of the results.
    full_total: the number of results that meet every condition of the text. These results come first. None: the search
    was not widened, so all results count as meeting every condition.
    """
    page = ranking[:FIRST_PAGE]
    hits = sum(course in judged.relevant for course in page)
    deep = sum(course in judged.relevant for course in ranking[:RECALL_DEPTH])
    return QueryScore(
        text=judged.text,
        group=judged.group,
        found=len(ranking),
        relevant=len(judged.relevant),
        precision=hits / min(FIRST_PAGE, len(judged.relevant)),
        first=float(bool(page) and page[0] in judged.first),
        recall=deep / min(RECALL_DEPTH, len(judged.relevant)),
        ndcg=_compute_ndcg(judged, ranking),
        full_precision=_compute_share(judged, page[:full_total]),
    )


def score_group(group: str, scores: Sequence[QueryScore]) -> GroupScore:
    full = [each.full_precision for each in scores if each.full_precision is not None]
    return GroupScore(
        group=group,
        queries=len(scores),
        precision=mean(each.precision for each in scores),
        first=mean(each.first for each in scores),
        recall=mean(each.recall for each in scores),
        ndcg=mean(each.ndcg for each in scores),
        nothing=mean(each.found == 0 for each in scores),
        missed=mean(each.is_missed for each in scores),
        full_precision=mean(full) if full else None,
    )


def score_groups(scores: Sequence[QueryScore]) -> list[GroupScore]:
    """Return one score for each group in alphabetical order, then one score for all queries.

    The result is empty if there are no scores.
    """
    if not scores:
        return []
    by_group: dict[str, list[QueryScore]] = {}
    for score in scores:
        by_group.setdefault(score.group, []).append(score)
    return [*(score_group(group, by_group[group]) for group in sorted(by_group)), score_group("all", scores)]


def _compute_share(judged: Judged, courses: Sequence[int]) -> float | None:
    return mean(course in judged.relevant for course in courses) if courses else None


def _compute_ndcg(judged: Judged, ranking: Sequence[int]) -> float:
    grades = {
        str(course): BEST_GRADE if course in judged.best else RELEVANT_GRADE for course in judged.relevant
    }
    run = {str(course): float(len(ranking) - position) for position, course in enumerate(ranking)}
    if not run:
        return 0.0
    evaluator = pytrec_eval.RelevanceEvaluator({"query": grades}, {"ndcg_cut.10"})
    measured: Mapping[str, float] = evaluator.evaluate({"query": run})["query"]
    return measured["ndcg_cut_10"]
