"""Search texts for the sample catalogue, and the meaning of each text, which a person wrote down."""

from tests.integration.search.sample.interpreted.meanings import Case, Meaning

MASTERS = ("masters-degree", "extended-masters-degree", "masters-by-research")
BACHELORS = ("bachelors-degree", "bachelors-honours-degree")
CAMBRIDGE = ("cambridge", "cambridge-massachusetts-us", "cambridge-ontario-ca")
LONDON = ("london", "london-ontario-ca")
MBA = {"degree_levels": ("masters-degree",)}
OTHER_THAN_IELTS = ("toefl", "pte", "duolingo", "toeic", "opi", "pet", "fce", "cae", "cpe")
SYDNEY_POINT = (-33.8688, 151.2093, 50)


GULF = ("bahrain", "kuwait", "oman", "qatar", "saudi-arabia", "united-arab-emirates")
EUROPE = (
    "albania", "andorra", "austria", "belarus", "belgium", "bosnia-and-herzegovina", "bulgaria", "croatia", "cyprus",
    "czechia", "denmark", "estonia", "finland", "france", "germany", "greece", "hungary", "iceland", "ireland", "italy",
    "kosovo", "latvia", "liechtenstein", "lithuania", "luxembourg", "malta", "moldova", "monaco", "montenegro",
    "netherlands", "north-macedonia", "norway", "poland", "portugal", "romania", "russia", "san-marino", "serbia",
    "slovakia", "slovenia", "spain", "sweden", "switzerland", "ukraine", "united-kingdom", "vatican",
)  # fmt: skip


def _subject(*subjects: str, **parts: object) -> Meaning:
    return Meaning(subjects=tuple((subject,) for subject in subjects), **parts)  # type: ignore[arg-type]


