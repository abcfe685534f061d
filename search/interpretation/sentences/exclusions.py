"""Marks the spans that a text excludes: `not in london`, `except the usa`."""

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import replace

from search.interpretation.sentences.list_words import ALTERNATIVE_WORDS, LIST_WORDS
from search.interpretation.spans import Meaning, Span, SpanKind
from search.interpretation.tokens import Token, get_key

EXCLUDING = "excluded"
"""The value of a boundary phrase such as `not in`, which excludes the values after the phrase."""
EXCLUDING_SUBJECTS = "excluded-subject"
"""The value of a boundary phrase such as `no`, which excludes only subjects and English study modes.

Places are not excluded, because the Portuguese `no brasil` means "in Brazil".
"""
EXCLUDING_PEOPLE = "excluded-people"
"""The value of a boundary phrase such as `for non`, which describes students: `data science for non it students`.

The subject after the phrase is ignored. It is neither wanted nor excluded.
"""
EXCLUDING_BEHIND = "excluded-behind"
"""The value of a boundary phrase such as `not included`, which excludes the values directly before the phrase."""
EXCLUDABLE_KINDS = frozenset(SpanKind) - {
    SpanKind.FEE, SpanKind.DURATION, SpanKind.ENGLISH_TEST, SpanKind.DEADLINE,
    SpanKind.WISH, SpanKind.WANT, SpanKind.FILLER, SpanKind.BOUNDARY,
}  # fmt: skip
EXCLUDING_VALUES = (EXCLUDING, EXCLUDING_SUBJECTS, EXCLUDING_PEOPLE)
BEHIND_VALUES = (*EXCLUDING_VALUES, EXCLUDING_BEHIND)
STARTING = "starting"
"""The value of a boundary phrase such as `starting`, which may follow "not": `not starting in september`."""
FindMeanings = Callable[[str], tuple[Meaning, ...]]
WORDS_BEFORE_VALUE = frozenset(
    {
        "a", "an", "the", "any", "to", "do", "doing", "be", "being", "become", "becoming", "go", "going", "in", "study",
        "studying", "work", "working", "as", "really", "just", "with", "about", "into", "pure", "general",
    }
)  # fmt: skip
"""Words between a boundary and an excluded value: `i do not want to be a doctor`, `without going to america`."""
WORDS_BEFORE_VALUE_MAX = 3
WORDS_BEFORE_LATER_VALUE = frozenset({"a", "an", "the", "in", "at", "to"})
"""Words between "or" and a later value of a list: `not in london or in paris`."""
ENGLISH_MODES = frozenset(
    {
        "online", "distance", "remote", "correspondence", "part", "full", "evening", "night", "weekend", "weekends",
    }
)  # fmt: skip
"""The first words of study modes that `no` excludes: `no online courses`. Portuguese has `no ensino a distância`."""
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

    A subject is excluded only if the text has another subject, a level, a place, an institute or a word that is
    searched as a word: `history but not art history`. A subject is not excluded if a wanted subject has the same
    meanings: `tissue cells, not solar cells`. MBA is an award with a subject: `business masters but not mba` excludes
    only the subject.

    spans: the spans in the order of the text.
    find_meanings: returns the meanings of a phrase of the lexicon.
    fixed: the positions of the tokens that are searched as words.
    ignores_unknown: whether excluded words without a meaning are ignored: `history, not medieval`.
    """
    marked = _mark(spans, tokens)
    wanted = [span for span in marked if span.is_certain and not span.is_excluded]
    has_word = any(position in fixed for position in range(_find_first_end(spans)))
    if not has_word and not any(span.kind in SELECTING_KINDS for span in wanted):
        return [
            replace(span, is_excluded=False) if span.kind is SpanKind.SUBJECT else span for span in marked
        ]
    words = [
        span
        for span in _read_words(spans, tokens, find_meanings, ignores_unknown=ignores_unknown)
        if span.first not in fixed
    ]
    subjects = [span for span in wanted if span.kind is SpanKind.SUBJECT]
    people = {
        span.last for span in spans if span.kind is SpanKind.BOUNDARY and span.value == EXCLUDING_PEOPLE
    }
    return sorted(
        (_limit_exclusion(span, subjects, people) for span in (*marked, *words)),
        key=lambda span: (span.first, span.last),
    )


def _find_first_end(spans: Sequence[Span]) -> int:
    """Return the position of the first boundary that excludes values. Returns 0 without such a boundary."""
    return next(
        (span.first for span in spans if span.kind is SpanKind.BOUNDARY and span.value in BEHIND_VALUES), 0
    )


def _limit_exclusion(span: Span, wanted: Sequence[Span], people: Container[int]) -> Span:
    """Limit an excluded subject, so that not all courses of a wanted subject are excluded.

    `law but not llm` excludes the courses with LLM in their names, although LLM has the specialization of law.

    wanted: the wanted subjects. people: the ends of boundaries such as `for non`.
    """
    if not span.is_excluded or span.kind is not SpanKind.SUBJECT:
        return span
    if span.first in people or any(span.meanings == subject.meanings for subject in wanted):
        return replace(span, kind=SpanKind.FILLER, meanings=(), is_excluded=False)
    main = {(key, terms[0]) for subject in wanted for key, terms in subject.terms.items()}
    meanings = tuple(
        replace(meaning, terms=tuple(term for term in meaning.terms if term not in main))
        for meaning in span.meanings
    )
    return replace(span, meanings=meanings)


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
        if span.kind is SpanKind.BOUNDARY and span.value == STARTING and end == span.first:
            end = span.last
            result.append(replace(span, kind=SpanKind.FILLER, meanings=()))
        elif span.kind is SpanKind.BOUNDARY:
            end = span.last if span.value in EXCLUDING_VALUES else None
            kinds = _list_kinds(span, tokens)
            if span.value == EXCLUDING_BEHIND:
                _exclude_before(span.first, result, tokens)
            result.append(replace(span, kind=SpanKind.FILLER, meanings=()))
        elif (
            end is not None
            and SpanKind.SUBJECT in kinds
            and _is_award_of_subject(span, spans)
            and _is_next(span, end, tokens)
        ):
            result.append(replace(span, kind=SpanKind.FILLER, meanings=()))
        elif (
            end is not None
            and span.kind in kinds
            and _is_next(span, end, tokens)
            and not _is_contrast(span, end, result, tokens)
        ):
            result.append(replace(span, is_certain=True, is_excluded=True))
            end = span.last
            kinds = frozenset({span.kind})
        else:
            words = {token.key for token in tokens[span.first : span.last]}
            is_between = span.kind is SpanKind.FILLER and words <= LIST_WORDS | WORDS_BEFORE_VALUE
            end = end if is_between else None
            result.append(span)
    return result


def _list_kinds(boundary: Span, tokens: Sequence[Token]) -> frozenset[SpanKind]:
    """List the kinds that the boundary excludes. `no` excludes only subjects, and study modes such as `online`."""
    is_mode = boundary.value == EXCLUDING_SUBJECTS and get_key(tokens, boundary.last) in ENGLISH_MODES
    return EXCLUDABLE_KINDS if boundary.value == EXCLUDING or is_mode else frozenset({SpanKind.SUBJECT})


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


def _is_contrast(span: Span, end: int, before: Sequence[Span], tokens: Sequence[Token]) -> bool:
    """Whether a subject or level after a comma is wanted: `not interested in law, business degree`.

    It is excluded if a list continues behind it (`not law, business or finance`), or if the text before has a wanted
    span of the same kind: `business, not marketing, finance`.
    """
    is_later = any(each.is_excluded and each.last == end for each in before)
    is_after_comma = tokens[end].start > tokens[end - 1].end + 1
    return (
        span.kind in (SpanKind.SUBJECT, SpanKind.LEVEL)
        and is_later
        and is_after_comma
        and LIST_WORDS.isdisjoint((get_key(tokens, end), get_key(tokens, span.last)))
        and not any(each.kind is span.kind and not each.is_excluded for each in before)
    )


def _is_award_of_subject(span: Span, spans: Sequence[Span]) -> bool:
    """Whether the span is a level, and a subject has the same words: MBA."""
    return span.kind is SpanKind.LEVEL and any(
        other.kind is SpanKind.SUBJECT and (other.first, other.last) == (span.first, span.last)
        for other in spans
    )


def _is_next(span: Span, end: int, tokens: Sequence[Token]) -> bool:
    """Whether the span follows the position `end` directly, or after words such as "or" or "to be a"."""
    between = [token.key for token in tokens[end : span.first]]
    if between and between[0] in LIST_WORDS and WORDS_BEFORE_LATER_VALUE.issuperset(between[1:]):
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
