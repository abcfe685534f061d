"""Checks that a request is about the signed-in person."""

from api.account.sessions import SignedIn
from api.crm.parameters import Parameters
from api.refusal import Refusal
from schemas.vocabulary.accounts import Message


def require_own_id(parameters: Parameters, session: SignedIn) -> None:
    """Raises Refusal 403 unless user_id is the id of the session's person."""
    if parameters.values.get("user_id") != str(session.person_id):
        raise Refusal(403, Message.FOREIGN_USER_ID.value, {"user_id": Message.FOREIGN_USER_ID.value})
