"""Each submitted form is stored once, together with its delivery to the CRM."""

import asyncio
from typing import Any
from uuid import uuid4

import httpx
import psycopg
import pytest

from schemas.forms.enquiry_forms import ELIGIBILITY, ENQUIRIES, ENQUIRIES_BY_CALL, SELECTOR_BY_CALL
from schemas.forms.rules import Form
from tests.integration.account.site import URDU_DIGITS, Person, Site
from tests.unit.forms.test_rules import build_valid_values

CALLS = {form.name: call for call, forms in ENQUIRIES_BY_CALL.items() for form in forms}


def build_enquiry(form: Form, person: int | None, /, **changes: str) -> dict[str, str]:
    values = build_valid_values(form) | {SELECTOR_BY_CALL[CALLS[form.name]]: str(form.source)}
    values.pop("course_id", None)
    values.pop("user_id", None)
    return values | ({} if person is None else {"user_id": str(person)}) | changes


async def submit(browser: httpx.AsyncClient, form: Form, values: dict[str, str]) -> httpx.Response:
    return await browser.post(f"/crm/{CALLS[form.name]}", data=values)


def read_stored(connection: psycopg.Connection, submission_id: str) -> tuple[Any, ...]:
    row = connection.execute(
        "SELECT person_id, call, form, course_id, content FROM submission WHERE id = %s", (submission_id,)
    ).fetchone()
    assert row is not None
    return row


def count_deliveries(connection: psycopg.Connection, submission_id: str) -> int:
    row = connection.execute(
        "SELECT count(*) FROM crm_delivery WHERE submission_id = %s AND state = 'pending'", (submission_id,)
    ).fetchone()
    assert row is not None
    return int(row[0])


async def test_a_year_can_be_typed_in_urdu_digits(person: Person, connection: psycopg.Connection) -> None:
    values = build_enquiry(ELIGIBILITY, person.id, bachelor_passing_year="2024".translate(URDU_DIGITS))
    response = await submit(person.browser, ELIGIBILITY, values)
    assert response.status_code == 200, response.text
    assert read_stored(connection, response.json()["submission_id"])[4]["bachelor_passing_year"] == "2024"


@pytest.mark.parametrize("form", ENQUIRIES, ids=lambda form: form.name)
async def test_a_form_is_stored_with_its_delivery(
    person: Person, connection: psycopg.Connection, form: Form
) -> None:
    row = connection.execute("SELECT id FROM published_course ORDER BY id LIMIT 1").fetchone()
    assert row is not None
    values = build_enquiry(form, person.id, course_id=str(row[0]), mobile="+92 300 1234567")
    response = await submit(person.browser, form, values)
    assert response.status_code == 200, response.text
    texts = {"createCase.php": "Submitted Successfully"}
    assert response.json()["message"] == texts.get(CALLS[form.name], "Application Submitted")
    stored = read_stored(connection, response.json()["submission_id"])
    assert stored[:4] == (person.id, CALLS[form.name], form.name, row[0])
    assert stored[4]["mobile"] == "+923001234567"
    assert stored[4]["user_id"] == str(person.id)
    assert stored[4][SELECTOR_BY_CALL[CALLS[form.name]]] == form.source
    assert count_deliveries(connection, response.json()["submission_id"]) == 1


@pytest.mark.parametrize("form", ENQUIRIES, ids=lambda form: form.name)
async def test_a_form_without_values_lists_every_wrong_field(person: Person, form: Form) -> None:
    selector = SELECTOR_BY_CALL[CALLS[form.name]]
    values = {"user_id": str(person.id), selector: str(form.source)}
    response = await submit(person.browser, form, values)
    assert response.status_code == 400
    assert len(response.json()["fields"]) >= 4


async def test_a_visitor_may_only_ask_for_assistance(site: Site, connection: psycopg.Connection) -> None:
    visitor = site.open_browser()
    for form in ENQUIRIES:
        response = await submit(visitor, form, build_enquiry(form, None))
        assert response.status_code == (401 if form.needs_account else 200), form.name
        if not form.needs_account:
            assert read_stored(connection, response.json()["submission_id"])[0] is None


async def test_an_unknown_source_names_the_choices(person: Person) -> None:
    values = {"user_id": str(person.id), "source": "Other"}
    response = await person.browser.post("/crm/webForms.php", data=values)
    assert response.json()["fields"] == [
        {"field": "source", "reason": "Expected one of: Apply-Now, Get-Free-Counselling, Check-Eligibility"}
    ]


async def test_a_repeated_submission_is_stored_once(person: Person, connection: psycopg.Connection) -> None:
    form, key = ENQUIRIES[0], str(uuid4())
    values = build_enquiry(form, person.id, submission_id=key)
    responses = await asyncio.gather(*(submit(person.browser, form, values) for _ in range(4)))
    assert {each.json()["submission_id"] for each in responses} == {key}
    assert count_deliveries(connection, key) == 1


async def test_a_key_cannot_be_used_for_other_content_or_by_another_person(
    person: Person, other: Person, connection: psycopg.Connection
) -> None:
    form, key = ENQUIRIES[0], str(uuid4())
    await submit(person.browser, form, build_enquiry(form, person.id, submission_id=key))
    changed = build_enquiry(form, person.id, submission_id=key, message="Another one")
    assert (await submit(person.browser, form, changed)).status_code == 409
    foreign = build_enquiry(form, other.id, submission_id=key)
    assert (await submit(other.browser, form, foreign)).status_code == 409
    assert read_stored(connection, key)[4]["message"] == "Hello\nthere"


@pytest.mark.parametrize(
    ("field", "value"),
    [("is_admin", "1"), ("person_id", "1"), ("state", "x" * 301), ("submission_id", "1"), ("course_id", "0")],
)
async def test_foreign_or_wrong_parameters_are_refused(person: Person, field: str, value: str) -> None:
    form = ENQUIRIES[0]
    response = await submit(person.browser, form, build_enquiry(form, person.id, **{field: value}))
    assert response.status_code == 400
    assert response.json()["field"] == field


async def test_a_script_is_stored_as_plain_text(person: Person, connection: psycopg.Connection) -> None:
    form, text = ENQUIRIES[0], "<script>alert(1)</script> {{7*7}} =cmd|' /C calc'!A0"
    response = await submit(person.browser, form, build_enquiry(form, person.id, message=text))
    assert response.headers["content-type"] == "application/json"
    assert read_stored(connection, response.json()["submission_id"])[4]["message"] == text
