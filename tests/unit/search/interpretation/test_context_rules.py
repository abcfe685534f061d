"""The meaning of a word in a search text depends on the words next to it."""

import pytest

from tests.unit.search.interpretation.readable_spans import describe, list_words

MASTERS = "Master's Degree, Extended Master's Degree, Master's Degree by Research"
BACHELORS = "Bachelor's Degree, Bachelor's Honours Degree"
LAW = "subject 'law' = Law, Law"


@pytest.mark.parametrize(
    ("town", "place"),
    [
        ("reading", "Reading (England)"),
        ("bath", "Bath (England)"),
        ("nice", "Nice (Provence)"),
        ("mobile", "Mobile (Alabama)"),
    ],
)
def test_a_town_named_like_a_word_is_certain_only_after_a_preposition(town: str, place: str) -> None:
    assert describe(town) == [f"place? '{town}' = {place}"]
    assert list_words(town) == [town]
    assert describe(f"law {town}") == [LAW, f"place? '{town}' = {place}"]
    assert list_words(f"law {town}") == [town]
    assert describe(f"law in {town}") == [LAW, f"place '{town}' = {place}"]
    assert describe(f"law near {town}") == [LAW, f"place '{town}' = {place}"]
    assert list_words(f"law in {town}") == []


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("mobile computing", ["subject 'mobile computing' = Mobile Application Development"]),
        ("university of reading", ["institute 'university of reading' = University of Reading"]),
        ("Reading University", ["institute 'Reading University' = University of Reading"]),
        ("turkey", ["place 'turkey' = Turkey"]),
        ("law in turkey", [LAW, "place 'turkey' = Turkey"]),
        ("georgia", ["place 'georgia' = Georgia, Georgia"]),
        ("georgia usa", ["place 'georgia' = Georgia"]),
        ("atlanta georgia", ["place 'atlanta' = Atlanta (Georgia)"]),
        ("cambridge", ["place 'cambridge' = Cambridge (England), Cambridge (Massachusetts)"]),
        ("cambridge uk", ["place 'cambridge' = Cambridge (England)"]),
        ("cambridge massachusetts", ["place 'cambridge' = Cambridge (Massachusetts)"]),
        ("cambridge university", ["institute 'cambridge university' = University of Cambridge"]),
        ("london", ["place 'london' = London (England), London (Ontario)"]),
        ("london ontario", ["place 'london' = London (Ontario)"]),
        ("london canada ontario", ["place 'london' = London (Ontario)"]),
        ("canada ontario london", ["place 'london' = London (Ontario)"]),
        ("london uk london uk", ["place 'london' = London (England)"] * 2),
        ("usa georgia atlanta", ["place 'atlanta' = Atlanta (Georgia)"]),
        ("London, Ontario, Canada", ["place 'London' = London (Ontario)"]),
        ("canada london", ["place 'london' = London (Ontario)"]),
        ("london england", ["place 'london' = London (England)"]),
        (
            "london or cambridge",
            [
                "place 'london' = London (England), London (Ontario)",
                "place 'cambridge' = Cambridge (England), Cambridge (Massachusetts)",
            ],
        ),
        ("london australia", [
            "place 'london' = London (England), London (Ontario)", "place 'australia' = Australia",
        ]),
        ("england", ["place 'england' = England"]),
        ("reading uk", ["place 'reading' = Reading (England)"]),
        ("Nice, France", ["place 'Nice' = Nice (Provence)"]),
        ("mobile alabama", ["place 'mobile' = Mobile (Alabama)"]),
        ("oxford", ["place 'oxford' = Oxford (England)"]),
        ("oxford university", ["institute 'oxford university' = University of Oxford"]),
        ("uni of oxford", ["institute 'uni of oxford' = University of Oxford"]),
        ("law in new zealand", [LAW, "place 'new zealand' = New Zealand"]),
        ("scandinavia", ["place 'scandinavia' = Norway, Sweden"]),
        ("亚特兰大", ["place '亚特兰大' = Atlanta (Georgia)"]),
    ],
)  # fmt: skip
def test_places_and_institutes(text: str, spans: list[str]) -> None:
    assert describe(text) == spans
    assert list_words(text) == []


def test_a_likely_town_before_a_place_elsewhere_stays_likely() -> None:
    assert describe("reading canada") == ["place? 'reading' = Reading (England)", "place 'canada' = Canada"]
    assert list_words("reading canada") == ["reading"]


