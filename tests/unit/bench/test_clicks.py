"""What is read of a click, and what the median of the ratios is."""

import json

from bench.clicks import RATIO_MOST, Click, click_of, ratio_of


def click(screen: float, api: float) -> Click:
    return Click("Discipline", screen=screen, api=api, asked=1.0, drawn=2.0, is_new=True)


def test_a_line_is_a_click() -> None:
    told = {
        "box": "Intake",
        "number": 3,
        "screen": 61.5,
        "asked": 4,
        "api": 30,
        "answered": 29,
        "drawn": 27.5,
    }
    assert click_of(json.dumps({**told, "isNew": False})) == Click("Intake", 61.5, 30, 4, 27.5, False)


def test_the_ratio_is_the_median_of_the_clicks_own() -> None:
    clicks = [click(30, 10), click(100, 10), click(20, 10)]
    assert ratio_of(clicks) == 3.0 == RATIO_MOST
    assert ratio_of([*clicks, click(90, 10), click(80, 10)]) == 8.0
