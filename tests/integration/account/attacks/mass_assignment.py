"""Parameters that try to set columns without a field in the form."""

import pytest

from api.crm import profile_changes
from tests.integration.account.attacks.attack import Attack, Group, accept_all_values
from tests.integration.account.attacks.stage import Stage

VALUES = {
    "role": "administrator",
    "email": "owner@example.com",
    "password_hash": "a hash that the attacker knows",
    "mobile": "+447911123456",
    "last_signed_in_at": "2099-01-01",
}
"""Values for columns of a person that the profile must not set."""


def build(column: str, value: str) -> Attack:
    async def set_column(stage: Stage) -> bool:
        person = stage.add_person()
        values = {"user_id": str(person.id), column: value}
        await person.browser.post("/crm/editProfile.php", data=values)
        return str(stage.read(f"SELECT {column} FROM person WHERE id = %s", person.id)).startswith(value)

    def write_column(stage: Stage, patch: pytest.MonkeyPatch) -> None:
        """A careless site: write every given parameter, and thus also this column."""
        accept_all_values()(stage, patch)
        statement = profile_changes._UPDATE.replace("SET ", f"SET {column} = %({column})s, ")
        patch.setattr(profile_changes, "_UPDATE", statement)
        patch.setattr(profile_changes, "_COLUMNS", (*profile_changes._COLUMNS, column))
        patch.setattr(profile_changes, "normalise_phone", lambda _: "+923001234567")

    guard = "the form lists its parameters, the statement lists its columns"
    return Attack(Group.MASS_ASSIGNMENT, f"set {column} of the own person", guard, set_column, write_column)


ATTACKS = tuple(build(column, value) for column, value in VALUES.items())
