"""A description of a subject in other words is recognised. Its words may be in any order and inflection."""

from collections import defaultdict
from functools import lru_cache

import pytest

from schemas.documents.value_name.document import IN_ANY_ORDER, RELATED, UNRELATED
from schemas.taxonomy.lexicon.entries import read_lexicon_entries
from search.interpretation.lexicon import Lexicon
from search.interpretation.segmentation import choose_phrases
from search.interpretation.spans import Meaning, SpanKind
from search.interpretation.spelling.word_variants import list_english_forms, list_other_spellings
from search.interpretation.tokens import build_phrase_key, split_tokens

DENTISTRY = Meaning(SpanKind.SUBJECT, names=("dentistry",))
MIDWIFERY = Meaning(SpanKind.SUBJECT, names=("midwifery",))
BIRTH = Meaning(SpanKind.SUBJECT, names=("birth",))
NURSING = Meaning(SpanKind.SUBJECT, names=("nursing",))
CARE = Meaning(SpanKind.SUBJECT, names=("child care",))
LEXICON = Lexicon(
    {
        "who": (Meaning(SpanKind.FILLER),),
        "their": (Meaning(SpanKind.FILLER),),
        "nurse": (NURSING,),
        "child care": (CARE,),
        "canada": (Meaning(SpanKind.PLACE),),
    },
    paraphrases=[
        ("fix/repair tooth", DENTISTRY),
        ("deliver baby", MIDWIFERY),
        ("deliver baby/child", BIRTH),
        ("care/help child/kid", BIRTH),
        ("work baby baby", BIRTH),
        ("build bridge", NURSING),
        ("building tooth", NURSING),
    ],
)


def find(text: str) -> list[tuple[str, tuple[Meaning, ...]]]:
    tokens = split_tokens(text)
    chosen = choose_phrases(LEXICON.find_phrases(tokens, LEXICON.find_unknown_words(tokens)), len(tokens))
    return [(match.phrase, match.meanings) for match in chosen]


@pytest.mark.parametrize(
    "text",
    [
        "fix teeth",
        "fixes teeth",
        "fixing teeth",
        "teeth fixing",
        "tooth repair",
        "repaired their teeth",
        "fix of the tooth",
    ],
)
def test_order_and_inflection_make_no_difference(text: str) -> None:
    assert find(text) == [(text, (DENTISTRY,))]


@pytest.mark.parametrize(
    "text", ["fix", "teeth", "fix in canada teeth", "fix cars teeth", "fix who who who who who teeth"]
)
def test_all_words_must_be_near_each_other(text: str) -> None:
    assert all(meanings != (DENTISTRY,) for _, meanings in find(text))


def test_paraphrases_of_the_same_words_are_alternatives() -> None:
    assert find("delivering babies") == [("delivering babies", (MIDWIFERY, BIRTH))]


def test_other_words_keep_their_meaning() -> None:
    assert find("nurse who delivers babies") == [
        ("nurse", (NURSING,)),
        ("who", LEXICON.get("who")),
        ("delivers babies", (MIDWIFERY, BIRTH)),
    ]


def test_a_phrase_of_the_lexicon_precedes_a_paraphrase_of_the_same_words() -> None:
    assert find("child care") == [("child care", (CARE,))]


def test_a_word_can_be_a_form_of_another_word_of_a_paraphrase() -> None:
    assert find("building bridges") == [("building bridges", (NURSING,))]


def test_a_paraphrase_ends_with_its_last_missing_word() -> None:
    assert find("fix teeth repair")[0] == ("fix teeth", (DENTISTRY,))


def test_one_word_is_not_two_words_of_a_paraphrase() -> None:
    assert find("work baby") == []
    assert find("work baby baby") == [("work baby baby", (BIRTH,))]


@pytest.mark.parametrize(
    ("word", "form"),
    [
        ("teeth", "tooth"),
        ("people", "person"),
        ("babies", "baby"),
        ("planning", "plan"),
        ("makes", "make"),
        ("nurse", "nurse"),
    ],
)
def test_english_forms_include_the_base_form(word: str, form: str) -> None:
    assert form in list_english_forms(word)


def test_the_same_sound_at_the_end_of_a_word_is_tried() -> None:
    assert "edinburgh" in list_other_spellings("edinborough")


def test_a_word_near_a_frequent_word_is_no_form_of_a_rarer_one() -> None:
    lexicon = Lexicon(
        {f"master of {number}": (NURSING,) for number in "abcdefghijklmnopqrst"}, ["mast", "cobble"]
    )
    assert not lexicon.is_known_word("mastes")
    assert lexicon.is_known_word("cobbles")


@lru_cache
def build_lexicon_of_the_tables() -> Lexicon:
    """Build the lexicon of all tables, with slugs in place of the ids of a catalogue."""
    phrases: dict[str, dict[Meaning, None]] = defaultdict(dict)
    paraphrases = []
    for entry in read_lexicon_entries():
        if entry.kind in (RELATED, UNRELATED):
            continue
        value = "" if entry.value == IN_ANY_ORDER else entry.value
        meaning = Meaning(SpanKind(entry.kind), tuple(entry.values), tuple(entry.names), value)
        if entry.value == IN_ANY_ORDER:
            paraphrases.append((entry.phrase, meaning))
        else:
            phrases[build_phrase_key(entry.phrase)][meaning] = None
    return Lexicon({phrase: tuple(each) for phrase, each in phrases.items()}, paraphrases=paraphrases)


