"""The page on which a person with a role enrols a second factor and enters its codes."""

import re
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Form, Request
from starlette.responses import RedirectResponse, Response

from api.account.cookies import is_https
from api.account.dependencies import SecretChecksDep, ThrottleDep
from api.account.passwords import check_password
from api.account.person import read_person
from api.account.roles import require_any_role
from api.account.sessions import SignedIn, start_session
from api.database import Database
from api.dependencies import DatabaseDep, SettingsDep
from api.refusal import Refusal
from api.staff.pages import HEADERS, LANGUAGE_COOKIE, render
from api.staff.routing import QUERY, SECOND_FACTOR_PATH, PageRoute
from api.staff.second_factor import (
    PURPOSE,
    build_address,
    enrol,
    has_second_factor,
    make_enrolment,
    read_enrolment,
    use_code,
)
from api.throttling import limits
from api.throttling.limits import Throttle
from schemas.encryption import TextEncryption
from schemas.vocabulary.accounts import PASSWORD_MAX_CHARACTERS
from schemas.vocabulary.roles import FIRST_PAGES
from schemas.vocabulary.site_languages import SiteLanguage

router = APIRouter(route_class=PageRoute, include_in_schema=False)
AnyRoleDep = Annotated[SignedIn, Depends(require_any_role)]
_NEXT = re.compile(rf"/(?:staff|admin|analytics)(?:/[A-Za-z0-9-]+)*{QUERY}")
_NEXT_MAX = 1_000
_CODE_MAX = 40
CodeField = Annotated[str, Form(max_length=_CODE_MAX)]
NextField = Annotated[str, Form(max_length=_NEXT_MAX)]
_LANGUAGE_SECONDS = 31_536_000


async def _get_encryption(settings: SettingsDep) -> TextEncryption:
    return TextEncryption(settings.encryption_keys, PURPOSE)


EncryptionDep = Annotated[TextEncryption, Depends(_get_encryption)]


def find_next(session: SignedIn, wanted: str) -> str:
    """Return the address to open after the second factor. Only pages that need a role are accepted."""
    return wanted if _NEXT.fullmatch(wanted) else FIRST_PAGES.get(session.role, SECOND_FACTOR_PATH)


@router.get(SECOND_FACTOR_PATH)
async def show(
    request: Request, session: AnyRoleDep, database: DatabaseDep, _: EncryptionDep, next: str = ""
) -> Response:
    """Show the form for the code. If the person has no second factor yet, show the form for the password.

    If a code was entered in this session already, redirect to the next page, or show that the session is confirmed.
    """
    if session.has_second_factor:
        if session.role in FIRST_PAGES or _NEXT.fullmatch(next):
            return RedirectResponse(find_next(session, next), 303, HEADERS)
        return render(request, "passed.html", next=None, codes=())
    is_enrolled = await has_second_factor(database, session.person_id)
    return render(request, "code.html" if is_enrolled else "start.html", next=next[:_NEXT_MAX], problem=None)


@router.post(SECOND_FACTOR_PATH)
async def enter_code(
    request: Request,
    session: AnyRoleDep,
    database: DatabaseDep,
    encryption: EncryptionDep,
    throttle: ThrottleDep,
    code: CodeField,
    next: NextField = "",
) -> Response:
    """Check the code of the second factor. If it is correct, the session gets more rights and therefore a new token."""
    await limit_guesses(throttle, session)
    if not await use_code(database, encryption, session.person_id, code):
        return render(request, "code.html", 401, next=next, problem="wrong_code")
    response = RedirectResponse(find_next(session, next), 303, HEADERS)
    await _start_confirmed_session(database, request, response, session)
    return response


@router.post(f"{SECOND_FACTOR_PATH}/start")
async def start(
    request: Request,
    session: AnyRoleDep,
    database: DatabaseDep,
    encryption: EncryptionDep,
    throttle: ThrottleDep,
    checks: SecretChecksDep,
    password: Annotated[str, Form(max_length=PASSWORD_MAX_CHARACTERS)],
    next: NextField = "",
) -> Response:
    """Show a new secret if the password is correct. A stolen session alone therefore cannot enrol a second factor."""
    await throttle.enforce(((limits.PASSWORD_BY_PERSON, str(session.person_id)),))
    if await has_second_factor(database, session.person_id):
        return RedirectResponse(SECOND_FACTOR_PATH, 303, HEADERS)
    try:
        await check_password(database, checks, session, password)
    except Refusal as error:
        if error.status != 401:
            raise
        return render(request, "start.html", 401, next=next, problem="wrong_password")
    secret, sealed = make_enrolment(encryption, session.person_id)
    return await _render_secret(request, database, session, (secret, sealed), next, None)


@router.post(f"{SECOND_FACTOR_PATH}/confirm")
async def confirm(
    request: Request,
    session: AnyRoleDep,
    database: DatabaseDep,
    encryption: EncryptionDep,
    throttle: ThrottleDep,
    code: CodeField,
    sealed: Annotated[str, Form(max_length=500)],
    next: NextField = "",
) -> Response:
    """Enrol the second factor with its first code, and show the recovery codes once."""
    await limit_guesses(throttle, session)
    secret = read_enrolment(encryption, session.person_id, sealed)
    if secret is None or await has_second_factor(database, session.person_id):
        return RedirectResponse(SECOND_FACTOR_PATH, 303, HEADERS)
    codes = await enrol(database, encryption, session.person_id, secret, code)
    if codes is None:
        return await _render_secret(request, database, session, (secret, sealed), next, "wrong_code")
    response = render(request, "passed.html", next=find_next(session, next), codes=codes)
    await _start_confirmed_session(database, request, response, session)
    return response


@router.post("/staff/language")
async def choose_language(
    request: Request, _: AnyRoleDep, language: Annotated[SiteLanguage, Form()], back: NextField = ""
) -> Response:
    target = back if _NEXT.fullmatch(back) else "/staff"
    response = RedirectResponse(target, 303, HEADERS)
    response.set_cookie(
        LANGUAGE_COOKIE,
        language.value,
        max_age=_LANGUAGE_SECONDS,
        path="/",
        secure=is_https(request),
        httponly=True,
        samesite="lax",
    )
    return response


async def limit_guesses(throttle: Throttle, session: SignedIn) -> None:
    """Count the guess before it is checked, so that parallel guesses cannot exceed the limit. Raises Refusal 429."""
    person = str(session.person_id)
    await throttle.enforce(((limits.SECOND_FACTOR_BY_PERSON, person), (limits.SECOND_FACTOR_PER_DAY, person)))


async def _start_confirmed_session(
    database: Database, request: Request, response: Response, session: SignedIn
) -> None:
    async with database.transaction() as connection:
        await start_session(connection, request, response, session.person_id, has_second_factor=True)


async def _render_secret(
    request: Request,
    database: Database,
    session: SignedIn,
    enrolment: tuple[str, str],
    next: str,
    problem: str | None,
) -> Response:
    """Show the secret as text and as a QR code. The SVG is a part of the page, so nothing is loaded."""
    secret, sealed = enrolment
    async with database.transaction() as connection:
        email = (await read_person(connection, session.person_id))["email"]
    code = segno.make(build_address(secret, email), micro=False)
    svg = code.svg_inline(scale=5, border=4, dark="#000", light="#fff", title="QR")
    return render(
        request,
        "enrol.html",
        200 if problem is None else 401,
        secret=" ".join(secret[at : at + 4] for at in range(0, len(secret), 4)),
        sealed=sealed,
        qr_code=svg,
        next=next,
        problem=problem,
    )
