"""The benchmark of clicks: it parses measurements from JSON and computes the median of their ratios."""

import json

from bench.clicks import RATIO_MAX, Click, compute_median_ratio, parse_click


def click(screen: float, api: float) -> Click:
    return Click("Discipline", screen=screen, api=api, sent=1.0, drawn=2.0, is_new=True)


def test_a_line_of_json_is_parsed_to_a_click() -> None:
    record = {
        "box": "Intake",
        "number": 3,
        "screen": 61.5,
        "asked": 4,
        "api": 30,
        "responded": 29,
        "drawn": 27.5,
    }
    assert parse_click(json.dumps({**record, "isNew": False})) == Click("Intake", 61.5, 30, 4, 27.5, False)


def test_the_ratio_is_the_median_of_all_clicks() -> None:
    clicks = [click(30, 10), click(100, 10), click(20, 10)]
    assert compute_median_ratio(clicks) == 3.0 == RATIO_MAX
    assert compute_median_ratio([*clicks, click(90, 10), click(80, 10)]) == 8.0