def list_subjects(text: str) -> list[str]:
    """List the most fitting subject of each meaning of the chosen phrases."""
    tokens = split_tokens(text)
    chosen = choose_phrases(build_lexicon_of_the_tables().find_phrases(tokens, frozenset()), len(tokens))
    meanings = [meaning for match in chosen for meaning in match.meanings]
    return [str(meaning.terms[0][1]) for meaning in meanings if meaning.kind is SpanKind.SUBJECT]


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("helping a child who cannot speak", "speech-pathology"),
        ("why do people commit crimes", "criminology"),
        ("wiring in a house", "electrical-trades"),
        ("working in the library with books", "library-and-information-science"),
        ("rearing goats", "animal-science"),
        ("i want to operate a mri machine", "medical-imaging"),
        ("forecasting the weather", "meteorology-and-atmospheric-science"),
        ("cleaning the teeth and polishing gums", "oral-health-therapy"),
        ("someone tracing computer hackers", "digital-forensics"),
        ("protecting the rainforests", "forestry"),
        ("designing necklaces", "jewellery-and-metalsmithing"),
        ("develop an app for the phone", "mobile-application-development"),
        ("guarding gorillas", "wildlife-and-nature-conservation"),
        ("galaxies studied", "astronomy-and-astrophysics"),
        ("manage a resort", "hospitality-management"),
        ("teaching the alphabet to children", "primary-teaching"),
        ("teaching dyslexic kids to learn", "special-and-inclusive-education"),
        ("restoring damaged frescoes and paintings", "cultural-materials-conservation"),
        ("learning to speak mandarin", "chinese-language"),
        ("learn to write in korean", "korean-language"),
        ("translating contracts", "translation-and-interpreting"),
        ("debating the ethics of cloning", "ethics-and-bioethics"),
        ("winning an election campaign", "political-science"),
        ("treating phobias", "clinical-psychology"),
        ("proofreading books", "publishing-and-editing"),
        ("tracing laundered money", "forensic-accounting"),
        ("raising donations for a charity", "nonprofit-management"),
        ("inventing slogans", "advertising"),
        ("lawyer for divorces", "family-and-labour-law"),
        ("registering patents and trademarks", "intellectual-property-law"),
        ("watching whales and protecting dolphins", "marine-biology"),
        ("proving theorems", "mathematics"),
        ("stopping ransomware", "cyber-security"),
        ("training neural networks to recognise faces", "machine-learning"),
        ("sorting and recycling garbage", "waste-and-pollution-control"),
        ("repairing dents in vehicles", "automotive-body-repair"),
        ("pruning vines", "viticulture"),
        ("breeding salmon", "aquaculture"),
        ("relieving the chronic pain of patients", "anaesthesia-and-pain-medicine"),
        ("removing cataracts", "ophthalmology"),
        ("fitting hearing aids", "audiology"),
        ("teaching yoga", "yoga-and-meditation"),
        ("mopping floors in an office", "cleaning-services"),
        ("steering a cargo vessel in a port", "maritime-studies-and-navigation"),
    ],
)
def test_everyday_descriptions_have_the_fitting_subject(text: str, subject: str) -> None:
    assert subject in list_subjects(text)


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("business school taught in french", "languages-teaching"),
        ("english taught programs for foreign students", "languages-teaching"),
        ("find cheap hotel management courses", "travel-agency-services"),
        ("leading university with a law faculty", "higher-education"),
        ("history of political science", "history-and-philosophy-of-science"),
        ("university without entrance exam for low grades", "educational-assessment-and-research"),
        ("make an android app", "robotics"),
        ("product management part time", "manufacturing-engineering"),
        ("can i study food science", "food-science-and-processing"),
        ("water resources management", "natural-resource-management"),
        ("helping deaf people", "audiology"),
        ("printing books", "printing-and-publishing-production"),
        ("traffic planning", "transport-engineering"),
        ("help me find a graduate job in finance", "career-guidance"),
        ("compare education degrees in germany and france", "international-and-comparative-education"),
        ("native english speaker without language test", "indigenous-languages"),
        ("study in the middle east", "area-studies"),
        ("international law in china", "chinese-language"),
        ("change of course after a year of engineering", "change-management"),
        ("best university to become a teacher", "educational-leadership"),
        ("my dream is to study nursing", "psychology"),
        ("study cloud computing", "meteorology-and-atmospheric-science"),
        ("program without english test", "software-engineering"),
        ("i think commercial law", "advertising"),
        ("find the best university for applicants", "human-resource-management"),
        ("study politics at american university", "area-studies"),
    ],
)
def test_ordinary_searches_are_no_descriptions(text: str, subject: str) -> None:
    assert subject not in list_subjects(text)
