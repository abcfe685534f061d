"""Requests for objects of other persons.

The SQL statements of these requests select by person, and those for one object also by id.
"""

import re
import zipfile
from importlib import import_module
from io import BytesIO
from typing import Any

import pytest

from schemas.secret_hashes import hash_token
from tests.integration.account.attacks.attack import Attack, Group, OpenGuard, Run
from tests.integration.account.attacks.stage import CODE, Stage, is_signed_in, set_cookie
from tests.integration.account.reminders.scholarships import add_scholarship
from tests.integration.account.site import Person, make_email
from tests.integration.account.test_documents import PDF, upload
from tests.integration.account.test_profile import build_photo

_OWNER = re.compile(r"(?:\w+\.)?person_id = (%(?:\(\w+\))?s)")
APPLICATIONS, DOCUMENTS = "/api/account/applications", "/api/account/documents"
FOLLOWED, REMINDERS = "/api/account/followed-institutes", "/api/account/deadline-reminders"
SAVED = "/api/account/saved-searches"
SAVED_BODY = {"name": "own", "address": "", "request": {}, "frequency": "daily", "time_zone": "UTC"}


def remove_owner(statement: str) -> str:
    """Replace the condition on the person with a condition that is always true and takes the same parameter."""
    return _OWNER.sub(r"\1::bigint IS NOT NULL", statement)


def ignore_owner(*modules: str) -> OpenGuard:
    """Build a function that removes the condition on the person from the SQL that modules run with `read_rows`."""

    def open_guard(_: Stage, patch: pytest.MonkeyPatch) -> None:
        for module in modules:
            original = import_module(module).read_rows

            async def read_rows_of_all(
                connection: Any, statement: str, parameters: Any = (), original: Any = original
            ) -> Any:
                return await original(connection, remove_owner(statement), parameters)

            patch.setattr(f"{module}.read_rows", read_rows_of_all)

    return open_guard


async def read_application(stage: Stage) -> bool:
    attacker, application = stage.add_person(), stage.add_application(stage.add_person())
    return (await attacker.browser.get(f"{APPLICATIONS}/{application}")).status_code == 200


async def list_applications(stage: Stage) -> bool:
    attacker, application = stage.add_person(), stage.add_application(stage.add_person())
    return application in (await attacker.browser.get(APPLICATIONS)).text


async def withdraw_application(stage: Stage) -> bool:
    attacker, application = stage.add_person(), stage.add_application(stage.add_person())
    await attacker.browser.post(f"{APPLICATIONS}/{application}/withdraw")
    return bool(stage.read("SELECT state = 'withdrawn' FROM application WHERE id = %s", application))


async def add_document(person: Person) -> str:
    return str((await upload(person)).json()["id"])


async def download_document(stage: Stage) -> bool:
    attacker, document = stage.add_person(), await add_document(stage.add_person())
    return (await attacker.browser.get(f"{DOCUMENTS}/{document}")).content == PDF


async def list_documents(stage: Stage) -> bool:
    attacker, document = stage.add_person(), await add_document(stage.add_person())
    return document in (await attacker.browser.get(DOCUMENTS)).text


async def delete_document(stage: Stage) -> bool:
    attacker, document = stage.add_person(), await add_document(stage.add_person())
    await attacker.browser.delete(f"{DOCUMENTS}/{document}")
    return not stage.read("SELECT count(*) FROM document WHERE id = %s", document)


async def attach_document(stage: Stage) -> bool:
    attacker, application = stage.add_person(), stage.add_application(stage.add_person())
    return (await upload(attacker, application_id=application)).status_code == 200