def test_short_foreign_names_and_names_that_are_words_are_no_places() -> None:
    assert describe("nursing atl") == ["subject 'nursing' = Nursing"]
    assert list_words("nursing atl") == ["atl"]


@pytest.mark.parametrize("text", ["march", "law march", "i may study law", "what may i study"])
def test_an_ambiguous_month_alone_is_likely(text: str) -> None:
    month = "march" if "march" in text else "may"
    assert f"month? '{month}' = {3 if month == 'march' else 5}" in describe(text)
    assert month in list_words(text)


@pytest.mark.parametrize("text", ["diploma canada may", "may june diploma canada"])
def test_an_ambiguous_month_before_a_month_or_at_the_end_after_a_level_is_certain(text: str) -> None:
    assert "month 'may' = 5" in describe(text)
    assert list_words(text) == []


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("march intake", "month 'march intake' = 3"),
        ("may 2027", "month 'may' = 5"),
        ("start in march", "month 'in march' = 3"),
        ("starting may", "month 'may' = 5"),
        ("from september", "month 'september' = 9"),
        ("september", "month 'september' = 9"),
        ("fall 2026", "month 'fall' = 8, 9"),
    ],
)
def test_a_month_beside_an_intake_or_a_year_is_certain(text: str, span: str) -> None:
    assert [each for each in describe(text) if "starting" not in each] == [span]
    assert list_words(text) == []


@pytest.mark.parametrize(
    ("text", "spans", "words"),
    [
        ("IT", ["subject 'IT' = Information Technology, Computing and IT"], []),
        ("it", ["subject 'it' = Information Technology, Computing and IT"], []),
        ("it courses", ["subject 'it' = Information Technology, Computing and IT"], []),
        ("masters in it", [
            f"level 'masters in' = {MASTERS}", "subject 'it' = Information Technology, Computing and IT",
        ], []),
        ("what is it", [], ["it"]),
        ("is it cheap", ["wish 'cheap' = cheap"], ["it"]),
        ("US", ["place 'US' = United States"], []),
        ("study in us", ["place 'us' = United States"], []),
        ("us universities", ["place 'us' = United States"], []),
        ("tell us about law", [LAW], []),
        ("offer us law", [LAW], ["offer", "us"]),
        ("as", [], ["as"]),
    ],
)  # fmt: skip
def test_short_words_are_pronouns_or_short_forms(text: str, spans: list[str], words: list[str]) -> None:
    assert describe(text) == spans
    assert [word for word in list_words(text) if word not in ("what", "is")] == words


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("masters in english", [
            f"level 'masters' = {MASTERS}", "subject 'in english' = English Language and Literature",
        ]),
        ("english", ["subject 'english' = English Language and Literature"]),
        ("english courses", ["subject 'english' = English Language and Literature"]),
        ("mba in germany in english", [
            "level 'mba' = Master's Degree", "subject 'mba' = Business Administration",
            "place 'germany' = Germany", "language 'in english' = en",
        ]),
        ("taught in english", ["language 'taught in english' = en"]),
        ("law in english", [LAW, "language 'in english' = en"]),
        ("masters germany in english", [
            f"level 'masters' = {MASTERS}", "place 'germany' = Germany", "language 'in english' = en",
        ]),
        ("masters in english germany", [
            f"level 'masters' = {MASTERS}", "language 'in english' = en", "place 'germany' = Germany",
        ]),
        ("masters in english language in nice", [
            f"level 'masters' = {MASTERS}", "language 'in english language' = en", "place 'nice' = Nice (Provence)",
        ]),
        ("masters in english pakistan", [
            f"level 'masters' = {MASTERS}", "subject 'in english' = English Language and Literature",
            "place 'pakistan' = Pakistan",
        ]),
        ("germany universities english", ["place 'germany' = Germany", "language 'english' = en"]),
        ("english literature germany", [
            "subject 'english literature' = English Language and Literature", "place 'germany' = Germany",
        ]),
    ],
)  # fmt: skip
def test_english_is_a_subject_or_the_language_of_instruction(text: str, spans: list[str]) -> None:
    assert describe(text) == spans


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("bachelor of business", [f"level 'bachelor of' = {BACHELORS}", "subject 'business' = Business"]),
        ("bachelor of law", [f"level 'bachelor of' = {BACHELORS}", LAW]),
        ("bachelor of laws", [f"level 'bachelor of' = {BACHELORS}", "subject 'laws' = Law"]),
        ("mba", ["level 'mba' = Master's Degree", "subject 'mba' = Business Administration"]),
        ("M.B.A. in U.K.", [
            "level 'M.B.A.' = Master's Degree", "subject 'M.B.A.' = Business Administration",
            "place 'U.K.' = United Kingdom",
        ]),
        ("Ph.D in physics", ["level 'Ph.D' = Doctorate", "subject 'physics' = Physics"]),
        ("ms in cs", [
            "level 'ms in cs' = Master's Degree, Master's Degree by Research",
            "subject 'ms in cs' = Computer Science",
        ]),
        ("international business", ["subject 'international business' = International Business"]),
        ("lawyer", ["subject 'lawyer' = Law"]),
        ("chef", ["subject 'chef' = Culinary Arts"]),
        ("how to become a doctor", ["subject 'become a doctor' = Medicine"]),
        (
            "法律硕士",
            [
                "subject '法律' = Law, Law",
                "level '硕士' = Master's Degree, Extended Master's Degree, Master's Degree by Research",
            ],
        ),
        ("after 12th pcb", ["level 'after 12th pcb' = Undergraduate"]),
        ("pcb design", ["subject 'pcb design' = Electronic Engineering"]),
        ("after fsc pre medical", ["level 'after fsc pre medical' = Undergraduate"]),
        ("diploma after matric", ["level 'diploma' = Diploma", "level 'after matric' = Certificate, Diploma"]),
        ("joint masters", ["level 'joint masters' = Master's Degree"]),
        (
            "foundation year engineering",
            [
                "level 'foundation year' = Undergraduate",
                "subject 'foundation year' = General Studies",
                "subject 'engineering' = Engineering, Engineering",
            ],
        ),
        ("護理學", ["subject '護理學' = Nursing"]),
        ("نرسنگ", ["subject 'نرسنگ' = Nursing"]),
    ],
)  # fmt: skip
def test_levels_and_subjects(text: str, spans: list[str]) -> None:
    assert describe(text) == spans
    assert list_words(text) == []


