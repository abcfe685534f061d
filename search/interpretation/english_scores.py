"""Finds English tests and scores in a text: `ielts 6.5`, `7 band in ielts`, `accepts duolingo`, `without ielts`."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from schemas.vocabulary.english_tests import SCORE_SCALES, EnglishTest
from search.interpretation.spans import Amount, Meaning, Span, SpanKind
from search.interpretation.tokens import Token

FILTER_KEY = "english_test"
NO_TEST, REQUIREMENTS, OTHER_TEST = "no-language-test", "entry-requirements", "other-test"
"""The values of the spans `no english test`, `ielts 12` and `without ielts`."""

_TEST = "(?P<test>" + "|".join(EnglishTest) + ")"
_NUMBER = r"(?P<score>\d+(?:\.\d+)?)"
_LINKS = (
    "academic|ibt|ukvi|general|overall|total|scores?|bands?|of|is|at|test|exam|minimum|min|an?|the|english"
)
_MODEST = "low|lowest|just|only|around|about|overall"
_BELOW = "under|below|less|lower|than|above|over|more"
_UNITS = "bands?|scores?|overall|points?|marks?|each"
_EACH_BAND = (
    r"(?:(?: (?:with|no|not|and|min|minimum|bands?|in|each|less|lower|below|than)){2,} \d+(?:\.\d+)?)?"
)
_QUESTION = r"(?:(?:(?:which|that)(?: of)?(?: these)? )?(?:takes?|accepts?|accepting) )?"
_TEST_FIRST = re.compile(
    rf"\b{_QUESTION}(?:(?:{_MODEST}) )*{_TEST}(?: (?:{_LINKS}))*(?P<below>(?: (?:{_BELOW}))*) {_NUMBER}"
    rf"(?: (?:-|–|to|or) (?P<upper>\d+(?:\.\d+)?))?"
    rf"(?![\w.])(?: (?:{_UNITS}))*{_EACH_BAND}"
)
_SCORE_FIRST = re.compile(
    rf"(?<![\w.])(?P<below>(?:(?:{_BELOW}) )*){_NUMBER}(?P<upper>(?!))?(?: (?:{_UNITS}))*"
    rf"(?: (?:in|on|of|for|at|from|with))?(?: (?:the|my|academic))* {_TEST}\b"
)
_BANDS = re.compile(
    r"(?<![\w.])(?P<score>[4-9]\.5|[4-9](?= bands))(?P<below>(?!))?(?P<upper>(?!))? bands?(?: overall)?\b"
)
"""Only IELTS has bands: `6.5 band`. A whole number needs the plural: `7 bands`."""
_ACCEPTING = "accept(?:s|ing|ed)?|takes?|taking|with|through|via|by"
_ACCEPTED = re.compile(rf"\b(?:(?:{_ACCEPTING}) {_TEST}|{_TEST.replace('test>', 'after>')} accepted)\b")
_PREPARATION = re.compile(
    r" (?:prep|preparation|preparatory|training|coaching|class|classes|tutors?|teacher|teaching|trainer|instructor)\b"
)
"""`ielts preparation` is a subject, and not a score of the student."""
_COURSE = re.compile(r" (?:course|courses|exam|test|certificate|score|band)\b")
_TEST_KEYS = frozenset(test.value for test in EnglishTest)
_KEYS = _TEST_KEYS | {"band", "bands"}
_AMBIGUOUS_TESTS = frozenset(
    {EnglishTest.PET, EnglishTest.FCE, EnglishTest.CAE, EnglishTest.CPE, EnglishTest.OPI}
)
"""These names are also words or other abbreviations. They mean a test only beside a possible score."""


@dataclass(frozen=True, slots=True)
class ScoreMatch:
    first: int
    """The position of the first token."""
    last: int
    """The position after the last token."""
    test: EnglishTest
    score: float | None = None
    is_known: bool = True
    """False if the number is not a valid score of the test, or is a limit such as `below 6` or `above 6`."""


def find_english_tests(tokens: Sequence[Token]) -> list[ScoreMatch]:
    """Find the tests with a score, and the tests that a course should accept. The matches do not overlap.

    The result is in the order of the text.
    """
    if not any(token.key in _KEYS for token in tokens):
        return []
    # Positions are found by counting spaces, and the key of `M.Ed` contains a space.
    text = " ".join(token.key.replace(" ", "_") for token in tokens)
    found: list[ScoreMatch] = []
    for pattern in (_TEST_FIRST, _SCORE_FIRST, _BANDS, _ACCEPTED):
        for match in pattern.finditer(text):
            each = _read_match(match, text)
            if each and all(each.last <= other.first or other.last <= each.first for other in found):
                found.append(each)
    return sorted(found, key=lambda each: each.first)


def _read_match(match: re.Match[str], text: str) -> ScoreMatch | None:
    groups = match.groupdict()
    test = EnglishTest(groups.get("test") or groups.get("after") or EnglishTest.IELTS)
    first = text.count(" ", 0, match.start())
    last = first + match.group().strip().count(" ") + 1
    behind = text[match.end() :]
    if _PREPARATION.match(behind):
        return None
    if "score" not in groups:
        return None if test in _AMBIGUOUS_TESTS or _COURSE.match(behind) else ScoreMatch(first, last, test)
    numbers = [float(number) for number in (groups["score"], groups["upper"]) if number]
    is_score = all(SCORE_SCALES[test].contains(number) for number in numbers)
    if is_score and not groups["below"]:
        return ScoreMatch(first, last, test, max(numbers))
    return None if test in _AMBIGUOUS_TESTS else ScoreMatch(first, last, test, is_known=False)


def build_test_span(match: ScoreMatch, tokens: Sequence[Token]) -> Span:
    start, end = tokens[match.first].start, tokens[match.last - 1].end
    if not match.is_known:
        note = Meaning(SpanKind.WANT, value=REQUIREMENTS)
        return Span(start, end, match.first, match.last, SpanKind.WANT, (note,))
    meaning = Meaning(SpanKind.ENGLISH_TEST, ((FILTER_KEY, match.test.value),))
    amount = None if match.score is None else Amount(None, match.score)
    return Span(start, end, match.first, match.last, SpanKind.ENGLISH_TEST, (meaning,), amount)


def read_other_tests(spans: Sequence[Span], tokens: Sequence[Token]) -> list[Span]:
    """Turn `without ielts` into a filter for courses that accept another test.

    `no english test` only shows a note, because the catalogue does not know which courses need no test at all. In
    `without ielts, duolingo 110`, the stated test (Duolingo) takes precedence.
    """
    if any(span.kind is SpanKind.ENGLISH_TEST for span in spans):
        return list(spans)
    return [_read_other_test(span, tokens) for span in spans]


def _read_other_test(span: Span, tokens: Sequence[Token]) -> Span:
    if span.kind is not SpanKind.WANT or span.value != NO_TEST:
        return span
    named = {token.key for token in tokens[span.first : span.last]} & _TEST_KEYS
    if not named:
        return span
    terms = tuple(_list_other_tests(named))
    return replace(
        span,
        kind=SpanKind.ENGLISH_TEST,
        meanings=(Meaning(SpanKind.ENGLISH_TEST, terms, value=OTHER_TEST),),
    )


def _list_other_tests(named: set[str]) -> Iterator[tuple[str, str]]:
    return ((FILTER_KEY, test.value) for test in EnglishTest if test.value not in named)
