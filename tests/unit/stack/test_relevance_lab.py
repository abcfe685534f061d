"""The relevance lab: rules that say which courses are relevant, the measures, and the files of judged queries."""

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from stack.cli.relevance_tables import show_words
from stack.relevance.judged_courses import JudgedCourse
from stack.relevance.judged_queries import NoSuchQueries, choose_queries, read_queries
from stack.relevance.judgements import InvalidRule, Judge
from stack.relevance.measures import Judged, score_groups, score_query
from stack.relevance.unexplained_words import UnexplainedWord

RATES = {"PKR": 1.0, "USD": 280.0}
NURSING = JudgedCourse(
    id=1, name="Bachelor of Nursing", title="BN", institute="Université de Lyon", level="Bachelor's Degree",
    level_type="undergraduate", weeks=156, mode="Full Time", language="English", fee_pkr=2_800_000.0, intakes=[2, 9],
    subjects=["Nursing"], disciplines=["Health and Medicine"], campuses=[["Main", "Lyon", "Rhône", "FR"]],
)  # fmt: skip
FREE = replace(NURSING, id=2, fee_pkr=0.0, weeks=52)
UNKNOWN = replace(NURSING, id=3, fee_pkr=None, weeks=None, intakes=[], campuses=[])
COURSES = [NURSING, FREE, UNKNOWN]
GROUPS_OF_FORTY = (
    "plain", "typos", "abbreviations", "lay words", "other languages", "intents", "sentences", "institutions", "places",
    "nonsense",
)  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "relevant"),
    [
        ({"name": r"\bnursing\b"}, {1, 2, 3}),
        ({"name": r"\bnurse\b"}, set()),
        ({"name": r"^bachelor of nursing \| bn$"}, {1, 2, 3}),
        ({"institute": "universite de lyon"}, {1, 2, 3}),
        ({"subject": ["Medicine", "Nursing"], "level": "Bachelor's Degree"}, {1, 2, 3}),
        ({"country": "FR"}, {1, 2}),
        ({"city": "Lyon", "state": "Rhône", "campus": "main"}, {1, 2}),
        ({"fee_max": [10_000, "USD"]}, {1, 2}),
        ({"fee_max": [9_999, "USD"]}, {2}),
        ({"fee_min": [1, "PKR"]}, {1}),
        ({"weeks": [52, 155]}, {2}),
        ({"intake": [9, 10]}, {1, 2}),
        ({"cheapest": 0.5}, {2}),
        ({"shortest": 0.5}, {2}),
        ({"any": [{"weeks": [52, 52]}, {"country": "DE"}]}, {2}),
        ({"not": {"country": "FR"}}, {3}),
        ({"nothing": True}, set()),
    ],
)
def test_a_rule_selects_courses_by_their_public_fields(rule: dict[str, Any], relevant: set[int]) -> None:
    assert Judge(COURSES, RATES).find_relevant(rule) == relevant


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(InvalidRule, match="'contry'"):
        Judge(COURSES, RATES).find_relevant({"contry": "FR"})


def test_the_measures_of_a_ranking() -> None:
    judged = Judged("nursing", "plain", frozenset(range(1, 21)), frozenset({3}), frozenset({3}))
    score = score_query(judged, [3, 99, 1, 2])
    assert (score.precision, score.first, score.recall, score.found) == (0.3, 1.0, 3 / 20, 4)
    assert 0 < score.ndcg < 1
    assert score_query(judged, [99]).is_missed
    few = Judged("rare", "plain", frozenset({1, 2}), frozenset(), frozenset({1, 2}))
    perfect = score_query(few, [2, 1])
    assert (perfect.precision, perfect.first, perfect.recall, perfect.ndcg) == (1, 1, 1, 1)
    nothing = score_query(few, [])
    assert (nothing.precision, nothing.first, nothing.recall, nothing.ndcg) == (0, 0, 0, 0)
    overall = score_groups([perfect, nothing])[-1]
    assert (overall.group, overall.queries, overall.precision, overall.nothing) == ("all", 2, 0.5, 0.5)