@pytest.mark.parametrize("text", ["international", "general", "second", "the", "of", "study", "courses"])
def test_words_of_no_subject_alone_are_searched_as_words(text: str) -> None:
    assert describe(text) == []
    assert list_words(text) == [text]


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("cheap mba", "wish 'cheap' = cheap"),
        ("best mba", "wish 'best' = best"),
        ("fastest mba", "wish 'fastest' = fast"),
        ("mba without ielts", "english test 'without ielts' = other-test"),
        ("mba without english test", "want 'without english test' = no-language-test"),
        ("mba without gmat", "want 'without gmat' = no-entry-test"),
        ("fully funded mba", "want 'fully funded' = funding"),
        ("mba lateral entry", "want 'lateral entry' = entry-requirements"),
        ("mba rolling admission", "want 'rolling admission' = entry-requirements"),
        ("mba uk ki sasti university", "wish 'ki sasti' = cheap"),
        ("part time mba", "study mode 'part time' = part-time"),
        ("online mba", "study mode 'online' = online"),
    ],
)
def test_wishes_wants_and_study_modes(text: str, span: str) -> None:
    assert span in describe(text)
    assert list_words(text) == []


def test_a_sentence_is_understood_as_a_whole() -> None:
    text = "I want to study nursing in Canada from September under 20000"
    assert describe(text) == [
        "subject 'nursing' = Nursing",
        "place 'Canada' = Canada",
        "month 'September' = 9",
        "fee 'under 20000' = ",
    ]
    assert list_words(text) == []


def test_a_boundary_before_a_month_is_no_short_form_of_a_level() -> None:
    assert describe("psychologie ab oktober") == [
        "subject 'psychologie' = Psychology",
        "month 'oktober' = 10",
    ]
    assert list_words("psychologie ab oktober") == []
    assert describe("psychology ab")[-1] == "level 'ab' = Bachelor's Degree, Bachelor's Honours Degree"


@pytest.mark.parametrize(
    "text",
    [
        "make buildings not fall",
        "houses that fall down",
        "i dont want to fall behind",
        "things that march on",
    ],
)
def test_a_verb_is_no_month(text: str) -> None:
    assert [span for span in describe(text) if span.startswith("month")] == []
