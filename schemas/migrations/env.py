"""The entry point of Alembic. All migrations run in one transaction.

A migration waits at most 5 s for a lock. Without this limit, one long transaction of another program could block the
migrations. Every page would then wait for the tables that the migrations have already locked.
"""

from alembic import context
from sqlalchemy import create_engine, pool

engine = create_engine(context.config.attributes["url"], poolclass=pool.NullPool)
with engine.connect() as connection:
    context.configure(connection=connection)
    with context.begin_transaction():
        connection.exec_driver_sql("SET LOCAL lock_timeout = '5s'")
        context.run_migrations()
