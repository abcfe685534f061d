"""`python -m schemas.page_types_export` prints the default slugs and the numbers of path parts of page types as JSON.

Page types whose page does not exist yet are left out.
The build of the web and its tests use the default slugs. `npm run generate` writes the JSON to `web/page-types.json`.
"""

import json
import sys

from schemas.vocabulary.page_types import ALL_PAGE_TYPES


def build_page_types_json() -> str:
    content = {
        each.name: {"slug": each.slug, "partCounts": each.part_counts}
        for each in ALL_PAGE_TYPES
        if each.part_counts
    }
    return json.dumps(content, indent=2) + "\n"


if __name__ == "__main__":
    sys.stdout.write(build_page_types_json())
