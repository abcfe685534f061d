"""Inserts the scholarships of the sample. These scholarships are illustrative, and the site says so."""

from collections.abc import Mapping

import psycopg
from psycopg.types.json import Jsonb

from indexer.catalogue.sample.csv_tables import FOLDER, SampleTableError, read_table
from indexer.catalogue.sample.source import SAMPLE_DATE, SOURCE_ID
from indexer.catalogue.scholarships.csv_file import read_scholarship_file
from indexer.catalogue.scholarships.storage import store_scholarships
from schemas.vocabulary.site_languages import SiteLanguage

FILE = FOLDER / "scholarships.csv"
URDU_FILE = FOLDER / "scholarships_ur.csv"
"""The Urdu texts of some scholarships. For all other scholarships, the site shows the English texts."""
_TRANSLATE = """
UPDATE scholarship SET translations = %s WHERE source_id = %s AND source_code = %s AND translations = '{}'
   AND NOT EXISTS (SELECT FROM content_entry JOIN content_version ON entry_id = content_entry.id AND is_public
                   WHERE noun = 'scholarship' AND row_id = scholarship.id AND fields->'translations' <> '{}')
"""
"""Adds the Urdu texts to a scholarship without translations, unless an editor has removed its translations."""


def insert_scholarships(cursor: psycopg.Cursor) -> None:
    """Insert or update the scholarships of scholarships.csv, and publish the withdrawn ones again.

    Columns that an editor has changed stay, and so do scholarships that an editor has withdrawn.
    Scholarships of the sample that the file lacks are withdrawn. Scholarships without a translation get the Urdu texts
    of scholarships_ur.csv. Raises SampleTableError for a faulty line.
    """
    stored, _ = store_scholarships(cursor, SOURCE_ID, SAMPLE_DATE, read_scholarship_file(FILE))
    for rejected in stored.rejected:
        raise SampleTableError(f"{FILE.name} {rejected}")
    for code, texts in read_translations().items():
        cursor.execute(_TRANSLATE, (Jsonb({SiteLanguage.URDU: texts}), SOURCE_ID, code))


def read_translations() -> dict[str, dict[str, str]]:
    """Read the Urdu texts. The outer keys are the codes of scholarships. The inner keys are the columns."""
    return dict(read_table(URDU_FILE, _parse_texts))


def _parse_texts(line: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    return line["code"], {column: text for column, text in line.items() if column != "code"}
