"""The forms of editors can change every column, except columns for which COLUMNS_WITHOUT_FORM_FIELD has a reason."""

import pytest
from sqlmodel import SQLModel

from api.editing.texts import FIELD_NAMES, NOUN_NAMES
from schemas import tables
from schemas.editing.columns_without_form_field import COLUMNS_WITHOUT_FORM_FIELD
from schemas.editing.drafts import TRANSLATIONS, InvalidDraft, format_draft, parse_draft
from schemas.editing.fields import Problem
from schemas.editing.nouns import NOUNS, EditedNoun
from schemas.vocabulary.editing import ContentNoun

GUIDE = {
    "requirements": " A passport \r\n\r\nA  letter",
    "official_url": "https://visas.example",
    "source_date": "2026-01-01",
    "status": "published",
}


ARTICLE = {
    "slug": "visas",
    "name": "Visas",
    "heading": "Visas",
    "summary": "All about visas.",
    "content": "<p>Apply early.</p>",
    "published_on": "2026-01-01",
    "status": "published",
}


def find_columns(noun: EditedNoun) -> set[str]:
    assert tables.__name__
    return {column.name for column in SQLModel.metadata.tables[noun.name].columns}


@pytest.mark.parametrize("noun", NOUNS.values(), ids=NOUNS)
def test_each_column_is_in_the_form_or_has_a_reason(noun: EditedNoun) -> None:
    keys = {field.key for field in noun.fields}
    reached = keys | {f"{field.key}_id" for field in noun.relations if field.is_single}
    columns = find_columns(noun)
    assert columns - reached - {TRANSLATIONS} - COLUMNS_WITHOUT_FORM_FIELD.keys() == set()
    assert (TRANSLATIONS in columns) == bool(noun.translated)
    assert keys <= FIELD_NAMES.keys()
    assert {field.key for field in noun.new_fields} <= FIELD_NAMES.keys()
    assert noun.name in NOUN_NAMES
    assert ContentNoun(noun.name)


def test_reasons_are_given_only_for_columns_that_exist() -> None:
    columns = set().union(*map(find_columns, NOUNS.values()))
    assert COLUMNS_WITHOUT_FORM_FIELD.keys() <= columns


@pytest.mark.parametrize(
    ("noun", "slug", "is_reserved"),
    [("scholarship", "all", True), ("scholarship", "search", True), ("scholarship", "all-in", False),
     ("blog", "all", False)],
)  # fmt: skip
def test_a_slug_that_a_call_uses_is_refused(noun: str, slug: str, is_reserved: bool) -> None:
    with pytest.raises(InvalidDraft) as refused:
        parse_draft(NOUNS[noun], {"slug": slug}, {})
    expected = Problem.RESERVED_SLUG if is_reserved else None
    assert refused.value.problems.get("slug") == expected


@pytest.mark.parametrize(
    ("changes", "problems"),
    [
        ({"requirements": "\n \n"}, {"requirements": Problem.REQUIRED}),
        ({"requirements": "x" * 301}, {"requirements": Problem.TOO_LONG}),
        ({"requirements": "x\n" * 51}, {"requirements": Problem.TOO_LONG}),
        ({"fee_amount": "490"}, {"fee_currency": Problem.REQUIRED}),
        ({"fee_currency": "gbp"}, {"fee_amount": Problem.REQUIRED}),
        ({"weeks_min": "9", "weeks_max": "8"}, {"weeks_max": Problem.NOT_A_NUMBER}),
    ],
)
def test_a_guide_that_contradicts_itself_is_refused(
    changes: dict[str, str], problems: dict[str, Problem]
) -> None:
    with pytest.raises(InvalidDraft) as refused:
        parse_draft(NOUNS["visa_guide"], {**GUIDE, **changes}, {})
    assert refused.value.problems == problems


def test_a_published_figure_has_the_maximum_of_its_unit() -> None:
    noun = NOUNS["country_fact"]
    row = {
        "kind": "work_while_studying", "unit": "hours_per_week", "currency_id": None, "value": 20,
        "official_url": "https://work.example", "source_date": "2026-01-01",
    }  # fmt: skip
    assert parse_draft(noun, {"value": "168"}, row)["value"] == 168
    with pytest.raises(InvalidDraft) as refused:
        parse_draft(noun, {"value": "169"}, row)
    assert refused.value.problems == {"value": Problem.NOT_A_NUMBER}


def test_a_list_is_one_text_per_line_in_the_form() -> None:
    noun = NOUNS["visa_guide"]
    draft = parse_draft(noun, {**GUIDE, "weeks_min": "8", "weeks_max": "8"}, {})
    assert draft["requirements"] == ["A passport", "A letter"]
    texts = format_draft(noun, draft)
    assert texts["requirements"] == "A passport\nA letter"
    assert parse_draft(noun, texts, {}) == draft


@pytest.mark.parametrize(
    "html", ["<br>", "<p><br></p>", "<p>&nbsp; </p>", "<ul><li></li></ul>", "<img src='https://e.example/a'>"]
)
def test_html_without_text_and_image_is_empty(html: str) -> None:
    with pytest.raises(InvalidDraft) as refused:
        parse_draft(NOUNS["blog"], {**ARTICLE, "content": html}, {})
    assert refused.value.problems == {"content": Problem.REQUIRED}
    before = {"translations": {"ur": {"heading": "ویزا", "content": "<p>ویزا</p>"}}}
    draft = parse_draft(NOUNS["blog"], {**ARTICLE, "ur.content": html}, before)
    assert draft[TRANSLATIONS] == {"ur": {"heading": "ویزا"}}
    fields = {field.key: field for field in (*NOUNS["scholarship"].fields, *NOUNS["marketing_card"].fields)}
    assert (fields["eligibility"].parse(html), fields["content"].parse(html)) == (None, "")


@pytest.mark.parametrize("html", ['<img src="/a.jpg" alt="">', '<p><img alt="a > b" src="/a.jpg"></p>'])
def test_html_with_only_an_image_is_kept(html: str) -> None:
    assert 'src="/a.jpg"' in parse_draft(NOUNS["blog"], {**ARTICLE, "content": html}, {})["content"]
