"""Finds countries that a text names by a short code (`au/nz`) or by a word for their people (`kiwi unis`)."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from search.interpretation.spans import Meaning, PhraseMatch, SpanKind
from search.interpretation.tokens import Token

FindMeanings = Callable[[str], tuple[Meaning, ...]]

CODES: Mapping[str, str] = {
    "ae": "united arab emirates", "at": "austria", "au": "australia", "be": "belgium", "ca": "canada",
    "ch": "switzerland", "cn": "china", "cz": "czechia", "de": "germany", "dk": "denmark", "es": "spain",
    "fi": "finland", "fr": "france", "gb": "united kingdom", "gr": "greece", "hk": "hong kong", "hu": "hungary",
    "ie": "ireland", "it": "italy", "jp": "japan", "kr": "south korea", "lt": "lithuania", "lu": "luxembourg",
    "lv": "latvia", "mt": "malta", "my": "malaysia", "nl": "netherlands", "no": "norway", "nz": "new zealand",
    "pk": "pakistan", "pl": "poland", "pt": "portugal", "qa": "qatar", "ro": "romania", "ru": "russia",
    "sa": "saudi arabia", "se": "sweden", "sg": "singapore", "tr": "turkey", "ua": "ukraine", "za": "south africa",
}  # fmt: skip
"""The codes of countries that students type. A code alone is often another word: `it`, `no`, `de`."""
COMMON_CODES = frozenset({"at", "be", "it", "my", "no", "se", "de", "es"})
"""Codes that are also common words."""
LIST_SIGNS = frozenset({"/", ",", "&", "+"})
CODE_LIST_WORDS = frozenset({"or", "and"})

DEMONYMS: Mapping[str, str] = {
    "american": "united states", "argentinian": "argentina", "aussie": "australia", "australian": "australia",
    "austrian": "austria", "bangladeshi": "bangladesh", "belgian": "belgium", "brazilian": "brazil",
    "british": "united kingdom", "bulgarian": "bulgaria", "canadian": "canada", "chilean": "chile", "chinese": "china",
    "colombian": "colombia", "croatian": "croatia", "cypriot": "cyprus", "czech": "czechia", "danish": "denmark",
    "dutch": "netherlands", "egyptian": "egypt", "emirati": "united arab emirates", "estonian": "estonia",
    "european": "europe", "finnish": "finland", "french": "france", "georgian": "georgia", "german": "germany",
    "ghanaian": "ghana", "greek": "greece", "hungarian": "hungary", "indian": "india", "indonesian": "indonesia",
    "irish": "ireland", "israeli": "israel", "italian": "italy", "japanese": "japan", "kenyan": "kenya",
    "kiwi": "new zealand", "korean": "south korea", "latvian": "latvia", "lithuanian": "lithuania",
    "malaysian": "malaysia", "maltese": "malta", "mexican": "mexico", "nigerian": "nigeria", "norwegian": "norway",
    "pakistani": "pakistan", "polish": "poland", "portuguese": "portugal", "qatari": "qatar", "romanian": "romania",
    "russian": "russia", "saudi": "saudi arabia", "scottish": "scotland", "serbian": "serbia",
    "singaporean": "singapore", "slovak": "slovakia", "slovenian": "slovenia", "spanish": "spain",
    "swedish": "sweden", "swiss": "switzerland", "taiwanese": "taiwan", "thai": "thailand", "turkish": "turkey",
    "ukrainian": "ukraine", "vietnamese": "vietnam", "welsh": "wales",
}  # fmt: skip
INSTITUTION_WORDS = frozenset(
    {
        "university", "universities", "uni", "unis", "univ", "univs", "varsity", "varsities", "college", "colleges",
        "institute", "institutes", "institution", "institutions", "schools", "polytechnics",
    }
)  # fmt: skip


def find_place_words(
    text: str, tokens: Sequence[Token], find_meanings: FindMeanings
) -> Iterator[PhraseMatch]:
    for position, token in enumerate(tokens):
        key = token.key
        if key in DEMONYMS and any(
            each.key in INSTITUTION_WORDS for each in tokens[position + 1 : position + 3]
        ):
            country = DEMONYMS[key]
        elif key in CODES and _is_in_list(position, text, tokens, find_meanings):
            country = CODES[key]
        else:
            continue
        places = _keep_places(find_meanings(country))
        if places:
            yield PhraseMatch(position, position + 1, country, places)


def _is_in_list(position: int, text: str, tokens: Sequence[Token], find_meanings: FindMeanings) -> bool:
    """Whether the code is beside a country or another code in a list: `au/nz`, `uk, ie or nl`.

    A sign of LIST_SIGNS or a word of CODE_LIST_WORDS must be between them.

    A code that is also a common word must be in capitals or beside `/`. In `lahore, my son wants`, `my` is not
    Malaysia.
    """
    for step in (-1, 1):
        for other in _find_neighbour(position, step, text, tokens):
            has_slash = text[min(tokens[other].end, tokens[position].end)] == "/"
            if has_slash and tokens[other].key in CODES:
                return True
            is_code = has_slash or _is_clear(tokens[position])
            if is_code and _is_country(tokens[other], find_meanings):
                return True
    return False


def _find_neighbour(position: int, step: int, text: str, tokens: Sequence[Token]) -> Iterator[int]:
    """Yield the position of the next item of a list, after a sign such as a comma or a word such as "or".

    step: 1 to search after the position, -1 before it. Yields nothing if the list ends there.
    """
    other = position + step
    if not 0 <= other < len(tokens):
        return
    first, second = sorted((position, other))
    gap = text[tokens[first].end : tokens[second].start].strip()
    if gap in LIST_SIGNS:
        yield other
    elif not gap and tokens[other].key in CODE_LIST_WORDS and 0 <= other + step < len(tokens):
        yield other + step


def _is_country(token: Token, find_meanings: FindMeanings) -> bool:
    meanings = find_meanings(token.key)
    is_place = bool(meanings) and all(meaning.kind is SpanKind.PLACE for meaning in meanings)
    return is_place or (token.key in CODES and _is_clear(token))


def _is_clear(token: Token) -> bool:
    return token.key not in COMMON_CODES or token.is_acronym


def _keep_places(meanings: Sequence[Meaning]) -> tuple[Meaning, ...]:
    return tuple(meaning for meaning in meanings if meaning.kind is SpanKind.PLACE)
