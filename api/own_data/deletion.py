from api.account.passwords import check_password
from api.account.secret_checks import SecretChecks
from api.account.sessions import SignedIn
from api.database import Database


async def delete_own_person(
    database: Database, checks: SecretChecks, session: SignedIn, password: str
) -> None:
    """Delete the signed-in person. The SQL function `delete_person` deletes all rows that refer to the person.

    Raises Refusal 401 if the password is wrong.
    """
    await check_password(database, checks, session, password)
    async with database.transaction() as connection:
        await connection.execute("SELECT delete_person(%s)", (session.person_id,))
