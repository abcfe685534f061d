"""Questions about countries, figures of countries, visa guides and introductions that editors create."""

from typing import Any

import httpx
import pytest

from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.staff.test_created_content import find, load_catalogue_to_edit
from tests.integration.account.staff.test_editing import press, publish_new, save

QUESTION, FACT, GUIDE = (
    f"/admin/content/{noun}/new" for noun in ("country-faq", "country-fact", "visa-guide")
)
PAGE = {"official_url": "https://office.example", "source_date": "2026-11-01"}
ASKED = {"question": "May I work?", "answer": "Yes.", "source_date": "2026-11-01", "language": "en",
         "position": "901", "status": "published"}  # fmt: skip
FIGURE = {**PAGE, "kind": "work_while_studying", "unit": "hours_per_week", "value": "20"}
VISA = {**PAGE, "requirements": "A passport", "status": "published"}


@pytest.fixture(scope="module")
def accounts_url(database_url: str) -> str:
    """The database of the test module, with the generated catalogue."""
    load_catalogue_to_edit(database_url)
    return database_url


@pytest.fixture
def country(stage: Stage) -> str:
    """The slug of a country without questions, figures and a visa guide."""
    stage.execute(
        "TRUNCATE content_entry, country_fact, country_faq, visa_guide, outbox RESTART IDENTITY CASCADE"
    )
    stage.execute("UPDATE country SET name = 'Quokkaland', slug = 'quokkaland' "
                  "WHERE id = (SELECT min(id) FROM country)")  # fmt: skip
    return "quokkaland"


async def read(visitor: httpx.AsyncClient, path: str = "") -> Any:
    return (await visitor.get(f"/api/country/quokkaland{path}")).json()


async def test_a_question_is_created_and_hidden_until_it_is_published(
    stage: Stage, editor: Person, country: str
) -> None:
    visitor = stage.site.open_browser()
    assert country in await find(editor.browser, QUESTION, **{"find.country": "quokka"})
    saved = await save(editor.browser, QUESTION, **ASKED, country=country, then="preview")
    assert "May I work?" in (await editor.browser.get(saved.headers["location"])).text
    assert await read(visitor, "/country_faqa") == []
    draft = saved.headers["location"].removesuffix("/preview?done=saved")
    published = await press(editor.browser, draft, "publish")
    (question,) = await read(visitor, "/country_faqa")
    assert (question["question"], question["answer"]) == ("May I work?", "Yes.")
    assert (question["source"], question["is_sample"]) == ("The editors of this site", False)
    page = (await editor.browser.get(published.headers["location"])).text
    assert "<h1>Quokkaland: May I work?</h1>" in page
    assert 'name="country"' not in page
    again = await save(editor.browser, QUESTION, **{**ASKED, "country": country, "question": "When?"})
    assert again.status_code == 422
    assert "Another row has the same country and these values" in again.text
    await publish_new(editor.browser, QUESTION, **{**ASKED, "country": country, "position": "902"})
    await publish_new(editor.browser, QUESTION, **{**ASKED, "country": country, "language": "ur"})
    assert len(await read(visitor, "/country_faqa")) == 2
    assert len(await read(visitor, "/country_faqa?language=ur")) == 1


