from api.account.passwords import check_password
from api.account.secret_checks import SecretChecks
from api.account.sessions import SignedIn
from api.database import Database


async def delete_own_person(
    database: Database, checks: SecretChecks, session: SignedIn, password: str
) -> None:
    """Delete the signed-in person and the data of the person, and order a mail that confirms the deletion.

    The SQL function `delete_person` does this. If the person was an editor or a counsellor, the edited content, notes
    and replies stay, but no longer refer to the person. Raises Refusal 401 like `check_password`.
    """
    await check_password(database, checks, session, password)
    async with database.transaction() as connection:
        await connection.execute("SELECT delete_person(%s)", (session.person_id,))
