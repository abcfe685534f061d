"""Interprets a search text: finds the spans with a meaning, and the words without a meaning."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from schemas.vocabulary.limits import SEARCH_TEXT_MAX_CHARACTERS
from search.interpretation.amounts import AmountMatch, find_amounts
from search.interpretation.context_rules import choose_meanings
from search.interpretation.english_scores import (
    ScoreMatch,
    build_test_span,
    find_english_tests,
    read_other_tests,
)
from search.interpretation.lexicon import CONNECTING_WORDS, Lexicon
from search.interpretation.open_applications import find_deadlines
from search.interpretation.places import narrow_places, relax_places
from search.interpretation.segmentation import choose_phrases
from search.interpretation.sentences.background import COMPLETED, ORIGIN, drop_background
from search.interpretation.sentences.branches import choose_branches
from search.interpretation.sentences.exclusions import BEHIND_VALUES, mark_excluded
from search.interpretation.sentences.negated_limits import reverse_negated_limits
from search.interpretation.sentences.place_words import find_place_words
from search.interpretation.sentences.pronouns import is_allowed
from search.interpretation.sentences.short_forms import find_short_forms
from search.interpretation.sentences.unrelated import (
    describes_activity,
    has_long_subject,
    has_unrelated_phrase,
    states_study,
)
from search.interpretation.spans import Meaning, PhraseMatch, Span, SpanKind
from search.interpretation.spelling.corrections import correct_text
from search.interpretation.tokens import Token, split_tokens

UNRESTRICTING_KINDS = frozenset({SpanKind.FILLER, SpanKind.WANT, SpanKind.BOUNDARY})

UNMEASURED_BOUNDARIES = frozenset({*BEHIND_VALUES, ORIGIN, COMPLETED})
"""The values of boundary phrases that no number follows."""

TOKENS_MAX = SEARCH_TEXT_MAX_CHARACTERS
"""The maximum number of tokens of a search text. In scripts without spaces, each character is a token."""
INTERPRETED_TOKENS_MAX = TOKENS_MAX // 2
"""The maximum number of interpreted tokens. All later tokens are words without a meaning, and count as known words.