async def test_a_figure_is_created_with_a_unit_and_currency_that_fit_its_kind(
    stage: Stage, editor: Person, country: str
) -> None:
    visitor = stage.site.open_browser()
    for changes, name, reason in (
        ({"unit": "months"}, "unit", "This figure is given in another unit."),
        ({"currency": "pkr"}, "currency", "Leave this empty."),
        ({"kind": "cost_of_living", "unit": "per_month"}, "currency", "Enter a value"),
        ({"value": "169"}, "value", "Enter a positive number within the limits"),
        ({"kind": "rain"}, "kind", "Choose one of the values."),
        ({"country": ""}, "country", "Enter a value"),
        ({"country": "atlantis"}, "country", "Choose rows that the search finds."),
    ):
        refused = await save(editor.browser, FACT, **{**FIGURE, "country": country, **changes})
        assert refused.status_code == 422, changes
        assert f'<a href="#{name}">' in refused.text, changes
        assert reason in refused.text, changes
    saved = await save(editor.browser, FACT, **FIGURE, country=country)
    assert (await read(visitor))["facts"] == []
    assert (
        "Work during the studies" in (await editor.browser.get("/admin?noun=country-fact&state=draft")).text
    )
    published = await press(editor.browser, saved.headers["location"].partition("?")[0], "publish")
    address = published.headers["location"].partition("?")[0]
    money = {"kind": "cost_of_living", "unit": "per_month", "value": "900.5", "currency": "pkr"}
    await publish_new(editor.browser, FACT, **{**FIGURE, "country": country, **money})
    facts = {each["kind"]: each for each in (await read(visitor))["facts"]}
    assert (facts["work_while_studying"]["value"], facts["work_while_studying"]["currency"]) == (20.0, None)
    assert (facts["cost_of_living"]["value"], facts["cost_of_living"]["currency"]) == (900.5, "PKR")
    refused = await save(editor.browser, FACT, **FIGURE, country=country)
    assert "Another row has the same country and these values" in refused.text
    assert (await save(editor.browser, address, value="25")).status_code == 303
    assert (await press(editor.browser, address, "publish")).status_code == 303
    assert stage.read("SELECT value::int FROM country_fact WHERE kind = 'work_while_studying'") == 25


async def test_a_visa_guide_is_created_withdrawn_and_brought_back(
    stage: Stage, editor: Person, country: str
) -> None:
    visitor = stage.site.open_browser()
    saved = await save(editor.browser, GUIDE, **VISA, country=country, **{"ur.requirements": "پاسپورٹ"})
    assert (await read(visitor))["visa"] is None
    published = await press(editor.browser, saved.headers["location"].partition("?")[0], "publish")
    address = published.headers["location"].partition("?")[0]
    guide = (await read(visitor))["visa"]
    assert (guide["requirements"], guide["translations"]) == (
        ["A passport"],
        {"ur": {"requirements": "پاسپورٹ"}},
    )
    refused = await save(editor.browser, GUIDE, **VISA, country=country)
    assert "Another row has the same country and these values" in refused.text
    await press(editor.browser, address, "withdraw")
    assert (await read(visitor))["visa"] is None
    version = stage.read("SELECT max(revision) FROM content_version WHERE is_public")
    await press(editor.browser, address, f"versions/{version}/restore")
    await press(editor.browser, address, "publish")
    assert (await read(visitor))["visa"]["requirements"] == ["A passport"]


@pytest.mark.usefixtures("country")
@pytest.mark.parametrize(
    ("noun", "place", "page"),
    [
        ("country", "quokkaland", "/country/quokkaland"),
        ("discipline", "quokka-studies", "/discipline-detail?discipline=quokka-studies"),
    ],
)
async def test_an_introduction_is_created_hidden_published_translated_and_withdrawn(
    stage: Stage, editor: Person, noun: str, place: str, page: str
) -> None:
    stage.execute(f"TRUNCATE {noun}_introduction RESTART IDENTITY")
    stage.execute("UPDATE discipline SET slug = 'quokka-studies' WHERE id = (SELECT min(id) FROM discipline)")
    stage.execute("DELETE FROM outbox")
    visitor, new = stage.site.open_browser(), f"/admin/content/{noun}-introduction/new"

    async def read_introduction() -> Any:
        return (await visitor.get(f"/api/{noun}/{place}")).json().get("introduction")

    texts = {
        noun: place,
        "summary": "For all who like quokkas.",
        "ur.summary": "تعارف",
        "status": "published",
    }
    saved = await save(editor.browser, new, **texts)
    assert await read_introduction() is None
    published = await press(editor.browser, saved.headers["location"].partition("?")[0], "publish")
    address = published.headers["location"].partition("?")[0]
    assert await read_introduction() == {
        "summary": "For all who like quokkas.", "translations": {"ur": {"summary": "تعارف"}},
    }  # fmt: skip
    assert f'<a href="{page}">Open on the site</a>' in (await editor.browser.get(address)).text
    assert stage.read("SELECT count(*) FROM outbox") == 0
    again = await save(editor.browser, new, **texts)
    assert f'<a href="#{noun}">' in again.text
    assert again.status_code == 422
    await press(editor.browser, address, "withdraw")
    assert await read_introduction() is None
