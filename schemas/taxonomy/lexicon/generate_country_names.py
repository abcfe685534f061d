"""`python -m schemas.taxonomy.lexicon.generate_country_names` writes country_names.csv from Unicode CLDR."""

import csv
from collections.abc import Iterator

from babel import Locale

from schemas.taxonomy.lexicon.entries import COUNTRY_NAMES, FOLDER

LOCALES = (
    "am", "ar", "az", "bg", "bn", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "gu", "he", "hi", "hr",
    "hu", "hy", "id", "it", "ja", "ka", "kk", "km", "ko", "ky", "mn", "mr", "ms", "my", "ne", "nl", "no", "pa",
    "pl", "ps", "pt", "ro", "ru", "si", "sk", "sq", "sr", "sv", "sw", "ta", "te", "tg", "th", "tr", "uk", "ur",
    "uz", "vi", "zh", "zh_Hant",
)  # fmt: skip
"""The languages in which students type country names."""
NO_COUNTRIES = frozenset({"EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"})
"""Two-letter codes of CLDR that are not countries, such as EU and UN."""


def main() -> None:
    languages: dict[tuple[str, str], list[str]] = {}
    for country, name, language in _list_names():
        languages.setdefault((country, name), []).append(language)
    with (FOLDER / COUNTRY_NAMES).open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("phrase", "countries", "source"))
        for (country, name), found in sorted(languages.items()):
            writer.writerow((name, country, f"CLDR {' '.join(found)}"))


def _list_names() -> Iterator[tuple[str, str, str]]:
    for code in LOCALES:
        for territory, name in Locale.parse(code).territories.items():
            if len(territory) == 2 and territory.isalpha() and territory not in NO_COUNTRIES:
                yield territory, name, code


if __name__ == "__main__":
    main()
