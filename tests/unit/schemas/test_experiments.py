"""Interleaving, the sequential test and the replay of logged clicks."""

from collections import Counter, defaultdict
from math import inf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.experiments import simulate
from schemas.experiments.interleaving import DEPTH, Team, credit_clicks, interleave
from schemas.experiments.replay import WEIGHT_MAX, ReplayedSearch, replay
from schemas.experiments.sequential_test import (
    ERROR_RATE,
    Votes,
    compute_interval,
    compute_p_value,
    count_votes,
    find_better_team,
)

RANKINGS = st.lists(st.integers(1, 150), unique=True, max_size=130)


@given(RANKINGS, RANKINGS, st.text(max_size=5))
def test_an_interleaved_list_has_each_of_the_best_courses_once(
    first: list[int], second: list[int], seed: str
) -> None:
    teams = interleave(first, second, seed)
    assert len(teams) == min(DEPTH, len({*first[:DEPTH], *second[:DEPTH]}))
    assert {*teams} <= {*first[:DEPTH], *second[:DEPTH]}
    assert all(course in (first if team is Team.FIRST else second) for course, team in teams.items())
    assert list(teams.items()) == list(interleave(first, second, seed).items())


@given(RANKINGS, RANKINGS, st.text(max_size=5), st.integers(1, DEPTH))
def test_the_first_courses_depend_only_on_the_first_courses_of_both_rankings(
    first: list[int], second: list[int], seed: str, end: int
) -> None:
    whole = list(interleave(first, second, seed).items())
    assert list(interleave(first[:end], second[:end], seed, end).items()) == whole[:end]


@given(st.lists(st.integers(), unique=True, max_size=130), st.text(max_size=5))
def test_identical_rankings_stay_in_their_order_with_equal_teams(ranking: list[int], seed: str) -> None:
    teams = interleave(ranking, ranking, seed)
    assert list(teams) == ranking[:DEPTH]
    counts = Counter(teams.values())
    assert abs(counts[Team.FIRST] - counts[Team.SECOND]) == len(teams) % 2


def test_an_empty_ranking_places_nothing() -> None:
    assert interleave([], [], "visit") == {}
    assert interleave([], [3, 1], "visit") == {3: Team.SECOND, 1: Team.SECOND}
    assert interleave([3, 1], [], "visit") == {3: Team.FIRST, 1: Team.FIRST}


def test_the_seed_decides_which_ranking_places_the_first_course() -> None:
    starts = Counter(next(iter(interleave([1], [2], f"visit {number}"))) for number in range(1_000))
    assert 420 < starts[1] < 580


def test_a_clicked_course_counts_once_and_later_courses_do_not_count() -> None:
    teams = interleave(range(1, 200), range(1, 200), "visit")
    first = [course for course, team in teams.items() if team is Team.FIRST]
    assert credit_clicks(teams, [first[0], first[0]]) == 1
    assert credit_clicks(teams, [DEPTH + 1, 10_000]) == 0
    assert credit_clicks(teams, range(1, 200)) == 0, "a visitor who clicks everything prefers no team"
    assert credit_clicks({}, [1]) == 0


def test_a_visit_is_one_vote() -> None:
    assert count_votes([99, -1, 0, 2]) == Votes(first=2, second=1, ties=1)


def test_no_votes_prove_nothing() -> None:
    for votes in (Votes(), Votes(ties=1_000), Votes(500, 500)):
        assert find_better_team(votes) is None
        assert compute_p_value(votes) == 1
    assert compute_interval(Votes(ties=9)) == (0, 1)


def test_a_clear_majority_is_found_for_both_teams() -> None:
    assert find_better_team(Votes(first=140, second=60)) is Team.FIRST
    assert find_better_team(Votes(first=60, second=140)) is Team.SECOND
    assert find_better_team(Votes(first=3)) is None


@given(st.integers(0, 400), st.integers(0, 400))
def test_a_team_is_found_exactly_if_the_interval_excludes_one_half(first: int, second: int) -> None:
    votes = Votes(first, second)
    lower, upper = compute_interval(votes)
    assert 0 <= lower <= upper <= 1
    assert (find_better_team(votes) is None) == (lower <= 0.5 <= upper)
    assert (find_better_team(votes) is None) == (compute_p_value(votes) > ERROR_RATE)


def test_looks_after_every_vote_keep_the_error_rate() -> None:
    """For 300 fair votes with a look after each one, compute the exact probability that the test finds a difference."""
    undecided, found = {0: 1.0}, 0.0
    for number in range(1, 301):
        after: dict[int, float] = defaultdict(float)
        for first, probability in undecided.items():
            after[first] += probability / 2
            after[first + 1] += probability / 2
        proven = [first for first in after if find_better_team(Votes(first, number - first))]
        found += sum(after.pop(first) for first in proven)
        undecided = after
    assert 0 < found <= ERROR_RATE


def test_replay_weights_a_click_by_the_looks_at_both_positions() -> None:
    looks = [1.0, 0.5, 0.25]
    searches = [
        ReplayedSearch("one", {7: 2}, first=[7, 8, 9], second=[8, 9, 7]),
        ReplayedSearch("two", {}, first=[1], second=[1]),
    ]
    result = replay(searches, looks)
    assert (result.visits, result.first, result.second) == (2, 1.0, 0.25)
    assert result.lower < 0.75 < result.upper


def test_replay_clips_weights_and_ignores_unknown_positions() -> None:
    looks = [1.0] * 2 + [0.001]
    rising = ReplayedSearch("one", {7: 3}, first=[7], second=[])
    assert replay([rising], looks) == (1, WEIGHT_MAX, 0, -inf, inf)
    beyond = ReplayedSearch("one", {7: DEPTH + 1}, first=[7], second=[7])
    assert replay([beyond], looks) == (1, 0, 0, -inf, inf)


def test_replay_of_identical_rankings_or_no_searches_finds_no_difference() -> None:
    same = [ReplayedSearch(str(number), {number % 3: 1}, [0, 1, 2], [0, 1, 2]) for number in range(30)]
    result = replay(same, [1.0, 0.5, 0.3])
    assert (result.lower, result.upper) == (0, 0)
    assert result.first == pytest.approx(result.second)
    assert replay([], [1.0]) == (0, 0, 0, -inf, inf)


def test_the_interval_of_a_replay_is_valid_at_every_look() -> None:
    """A replay is repeated after every 50 visits. Of 60 pairs of equal rankings, at most 3 ever seem to differ."""
    false = 0
    for seed in range(60):
        random = Random(seed)
        searches = [
            ReplayedSearch(
                f"{number}", {random.randrange(2): 1} if random.random() < 0.3 else {}, [0, 1], [1, 0]
            )
            for number in range(1_000)
        ]
        looks = (replay(searches[:end], [1.0, 0.5]) for end in range(50, 1_001, 50))
        false += any(not each.lower <= 0 <= each.upper for each in looks)
    assert false <= 3


def test_searches_of_one_visit_count_as_one_observation() -> None:
    search = ReplayedSearch("one", {7: 1}, first=[7], second=[8])
    assert replay([search, search], [1.0]) == (1, 2, 0, -inf, inf)


def test_simulated_experiments_find_the_better_ranking() -> None:
    shares = simulate(seed=4, experiments=8, visits=1_000)
    assert (shares.found, shares.wrong, shares.false) == (1, 0, 0)
    assert shares.covered >= 0.75
