"""No programme of the sample has a level that its subject never has, such as a doctorate in hairdressing."""

import re

import pytest

from indexer.catalogue.sample.subjects import read_subjects
from tests.unit.catalogue.sample.catalogue import every_programme

SHORT = {"certificate", "diploma", "advanced-diploma", "associate-degree"}
DEGREES = {
    "bachelors-degree",
    "bachelors-honours-degree",
    "masters-degree",
    "masters-by-research",
    "doctorate",
}

NEVER: dict[str, set[str]] = {
    "medicine": SHORT | {"masters-degree", "graduate-certificate"},
    "dentistry": SHORT | {"graduate-certificate"},
    "veterinary-medicine": SHORT | {"graduate-certificate", "doctorate"},
    "law": SHORT,
    "pharmacy": SHORT,
    "physiotherapy": SHORT,
    "psychology": {"certificate", "diploma"},
    "physics": {"certificate", "diploma"},
    "hairdressing": DEGREES,
    "beauty-therapy": DEGREES,
    "carpentry-and-joinery": DEGREES,
    "plumbing": DEGREES,
    "automotive-mechanics": DEGREES,
    "culinary-arts": DEGREES - {"bachelors-degree"},
    "fitness": DEGREES,
    "baking-and-pastry": DEGREES,
    "primary-teaching": SHORT | {"doctorate"},
    "clinical-psychology": SHORT | {"bachelors-degree"},
    "oncology": SHORT | {"bachelors-degree", "bachelors-honours-degree"},
}


@pytest.mark.parametrize("subject", sorted(NEVER))
def test_absurd_levels_are_not_in_the_table(subject: str) -> None:
    rows = [row for row in read_subjects() if row.specialization == subject]
    assert rows
    assert all(row.levels.isdisjoint(NEVER[subject]) for row in rows)


def test_a_master_of_business_administration_is_a_masters_degree() -> None:
    named = [p for p in every_programme() if re.search(r"\bMBA\b|Master of Business Administration", p.name)]
    assert len(named) > 50
    assert {p.level for p in named} == {"masters-degree"}
    assert {p.specializations for p in named} == {("business-administration",)}


def test_trades_have_no_degrees() -> None:
    trades = [row for row in read_subjects() if row.award_family == "trade"]
    assert trades
    assert all(row.levels <= SHORT for row in trades)


LEVEL_WORDS: tuple[tuple[str, set[str]], ...] = (
    (r"^(PhD|DPhil|Doctor of Philosophy|Doctor of Education|Doctor of Musical)\b", {"doctorate"}),
    (r"^(BA|BSc|BEng|LLB|BBA|BS|BMus)\b", {"bachelors-degree", "bachelors-honours-degree"}),
    (r"^Bachelor\b", {"bachelors-degree", "bachelors-honours-degree"}),
    (r"\(Hons\)|\(Honours\)", {"bachelors-degree", "bachelors-honours-degree", "masters-degree"}),
    (r"^(MSc|MA|LLM)\b(?! \(Hons\)|.*Research)", {"masters-degree"}),
    (r"^Graduate Certificate|^Postgraduate Certificate|^PgCert", {"graduate-certificate"}),
    (r"^Graduate Diploma|^Postgraduate Diploma|^Higher Diploma|^PgDip", {"graduate-diploma"}),
    (r"^Associate\b", {"associate-degree"}),
    (r"^Certificate\b", {"certificate"}),
    (r"^Advanced Diploma|^HND\b", {"advanced-diploma"}),
    (
        r"^Juris Doctor$|^Doctor of (Medicine|Physical Therapy)$",
        {"professional-degree", "extended-masters-degree"},
    ),
)


@pytest.mark.parametrize(("words", "levels"), LEVEL_WORDS)
def test_names_fit_their_levels(words: str, levels: set[str]) -> None:
    named = [p for p in every_programme() if re.search(words, p.name)]
    assert named
    assert [(p.name, p.level, p.institution.slug) for p in named if p.level not in levels] == []
