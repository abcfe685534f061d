"""Checks the parameter user_id of CRM endpoints."""

from api.account.sessions import SignedIn
from api.crm.parameters import Parameters
from api.refusal import Refusal
from schemas.vocabulary.accounts import Message


def require_own_id(parameters: Parameters, session: SignedIn) -> None:
    """Raise Refusal 403 if user_id is missing or is not the id of the signed-in person."""
    if parameters.values.get("user_id") != str(session.person_id):
        raise Refusal(403, Message.FOREIGN_USER_ID.value, {"user_id": Message.FOREIGN_USER_ID.value})
