"""Each language of the site has its names and files in all places. `test_texts.py` tests the texts of the server."""

import pytest

from api.editing.languages import EDITING_LANGUAGES, LANGUAGE_NAMES
from schemas.editing.nouns import TRANSLATION_LANGUAGES
from schemas.settings import ROOT
from schemas.taxonomy.translated_names import list_languages
from schemas.vocabulary.site_languages import SiteLanguage, find_accepted_language, parse_stored_language

WEB_TEXTS = ROOT / "web" / "src" / "shared" / "texts"


def test_editors_read_the_name_of_each_language_in_the_language_of_their_page() -> None:
    assert {language: set(names) for language, names in LANGUAGE_NAMES.items()} == {
        language: set(EDITING_LANGUAGES) for language in SiteLanguage
    }


@pytest.mark.parametrize("language", TRANSLATION_LANGUAGES)
def test_the_web_and_the_taxonomy_have_a_file_of_the_language(language: SiteLanguage) -> None:
    assert (WEB_TEXTS / "languages" / f"{language}.ts").is_file()
    assert language in list_languages()


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ur", "ur"),
        ("UR-PK,en;q=0.5", "ur"),
        ("fr,ur;q=0.9", "en"),
        ("ar-EG,en;q=0.8", "ar"),
        ("en-GB", "en"),
        ("arn,ar;q=0.9", "en"),
        ("ur;q=0.9", "ur"),
        ("ar , en", "ar"),
    ],
)
def test_the_first_accepted_language_counts(header: str, language: str) -> None:
    assert find_accepted_language(header) is SiteLanguage(language)


def test_a_stored_language_of_a_newer_release_is_read_as_english() -> None:
    assert [parse_stored_language(code) for code in (*SiteLanguage, "eo")] == [
        *SiteLanguage,
        SiteLanguage.ENGLISH,
    ]
