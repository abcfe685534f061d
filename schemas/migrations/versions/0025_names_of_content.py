"""Adds the changes of institute groups, articles and pages to the outbox, so that the index has their names."""

from alembic import op

revision = "0025"
down_revision = "0024"

NOUNS = ("institute_group", "blog", "page")


def upgrade() -> None:
    for noun in NOUNS:
        for event, tables in (
            ("INSERT", "NEW TABLE AS new_rows"),
            ("DELETE", "OLD TABLE AS old_rows"),
            ("UPDATE", "OLD TABLE AS old_rows NEW TABLE AS new_rows"),
        ):
            op.execute(
                f"CREATE TRIGGER capture_{event.lower()}_{noun} AFTER {event} ON {noun} REFERENCING {tables} "
                f"FOR EACH STATEMENT EXECUTE FUNCTION capture_change('{noun}', 'id')"
            )
