"""Applications: a form creates them, their state changes only in allowed ways, and other persons cannot see them."""

import asyncio
from itertools import product
from uuid import UUID, uuid4

import psycopg
from psycopg.rows import dict_row

from schemas.applications.moves import MOVE_APPLICATION, build_move_parameters
from schemas.forms.enquiry_forms import APPLY
from schemas.vocabulary.applications import TRANSITIONS, ApplicationActor, ApplicationState, can_change
from tests.integration.account.site import Person, Site
from tests.integration.account.test_submissions import build_enquiry, submit

APPLICATIONS = "/api/account/applications"
WITHDRAWN = ApplicationState.WITHDRAWN


async def apply(person: Person, connection: psycopg.Connection, **changes: str) -> str:
    """Send the form for a published course. Return the id of the application."""
    row = connection.execute("SELECT id FROM published_course ORDER BY id LIMIT 1").fetchone()
    assert row is not None
    values = build_enquiry(APPLY, person.id, course_id=str(row[0]), intake="September", **changes)
    response = await submit(person.browser, APPLY, values)
    assert response.status_code == 200, response.text
    return str(response.json()["submission_id"])


def move(
    connection: psycopg.Connection, application: str, state: ApplicationState, note: str | None = None
) -> bool:
    with connection.cursor(row_factory=dict_row) as cursor:
        parameters = build_move_parameters(UUID(application), state, ApplicationActor.COUNSELLOR, note=note)
        row = cursor.execute(MOVE_APPLICATION, parameters).fetchone()
    assert row is not None
    return bool(row["is_moved"])


async def test_the_form_creates_an_application_with_its_history(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    application = await apply(person, connection)
    (entry,) = (await person.browser.get(APPLICATIONS)).json()["results"]
    assert (entry["id"], entry["state"], entry["can_withdraw"]) == (application, "submitted", True)
    assert entry["intake"] == "September"
    names = connection.execute(
        "SELECT course.name, institute.name FROM application JOIN course ON course.id = course_id "
        "JOIN institute ON institute.id = institute_id WHERE application.id = %s",
        (application,),
    ).fetchone()
    assert names == (entry["course_name"], entry["institute_name"])
    assert move(connection, application, ApplicationState.DOCUMENTS_NEEDED, "Your passport, please <b>")
    detail = (await person.browser.get(f"{APPLICATIONS}/{application}")).json()
    assert [(each["state"], each["actor"], each["note"]) for each in detail["history"]] == [
        ("submitted", "student", None),
        ("documents_needed", "counsellor", "Your passport, please <b>"),
    ]
    assert detail["sent"]["message"] == "Hello\nthere"
    assert "user_id" not in detail["sent"]
    newest, first, _code = site.read_mails(person.email)
    assert "We need more documents for your application." in newest
    assert f"Course: {entry['course_name']}" in newest
    assert "/track-application" in newest
    assert "Your passport" not in newest
    assert "We have received your application." in first


async def test_a_repeated_form_creates_one_application(
    person: Person, connection: psycopg.Connection
) -> None:
    key = str(uuid4())
    await asyncio.gather(*(apply(person, connection, submission_id=key) for _ in range(3)))
    results = (await person.browser.get(APPLICATIONS)).json()["results"]
    assert [each["id"] for each in results] == [key]
    assert len((await person.browser.get(f"{APPLICATIONS}/{key}")).json()["history"]) == 1


async def test_a_student_withdraws_once(site: Site, person: Person, connection: psycopg.Connection) -> None:
    application = await apply(person, connection)
    path = f"{APPLICATIONS}/{application}/withdraw"
    responses = await asyncio.gather(*(person.browser.post(path) for _ in range(3)))
    assert sorted(each.status_code for each in responses) == [200, 409, 409]
    detail = (await person.browser.get(f"{APPLICATIONS}/{application}")).json()
    assert (detail["state"], detail["can_withdraw"]) == ("withdrawn", False)
    assert [each["state"] for each in detail["history"]] == ["submitted", "withdrawn"]
    assert "Your application is withdrawn." in site.read_mails(person.email)[0]
    audited = connection.execute(
        "SELECT action FROM audit_entry WHERE subject = %s", (f"application {application}",)
    ).fetchall()
    assert audited == [("application_moved",)]


async def test_a_visitor_reads_no_applications(site: Site) -> None:
    visitor = site.open_browser()
    for path in (APPLICATIONS, f"{APPLICATIONS}/{uuid4()}"):
        assert (await visitor.get(path)).status_code == 401


async def test_exactly_the_listed_transitions_are_possible(
    person: Person, connection: psycopg.Connection
) -> None:
    application = await apply(person, connection)
    for old, new in product(ApplicationState, repeat=2):
        connection.execute("UPDATE application SET state = %s WHERE id = %s", (old.value, application))
        assert move(connection, application, new) == can_change(old, new) == (old in TRANSITIONS[new])


def test_final_states_lead_nowhere() -> None:
    for final in (ApplicationState.WITHDRAWN, ApplicationState.ENROLLED):
        assert not any(can_change(final, new) for new in ApplicationState)
    assert set(TRANSITIONS) == set(ApplicationState)


async def test_a_course_that_disappears_leaves_its_name(
    person: Person, connection: psycopg.Connection
) -> None:
    application = await apply(person, connection)
    connection.execute(
        "UPDATE course SET status = 'withdrawn' WHERE id = (SELECT course_id FROM application WHERE id = %s)",
        (application,),
    )
    entry = (await person.browser.get(APPLICATIONS)).json()["results"][0]
    assert (entry["course_id"], entry["course_slug"]) == (None, None)
    assert entry["course_name"]


async def test_the_form_sets_neither_state_nor_owner(person: Person, connection: psycopg.Connection) -> None:
    for field in ("person_id", "actor", "changed_at"):
        response = await submit(person.browser, APPLY, build_enquiry(APPLY, person.id, **{field: "offer"}))
        assert (response.status_code, response.json()["field"]) == (400, field)
    assert (await person.browser.get(APPLICATIONS)).json() == {"results": []}
    # The form also has a field `state`: the state of a course, such as Victoria.
    await apply(person, connection, state="offer")
    assert (await person.browser.get(APPLICATIONS)).json()["results"][0]["state"] == "submitted"
