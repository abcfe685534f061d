"""The dependency that protects the pages and calls of a role."""

from collections.abc import Awaitable, Callable

from api.account.dependencies import OptionalSessionDep
from api.account.sessions import SignedIn
from api.refusal import Refusal
from schemas.vocabulary.roles import STAFF_ROLES, Role

NO_PAGE = "There is no such page, or you are not signed in with a role that may open it"
CODE_NEEDED = "Enter a code of your second factor first, at /staff/second-factor"


class SessionNeeded(Refusal):
    """Nobody is signed in, for example because the session has ended."""

    def __init__(self) -> None:
        super().__init__(404, NO_PAGE)


class SecondFactorNeeded(Refusal):
    """The session has the role, but no code of the second factor was entered in this session."""

    def __init__(self) -> None:
        super().__init__(403, CODE_NEEDED)


def require_role(role: Role) -> Callable[..., Awaitable[SignedIn]]:
    """Build a dependency for the pages and calls of a role. Administrators may use these pages and calls too. Example:

        EditorDep = Annotated[SignedIn, Depends(require_role(Role.EDITOR))]

    The dependency raises SessionNeeded if nobody is signed in, and Refusal 404 if the person has neither the role nor
    the role administrator. It raises SecondFactorNeeded if no code of the second factor was entered in the session.
    """

    async def find_session_with_role(session: OptionalSessionDep) -> SignedIn:
        if session is None:
            raise SessionNeeded
        if not may_act_as(session, role):
            raise Refusal(404, NO_PAGE)
        check_second_factor(session)
        return session

    return find_session_with_role


def may_act_as(session: SignedIn, role: Role) -> bool:
    return session.role in {role, Role.ADMINISTRATOR}


def check_second_factor(session: SignedIn) -> None:
    if not session.has_second_factor:
        raise SecondFactorNeeded


async def require_any_role(session: OptionalSessionDep) -> SignedIn:
    """Return the session if its person is staff, even before the second factor. Otherwise raise Refusal 404."""
    if session is None or session.role not in STAFF_ROLES:
        raise Refusal(404, NO_PAGE)
    return session
