"""The request that deletes the person's own account."""

from schemas.contracts.account.passwords import Password
from schemas.contracts.base import Input


class PersonDeletion(Input):
    """The request to delete the account with all its data. The current password confirms the request."""

    current_password: Password
