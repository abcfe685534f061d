"""The request that deletes the person's own account."""

from schemas.contracts.account.passwords import Password
from schemas.contracts.base import Input


class PersonDeletion(Input):
    """Deletes the account with all its data. The password confirms the request."""

    current_password: Password
