"""The dependencies of account and CRM endpoints, as `Annotated` types."""

from typing import Annotated

from fastapi import Depends, Request

from api.account.cookies import SESSION, read_cookie
from api.account.secret_checks import SecretChecks
from api.account.sessions import SignedIn, find_session
from api.dependencies import DatabaseDep
from api.edge.client_address import build_client_key
from api.refusal import Refusal
from api.throttling.limits import Throttle
from schemas.vocabulary.accounts import Message
from schemas.vocabulary.site_languages import SiteLanguage, find_accepted_language


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
"""The key of the client for rate limits, made from its IP address.

None for a loopback address, because a proxy on this machine sends the requests of all visitors from such an address.
Also None if the request has no IP address.
"""


async def _find_session(request: Request, database: DatabaseDep) -> SignedIn | None:
    """Find the session, or return None.

    The transaction ends before the endpoint runs, and its connection returns to the pool. The endpoint therefore does
    not hold a second connection for the session.
    """
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
"""The session of the request. Refusal 401 is raised if nobody is signed in."""


async def _read_language(request: Request) -> SiteLanguage:
    return find_accepted_language(request.headers.get("accept-language", ""))


LanguageDep = Annotated[SiteLanguage, Depends(_read_language)]
