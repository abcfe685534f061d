"""Chooses the meaning of an ambiguous phrase from the words beside the phrase: `in may` is a month, `may i` is not."""

from collections.abc import Callable, Iterator, Sequence

from schemas.filters.fixed_values import Term
from search.interpretation.lexicon import Lexicon
from search.interpretation.sentences.phrase import Phrase, has_kind, is_verb
from search.interpretation.sentences.pronouns import FUNCTION_WORDS
from search.interpretation.spans import PhraseMatch, Span, SpanKind
from search.interpretation.tokens import Token, get_key

PLACE_PREPOSITIONS = frozenset(
    {"in", "at", "near", "from", "to", "around", "within", "en", "à", "a", "em", "di", "bei"}
)
MONTH_PREPOSITIONS = frozenset(
    {"in", "from", "for", "by", "starting", "start", "starts", "begins", "beginning"}
)
MONTH_FOLLOWERS = frozenset(
    {"intake", "intakes", "start", "session", "admission", "admissions", "semester", "entry"}
)
AMBIGUOUS_COUNTRIES = frozenset({"man"})
AMBIGUOUS_MONTHS = frozenset({"may", "march", "mar"})
STUDY_VERBS = frozenset({"study", "studying", "studies", "taught", "teach", "learn"})
SUBJECT_NEIGHBOURS = frozenset(
    {"and", "or", "&", "of", "language", "literature", "teaching", "teacher", "with"}
)
"""A language beside one of these words is a subject, even if the text has another subject: `english literature`."""
CERTAIN_LETTERS_MIN = 3
ENGLISH = "english"
SHORT_ENGLISH = "eng"
"""This word means English in a text with another subject and a place where English is not the usual language.

In `economics eng italy`, `eng` means English. In other texts, it means engineering.
"""


def choose_meanings(
    chosen: Sequence[PhraseMatch], tokens: Sequence[Token], lexicon: Lexicon
) -> Iterator[Span]:
    """Build the span of each phrase. A phrase that is a level and a subject, such as MBA, has two spans."""
    subjects = {match.first for match in chosen if has_kind(match, SpanKind.SUBJECT)}
    months = {match.first for match in chosen if has_kind(match, SpanKind.MONTH)}
    has_place = any(has_kind(match, SpanKind.PLACE) for match in chosen)
    place_ends = {match.last for match in chosen if has_kind(match, SpanKind.PLACE)}
    is_abroad = not all(map(lexicon.is_in_english_country, _list_place_terms(chosen)))
    firsts = {match.first for match in chosen}
    has_level = any(has_kind(match, SpanKind.LEVEL) for match in chosen)
    for match in chosen:
        phrase = Phrase(
            match,
            tokens,
            lexicon,
            get_key(tokens, match.first - 1),
            get_key(tokens, match.last),
            len(subjects) > (match.first in subjects),
            match.last in subjects,
            match.last in months,
            has_place,
            has_level,
            match.first in place_ends,
            match.last not in firsts,
            is_abroad,
        )
        # Most phrases of a text are fillers. Skipping the rules for them saves a tenth of the time for a text of 20
        # words.
        if [meaning.kind for meaning in match.meanings] == [SpanKind.FILLER]:
            yield phrase.build_span_of(SpanKind.FILLER, ())
        else:
            yield from next(spans for rule in RULES if (spans := rule(phrase)))


def _read_boundary(phrase: Phrase) -> list[Span]:
    """Read a phrase such as `ab` before a month as a boundary (German "from"), and not as a short form of a level."""
    if not (phrase.month_after and phrase.has(SpanKind.BOUNDARY)):
        return []
    return [phrase.build_span(SpanKind.BOUNDARY)]


def _read_language(phrase: Phrase) -> list[Span]:
    """Decide whether the name of a language means the language of instruction or a subject.

    `mba in english` states the language, because the text has another subject. `masters in english` states the subject.
    `masters germany in english` states the language, because a place is directly before `in english`.
    """
    if not phrase.has(SpanKind.LANGUAGE):
        return []
    preposition, _, language = phrase.match.phrase.rpartition(" ")
    if preposition not in ("", "in"):
        return [phrase.build_span(SpanKind.LANGUAGE)]
    if _is_english_abroad(phrase, language):
        return [phrase.build_language_span(phrase.list_meanings(SpanKind.LANGUAGE))]
    is_taught_in = preposition == "in" and (phrase.before in STUDY_VERBS or _has_language_behind(phrase))
    is_subject = not (phrase.other_subject or (preposition and phrase.after_place)) or (
        {phrase.before, phrase.after} & SUBJECT_NEIGHBOURS
    )
    if is_taught_in or not is_subject:
        return [phrase.build_language_span(phrase.list_meanings(SpanKind.LANGUAGE))]
    subjects = tuple(each for each in phrase.lexicon.get(language) if each.kind is SpanKind.SUBJECT)
    if subjects:
        return [phrase.build_span_of(SpanKind.SUBJECT, subjects)]
    return [phrase.build_span(SpanKind.LANGUAGE)]


def _read_bare_language(phrase: Phrase) -> list[Span]:
    """In a text with another subject and a place, a language means the language of instruction: `law italy english`.

    `english history london` states a subject, because another subject follows the language directly. In a text without
    another subject, English is also the language of instruction if the place is in a country with another language:
    `universities in bavaria english`.
    """
    language = phrase.match.phrase
    if language == SHORT_ENGLISH and phrase.other_subject and phrase.is_abroad:
        language = ENGLISH
    is_stated = phrase.other_subject or _is_english_abroad(phrase, language)
    has_place = phrase.has_place or phrase.is_abroad
    if not (is_stated and has_place and phrase.has(SpanKind.SUBJECT)) or phrase.subject_after:
        return []
    languages = tuple(each for each in phrase.lexicon.get(f"in {language}") if each.kind is SpanKind.LANGUAGE)
    if not languages or {phrase.before, phrase.after} & SUBJECT_NEIGHBOURS:
        return []
    return [phrase.build_language_span(languages)]


