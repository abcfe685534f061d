"""`python -m schemas.languages_export` prints the languages of the site as JSON, by ISO 639-1 code.

`npm run generate` writes them to `web/src/shared/texts/languageTable.ts`, with the plural forms of each language.
"""

import json
import sys

from schemas.vocabulary.site_languages import SITE_LANGUAGES


def build_languages_json() -> str:
    content = {
        code: {"name": options.name, "locale": options.locale, "direction": options.direction}
        for code, options in SITE_LANGUAGES.items()
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(build_languages_json())