PLACES = [
    Case("law in cambridge", _subject("law", values={"cities": CAMBRIDGE})),
    Case("engineering london", _subject("engineering", values={"cities": LONDON})),
    Case("psychology london ontario", _subject("psychology", values={"cities": ("london-ontario-ca",)})),
    Case(
        "business georgia", _subject("business", values={"countries": ("georgia",), "states": ("georgia",)})
    ),
    Case("law in new zealand", _subject("law", values={"countries": ("new-zealand",)})),
    Case("nursing in birmingham", _subject("nursing", values={"cities": ("birmingham",)})),
    Case("physics in tokyo", _subject("physics", values={"states": ("tokyo",), "cities": ("tokyo",)})),
    Case(
        "civil engineering in scandinavia",
        _subject("civil engineering", values={"countries": ("denmark", "norway", "sweden")}),
    ),
    Case("nursing in the gulf", _subject("nursing", values={"countries": GULF})),
    Case("law in europe", _subject("law", values={"countries": EUROPE})),
    Case("nursing in sydney or melbourne", _subject("nursing", values={"cities": ("sydney", "melbourne")})),
    Case("I want to study nursing in sydney", _subject("nursing", values={"cities": ("sydney",)})),
    Case("aviation dubai", _subject("aviation", values={"states": ("dubai",), "cities": ("dubai",)})),
    Case(
        "veterinary medicine in ireland", _subject("veterinary medicine", values={"countries": ("ireland",)})
    ),
    Case("marine biology in switzerland", _subject("marine biology", values={"countries": ("switzerland",)})),
]
FEES = [
    Case("nursing under 20000 usd", _subject("nursing", fee=(None, 20_000, "USD"))),
    Case("mba below 15 lakh", _subject("mba", values=MBA, fee=(None, 1_500_000, "PKR"))),
    Case(
        "masters in accounting less than £12k",
        _subject("accounting", values={"degree_levels": MASTERS}, fee=(None, 12_000, "GBP")),
    ),
    Case("engineering between 10000 and 20000 aud", _subject("engineering", fee=(10_000, 20_000, "AUD"))),
    Case("law under 30000", _subject("law", fee=(None, 30_000, "USD"))),
    Case(
        "nursing australia under 30000",
        _subject("nursing", values={"countries": ("australia",)}, fee=(None, 30_000, "AUD")),
    ),
    Case(
        "philosophy in paris under 1000 eur",
        _subject("philosophy", values={"cities": ("paris",)}, fee=(None, 1_000, "EUR")),
    ),
]
TIMES = [
    Case("september intake nursing", _subject("nursing", values={"intakes": (9,)})),
    Case("business starting in february", _subject("business", values={"intakes": (2,)})),
    Case("mba fall intake", _subject("mba", values={**MBA, "intakes": (8, 9)})),
    Case("architecture september or february", _subject("architecture", values={"intakes": (2, 9)})),
    Case(
        "1 year masters in marketing",
        _subject("marketing", values={"degree_levels": MASTERS}, weeks=(46, 58)),
    ),
    Case("two year mba", _subject("mba", values=MBA, weeks=(92, 116))),
    Case("6 month diploma", Meaning(values={"degree_levels": ("diploma",)}, weeks=(23, 29))),
    Case("law more than 3 years", _subject("law", weeks=(156, None))),
    Case(
        "architecture in toronto starting in january",
        _subject("architecture", values={"cities": ("toronto",), "intakes": (1,)}),
    ),
]
OTHER_KINDS = [
    Case("phd physics", _subject("physics", values={"degree_levels": ("doctorate",)})),
    Case("bachelor of nursing", _subject("nursing", values={"degree_levels": BACHELORS})),
    Case("bachelor of business", _subject("business", values={"degree_levels": BACHELORS})),
    Case("bachelor of law", _subject("law", values={"degree_levels": BACHELORS})),
    Case(
        "undergraduate psychology", _subject("psychology", values={"degree_levels_types": ("undergraduate",)})
    ),
    Case("part time mba", _subject("mba", values={**MBA, "study_mode": ("part-time",)})),
    Case("online computer science", _subject("computer science", values={"study_mode": ("online",)})),
    Case("full time law", _subject("law", values={"study_mode": ("full-time",)})),
    Case(
        "journalism part time online", _subject("journalism", values={"study_mode": ("online", "part-time")})
    ),
    Case("business taught in french", _subject("business", values={"language": ("fr",)})),
    Case("engineering in german", _subject("engineering", values={"language": ("de",)})),
    Case("unimelb law", _subject("law", values={"institutes": ("university-of-melbourne",)})),
    Case("usyd nursing", _subject("nursing", values={"institutes": ("university-of-sydney",)})),
    Case("uoft engineering", _subject("engineering", values={"institutes": ("university-of-toronto",)})),
    Case("penn law", _subject("law", values={"institutes": ("university-of-pennsylvania",)})),
    Case(
        "university of melbourne nursing",
        _subject("nursing", values={"institutes": ("university-of-melbourne",)}),
    ),
    Case(
        "mit physics", _subject("physics", values={"institutes": ("massachusetts-institute-of-technology",)})
    ),
    Case("oxford university", Meaning(values={"institutes": ("university-of-oxford",)})),
    Case("data science or statistics", Meaning(subjects=(("data science", "statistics"),))),
]
WISHES_AND_WANTS = [
    Case("cheap mba", _subject("mba", values=MBA, order=1)),
    Case("cheapest nursing in australia", _subject("nursing", values={"countries": ("australia",)}, order=1)),
    Case("cheap law in new zealand", _subject("law", values={"countries": ("new-zealand",)}, order=1)),
    Case("fastest law degree", _subject("law", order=3)),
    Case("best engineering uk", _subject("engineering", values={"countries": ("united-kingdom",)})),
    Case("nursing without ielts", _subject("nursing", values={"english_test": OTHER_THAN_IELTS})),
    Case("nursing without english test", _subject("nursing")),
    Case("mba with scholarship", _subject("mba", values=MBA)),
]
ENGLISH_TESTS = [
    Case("mba ielts 6", _subject("mba", values={**MBA, "english_test": ("ielts",)}, score=6)),
    Case("toefl 80 nursing", _subject("nursing", values={"english_test": ("toefl",)}, score=80)),
    Case("Which of these take IELTS 6.5", Meaning(values={"english_test": ("ielts",)}, score=6.5)),
    Case("law pte 58", _subject("law", values={"english_test": ("pte",)}, score=58)),
    Case(
        "psychology duolingo 110", _subject("psychology", values={"english_test": ("duolingo",)}, score=110)
    ),
    Case("physics accepts duolingo", _subject("physics", values={"english_test": ("duolingo",)})),
    Case("mba ielts 65", _subject("mba", values=MBA)),
]
WORDS_AND_TYPOS = [
    Case(
        "enginering in sydny",
        Meaning(
            words=("enginering", "sydny"),
            unknown=("enginering", "sydny"),
            corrected=_subject("engineering", values={"cities": ("sydney",)}),
        ),
    ),
    Case(
        "nursng in austrlia",
        Meaning(
            words=("nursng", "austrlia"),
            unknown=("nursng", "austrlia"),
            corrected=_subject("nursing", values={"countries": ("australia",)}),
        ),
    ),
    Case("qwertyuiop zxcvbnm", Meaning(words=("qwertyuiop", "zxcvbnm"), unknown=("qwertyuiop", "zxcvbnm"))),
    Case(
        "computer science in reading uk",
        _subject(
            "computer science", words=("reading",), explained=3, values={"countries": ("united-kingdom",)}
        ),
    ),
]
SEVERAL_PARTS = [
    Case("pottery nursing sydney", _subject("pottery", "nursing", values={"cities": ("sydney",)})),
    Case("blockchain mba", _subject("blockchain", "mba", values=MBA)),
    Case("law and business in melbourne", _subject("law", "business", values={"cities": ("melbourne",)})),
    Case(
        "part time phd nursing in canada taught in french under 5000 usd",
        _subject(
            "nursing",
            values={
                "study_mode": ("part-time",),
                "degree_levels": ("doctorate",),
                "countries": ("canada",),
                "language": ("fr",),
            },
            fee=(None, 5_000, "USD"),
        ),
    ),
    Case(
        "artificial intelligence masters in germany taught in english",
        _subject(
            "artificial intelligence",
            values={"degree_levels": MASTERS, "countries": ("germany",), "language": ("en",)},
        ),
    ),
    Case(
        "phd in chemistry germany september",
        _subject(
            "chemistry",
            values={"degree_levels": ("doctorate",), "countries": ("germany",), "intakes": (9,)},
        ),
    ),
    Case(
        "tourism diploma switzerland 6 months",
        _subject(
            "tourism",
            values={"degree_levels": ("diploma",), "countries": ("switzerland",)},
            weeks=(23, 29),
        ),
    ),
    Case(
        "master of architecture in hong kong",
        _subject(
            "architecture",
            values={
                "degree_levels": MASTERS,
                "countries": ("hong-kong",),
                "states": ("hong-kong",),
                "cities": ("hong-kong",),
            },
        ),
    ),
    Case(
        "online master of education under 10000 gbp",
        _subject(
            "education",
            values={"degree_levels": MASTERS, "study_mode": ("online",)},
            fee=(None, 10_000, "GBP"),
        ),
    ),
]
FILTERS_OF_THE_VISITOR = [
    Case("law in canada", _subject("law"), chosen={"countries": ("australia",)}),
    Case("law in london", _subject("law"), excluded={"countries": ("united-kingdom",)}),
    Case("engineering london", _subject("engineering"), point=SYDNEY_POINT),
    Case("masters nursing", _subject("nursing"), chosen={"degree_levels_types": ("undergraduate",)}),
    Case("nursing under 20000 usd", _subject("nursing"), chosen_fee=(1_000_000, 3_000_000)),
    Case("mba fall intake", _subject("mba", values=MBA), excluded={"intakes": (9,)}),
    Case("part time mba", _subject("mba", values=MBA), chosen={"study_mode": ("full-time",)}),
    Case(
        "1 year masters in marketing",
        _subject("marketing", values={"degree_levels": MASTERS}),
        chosen_years=(1.5, 3),
    ),
    Case("unimelb law", _subject("law"), chosen={"institutes": ("university-of-oxford",)}),
    Case("business taught in french", _subject("business"), chosen={"language": ("en",)}),
    Case("law ielts 6", _subject("law"), chosen={"english_test": ("toefl",)}),
    Case("cheap mba", _subject("mba", values=MBA), order=3),
    Case(
        "phd nursing september",
        _subject("nursing", values={"degree_levels": ("doctorate",), "intakes": (9,)}),
        chosen={"countries": ("georgia",)},
    ),
    Case(
        "law in new zealand",
        _subject("law", values={"countries": ("new-zealand",)}),
        chosen={"degree_levels_types": ("undergraduate",)},
        order=2,
    ),
]
LITERAL_PARTS = [
    Case(
        "nursing sydney",
        _subject("nursing", words=("sydney",), explained=1, states_study=False),
        literal=("sydney",),
    ),
    Case(
        "masters nursing",
        _subject("nursing", words=("masters",), explained=1, states_study=False),
        literal=("masters",),
    ),
    Case("cheap law", _subject("law", words=("cheap",), explained=1, states_study=False), literal=("cheap",)),
    Case(
        "law in new zealand",
        _subject("law", words=("new", "zealand"), explained=1, states_study=False),
        literal=("new zealand",),
    ),
]
CASES = [
    *PLACES,
    *FEES,
    *TIMES,
    *OTHER_KINDS,
    *WISHES_AND_WANTS,
    *ENGLISH_TESTS,
    *WORDS_AND_TYPOS,
    *SEVERAL_PARTS,
    *FILTERS_OF_THE_VISITOR,
    *LITERAL_PARTS,
]
