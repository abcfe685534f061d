"""The deletion of a person's own data."""

from schemas.contracts.account.passwords import Password
from schemas.contracts.base import Input


class PersonDeletion(Input):
    """The account and all its data disappear. The password shows that the owner asks."""

    current_password: Password
