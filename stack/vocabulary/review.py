"""Lists words and phrases of failing searches, for a person who gives them a meaning or rejects them.

A text is listed only if many visitors typed it: its two busiest days need at least five visits together. The same
applies to the next texts. The list therefore does not reveal what a single person typed.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from indexer.search_log.popular_searches import is_presentable, is_typed_by_many
from search.interpretation.interpretation import interpret
from search.interpretation.lexicon import Lexicon
from search.interpretation.lexicon_builder import get_lexicon
from search.interpretation.tokens import build_phrase_key
from search.value_names.value_names import ValueNames
from stack.vocabulary.failing_searches import FailingSearch
from stack.vocabulary.meanings import describe_phrase, find_nearest_phrases

NEXT_MAX = 3
Days = defaultdict[str, set[str]]
"""The ids of visits by day."""


@dataclass(slots=True)
class Evidence:
    """The failing searches that contain a phrase.

    - days: the visits by day.
    - without_results: the visits that found nothing.
    - next: for each text that visitors typed next with success, the visits by day.
    """

    days: Days = field(default_factory=lambda: defaultdict(set))
    without_results: set[str] = field(default_factory=set)
    next: defaultdict[str, Days] = field(default_factory=lambda: defaultdict(lambda: defaultdict(set)))


@dataclass(frozen=True, slots=True)
class FailingPhrase:
    """A word or phrase of failing searches.

    - text: in lower case and without accents.
    - is_understood: the search understands each word, but found nothing.
    - visits, days, without_results: the numbers of visits, of their days, and of visits that found nothing.
    - next: the texts that visitors typed next with success, the most frequent text first.
    """

    text: str
    is_understood: bool
    visits: int
    days: int
    without_results: int
    next: tuple[str, ...]


def collect_failing_phrases(
    searches: Iterable[FailingSearch], lexicon: Lexicon, decided: Collection[str]
) -> list[FailingPhrase]:
    """Return the phrases that many visits typed. The phrase with the most visits is first.

    decided: the keys of accepted and rejected texts, which are left out.
    """
    phrases_by_text: dict[str, list[tuple[str, bool]]] = {}
    evidence: defaultdict[tuple[str, bool], Evidence] = defaultdict(Evidence)
    for search in searches:
        if search.text not in phrases_by_text:
            phrases_by_text[search.text] = list(_list_phrases(search.text, lexicon, decided))
        for phrase, is_understood in phrases_by_text[search.text]:
            if search.has_results and is_understood:
                continue
            found = evidence[phrase, is_understood]
            found.days[search.day].add(search.visit)
            if not search.has_results:
                found.without_results.add(search.visit)
            if search.next_text and is_presentable(search.next_text):
                found.next[search.next_text][search.day].add(search.visit)
    listed = [
        _build_phrase(phrase, is_understood, found)
        for (phrase, is_understood), found in evidence.items()
        if _is_typed_by_many(found.days)
    ]
    return sorted(_drop_parts(listed), key=lambda each: (-each.visits, each.text))


def build_row(phrase: FailingPhrase, value_names: ValueNames, phrases: list[str]) -> dict[str, Any]:
    """Build a row of the review, with the nearest phrases of the lexicon. phrases: all phrases of the lexicon."""
    lexicon = get_lexicon(value_names)
    nearest = find_nearest_phrases(phrase.text, phrases)
    return {
        "text": phrase.text,
        "visits": phrase.visits,
        "days": phrase.days,
        "without_results": phrase.without_results,
        "understood": phrase.is_understood,
        "next": list(phrase.next),
        "nearest": [
            {"phrase": each, "means": describe_phrase(each, lexicon.get(each), value_names)}
            for each in nearest
        ],
    }


def _list_phrases(text: str, lexicon: Lexicon, decided: Collection[str]) -> Iterator[tuple[str, bool]]:
    """Yield the phrases of the text that a person may decide about, and whether the search understands them.

    Consecutive words without a meaning are one phrase. Each of these words is also a phrase, unless the word is common
    English or has only one letter. If all words have a meaning, the whole text is the phrase. Phrases with a decision
    are left out, and so is a whole text that contains such a phrase.
    """
    if not is_presentable(text):
        return
    runs = list(_list_unexplained_runs(text, lexicon))
    whole = build_phrase_key(text)
    if whole and not runs and not any(f" {key} " in f" {whole} " for key in decided):
        yield whole, True
    words = {word for run in runs for word in run if len(word) > 1 and word not in lexicon.ordinary_words}
    for phrase in dict.fromkeys([*(" ".join(run) for run in runs), *sorted(words)]):
        if phrase not in decided:
            yield phrase, False


def _list_unexplained_runs(text: str, lexicon: Lexicon) -> Iterator[list[str]]:
    interpretation = interpret(text, lexicon)
    explained = {each for span in interpretation.spans for each in range(span.first, span.last)}
    run: list[str] = []
    last = -1
    for position in interpretation.words:
        key = interpretation.tokens[position].key
        if position in explained or not any(map(str.isalpha, key)):
            continue
        if run and position != last + 1:
            yield run
            run = []
        run.append(key)
        last = position
    if run:
        yield run


def _is_typed_by_many(days: Days) -> bool:
    return is_typed_by_many([len(visits) for visits in days.values()])


def _build_phrase(phrase: str, is_understood: bool, found: Evidence) -> FailingPhrase:
    next_texts = Counter(
        {
            text: sum(map(len, days.values()))
            for text, days in found.next.items()
            if _is_typed_by_many(days) and build_phrase_key(text) != phrase
        }
    )
    return FailingPhrase(
        phrase,
        is_understood,
        visits=sum(map(len, found.days.values())),
        days=len(found.days),
        without_results=len(found.without_results),
        next=tuple(text for text, _ in next_texts.most_common(NEXT_MAX)),
    )


def _drop_parts(listed: list[FailingPhrase]) -> Iterator[FailingPhrase]:
    """Remove a word if a longer listed phrase contains it and has the same number of visits."""
    longer = [each for each in listed if " " in each.text]
    for each in listed:
        wholes = (other for other in longer if each.text in other.text.split())
        if not any(other.visits == each.visits for other in wholes):
            yield each