async def read_photo(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    files = {"photo": ("me.png", build_photo(size=(8, 8)), "image/png")}
    await victim.browser.post("/crm/editProfile.php", data={"user_id": str(victim.id)}, files=files)
    profile = (await victim.browser.get("/crm/myProfile.php", params={"user_id": victim.id})).json()
    return (await attacker.browser.get(profile["photo"])).status_code == 200


async def export_data(stage: Stage) -> bool:
    attacker, application = stage.add_person(), stage.add_application(stage.add_person())
    response = await attacker.browser.post("/api/account/own-data/export")
    with zipfile.ZipFile(BytesIO(response.content)) as archive:
        return application in archive.read("data.json").decode()


async def list_sessions(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    session = stage.read("SELECT id FROM session WHERE person_id = %s", victim.id)
    return str(session) in (await attacker.browser.get("/api/account/sessions")).text


async def end_session(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    session = stage.read("SELECT id FROM session WHERE person_id = %s", victim.id)
    await attacker.browser.delete(f"/api/account/sessions/{session}")
    return not await is_signed_in(victim.browser, victim)


async def list_followed(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    await victim.browser.put(f"{FOLLOWED}/{stage.institute_id}")
    return bool((await attacker.browser.get(FOLLOWED)).json()["results"])


async def unfollow(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    await victim.browser.put(f"{FOLLOWED}/{stage.institute_id}")
    await attacker.browser.delete(f"{FOLLOWED}/{stage.institute_id}")
    return not stage.read("SELECT count(*) FROM institute_follow WHERE person_id = %s", victim.id)


def unfollow_for_all(_: Stage, patch: pytest.MonkeyPatch) -> None:
    module = import_module("api.followed_institute.queries")
    patch.setattr(module, "_REMOVE", remove_owner(module._REMOVE))


async def list_reminders(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    await victim.browser.put(f"{REMINDERS}/{add_scholarship(stage.connection)}")
    return bool((await attacker.browser.get(REMINDERS)).json()["results"])


async def remove_reminder(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    scholarship = add_scholarship(stage.connection)
    await victim.browser.put(f"{REMINDERS}/{scholarship}")
    await attacker.browser.delete(f"{REMINDERS}/{scholarship}")
    return not stage.read("SELECT count(*) FROM deadline_reminder WHERE person_id = %s", victim.id)


def remove_for_all(_: Stage, patch: pytest.MonkeyPatch) -> None:
    module = import_module("api.deadline_reminder.queries")
    patch.setattr(module, "_REMOVE", remove_owner(module._REMOVE))


async def save_search(stage: Stage) -> tuple[Person, str]:
    """Return an attacker, and the path of the saved search of another person."""
    attacker, victim = stage.add_person(), stage.add_person()
    await victim.browser.post(SAVED, json=SAVED_BODY)
    search = stage.read("SELECT id FROM saved_search WHERE person_id = %s", victim.id)
    return attacker, f"{SAVED}/{search}"


async def list_saved(stage: Stage) -> bool:
    attacker, path = await save_search(stage)
    return path.rsplit("/", maxsplit=1)[1] in (await attacker.browser.get(SAVED)).text


async def change_saved(stage: Stage) -> bool:
    attacker, path = await save_search(stage)
    change = {"name": "other", "frequency": "off", "time_zone": "UTC"}
    return (await attacker.browser.put(path, json=change)).status_code == 200


async def delete_saved(stage: Stage) -> bool:
    attacker, path = await save_search(stage)
    return (await attacker.browser.delete(path)).status_code == 200


async def take_email_code(stage: Stage) -> bool:
    attacker, victim, new_email = stage.add_person(), stage.add_person(), make_email()
    stage.add_email_code(victim, new_email)
    await attacker.browser.post("/api/account/email/confirm", json={"code": CODE})
    return bool(stage.read("SELECT email = %s FROM person WHERE id = %s", new_email, attacker.id))


async def use_session_id_as_token(stage: Stage) -> bool:
    """Use the id of a session as its token. The ids are in the list of sessions, and may be in logs."""
    victim, thief = stage.add_person(), stage.site.open_browser()
    session = stage.read("SELECT id FROM session WHERE person_id = %s", victim.id)
    set_cookie(thief, "session", str(session))
    return await is_signed_in(thief, victim)


def sign_in_with_session_id(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    def find_hash(token: str) -> bytes:
        stored = stage.read("SELECT token_hash FROM session WHERE id::text = %s", token)
        return bytes(stored) if stored is not None else hash_token(token)

    patch.setattr("api.account.sessions.hash_token", find_hash)


def build(name: str, run: Run, open_guard: OpenGuard) -> Attack:
    guard = "SQL statements select by id and by person"
    return Attack(Group.OBJECT_REFERENCE, name, guard, run, open_guard)


_APPLICATION, _DOCUMENT = ignore_owner("api.application.queries"), ignore_owner("api.document.queries")
_SESSIONS, _SAVED = ignore_owner("api.account.sessions"), ignore_owner("api.saved_search.queries")
ATTACKS = (
    build("read an application", read_application, _APPLICATION),
    build("list applications", list_applications, _APPLICATION),
    build("withdraw an application", withdraw_application, _APPLICATION),
    build("download a document", download_document, _DOCUMENT),
    build("list documents", list_documents, _DOCUMENT),
    build("delete a document", delete_document, _DOCUMENT),
    build("add a document to an application", attach_document, _DOCUMENT),
    build("see a photo by its address", read_photo, ignore_owner("api.account.person")),
    build("export the data of all persons", export_data, ignore_owner("api.own_data.export")),
    build("list sessions", list_sessions, _SESSIONS),
    build("end a session", end_session, _SESSIONS),
    build("list followed institutes", list_followed, ignore_owner("api.followed_institute.queries")),
    build("unfollow an institute", unfollow, unfollow_for_all),
    build("list reminders", list_reminders, ignore_owner("api.deadline_reminder.queries")),
    build("remove a reminder", remove_reminder, remove_for_all),
    build("list saved searches", list_saved, _SAVED),
    build("change a saved search", change_saved, _SAVED),
    build("delete a saved search", delete_saved, _SAVED),
    build(
        "enter the code for a new address of another person",
        take_email_code,
        ignore_owner("api.account.passwords", "api.account.code_guesses"),
    ),
    Attack(
        Group.OBJECT_REFERENCE,
        "use the id of a session as its token",
        "sessions are found by the hash of a random token",
        use_session_id_as_token,
        sign_in_with_session_id,
    ),
)