def _is_english_abroad(phrase: Phrase, language: str) -> bool:
    """Whether the language is English, and a place of the text has another language: `masters in english china`.

    `teaching english in china` and `english literature in china` state the subject.
    """
    neighbours = {phrase.before, phrase.after} - {"language"}
    return (
        language == ENGLISH
        and phrase.is_abroad
        and not phrase.subject_after
        and neighbours.isdisjoint(SUBJECT_NEIGHBOURS)
    )


def _list_place_terms(chosen: Sequence[PhraseMatch]) -> Iterator[tuple[str, Term]]:
    for match in chosen:
        for meaning in match.meanings:
            if meaning.kind in (SpanKind.PLACE, SpanKind.INSTITUTE):
                yield from meaning.terms


def _has_language_behind(phrase: Phrase) -> bool:
    """Whether the text has another subject, and "language" follows: `veterinary in english language`."""
    return phrase.other_subject and phrase.after == "language"


def _read_month(phrase: Phrase) -> list[Span]:
    """Decide whether a month is certain. A certain month filters the courses.

    `may`, `march` and `mar` are certain only beside words such as `in`, before a year or month, or at the end of a text
    that states a level. The names of other months are always certain. A verb, such as `fall` in `buildings that do not
    fall`, is ignored.
    """
    if not phrase.has(SpanKind.MONTH):
        return []
    if is_verb(phrase):
        return [phrase.build_span_of(SpanKind.FILLER, ())]
    is_certain = (
        phrase.match.phrase not in AMBIGUOUS_MONTHS
        or phrase.before in MONTH_PREPOSITIONS
        or phrase.after in MONTH_FOLLOWERS
        or phrase.after.startswith("20")
        or phrase.month_after
        or (phrase.has_level and phrase.before != "" and not phrase.after)
    )
    return [phrase.build_span(SpanKind.MONTH, is_certain=is_certain)]


def _read_place(phrase: Phrase) -> list[Span]:
    """Decide whether a place is certain. A certain place filters the courses.

    A name that is also a word or a subject, such as Reading, is certain only after a preposition. Names of countries,
    such as Turkey, are certain without a preposition. The exception is Man, another name of the Isle of Man.
    """
    if not phrase.has(SpanKind.PLACE):
        return []
    is_word = phrase.match.phrase in phrase.lexicon.ordinary_words or phrase.has(SpanKind.SUBJECT)
    is_country = _names_country(phrase) and phrase.match.phrase not in AMBIGUOUS_COUNTRIES
    if not is_word or phrase.before in PLACE_PREPOSITIONS or is_country:
        return [phrase.build_span(SpanKind.PLACE)]
    likely = phrase.build_span(SpanKind.PLACE, is_certain=False)
    return [likely, *_read_subject(phrase)]


def _read_subject(phrase: Phrase) -> list[Span]:
    kinds = (SpanKind.LEVEL, SpanKind.SUBJECT)
    return [phrase.build_span(kind) for kind in kinds if phrase.has(kind)]


def _read_institute(phrase: Phrase) -> list[Span]:
    if not phrase.has(SpanKind.INSTITUTE):
        return []
    return [phrase.build_span(SpanKind.INSTITUTE, is_certain=_is_certain_institute(phrase))]


def _read_other(phrase: Phrase) -> list[Span]:
    if phrase.match.phrase not in FUNCTION_WORDS or phrase.has(SpanKind.BOUNDARY):
        for kind in (SpanKind.STUDY_MODE, SpanKind.WISH, SpanKind.WANT, SpanKind.BOUNDARY):
            if phrase.has(kind):
                return [phrase.build_span(kind)]
    return [phrase.build_span_of(SpanKind.FILLER, ())]


def _read_pronoun(phrase: Phrase) -> list[Span]:
    """In a text with another subject, `for it` refers to this subject, and does not mean information technology.

    An example is `which degree for it, i want to be a pilot`.
    """
    is_pronoun = phrase.match.phrase == "it" and phrase.before == "for" and phrase.other_subject
    if not is_pronoun or phrase.tokens[phrase.match.first].is_acronym:
        return []
    return [phrase.build_span_of(SpanKind.FILLER, ())]


RULES: tuple[Callable[[Phrase], list[Span]], ...] = (
    _read_boundary,
    _read_pronoun,
    _read_language,
    _read_bare_language,
    _read_month,
    _read_place,
    _read_subject,
    _read_institute,
    _read_other,
)
"""The rules in their order. The first rule that returns spans decides."""


def _names_country(phrase: Phrase) -> bool:
    return any(
        key == "countries" for meaning in phrase.list_meanings(SpanKind.PLACE) for key, _ in meaning.terms
    )


def _is_certain_institute(phrase: Phrase) -> bool:
    """Whether the phrase is certainly an institute.

    The phrase must have several words, be an acronym, or have at least three letters and not be an English word.
    """
    if phrase.match.last - phrase.match.first > 1:
        return True
    token = phrase.tokens[phrase.match.first]
    is_word = token.key in phrase.lexicon.ordinary_words
    return token.is_acronym or (len(token.key) >= CERTAIN_LETTERS_MIN and not is_word)
