"""`python -m schemas.languages_export` prints the languages of the site as JSON, by ISO 639-1 code.

`npm run generate` writes them to `web/src/shared/texts/languageTable.ts`, with the plural forms of each language.
"""

import json
import sys

from schemas.vocabulary.site_languages import SiteLanguage


def build_languages_json() -> str:
    content = {
        each.value: {"name": each.native_name, "locale": each.locale, "direction": each.direction}
        for each in SiteLanguage
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(build_languages_json())
