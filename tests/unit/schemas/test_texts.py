"""The files of texts: each language has all texts, and a new language needs a row and a file."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from schemas.settings import ROOT
from schemas.texts.reading import FOLDER, TEXTS, TextsError, read_all_texts
from schemas.texts.site_pages import SITE_PAGES
from schemas.vocabulary.page_types import PAGE_TYPES
from schemas.vocabulary.site_languages import SiteLanguage

INDEX = (ROOT / "web" / "index.html").read_text("utf-8")
ARABIC = (FOLDER / "ar.toml").read_text("utf-8")
ROW = '    ARABIC = "ar",'
ESPERANTO_ROW = '    ESPERANTO = "eo", "Esperanto", "ltr", "eo"\n'
READ_ESPERANTO = """
from api.staff.pages import describe_language
from indexer.delivery.mail.message import build_message
from schemas.languages_export import build_languages_json
from schemas.texts.site_pages import SITE_PAGES
from schemas.vocabulary.accounts import MailKind
from schemas.vocabulary.site_languages import SiteLanguage

language = SiteLanguage("eo")
print(describe_language(language)["direction"], '"eo": {' in build_languages_json())
print(build_message(MailKind.PASSWORD_CHANGED, language, "a@example.org", "b@example.org")["Subject"])
print(SITE_PAGES["blog"])
"""


def test_each_language_has_its_file_and_each_file_its_language() -> None:
    assert list(TEXTS) == list(SiteLanguage)
    assert {file.stem for file in FOLDER.glob("*.toml")} == set(SiteLanguage)


def test_limits_replace_their_placeholders() -> None:
    for texts in TEXTS.values():
        assert "minutes}" not in str(texts.mails)
        assert "{watched_courses_max}" not in texts.alerts.too_many


def test_the_english_head_is_the_head_of_the_built_page() -> None:
    head = TEXTS[SiteLanguage.ENGLISH].head
    assert f"<title>{head.title}</title>" in INDEX
    assert f'<meta name="description" content="{head.description}" />' in INDEX


def test_each_page_without_an_item_of_its_own_has_a_name_in_each_language() -> None:
    assert {*TEXTS[SiteLanguage.ENGLISH].pages} <= {*PAGE_TYPES}
    assert all(len(set(names)) == len(SiteLanguage) for names in SITE_PAGES.values())


@pytest.mark.parametrize(
    ("text", "replacement", "problem"),
    [
        ("subject = ", "betreff = ", "missing: mails.registration_code.subject"),
        ('cases = "', 'cases = ""#', "empty: staff.texts.cases"),
        (' {secret}"', '"', "other placeholders than in English: mails.registration_code.paragraphs.0"),
        ("[head]", "[head]\nsurplus = 'x'", "not in English: head.surplus"),
        ("[pages]", "[pages", "Expected"),
    ],
)
def test_a_wrong_text_is_named(tmp_path: Path, text: str, replacement: str, problem: str) -> None:
    copy = Path(shutil.copytree(FOLDER, tmp_path / "texts"))
    (copy / "ar.toml").write_text(ARABIC.replace(text, replacement, 1), "utf-8")
    with pytest.raises(TextsError, match=f"^ar.toml: .*{problem}"):
        read_all_texts(copy)


@pytest.mark.parametrize(
    ("text", "replacement", "problem"),
    [
        ("months = [\n", "months = [\n  'Undecember',\n", "months: Tuple should have at most 12 items"),
        ("[applications.states]\nsubmitted", "[applications.states]\nsent", "applications.states"),
        ("[unsubscribe]\n", "[unsubscribe]\nsurplus = 'x'\n", "unsubscribe.surplus: Extra inputs"),
    ],
)
def test_the_english_file_has_the_structure(
    tmp_path: Path, text: str, replacement: str, problem: str
) -> None:
    """All files are changed in the same way, because the other languages are compared with English."""
    copy = Path(shutil.copytree(FOLDER, tmp_path / "texts"))
    for file in copy.glob("*.toml"):
        file.write_text(file.read_text("utf-8").replace(text, replacement, 1), "utf-8")
    with pytest.raises(TextsError, match=f"^en.toml: .*{problem}"):
        read_all_texts(copy)


@pytest.fixture
def site_with_esperanto(tmp_path: Path) -> Path:
    """A copy of the server with a fourth language: one row and one file."""
    for package in ("api", "indexer", "search", "schemas"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    table = tmp_path / "schemas" / "vocabulary" / "site_languages.py"
    source = table.read_text("utf-8")
    assert ROW in source
    table.write_text(source.replace(ROW, f"{ESPERANTO_ROW}{ROW}"), "utf-8")
    english = (FOLDER / "en.toml").read_text("utf-8")
    texts = english.replace("Your password has changed", "Via pasvorto estas nova").replace(
        '"Blog"', '"Blogo"'
    )
    (tmp_path / "schemas" / "texts" / "eo.toml").write_text(texts, "utf-8")
    return tmp_path


def run_copy(site: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-c", READ_ESPERANTO], cwd=site, env=environment, capture_output=True, text=True, check=False
    )  # fmt: skip


def test_a_row_and_a_file_make_a_language(site_with_esperanto: Path) -> None:
    ran = run_copy(site_with_esperanto)
    assert ran.stdout.splitlines() == [
        "ltr True",
        "Via pasvorto estas nova",
        "('Blog', 'بلاگ', 'Blogo', 'المدونة')",
    ], ran.stderr


def test_the_missing_texts_of_a_language_are_named_at_start(site_with_esperanto: Path) -> None:
    file = site_with_esperanto / "schemas" / "texts" / "eo.toml"
    kept = [line for line in file.read_text("utf-8").splitlines() if not line.startswith(("blog =", "why ="))]
    file.write_text("\n".join(kept), "utf-8")
    assert run_copy(site_with_esperanto).stderr.endswith("eo.toml: missing: alerts.why, pages.blog\n")
    file.unlink()
    assert "eo.toml: [Errno 2] No such file" in run_copy(site_with_esperanto).stderr
