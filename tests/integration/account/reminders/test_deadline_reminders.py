"""A person is reminded once of each deadline, by mail and in the language of the person."""

from datetime import date, timedelta

import psycopg
import pytest
from psycopg.types.json import Jsonb

from indexer.delivery.database import connect
from indexer.delivery.mail.dates import format_date
from indexer.delivery.reminders import DAYS_BEFORE, DAYS_BEFORE_IF_LATE, write_due_reminders
from schemas.vocabulary.site_languages import SiteLanguage
from tests.integration.account.reminders.scholarships import add_scholarship
from tests.integration.account.site import Person, Site

REMINDERS = "/api/account/deadline-reminders"
NAME = "Grant for {braces} & <b>tags</b>"


async def add_reminder(person: Person, scholarship: int) -> None:
    assert (await person.browser.put(f"{REMINDERS}/{scholarship}")).status_code == 200


def write_reminders(site: Site) -> int:
    with connect(site.settings) as connection:
        return write_due_reminders(connection)


def move_deadline(connection: psycopg.Connection, scholarship: int, days: int) -> None:
    connection.execute(
        "UPDATE scholarship SET deadline = current_date + %s WHERE id = %s", (days, scholarship)
    )


def set_age(connection: psycopg.Connection, person: Person, days: int) -> None:
    """Set the time at which the person asked for reminders to `days` days ago."""
    connection.execute(
        "UPDATE deadline_reminder SET created_at = now() - %s * INTERVAL '1 day' WHERE person_id = %s",
        (days, person.id),
    )


def read_reminders(site: Site, person: Person) -> list[str]:
    """Send the mails, and return the reminders."""
    return [text for text in site.read_mails(person.email) if "/scholarship-detail/" in text]


async def test_reminders_are_listed_by_deadline_and_removed(
    site: Site, person: Person, other: Person, connection: psycopg.Connection
) -> None:
    late, soon = add_scholarship(connection, 60, NAME), add_scholarship(connection, 0)
    for scholarship in (late, soon, soon):
        await add_reminder(person, scholarship)
    listed = (await person.browser.get(REMINDERS)).json()["results"]
    assert [each["id"] for each in listed] == [soon, late]
    assert listed[1]["name"] == NAME
    assert listed[0]["deadline"] == date.today().isoformat()
    assert (await other.browser.delete(f"{REMINDERS}/{soon}")).json() == {"results": []}
    left = (await person.browser.delete(f"{REMINDERS}/{soon}")).json()["results"]
    assert [each["id"] for each in left] == [late]
    assert (await site.open_browser().put(f"{REMINDERS}/{late}")).status_code == 401


@pytest.mark.parametrize(
    ("days", "status", "expected"),
    [(None, "published", 409), (-1, "published", 409), (9, "draft", 404), (9, "withdrawn", 404)],
)
async def test_only_a_published_deadline_in_the_future_has_reminders(
    person: Person, connection: psycopg.Connection, days: int | None, status: str, expected: int
) -> None:
    scholarship = add_scholarship(connection, days, status=status)
    assert (await person.browser.put(f"{REMINDERS}/{scholarship}")).status_code == expected
    assert (await person.browser.put(f"{REMINDERS}/2147483647")).status_code == 404
    assert (await person.browser.put(f"{REMINDERS}/2147483648")).status_code == 422


async def test_a_mail_is_sent_once_for_each_deadline(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    scholarship = add_scholarship(connection, DAYS_BEFORE + 1, NAME)
    await add_reminder(person, scholarship)
    assert write_reminders(site) == 0
    move_deadline(connection, scholarship, DAYS_BEFORE)
    assert write_reminders(site) == 1
    assert write_reminders(site) == 0
    (text,) = read_reminders(site, person)
    deadline = date.today() + timedelta(days=DAYS_BEFORE)
    assert f"{NAME}: the last day to apply is {format_date(deadline, SiteLanguage.ENGLISH)}." in text
    # The deadline moves, and the source withdraws the scholarship.
    move_deadline(connection, scholarship, DAYS_BEFORE - 4)
    set_age(connection, person, days=10)
    connection.execute("UPDATE scholarship SET status = 'withdrawn' WHERE id = %s", (scholarship,))
    assert write_reminders(site) == 0
    connection.execute("UPDATE scholarship SET status = 'published' WHERE id = %s", (scholarship,))
    assert write_reminders(site) == 1
    assert len(read_reminders(site, person)) == 2


async def test_a_late_reminder_waits_until_three_days_before(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    scholarship = add_scholarship(connection, DAYS_BEFORE_IF_LATE + 1)
    await add_reminder(person, scholarship)
    assert write_reminders(site) == 0
    move_deadline(connection, scholarship, DAYS_BEFORE_IF_LATE)
    assert write_reminders(site) == 1
    move_deadline(connection, scholarship, -1)
    assert write_reminders(site) == 0


async def test_a_mail_has_the_language_of_the_person_and_stops_when_removed(
    site: Site, person: Person, other: Person, connection: psycopg.Connection
) -> None:
    scholarship = add_scholarship(connection, 2)
    for each in (person, other):
        await add_reminder(each, scholarship)
    connection.execute("UPDATE person SET language = 'ur' WHERE id = %s", (person.id,))
    translations = Jsonb({"ur": {"name": "ایک وظیفہ", "description": "<p>فیس</p>"}})
    connection.execute("UPDATE scholarship SET translations = %s WHERE id = %s", (translations, scholarship))
    (listed,) = (await person.browser.get(REMINDERS)).json()["results"]
    assert listed["translations"] == {"ur": {"name": "ایک وظیفہ"}}
    assert write_reminders(site) == 2
    await other.browser.delete(f"{REMINDERS}/{scholarship}")
    (text,) = read_reminders(site, person)
    assert format_date(date.today() + timedelta(days=2), SiteLanguage.URDU) in text
    assert "آخری دن" in text
    assert ("ایک وظیفہ" in text, "A grant" in text) == (True, False)
    assert read_reminders(site, other) == []
