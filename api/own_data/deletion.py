"""Deletes a person."""

from api.account.passwords import check_password
from api.account.secret_checks import SecretChecks
from api.account.sessions import SignedIn
from api.database import Database


async def delete_own_person(
    database: Database, checks: SecretChecks, session: SignedIn, password: str
) -> None:
    """Raises Refusal 401 for a wrong password. The function `delete_person` of the database does the rest."""
    await check_password(database, checks, session, password)
    async with database.transaction() as connection:
        await connection.execute("SELECT delete_person(%s)", (session.person_id,))
