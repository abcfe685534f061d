"""Marks the spans that a text excludes: `not in london`, `except the usa`."""

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import replace

from search.interpretation.sentences.list_words import ALTERNATIVE_WORDS, LIST_WORDS
from search.interpretation.spans import Meaning, Span, SpanKind
from search.interpretation.tokens import Token

EXCLUDING = "excluded"
"""The value of a boundary phrase such as `not in`, which excludes the values after the phrase."""
EXCLUDING_SUBJECTS = "excluded-subject"
"""The value of a boundary phrase such as `no`, which excludes only subjects.

Places are not excluded, because the Portuguese `no brasil` means "in Brazil".
"""
EXCLUDING_BEHIND = "excluded-behind"
"""The value of a boundary phrase such as `not included`, which excludes the values directly before the phrase."""
EXCLUDABLE_KINDS = frozenset(SpanKind) - {
    SpanKind.FEE, SpanKind.DURATION, SpanKind.ENGLISH_TEST, SpanKind.DEADLINE,
    SpanKind.WISH, SpanKind.WANT, SpanKind.FILLER, SpanKind.BOUNDARY,
}  # fmt: skip
EXCLUDING_VALUES = (EXCLUDING, EXCLUDING_SUBJECTS)
BEHIND_VALUES = (*EXCLUDING_VALUES, EXCLUDING_BEHIND)
FindMeanings = Callable[[str], tuple[Meaning, ...]]
WORDS_BEFORE_VALUE = frozenset(
    {
        "a", "an", "the", "any", "to", "do", "doing", "be", "being", "become", "becoming", "go", "going", "in", "study",
        "studying", "work", "working", "as", "really", "just", "with", "about", "into", "pure", "general",
    }
)  # fmt: skip
"""Words between a boundary and an excluded value: `i do not want to be a doctor`, `without going to america`."""
WORDS_BEFORE_VALUE_MAX = 3
DEGREE_WORDS = frozenset({"only", "sure", "too", "very", "good", "great", "merely", "simply", "solely"})
"""Words after "not" that exclude nothing: `not only law but nursing`."""
EXCLUDED_WORDS_MAX = 2
"""The maximum number of excluded words without a meaning."""
SELECTING_KINDS = frozenset({SpanKind.SUBJECT, SpanKind.LEVEL, SpanKind.PLACE, SpanKind.INSTITUTE})
"""Kinds of spans. A text with one of them still selects courses if a subject is excluded.

In `masters in canada but not nursing`, `masters` and `canada` select courses.
"""


def mark_excluded(
    spans: Sequence[Span],
    tokens: Sequence[Token],
    find_meanings: FindMeanings,
    *,
    fixed: Container[int] = frozenset(),
    ignores_unknown: bool = True,
) -> list[Span]:
    """Mark the spans after a boundary such as `not in`, or before a boundary such as `not included`.

    `not in london or paris` excludes two places.

    Only spans of the same kind are excluded together: `not in london, bachelor` excludes no bachelor's degree. The
    boundary itself becomes a filler, a word that is ignored.

    A subject is excluded only if the text has another subject, a level, a place or an institute: `history but not art
    history`. A subject is not excluded if a wanted subject has the same meanings: `tissue cells, not solar cells`. MBA
    is an award with a subject: `business masters but not mba` excludes only the subject.

    spans: the spans in the order of the text.
    find_meanings: returns the meanings of a phrase of the lexicon.
    fixed: the positions of the tokens that are searched as words.
    ignores_unknown: whether excluded words without a meaning are ignored: `history, not medieval`.
    """
    marked = _mark(spans, tokens)
    wanted = [span for span in marked if span.is_certain and not span.is_excluded]
    if not any(span.kind in SELECTING_KINDS for span in wanted):
        return [
            replace(span, is_excluded=False) if span.kind is SpanKind.SUBJECT else span for span in marked
        ]
    subjects = [span.meanings for span in wanted if span.kind is SpanKind.SUBJECT]
    marked = [
        replace(span, kind=SpanKind.FILLER, meanings=(), is_excluded=False)
        if span.is_excluded and span.kind is SpanKind.SUBJECT and span.meanings in subjects
        else span
        for span in marked
    ]
    words = [
        span
        for span in _read_words(spans, tokens, find_meanings, ignores_unknown=ignores_unknown)
        if span.first not in fixed
    ]
    return sorted([*marked, *words], key=lambda span: (span.first, span.last)) if words else marked


