"""Builds random search texts from parts such as "in canada". A person wrote down the meaning of each part."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.integration.search.sample.interpreted.cases import BACHELORS, LONDON, MASTERS
from tests.integration.search.sample.interpreted.meanings import Case, Meaning, Slugs

Parts = Mapping[str, Meaning]

WISHES: Parts = {"cheap": Meaning(order=1), "fastest": Meaning(order=3), "best": Meaning()}
DURATIONS: Parts = {"1 year": Meaning(weeks=(46, 58)), "two year": Meaning(weeks=(92, 116))}
MODES: Parts = {"part time": Meaning(values={"study_mode": ("part-time",)})}
LEVELS: Parts = {
    "masters in": Meaning(values={"degree_levels": MASTERS}),
    "bachelor of": Meaning(values={"degree_levels": BACHELORS}),
    "phd in": Meaning(values={"degree_levels": ("doctorate",)}),
}
SUBJECTS: Parts = {
    phrase: Meaning(subjects=((phrase,),))
    for phrase in (
        "nursing",
        "law",
        "architecture",
        "physics",
        "veterinary medicine",
        "marine biology",
        "journalism",
    )
}
PLACES: Parts = {
    "in london": Meaning(values={"cities": LONDON}),
    "in canada": Meaning(values={"countries": ("canada",)}),
    "in new zealand": Meaning(values={"countries": ("new-zealand",)}),
    "in tokyo": Meaning(values={"states": ("tokyo",), "cities": ("tokyo",)}),
    "in scandinavia": Meaning(values={"countries": ("denmark", "norway", "sweden")}),
}
LANGUAGES: Parts = {
    "taught in french": Meaning(values={"language": ("fr",)}),
    "taught in english": Meaning(values={"language": ("en",)}),
}
MONTHS: Parts = {
    "starting in september": Meaning(values={"intakes": (9,)}),
    "starting in february": Meaning(values={"intakes": (2,)}),
}
FEES: Parts = {
    "under 20000 usd": Meaning(fee=(None, 20_000, "USD")),
    "under 5000 eur": Meaning(fee=(None, 5_000, "EUR")),
    "between 10000 and 20000 gbp": Meaning(fee=(10_000, 20_000, "GBP")),
}
BEFORE_THE_SUBJECT = (WISHES, DURATIONS, MODES, LEVELS)
AFTER_THE_SUBJECT = (PLACES, LANGUAGES, MONTHS, FEES)


@dataclass(frozen=True)
class Overriding:
    """A filter that the visitor selected. It replaces filters from the text whose keys are in `group`."""

    group: tuple[str, ...]
    chosen: Slugs


FILTERS = (
    None,
    None,
    Overriding(("countries", "states", "cities"), {"countries": ("australia", "united-kingdom")}),
    Overriding(("degree_levels",), {"degree_levels_types": ("postgraduate",)}),
    Overriding(("intakes",), {"intakes": (9, 1)}),
    Overriding(("language",), {"language": ("en", "de")}),
)


@st.composite
def draw_cases(draw: DrawFn) -> Case:
    """Draw a text of one or two subjects and other parts, sometimes with a selected filter and a sort order."""
    before = [draw(st.sampled_from([*parts])) for parts in _draw_parts(draw, BEFORE_THE_SUBJECT)]
    after = [draw(st.sampled_from([*parts])) for parts in _draw_parts(draw, AFTER_THE_SUBJECT)]
    subjects = draw(st.lists(st.sampled_from([*SUBJECTS]), min_size=1, max_size=2, unique=True))
    meaning = _join_meanings([*before, *subjects, *after])
    case = Case(" ".join([*before, " and ".join(subjects), *after]), meaning)
    overriding = draw(st.sampled_from(FILTERS))
    order = draw(st.sampled_from([0, 0, 2]))
    if overriding is None:
        return replace(case, order=order)
    left = {key: slugs for key, slugs in meaning.values.items() if key not in overriding.group}
    return replace(case, meaning=replace(meaning, values=left), chosen=overriding.chosen, order=order)


def _draw_parts(draw: DrawFn, kinds: Sequence[Parts]) -> list[Parts]:
    return [parts for parts in kinds if draw(st.integers(0, 2)) == 0]


def _join_meanings(texts: Sequence[str]) -> Meaning:
    joined = Meaning()
    for parts in (*BEFORE_THE_SUBJECT, SUBJECTS, *AFTER_THE_SUBJECT):
        for text in texts:
            if text in parts:
                part = parts[text]
                joined = replace(
                    joined,
                    subjects=(*joined.subjects, *part.subjects),
                    values={**joined.values, **part.values},
                    fee=part.fee or joined.fee,
                    weeks=part.weeks or joined.weeks,
                    order=part.order or joined.order,
                )
    return joined
