"""Each language of the site has its texts in all places: mails, pages of the server, names and files."""

import re

import pytest

from api.analytics import texts as analytics_texts
from api.editing.texts import TEXTS as EDITING_TEXTS
from api.saved_search import unsubscribe_page
from api.staff import texts as staff_texts
from indexer.delivery.mail import alert_texts, application_texts, dates, texts
from schemas.editing.nouns import TRANSLATION_LANGUAGES
from schemas.settings import ROOT
from schemas.taxonomy.translated_names import list_languages
from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.alerts import CourseChange
from schemas.vocabulary.applications import ApplicationState
from schemas.vocabulary.site_languages import SITE_LANGUAGES, SiteLanguage, find_accepted_language
from schemas.vocabulary.site_pages import SITE_PAGES

WEB_TEXTS = ROOT / "web" / "src" / "shared" / "texts"
DEFAULT = SiteLanguage.ENGLISH


def find_placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{(\w*)\}", text))


def test_each_language_has_its_options_in_the_same_order() -> None:
    assert list(SITE_LANGUAGES) == list(SiteLanguage)
    for language in TRANSLATION_LANGUAGES:
        options = SITE_LANGUAGES[language]
        assert options.title
        assert options.description


@pytest.mark.parametrize("language", SiteLanguage)
def test_each_mail_has_its_text_with_the_placeholders_of_the_english_one(language: SiteLanguage) -> None:
    for kind in set(MailKind) - {MailKind.ALERT, MailKind.SEARCH_REPORT}:
        english, text = texts.TEXTS[kind, DEFAULT], texts.TEXTS[kind, language]
        assert len(text.paragraphs) == len(english.paragraphs)
        for paragraph, expected in zip(text.paragraphs, english.paragraphs, strict=True):
            assert find_placeholders(paragraph) == find_placeholders(expected)
    assert all((state, language) in application_texts.STATE_TEXTS for state in ApplicationState)
    assert application_texts.UNNAMED_COURSE[language]


@pytest.mark.parametrize("language", SiteLanguage)
def test_the_alert_has_its_texts_with_the_placeholders_of_the_english_ones(language: SiteLanguage) -> None:
    english, alert = alert_texts.TEXTS[DEFAULT], alert_texts.TEXTS[language]
    assert alert.headings.keys() == alert.counts.keys() == set(CourseChange)
    assert alert.facts.keys() == english.facts.keys()
    assert len(alert.months) == len(dates.MONTHS[language]) == 12
    for name in alert.__slots__:
        text, expected = getattr(alert, name), getattr(english, name)
        if isinstance(text, str):
            assert find_placeholders(text) == find_placeholders(expected), name


@pytest.mark.parametrize("language", SiteLanguage)
def test_the_pages_of_the_server_have_their_texts(language: SiteLanguage) -> None:
    assert all(language in of_step for of_step in unsubscribe_page.TEXTS.values())
    assert all(language in of_key for of_key in unsubscribe_page.FRAME.values())
    assert language in EDITING_TEXTS
    staff = (staff_texts.TEXTS, staff_texts.STATE_NAMES, staff_texts.FORM_NAMES, staff_texts.KEY_NAMES)
    analytics = (analytics_texts.TEXTS, analytics_texts.REPORT_TEXTS, analytics_texts.COLUMN_NAMES)
    for table in (*staff, *analytics, analytics_texts.STEP_NAMES):
        assert all(of_key[language] for of_key in table.values())
    column = list(SiteLanguage).index(language)
    assert all(len(names) == len(SiteLanguage) and names[column] for names in SITE_PAGES.values())


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
    ],
)
def test_the_first_accepted_language_counts(header: str, language: str) -> None:
    assert find_accepted_language(header) is SiteLanguage(language)
