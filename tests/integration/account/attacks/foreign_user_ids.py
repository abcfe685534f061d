"""Calls with the user_id of another person. The guard compares user_id with the person of the session."""

import pytest
from fastapi import Request

from api.account import dependencies
from api.account.sessions import SignedIn
from api.crm.parameters import Parameters
from schemas.forms.enquiry_forms import ENQUIRIES
from schemas.forms.rules import Form
from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.attack import Attack, Group, Run
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.site import Person
from tests.integration.account.test_profile import build_photo
from tests.integration.account.test_submissions import CALLS, build_enquiry

OWN_ID = "user_id must be the id of the session's person"
SESSION = "user_id does not replace a session"


def trust_user_id(_: Stage, patch: pytest.MonkeyPatch) -> None:
    """A careless site: treat the person with the given user_id as signed in."""

    def adopt(parameters: Parameters, session: SignedIn) -> None:
        given = parameters.values.get("user_id", "")
        if given.isdigit():
            object.__setattr__(session, "person_id", int(given))

    for module in ("profile_endpoints", "submission_endpoints"):
        patch.setattr(f"api.crm.{module}.require_own_id", adopt)


def trust_user_id_of_visitors(stage: Stage, patch: pytest.MonkeyPatch) -> None:
    """A careless site: identify the visitor by the user_id in the query."""

    async def find_session(_: object, request: Request) -> SignedIn | None:
        given = request.query_params.get("user_id", "")
        session_id = stage.read("SELECT id FROM session WHERE person_id = %s", int(given or 0))
        return SignedIn(session_id, int(given), Role.STUDENT) if given else None

    patch.setattr(dependencies, "read_cookie", lambda *_: "")
    patch.setattr(dependencies, "find_session", find_session)


def spell_ids(attacker: Person, victim: Person) -> tuple[str, ...]:
    return (str(victim.id), f" {victim.id} ", f"+{victim.id}", f"{attacker.id},{victim.id}", "")


def read_profile(method: str) -> Run:
    async def run(stage: Stage) -> bool:
        attacker, victim = stage.add_person(), stage.add_person()
        for user_id in spell_ids(attacker, victim):
            response = await attacker.browser.request(
                method, "/crm/myProfile.php", params={"user_id": user_id}
            )
            if victim.email in response.text:
                return True
        return False

    return run


async def change_name(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    for user_id in spell_ids(attacker, victim):
        values = {"user_id": user_id, "first_name": "Eve"}
        await attacker.browser.post("/crm/editProfile.php", data=values)
    return bool(stage.read("SELECT first_name = 'Eve' FROM person WHERE id = %s", victim.id))


async def change_photo(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    for user_id in spell_ids(attacker, victim):
        files = {"photo": ("me.png", build_photo(size=(8, 8)), "image/png")}
        await attacker.browser.post("/crm/editProfile.php", data={"user_id": user_id}, files=files)
    return bool(stage.read("SELECT count(*) FROM person_photo WHERE person_id = %s", victim.id))


async def add_favourite(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    await mark_course(stage, attacker, victim, "1")
    return bool(stage.read("SELECT count(*) FROM favourite WHERE person_id = %s", victim.id))


async def remove_favourite(stage: Stage) -> bool:
    attacker, victim = stage.add_person(), stage.add_person()
    values = (victim.id, stage.course_id)
    stage.execute("INSERT INTO favourite (person_id, course_id) VALUES (%s, %s)", *values)
    await mark_course(stage, attacker, victim, "0")
    return not stage.read("SELECT count(*) FROM favourite WHERE person_id = %s", victim.id)


async def mark_course(stage: Stage, attacker: Person, victim: Person, check: str) -> None:
    for user_id in spell_ids(attacker, victim):
        values = {"user_id": user_id, "course_id": str(stage.course_id), "fav_check": check}
        await attacker.browser.post("/crm/favCourse.php", data=values)


def submit_form(form: Form) -> Run:
    async def run(stage: Stage) -> bool:
        attacker, victim = stage.add_person(), stage.add_person()
        for user_id in spell_ids(attacker, victim):
            values = build_enquiry(form, None, user_id=user_id)
            await attacker.browser.post(f"/crm/{CALLS[form.name]}", data=values)
        return bool(stage.read("SELECT count(*) FROM submission WHERE person_id = %s", victim.id))

    return run


async def read_profile_as_visitor(stage: Stage) -> bool:
    victim, visitor = stage.add_person(), stage.site.open_browser()
    response = await visitor.get("/crm/myProfile.php", params={"user_id": victim.id})
    return victim.email in response.text


async def submit_form_as_visitor(stage: Stage) -> bool:
    victim, visitor = stage.add_person(), stage.site.open_browser()
    for form in ENQUIRIES:
        values = build_enquiry(form, victim.id)
        await visitor.post(f"/crm/{CALLS[form.name]}", params=values)
    return bool(stage.read("SELECT count(*) FROM submission WHERE person_id = %s", victim.id))


def build(name: str, run: Run) -> Attack:
    return Attack(Group.FOREIGN_USER_ID, name, OWN_ID, run, trust_user_id)


ATTACKS = (
    build("read another profile by GET", read_profile("GET")),
    build("read another profile by POST", read_profile("POST")),
    build("rename another person", change_name),
    build("replace the photo of another person", change_photo),
    build("add a favourite for another person", add_favourite),
    build("remove a favourite of another person", remove_favourite),
    *(build(f"submit the form {form.name} for another person", submit_form(form)) for form in ENQUIRIES),
    Attack(
        Group.FOREIGN_USER_ID,
        "read a profile without signing in",
        SESSION,
        read_profile_as_visitor,
        trust_user_id_of_visitors,
    ),
    Attack(
        Group.FOREIGN_USER_ID,
        "submit forms for a person without signing in",
        SESSION,
        submit_form_as_visitor,
        trust_user_id_of_visitors,
    ),
)