def _read_words(
    spans: Sequence[Span], tokens: Sequence[Token], find_meanings: FindMeanings, *, ignores_unknown: bool
) -> Iterator[Span]:
    """Build spans for words without a meaning after a boundary such as `not`: `history, not medieval`.

    If a word and a wanted subject form a longer subject, the longer subject is excluded. `engineering but not civil or
    chemical` excludes civil engineering and chemical engineering. A word that is itself a subject, such as `mining`,
    ends the list of these words (`_mark` excludes it). Other words become fillers if `ignores_unknown` is true.
    """
    ends = [span.last for span in spans if span.kind is SpanKind.BOUNDARY and span.value in EXCLUDING_VALUES]
    covered = {position for span in spans for position in range(span.first, span.last)}
    wanted = [
        " ".join(token.key for token in tokens[span.first : span.last])
        for span in spans
        if span.kind is SpanKind.SUBJECT and span.is_certain and (not ends or span.last <= ends[0])
    ]
    for end in ends:
        for position in _list_unknown(end, tokens, covered):
            token = tokens[position]
            found = (find_meanings(f"{token.key} {subject}") for subject in wanted)
            subjects = next((each for each in found if each and each[0].kind is SpanKind.SUBJECT), ())
            if subjects:
                yield Span(
                    token.start,
                    token.end,
                    position,
                    position + 1,
                    SpanKind.SUBJECT,
                    subjects,
                    is_excluded=True,
                )
            elif ignores_unknown:
                yield Span(token.start, token.end, position, position + 1, SpanKind.FILLER)


def _list_unknown(end: int, tokens: Sequence[Token], covered: Container[int]) -> Iterator[int]:
    """List the first words without a meaning after a boundary, up to a word with a meaning or a comma."""
    found = 0
    for position in range(end, len(tokens)):
        if position > end and tokens[position].start > tokens[position - 1].end + 1:
            return
        if tokens[position].key in WORDS_BEFORE_VALUE or tokens[position].key in LIST_WORDS:
            continue
        if position in covered or found == EXCLUDED_WORDS_MAX:
            return
        found += 1
        yield position


def _mark(spans: Sequence[Span], tokens: Sequence[Token]) -> list[Span]:
    result: list[Span] = []
    end: int | None = None
    kinds = EXCLUDABLE_KINDS
    for span in spans:
        if span.kind is SpanKind.BOUNDARY:
            end = span.last if span.value in EXCLUDING_VALUES else None
            kinds = EXCLUDABLE_KINDS if span.value == EXCLUDING else frozenset({SpanKind.SUBJECT})
            if span.value == EXCLUDING_BEHIND:
                _exclude_before(span.first, result, tokens)
            result.append(replace(span, kind=SpanKind.FILLER, meanings=()))
        elif end is not None and _is_award_of_subject(span, spans) and _is_next(span, end, tokens):
            result.append(replace(span, kind=SpanKind.FILLER, meanings=()))
        elif end is not None and span.kind in kinds and _is_next(span, end, tokens):
            result.append(replace(span, is_certain=True, is_excluded=True))
            end = span.last
            kinds = frozenset({span.kind})
        else:
            words = {token.key for token in tokens[span.first : span.last]}
            is_between = span.kind is SpanKind.FILLER and words <= LIST_WORDS | WORDS_BEFORE_VALUE
            end = end if is_between else None
            result.append(span)
    return result


def _exclude_before(end: int, result: list[Span], tokens: Sequence[Token]) -> None:
    """Exclude the spans before a boundary such as `excluded`, up to a comma: `in europe, france and spain excluded`."""
    kinds = EXCLUDABLE_KINDS
    for number in reversed(range(len(result))):
        span = result[number]
        if (
            span.kind is SpanKind.FILLER
            and {each.key for each in tokens[span.first : span.last]} <= LIST_WORDS
        ):
            continue
        between = tokens[span.last : end]
        is_list = kinds is EXCLUDABLE_KINDS or bool(between)
        is_near = tokens[span.last - 1].end + 1 == tokens[span.last].start
        if (
            span.kind not in kinds
            or not is_near
            or not is_list
            or {each.key for each in between} - LIST_WORDS
        ):
            return
        result[number] = replace(span, is_certain=True, is_excluded=True)
        end, kinds = span.first, frozenset({span.kind})


def _is_award_of_subject(span: Span, spans: Sequence[Span]) -> bool:
    """Whether the span is a level, and a subject has the same words: MBA."""
    return span.kind is SpanKind.LEVEL and any(
        other.kind is SpanKind.SUBJECT and (other.first, other.last) == (span.first, span.last)
        for other in spans
    )


def _is_next(span: Span, end: int, tokens: Sequence[Token]) -> bool:
    """Whether the span follows the position `end` directly, or after words such as "or" or "to be a"."""
    between = [token.key for token in tokens[end : span.first]]
    if len(between) == 1 and between[0] in LIST_WORDS:
        return True
    # One word without a meaning may precede the subject, as a part of its name (`cell` in `not cell phones`) or as the
    # first value of a list: `civil` in `not civil or mining`.
    if (
        (len(between) == 1 or (len(between) == 2 and between[1] in ALTERNATIVE_WORDS))
        and span.kind is SpanKind.SUBJECT
        and between[0].isalpha()
        and between[0] not in DEGREE_WORDS
    ):
        positions = range(end, span.first + 1)
        return all(tokens[each - 1].end + 1 == tokens[each].start for each in positions)
    return len(between) <= WORDS_BEFORE_VALUE_MAX and WORDS_BEFORE_VALUE.issuperset(between)
