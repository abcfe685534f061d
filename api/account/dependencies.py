"""The dependencies of account and CRM routes."""

from typing import Annotated

from fastapi import Depends, Request

from api.account.cookies import SESSION, read_cookie
from api.account.secret_checks import SecretChecks
from api.account.sessions import SignedIn, find_session
from api.dependencies import DatabaseDep
from api.edge.client_address import build_client_key
from api.refusal import Refusal
from api.throttling.limits import Throttle
from schemas.vocabulary.accounts import MailLanguage, Message


async def _get_secret_checks(request: Request) -> SecretChecks:
    checks: SecretChecks = request.app.state.secret_checks
    return checks


SecretChecksDep = Annotated[SecretChecks, Depends(_get_secret_checks)]


async def _get_throttle(request: Request) -> Throttle:
    throttle: Throttle = request.app.state.throttle
    return throttle


ThrottleDep = Annotated[Throttle, Depends(_get_throttle)]


async def _find_client(request: Request) -> str | None:
    return build_client_key(request.client.host) if request.client else None


ClientDep = Annotated[str | None, Depends(_find_client)]
"""What limits count per client. None for loopback, which can be a proxy that stands for all visitors."""


async def _find_session(request: Request, database: DatabaseDep) -> SignedIn | None:
    """Uses a transaction of its own, so that a request never holds two connections."""
    if read_cookie(request, SESSION) is None:
        return None
    async with database.transaction() as connection:
        return await find_session(connection, request)


OptionalSessionDep = Annotated[SignedIn | None, Depends(_find_session)]


async def _require_session(session: OptionalSessionDep) -> SignedIn:
    if session is None:
        raise Refusal(401, Message.SIGN_IN_NEEDED.value)
    return session


SessionDep = Annotated[SignedIn, Depends(_require_session)]
"""The session of the request. Refusal 401 without one."""


async def _read_language(request: Request) -> MailLanguage:
    """Urdu if it is the first accepted language, otherwise English."""
    first = request.headers.get("accept-language", "").strip().lower()
    return MailLanguage.URDU if first.startswith(MailLanguage.URDU.value) else MailLanguage.ENGLISH


LanguageDep = Annotated[MailLanguage, Depends(_read_language)]
