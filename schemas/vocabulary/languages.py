"""The languages of instruction: ISO 639-1 codes and English names."""

LANGUAGE_NAMES: dict[str, str] = {
    "af": "Afrikaans", "am": "Amharic", "ar": "Arabic", "as": "Assamese", "az": "Azerbaijani", "be": "Belarusian",
    "bg": "Bulgarian", "bn": "Bengali", "bo": "Tibetan", "bs": "Bosnian", "ca": "Catalan", "co": "Corsican",
    "cs": "Czech", "cy": "Welsh", "da": "Danish", "de": "German", "dv": "Divehi", "dz": "Dzongkha", "el": "Greek",
    "en": "English", "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish",
    "fj": "Fijian", "fo": "Faroese", "fr": "French", "fy": "Western Frisian", "ga": "Irish", "gd": "Scottish Gaelic",
    "gl": "Galician", "gn": "Guarani", "gu": "Gujarati", "ha": "Hausa", "he": "Hebrew", "hi": "Hindi",
    "hr": "Croatian", "ht": "Haitian Creole", "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian", "ig": "Igbo",
    "is": "Icelandic", "it": "Italian", "ja": "Japanese", "jv": "Javanese", "ka": "Georgian", "kk": "Kazakh",
    "kl": "Kalaallisut", "km": "Khmer", "kn": "Kannada", "ko": "Korean", "ku": "Kurdish", "ky": "Kyrgyz",
    "la": "Latin", "lb": "Luxembourgish", "lo": "Lao", "lt": "Lithuanian", "lv": "Latvian", "mg": "Malagasy",
    "mi": "Maori", "mk": "Macedonian", "ml": "Malayalam", "mn": "Mongolian", "mr": "Marathi", "ms": "Malay",
    "mt": "Maltese", "my": "Burmese", "nb": "Norwegian Bokmål", "ne": "Nepali", "nl": "Dutch",
    "nn": "Norwegian Nynorsk", "no": "Norwegian", "oc": "Occitan", "or": "Odia", "pa": "Punjabi", "pl": "Polish",
    "ps": "Pashto", "pt": "Portuguese", "qu": "Quechua", "rm": "Romansh", "ro": "Romanian", "ru": "Russian",
    "rw": "Kinyarwanda", "sa": "Sanskrit", "sd": "Sindhi", "se": "Northern Sami", "si": "Sinhala", "sk": "Slovak",
    "sl": "Slovenian", "sm": "Samoan", "sn": "Shona", "so": "Somali", "sq": "Albanian", "sr": "Serbian",
    "st": "Southern Sotho", "su": "Sundanese", "sv": "Swedish", "sw": "Swahili", "ta": "Tamil", "te": "Telugu",
    "tg": "Tajik", "th": "Thai", "ti": "Tigrinya", "tk": "Turkmen", "tn": "Tswana", "to": "Tongan", "tr": "Turkish",
    "tt": "Tatar", "ug": "Uyghur", "uk": "Ukrainian", "ur": "Urdu", "uz": "Uzbek", "vi": "Vietnamese", "xh": "Xhosa",
    "yi": "Yiddish", "yo": "Yoruba", "zh": "Chinese", "zu": "Zulu",
}  # fmt: skip

OTHER_NAMES: dict[str, str] = {
    "bahasa indonesia": "id", "bahasa malaysia": "ms", "bahasa melayu": "ms", "cantonese": "zh", "castilian": "es",
    "chinese (mandarin)": "zh", "farsi": "fa", "flemish": "nl", "mandarin": "zh", "mandarin chinese": "zh",
    "modern greek": "el", "simplified chinese": "zh", "te reo maori": "mi", "valencian": "ca",
}  # fmt: skip
"""Codes by the further names of languages in the registers of courses, in lower case."""

OTHER_LANGUAGE = "other"
"""The filter value of every language that is not in LANGUAGE_NAMES, such as a sign language."""

UNKNOWN_LANGUAGE = "unknown"
"""The filter value of a course whose language is unknown."""

LANGUAGE_OPTIONS: dict[str, str] = {
    **dict(sorted(LANGUAGE_NAMES.items(), key=lambda each: each[1])),
    OTHER_LANGUAGE: "Other languages",
    UNKNOWN_LANGUAGE: "Unknown",
}
"""The values of the language filter with their English names, sorted by name. "other" and "unknown" come last."""

_CODES: dict[str, str] = {name.casefold(): code for code, name in LANGUAGE_NAMES.items()} | OTHER_NAMES


def find_language_code(name: str | None) -> str:
    """Return the filter value for an English name: "Mandarin" → "zh", "Auslan" → "other", None → "unknown"."""
    if name is None:
        return UNKNOWN_LANGUAGE
    return _CODES.get(name.strip().casefold(), OTHER_LANGUAGE)