def test_the_precision_of_courses_that_meet_the_whole_text_ignores_further_courses() -> None:
    judged = Judged("nursing", "plain", frozenset(range(1, 21)), frozenset(), frozenset())
    widened = score_query(judged, [1, 99, 98, 97], 2)
    assert widened.full_precision == 0.5
    assert score_query(judged, [1, 2, 99, 98]).full_precision == 0.5
    only_further = score_query(judged, [1, 2], 0)
    assert only_further.full_precision is None
    assert score_groups([widened, only_further])[-1].full_precision == 0.5
    assert score_groups([only_further])[-1].full_precision is None
    long = score_query(judged, [*range(1, 11), 99, 98])
    assert long.full_precision == 1


def test_the_queries_cover_every_kind_of_text() -> None:
    queries = read_queries()
    counts = Counter(query.group for query in queries)
    assert len({query.text for query in queries}) == len(queries)
    assert min(counts[group] for group in GROUPS_OF_FORTY) >= 40
    assert counts["mixed"] >= 100
    assert counts["other scripts"] >= 100
    assert counts["traps"] >= 60
    assert sum(counts[group] for group in GROUPS_OF_FORTY) >= 600


def test_a_part_of_each_group_of_the_queries_that_can_be_unknown_is_held_out() -> None:
    can_be_unknown = [query for query in read_queries() if not query.was_unseen]
    assert sum(query.is_held_out for query in can_be_unknown) / len(can_be_unknown) > 0.2
    for group in {query.group for query in can_be_unknown}:
        held_out = [query.is_held_out for query in can_be_unknown if query.group == group]
        assert 0.15 < sum(held_out) / len(held_out) < 0.7, group


def test_the_draw_holds_out_two_ninths_of_the_queries_that_were_never_unseen() -> None:
    never_unseen = [query for query in read_queries() if not (query.is_unseen or query.was_unseen)]
    held_out = sum(query.is_held_out for query in never_unseen) / len(never_unseen)
    assert held_out == pytest.approx(2 / 9, abs=0.03)


def test_no_query_whose_results_are_known_is_held_out() -> None:
    assert not any(query.is_held_out for query in read_queries() if query.was_unseen)


def test_a_set_of_unseen_queries_is_held_out_and_covers_every_group() -> None:
    queries = read_queries()
    unseen = [query for query in queries if query.is_unseen]
    if not unseen:
        with pytest.raises(NoSuchQueries, match="no judged query has these options"):
            choose_queries(queries, None, unseen=True)
        return
    assert choose_queries(queries, None, unseen=True) == unseen
    assert len(unseen) >= 120
    assert all(query.is_held_out for query in unseen)
    counts = Counter(query.group for query in unseen)
    assert counts.keys() == {query.group for query in queries}
    assert min(counts["lay words"], counts["nonsense"]) >= 25


def test_queries_are_chosen_by_group_and_part() -> None:
    queries = read_queries()
    nonsense = choose_queries(queries, "nonsense")
    assert {query.group for query in nonsense} == {"nonsense"}
    held_out = choose_queries(queries, "nonsense", held_out=True)
    tuned = choose_queries(queries, "nonsense", tuned=True)
    assert sorted(query.text for query in nonsense) == sorted(query.text for query in (*held_out, *tuned))
    assert all(query.is_held_out for query in held_out)


@pytest.mark.parametrize(
    ("group", "both", "reason"),
    [
        ("nonsens", False, "there is no group 'nonsens'. The groups are abbreviations, "),
        (None, True, "--held-out, --tuned and --unseen exclude each other"),
    ],
)
def test_a_choice_without_queries_is_refused(group: str | None, both: bool, reason: str) -> None:
    with pytest.raises(NoSuchQueries, match=re.escape(reason)):
        choose_queries(read_queries(), group, held_out=both, tuned=both)


def test_no_scores_have_no_groups() -> None:
    assert score_groups([]) == []


def test_brackets_in_a_text_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    show_words([UnexplainedWord("xyzzy", 1, is_english=False, texts=["mba [online] xyzzy [/b]"])])
    assert "mba [online] xyzzy [/b]" in capsys.readouterr().out
