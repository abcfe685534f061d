"""Candidates for judged queries (texts with relevant courses) come from the clicks of visitors."""

from typing import Any

from stack.relevance.click_candidates import collect_candidates

NAMES = {1: "Nursing, Leeds", 2: "Midwifery, York", 3: "Law, Bath"}


def visit(name: str, text: str, *chosen: int, day: str = "2026-10-01", **more: Any) -> list[dict[str, Any]]:
    search = {
        "kind": "search", "id": name, "visit": name, "day": day, "query": text, "page": 1, "shown": [1, 2, 3, 4],
        "settled": True, "device": "phone",
    }  # fmt: skip
    clicks = [
        {"kind": "outcome", "outcome": "click", "visit": name, "search": name, "course": course}
        for course in chosen
    ]
    return [search | more, *clicks]


def collect(*visits: list[dict[str, Any]], judged: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    return collect_candidates([entry for each in visits for entry in each], NAMES, judged)


def test_a_candidate_has_the_courses_that_visits_chose_more_often_than_their_position_explains() -> None:
    visits = [visit(f"{number}", "nursing", 1, 2) for number in range(2)]
    visits += [visit(f"{number}", "nursing", 2, 4, day="2026-10-02") for number in range(2, 4)]
    visits += [visit("4", "nursing", 3)]
    # There are 9 clicks. 5 visits look at the 4 positions 5 + 5 / 2 + 5 / 3 + 5 / 4 = 10.42 times, so the average is
    # 0.864 clicks per look. Course 2 has 4 clicks in 2.5 looks: 1.85 times the average.
    assert collect(*visits) == [
        {
            "text": "nursing",
            "visits": 5,
            "days": 2,
            "courses": [
                {
                    "course": 2,
                    "name": "Midwifery, York",
                    "visits": 4,
                    "views": 5,
                    "applications": 0,
                    "lift": 1.85,
                },
                {
                    "course": 1,
                    "name": "Nursing, Leeds",
                    "visits": 2,
                    "views": 5,
                    "applications": 0,
                    "lift": 0.46,
                },
            ],
        }
    ]
    assert collect(*visits, judged=("nursing",)) == []
    assert collect(*visits[:4]) == []
    assert collect(*(visit(f"{number}", "nursing", 1) for number in range(9))) == []


def test_one_visitor_robots_unopened_results_and_personal_texts_make_no_candidate() -> None:
    days = ("2026-10-01", "2026-10-02")
    alone = [
        entry
        for number in range(1_000)
        for entry in visit("alone", f"law {number % 2}", 1, day=days[number % 2])
    ]
    robots = [visit(f"r{number}", "mba", 1, day=days[number % 2], device="robot") for number in range(9)]
    unopened = [visit(f"u{number}", "art", day=days[number % 2]) for number in range(9)]
    personal = [visit(f"p{number}", "write [mail]", 1, day=days[number % 2]) for number in range(9)]
    assert collect(alone, *robots, *unopened, *personal) == []
