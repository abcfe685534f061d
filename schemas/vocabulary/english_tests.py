"""The English tests that universities accept, and their scales.

All tests except Duolingo are also in the forms (specification of accounts, section 9). Most universities accept the
Duolingo English Test too.
"""

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum


class EnglishTest(StrEnum):
    """An English test. `opi` is an interview whose result is on the ILR scale.

    `pet`, `fce`, `cae` and `cpe` are exams of Cambridge.
    """

    IELTS = "ielts"
    TOEFL = "toefl"
    PTE = "pte"
    DUOLINGO = "duolingo"
    TOEIC = "toeic"
    OPI = "opi"
    PET = "pet"
    FCE = "fce"
    CAE = "cae"
    CPE = "cpe"


TEST_NAMES: dict[EnglishTest, str] = {
    **{test: test.value.upper() for test in EnglishTest},
    EnglishTest.DUOLINGO: "Duolingo",
}


@dataclass(frozen=True, slots=True)
class ScoreScale:
    """The lowest and the highest score of a test, and the distance between two scores."""

    lowest: Decimal
    highest: Decimal
    step: Decimal

    def contains(self, score: float | Decimal) -> bool:
        """True if the number is a possible score. For IELTS, 6.5 is possible, but 6.3 and 65 are not."""
        number = Decimal(str(score))
        if not number.is_finite():
            return False
        return self.lowest <= number <= self.highest and (number - self.lowest) % self.step == 0


def _build_scale(lowest: str, highest: str, step: str) -> ScoreScale:
    return ScoreScale(Decimal(lowest), Decimal(highest), Decimal(step))


SCORE_SCALES: dict[EnglishTest, ScoreScale] = {
    EnglishTest.IELTS: _build_scale("0", "9", "0.5"),
    EnglishTest.TOEFL: _build_scale("0", "120", "1"),
    EnglishTest.PTE: _build_scale("10", "90", "1"),
    EnglishTest.DUOLINGO: _build_scale("10", "160", "5"),
    EnglishTest.TOEIC: _build_scale("10", "990", "5"),
    EnglishTest.OPI: _build_scale("0", "5", "0.5"),
    EnglishTest.PET: _build_scale("102", "170", "1"),
    EnglishTest.FCE: _build_scale("122", "190", "1"),
    EnglishTest.CAE: _build_scale("142", "210", "1"),
    EnglishTest.CPE: _build_scale("162", "230", "1"),
}
"""The scale of each test. TOEFL has the iBT scale (0 to 120). The Cambridge exams use the Cambridge English Scale."""

SCORE_MAX = max(scale.highest for scale in SCORE_SCALES.values())