In scripts with spaces, a search text has at most this number of words. The limit halves the time to interpret the
longest texts in scripts without spaces.
"""


@dataclass(frozen=True, slots=True)
class Interpretation:
    text: str
    """The interpreted text: the typed text on one line, or the corrected text in a widened query."""
    tokens: tuple[Token, ...]
    spans: tuple[Span, ...]
    """The spans in the order of the text."""
    words: tuple[int, ...]
    """The positions of the tokens that must match as text.

    Signs, connecting words and the tokens of spans with `is_certain` are left out. In a text of only fillers and
    connecting words, all these words must match. A span without `is_certain` only raises the scores of courses.
    """
    unknown: frozenset[int]
    """The start in the text of each unknown word. An unknown word is neither in the lexicon nor English."""
    corrected: str | None
    """The text with words of the lexicon instead of words with typos. None if no word is corrected."""
    states_study: bool = False
    """Whether the text states a wish to study, for example by a level or a word such as `course`."""
    has_unrelated_phrase: bool = False
    """Whether the text has a phrase that is rarely about studying: `near me`, `lyrics`."""
    describes_activity: bool = False
    """Whether the text begins with an activity, such as `finding bugs in software`."""

    @property
    def is_unrelated(self) -> bool:
        """Whether the text is not about studying: `pizza delivery near me`, but not `make games like minecraft`."""
        return self.has_unrelated_phrase and not (
            self.states_study or (self.describes_activity and has_long_subject(self.spans))
        )

    def get_certain(self, kind: SpanKind) -> tuple[Span, ...]:
        """Return the spans of the kind whose meaning is certain. Excluded spans are left out."""
        return tuple(
            span for span in self.spans if span.kind is kind and span.is_certain and not span.is_excluded
        )

    def get_excluded(self, kind: SpanKind) -> tuple[Span, ...]:
        return tuple(span for span in self.spans if span.kind is kind and span.is_excluded)

    def get_meant_spans(self) -> tuple[Span, ...]:
        """Return the spans that restrict or sort the courses, and whose meaning is certain."""
        return tuple(span for span in self.spans if span.is_certain and span.kind not in UNRESTRICTING_KINDS)

    def get_text(self, span: Span) -> str:
        return self.text[span.start : span.end]


def interpret(text: str, lexicon: Lexicon, literal_parts: Sequence[str] = ()) -> Interpretation:
    """Interpret the text.

    literal_parts: parts of the text that are searched as words. These parts are not interpreted or corrected.
    """
    tokens = split_tokens(text, TOKENS_MAX)
    head = tokens[:INTERPRETED_TOKENS_MAX]
    unknown_keys = lexicon.find_unknown_words(head)
    literal = list(_find_literal_parts(text, tokens, literal_parts))
    found = _find_phrases(text, head, unknown_keys, lexicon)
    matches = [
        match for match in found if not _overlaps(match, tokens, literal) and is_allowed(match, tokens)
    ]
    tests = [each for each in find_english_tests(head) if not _overlaps(each, tokens, literal)]
    amounts = [
        match
        for match in _find_amounts(head, matches)
        if not _overlaps(match, tokens, literal) and not _shares_tokens(match, tests)
    ]
    measured: list[AmountMatch | ScoreMatch] = [*amounts, *tests]
    taken = {position for each in measured for position in range(each.first, each.last)}
    free = (match for match in matches if taken.isdisjoint(range(match.first, match.last)))
    chosen = choose_phrases(free, len(head))
    spans = [
        *choose_meanings(chosen, head, lexicon),
        *(_build_amount_span(each, tokens) for each in amounts),
        *(build_test_span(each, tokens) for each in tests),
    ]
    spans.sort(key=lambda span: (span.first, span.last))
    spans = read_other_tests(spans, tokens)
    spans = drop_background(spans, text, head)
    is_unrelated = has_unrelated_phrase(lexicon.unrelated.find(head), spans)
    fixed = {number for number, token in enumerate(tokens) if _is_within(token, literal)}
    spans = mark_excluded(spans, tokens, lexicon.get, fixed=fixed, ignores_unknown=not is_unrelated)
    spans = _combine_places(spans, tokens, lexicon)
    words = _find_words(tokens, spans)
    free_words = [each for each in words if each < len(head) and not _is_within(tokens[each], literal)]
    unknown = [tokens[each] for each in free_words if tokens[each].key in unknown_keys]
    return Interpretation(
        text,
        tokens,
        tuple(spans),
        words,
        frozenset(token.start for token in unknown),
        correct_text(text, tokens, free_words, unknown, lexicon),
        states_study(chosen, spans, lexicon.get),
        is_unrelated,
        describes_activity(head, lexicon.get),
    )


def _combine_places(spans: Sequence[Span], tokens: Sequence[Token], lexicon: Lexicon) -> list[Span]:
    spans = choose_branches(spans, tokens, lexicon)
    return narrow_places(relax_places(spans, tokens, lexicon), lexicon)


def _find_phrases(
    text: str, tokens: Sequence[Token], unknown: frozenset[str], lexicon: Lexicon
) -> Iterator[PhraseMatch]:
    """Find the phrases of the text. If several matches cover the same words, the first match takes precedence."""
    return chain(
        find_place_words(text, tokens, lexicon.get),
        find_short_forms(tokens, lexicon),
        lexicon.find_phrases(tokens, unknown),
    )


def _find_amounts(tokens: Sequence[Token], matches: Sequence[PhraseMatch]) -> Iterator[AmountMatch]:
    deadlines = find_deadlines(tokens)
    yield from deadlines
    boundaries = list(reverse_negated_limits(_list_amount_boundaries(matches), tokens))
    yield from (each for each in find_amounts(tokens, boundaries) if not _shares_tokens(each, deadlines))


def _list_amount_boundaries(matches: Sequence[PhraseMatch]) -> Iterator[PhraseMatch]:
    """List the boundary phrases with their meaning as a boundary only: `do` is English, and Polish for "up to"."""
    for match in matches:
        for meaning in match.meanings:
            if meaning.kind is SpanKind.BOUNDARY and meaning.value not in UNMEASURED_BOUNDARIES:
                yield replace(match, meanings=(meaning,))
                break


def _find_literal_parts(
    text: str, tokens: Sequence[Token], literal_parts: Sequence[str]
) -> Iterator[tuple[int, int]]:
    """Find the start and end of each literal part. A part must be whole words: `it` is not found in `university`."""
    starts, ends = {token.start for token in tokens}, {token.end for token in tokens}
    for part in filter(None, literal_parts):
        for found in re.finditer(re.escape(part), text, re.IGNORECASE):
            if found.start() in starts and found.end() in ends:
                yield found.span()


def _shares_tokens(match: AmountMatch, others: Sequence[AmountMatch | ScoreMatch]) -> bool:
    return any(match.first < other.last and other.first < match.last for other in others)


def _overlaps(
    match: PhraseMatch | AmountMatch | ScoreMatch, tokens: Sequence[Token], parts: Sequence[tuple[int, int]]
) -> bool:
    if not parts:
        return False
    start, end = tokens[match.first].start, tokens[match.last - 1].end
    return any(start < part_end and part_start < end for part_start, part_end in parts)


def _is_within(token: Token, parts: Sequence[tuple[int, int]]) -> bool:
    return any(start <= token.start and token.end <= end for start, end in parts)


def _build_amount_span(match: AmountMatch, tokens: Sequence[Token]) -> Span:
    start, end = tokens[match.first].start, tokens[match.last - 1].end
    meanings = (Meaning(match.kind, value=match.value),) if match.value else ()
    return Span(start, end, match.first, match.last, match.kind, meanings, match.amount)


def _find_words(tokens: Sequence[Token], spans: Sequence[Span]) -> tuple[int, ...]:
    """Find the positions of the tokens that must match as text.

    If all tokens are fillers, connecting words or signs, the fillers and connecting words must match.
    """
    certain = [span for span in spans if span.is_certain]
    covered = set(_list_positions(certain))
    words = [
        position
        for position, token in enumerate(tokens)
        if position not in covered and not token.is_sign and token.key not in CONNECTING_WORDS
    ]
    if words or any(span.kind is not SpanKind.FILLER for span in certain):
        return tuple(words)
    return tuple(position for position, token in enumerate(tokens) if not token.is_sign)


def _list_positions(spans: Sequence[Span]) -> Iterator[int]:
    for span in spans:
        yield from range(span.first, span.last)
